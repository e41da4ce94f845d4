"""The fields of the classic family, its four games, and what combinations cannot be played."""

from collections.abc import Mapping
from dataclasses import replace

from simcore.errors import Refusal
from simcore.rules import Field, RuleSet, Value

_NO_YES = (False, True)

FIELDS = {
    each.name: each
    for each in (
        Field(
            "phase1",
            ("two_card", "all_play", "upturned_trump"),
            "How a trick of phase one is played: by two, by all, or by two under an upturned trump.",
            "C E-all E-trump EM4 R19",
        ),
        Field(
            "tie",
            ("stunsa", "leader_wins", "responder_wins"),
            "What equal ranks do in a two-card trick.",
            "C4",
        ),
        Field(
            "min_stock_for_chansa",
            (1, 2),
            "How many cards the talon must hold for its top card to be turned and played.",
            "C9 C10 R17",
        ),
        Field("lead_many", _NO_YES, "Whether a leader may lay several cards of one rank.", "EA1"),
        Field(
            "follow_many",
            _NO_YES,
            "Whether a follower may lay several cards of one rank.",
            "EA2 R12",
        ),
        Field(
            "trump_seen",
            ("nobody", "owner", "all"),
            "Who sees the trump card before phase two.",
            "C16",
        ),
        Field(
            "pickup",
            ("top_card", "bottom_card"),
            "Which card of the table is picked up: the one played last, or the one played first.",
            "C26 EM1",
        ),
        Field(
            "after_pickup",
            ("next", "picker"),
            "Who acts after a pick-up that leaves cards on the table.",
            "C24",
        ),
        Field(
            "trick_target",
            ("holders_at_start", "holders_now"),
            "How many cards complete a trick: as many as seats held cards when it began, or as hold them now.",
            "C27 R14",
        ),
        Field(
            "next_leader",
            ("completer", "next"),
            "Who leads after a complete trick: its completer, or the next holder to his left.",
            "C28 R15",
        ),
        Field(
            "must_follow_in_phase2",
            _NO_YES,
            "Whether a seat that holds the top card's suit may beat only in that suit.",
            "C23 R16",
        ),
        Field(
            "two_player_remove",
            tuple(range(21)),
            "Cards set aside unseen, with two players only.",
            "C38",
        ),
    )
}

_SHARED: dict[str, Value] = {
    "phase1": "two_card",
    "min_stock_for_chansa": 2,
    "trump_seen": "nobody",
    "pickup": "top_card",
    "after_pickup": "next",
    "trick_target": "holders_at_start",
    "next_leader": "completer",
    "must_follow_in_phase2": False,
    "two_player_remove": 0,
}
OWN_FIELDS: dict[str, dict[str, Value]] = {
    "two_card": {"tie": "stunsa"},
    "all_play": {"lead_many": True, "follow_many": False},
    "upturned_trump": {},
}
"""[phase1]: the fields that only this procedure has, as they start (R19)."""


def _ordered(values: Mapping[str, Value], procedure: str) -> dict[str, Value]:
    """Return the fields that a procedure has, in the family's order."""
    foreign = {
        name
        for other in OWN_FIELDS
        for name in OWN_FIELDS[other]
        if name not in OWN_FIELDS[procedure]
    }
    return {name: values[name] for name in FIELDS if name in values and name not in foreign}


def _game(name: str, title: str, source: str, **own: Value) -> RuleSet:
    values = {**_SHARED, **own}
    procedure = str(values["phase1"])
    fields = _ordered({**values, **OWN_FIELDS[procedure]}, procedure)
    return RuleSet(name, "classic", (2, 4), 3, 1, title, source, fields)


RULE_SETS = {
    each.name: each
    for each in (
        _game("klassisk", "classic two-phase Skitgubbe", "RULES.md 1C, seeds 002, 003, 004"),
        _game(
            "alla-spelar",
            "everyone plays to each phase-one trick, with motlägg",
            "RULES.md 1E E-all, seed 004",
            phase1="all_play",
        ),
        _game(
            "uppvand-trumf",
            "upturned trump, follow suit in phase one",
            "RULES.md 1E E-trump, seed 004",
            phase1="upturned_trump",
            trump_seen="all",
        ),
        _game(
            "mattis",
            "Mattis: the first card of the trick is picked up",
            "RULES.md 1E E-mattis, seed 004",
            pickup="bottom_card",
        ),
    )
}


def base_for(base: RuleSet, changes: Mapping[str, Value]) -> RuleSet:
    """Return a game whose fields are those of the procedure that `changes` name, as they start (R19).

    Raises Refusal if `changes` name a field of another procedure.
    """
    own = str(base.fields["phase1"])
    wanted = str(changes.get("phase1", own)).strip()
    procedure = wanted if wanted in OWN_FIELDS else own
    for name in changes:
        _refuse_foreign_field(base.name, procedure, name)
    if procedure == own:
        return base
    return replace(base, fields=_ordered({**base.fields, **OWN_FIELDS[procedure]}, procedure))


def _refuse_foreign_field(game: str, procedure: str, name: str) -> None:
    homes = [home for home, fields in OWN_FIELDS.items() if name in fields]
    if homes and procedure not in homes:
        raise Refusal(
            f"{game} has no field {name} with phase1={procedure}: leave it out, or set phase1={homes[0]}."
        )


def refuse_impossible(fields: Mapping[str, Value]) -> None:
    """Raise Refusal on fields that exclude each other: none do, where base_for has kept the procedures apart."""


def refuse_small_deck(rules: RuleSet, players: int) -> None:
    """Raise Refusal where a field does not go with the number of players (C38)."""
    removed = rules.fields["two_player_remove"]
    if removed and players != 2:
        raise Refusal(
            f"two_player_remove={removed} is for two players, not for {players}: leave it out, or play with two."
        )
