"""The four classic rule sets as named fields: defaults, values, and what is refused."""

# Fewest and most players (C1).
SEATS = {"klassisk": (2, 4), "alla-spelar": (2, 4), "uppvand-trumf": (2, 4), "mattis": (2, 4)}

# The fields that every rule set of the family has, with the values of `klassisk`.
COMMON: dict[str, object] = {
    "phase1": "two_card",  # C, EM4
    "min_stock_for_chansa": 2,  # C9, EM6
    "trump_seen": "nobody",  # C16
    "pickup": "top_card",  # C26
    "after_pickup": "next",  # C24
    "trick_target": "holders_at_start",  # C27
    "next_leader": "completer",  # C28
    "must_follow_in_phase2": False,  # C23
    "two_player_remove": 0,  # C38, EM7
}

# The fields that only one kind of phase one has, and what they start from (R19).
ONLY_IN: dict[str, dict[str, object]] = {
    "two_card": {"tie": "stunsa"},  # C4
    "all_play": {"lead_many": True, "follow_many": False},  # EA1, EA2
    "upturned_trump": {},  # ET6: no ties
}

# What each rule set changes in the common fields.
CHANGES: dict[str, dict[str, object]] = {
    "klassisk": {},
    "alla-spelar": {"phase1": "all_play"},
    "uppvand-trumf": {"phase1": "upturned_trump", "trump_seen": "all"},  # ET1
    "mattis": {"pickup": "bottom_card"},  # EM1
}

VALUES: dict[str, list[object]] = {
    "phase1": ["two_card", "all_play", "upturned_trump"],
    "tie": ["stunsa", "leader_wins", "responder_wins"],
    "min_stock_for_chansa": [1, 2],
    "lead_many": [True, False],
    "follow_many": [True, False],
    "trump_seen": ["nobody", "owner", "all"],
    "pickup": ["top_card", "bottom_card"],
    "after_pickup": ["next", "picker"],
    "trick_target": ["holders_at_start", "holders_now"],
    "next_leader": ["completer", "next"],
    "must_follow_in_phase2": [True, False],
    "two_player_remove": list(range(21)),
}


def fields_of(rules: str, phase1: str) -> dict[str, object]:
    """Return every field that the rule set has under this `phase1`, with what it starts from."""
    return {**COMMON, **CHANGES[rules], "phase1": phase1, **ONLY_IN[phase1]}


def defaults_of(rules: str) -> dict[str, object]:
    """Return every field of the rule set with its default."""
    return fields_of(rules, {**COMMON, **CHANGES[rules]}["phase1"])


DEFAULTS: dict[str, dict[str, object]] = {rules: defaults_of(rules) for rules in SEATS}


def complete_house(rules: str, house: dict, players: int) -> dict:
    """Return every field of the rule set with its value; raise ValueError for anything refused."""
    if not isinstance(rules, str) or rules not in SEATS:
        raise ValueError(f"no classic rule set is called {rules!r}")
    fewest, most = SEATS[rules]
    if type(players) is not int or not fewest <= players <= most:
        raise ValueError(f"{rules} is for {fewest} to {most} players, not {players!r}")
    for field, value in house.items():
        if field not in VALUES:
            raise ValueError(f"{rules} has no field {field!r}")
        if not is_a_value(field, value):
            raise ValueError(f"{field} cannot be {value!r}")
    fields = fields_of(rules, house.get("phase1", DEFAULTS[rules]["phase1"]))
    for field in house:
        if field not in fields:
            raise ValueError(f"{field} means nothing with phase1={fields['phase1']} (R19)")
    return {**fields, **house}


def is_a_value(field: str, value: object) -> bool:
    """Say whether the field may have the value; 1 is not True, and "2" is not 2."""
    return any(type(value) is type(allowed) and value == allowed for allowed in VALUES[field])


def differing_fields(rules: str, full: dict) -> dict:
    """Keep only the fields that differ from the rule set's defaults, as a record has them.

    A field that the rule set has only because `phase1` is changed is compared with what it starts
    from (R19).
    """
    starts = {**fields_of(rules, full["phase1"]), "phase1": DEFAULTS[rules]["phase1"]}
    return {field: value for field, value in full.items() if value != starts[field]}
