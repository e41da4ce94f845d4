"""How the answers that studies give are told: sentences, tables, figures, a page and data."""
