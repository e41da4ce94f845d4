"""A tournament: many strategies at the same tables on the same deals, kept in shards that add up exactly."""
