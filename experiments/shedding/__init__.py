"""What runs of the shedding family (app, enkel, vandtia) store."""
