"""The press: estimates and Parquet become sentences, figures and pages, in Swedish and English."""
