"""The shedding family: app, enkel and vandtia. Only ranks matter; one engine reads the rule fields."""
