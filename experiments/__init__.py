"""The laboratory: questions become tasks, tasks become chunks, chunks become Parquet, rows become estimates."""
