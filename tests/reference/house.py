"""The three shedding rule sets as named fields: defaults, values, and what is refused."""

# Lowest first. T is an ordinary ten between 9 and J wherever order counts (R4).
RANKS = "23456789TJQKA"

# Fewest and most players (B1, D2).
SEATS = {"app": (2, 4), "enkel": (2, 6), "vandtia": (2, 5)}

# Hidden cards, and as many open ones, per seat.
TABLE_CARDS = {"app": 3, "enkel": 0, "vandtia": 3}

DEFAULTS: dict[str, dict[str, object]] = {
    "app": {
        "starter": "random",  # A1
        "swap": True,  # A3
        "hand_size": 3,
        "voluntary_pickup": True,  # A6
        "chansa": "if_stuck",  # A8
        "two": "extra_turn",  # A13
        "burn_extra_turn": True,  # A11 A15
        "chansa_burn_extra_turn": True,  # A11
        "no_finish": "2T",  # A22
        "stuck_finish": "pass",  # A24
        "initial_upcard": False,  # A5
        "upcard_ten": "burn",
        "seven": "off",  # F1
        "transparent": "none",  # F2
        "four_scope": "pile",  # A20
    },
    "enkel": {  # no table cards, and so no field `swap`
        "starter": "left_of_dealer",  # B4
        "hand_size": 4,
        "voluntary_pickup": False,  # B6
        "chansa": "if_stuck",  # B6
        "two": "plain_low",  # B2
        "burn_extra_turn": True,  # B10
        "chansa_burn_extra_turn": True,  # B9
        "no_finish": "none",  # B13
        "stuck_finish": "pass",
        "initial_upcard": True,  # B5
        "upcard_ten": "burn",  # B3
        "seven": "off",
        "transparent": "none",
        "four_scope": "pile",
    },
    "vandtia": {
        "starter": "lowest_hand_card",  # D1
        "swap": True,  # D3
        "hand_size": 3,  # D7
        "voluntary_pickup": True,  # D10
        "chansa": "if_stuck",  # D8
        "two": "reset_only",  # D4
        "burn_extra_turn": True,  # D5
        "chansa_burn_extra_turn": True,
        "no_finish": "none",  # D9
        "stuck_finish": "pass",
        "initial_upcard": False,
        "upcard_ten": "burn",
        "seven": "off",
        "transparent": "none",
        "four_scope": "pile",  # D6
    },
}

VALUES: dict[str, list[object]] = {
    "starter": ["random", "left_of_dealer", "lowest_hand_card"],
    "swap": [True, False],
    "hand_size": [3, 4, 5, 6],
    "voluntary_pickup": [True, False],
    "chansa": ["if_stuck", "any_time", "off"],
    "two": ["extra_turn", "reset_only", "plain_low"],
    "burn_extra_turn": [True, False],
    "chansa_burn_extra_turn": [True, False],
    "no_finish": ["none", "T", "2T", "2TA"],
    "stuck_finish": ["pass", "allow_finish"],
    "initial_upcard": [True, False],
    "upcard_ten": ["burn", "redraw", "leave_as_any"],
    "seven": ["off", "at_most_7", "below_7"],
    "transparent": ["none", "3", "5", "7", "8"],
    "four_scope": ["pile", "single_lay"],
}


def complete_house(rules: str, house: dict, players: int) -> dict:
    """Return every field of the rule set with its value; raise ValueError for anything refused."""
    if not isinstance(rules, str) or rules not in DEFAULTS:
        raise ValueError(f"no shedding rule set is called {rules!r}")
    fewest, most = SEATS[rules]
    if type(players) is not int or not fewest <= players <= most:
        raise ValueError(f"{rules} is for {fewest} to {most} players, not {players!r}")
    for field, value in house.items():
        if field not in DEFAULTS[rules]:
            raise ValueError(f"{rules} has no field {field!r}")
        if not is_a_value(field, value):
            raise ValueError(f"{field} cannot be {value!r}")
    full = {**DEFAULTS[rules], **house}
    if full["transparent"] == "7" and full["seven"] != "off":
        raise ValueError("a 7 cannot be transparent and bind at once (F2)")
    if cards_needed(rules, full, players) > 52:
        raise ValueError(
            f"hand_size {full['hand_size']} at {players} seats needs too many cards (R11)"
        )
    return full


def is_a_value(field: str, value: object) -> bool:
    """Say whether the field may have the value; 1 is not True, and "3" is not 3."""
    return any(type(value) is type(allowed) and value == allowed for allowed in VALUES[field])


def cards_needed(rules: str, full: dict, players: int) -> int:
    """Count the cards that leave the deck before the first turn, as R11 counts them."""
    if TABLE_CARDS[rules] == 0:
        return players * full["hand_size"] + 1
    upcard = 1 if full["initial_upcard"] else 0
    return players * (2 * TABLE_CARDS[rules] + full["hand_size"]) + upcard


def differing_fields(rules: str, full: dict) -> dict:
    """Keep only the fields that differ from the rule set's defaults, as a record has them."""
    return {field: value for field, value in full.items() if value != DEFAULTS[rules][field]}
