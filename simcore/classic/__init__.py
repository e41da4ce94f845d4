"""The classic family: klassisk, alla-spelar, uppvand-trumf and mattis. Suits matter, and a game has two phases."""
