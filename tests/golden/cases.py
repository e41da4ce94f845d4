"""Which games are kept, and how each is made."""

from pathlib import Path
from typing import NamedTuple

from simcore.games import make_rules
from simcore.record import make_record, write_record
from tests.support.players import find

FOLDER = Path(__file__).parent / "games"
REMAKE = "python -m tests.golden.remake"


class Case(NamedTuple):
    """A game: rule set, changed fields, strategies by seat, seed, number, and cap."""

    rules: str
    house: tuple[str, ...]
    strategies: tuple[str, ...]
    seed: int
    game: int
    cap: int | None = None


CASES = {
    "app": Case("app", (), ("lagforst", "samlaren"), 1, 1),
    "app-of-four": Case("app", (), ("talmodig", "tryckaren", "slump", "samlaren:swap=sw6"), 1, 20),
    "app-loop": Case("app", (), ("lagforst:copies=one",) * 3, 1, 1225),
    "app-deadlock": Case("app", ("no_finish=2TA", "swap=false"), ("lagforst",) * 4, 1, 4688),
    "app-seven-and-eight": Case(
        "app", ("seven=at_most_7", "transparent=8"), ("lagforst", "slump", "talmodig"), 1, 17
    ),
    "enkel": Case("enkel", (), ("lagforst", "tryckaren", "slump"), 1, 140),
    "enkel-redraw": Case(
        "enkel",
        ("upcard_ten=redraw", "chansa=any_time", "hand_size=6", "four_scope=single_lay"),
        ("likformig", "slump", "slump", "slump", "slump", "slump"),
        1,
        106,
    ),
    "vandtia": Case("vandtia", (), ("samlaren", "lagforst", "slump"), 1, 75),
    "vandtia-no-turns": Case(
        "vandtia",
        ("burn_extra_turn=false", "initial_upcard=true", "voluntary_pickup=false"),
        ("slump", "lagforst:swap=sw4", "likformig", "talmodig", "tryckaren:pile=5"),
        1,
        62,
    ),
    "vandtia-cap": Case("vandtia", ("no_finish=2T",), ("likformig", "likformig"), 1, 8, cap=80),
    "klassisk": Case("klassisk", (), ("boken", "likformig", "slump"), 1, 118),
    "klassisk-loop": Case("klassisk", (), ("boken",) * 4, 1, 406),
    "klassisk-cap": Case("klassisk", (), ("slump",) * 3, 1, 0, cap=20),
    "klassisk-last-card-chanced": Case(
        "klassisk",
        ("min_stock_for_chansa=1", "two_player_remove=10"),
        ("likformig", "likformig"),
        1,
        156,
    ),
    "klassisk-next-leads": Case(
        "klassisk", ("min_stock_for_chansa=1", "next_leader=next"), ("likformig",) * 3, 1, 83
    ),
    "klassisk-no-stunsa": Case(
        "klassisk",
        ("tie=responder_wins", "trump_seen=owner", "must_follow_in_phase2=true"),
        ("chansaren", "roffaren", "duckaren"),
        1,
        197,
    ),
    "alla-spelar": Case("alla-spelar", (), ("likformig",) * 4, 1, 247),
    "alla-spelar-follow-many": Case(
        "alla-spelar",
        ("follow_many=true", "lead_many=false", "after_pickup=picker"),
        ("likformig", "likformig", "slump"),
        1,
        177,
    ),
    "uppvand-trumf": Case("uppvand-trumf", (), ("boken", "duckaren", "roffaren"), 1, 201),
    "uppvand-trumf-unseen": Case(
        "uppvand-trumf",
        ("trump_seen=nobody", "trick_target=holders_now"),
        ("likformig", "trumfsnalen"),
        1,
        192,
    ),
    "mattis": Case("mattis", (), ("trumfsnalen", "chansaren", "slump", "likformig"), 1, 117),
    "mattis-of-all": Case(
        "mattis",
        ("phase1=all_play", "next_leader=next", "trick_target=holders_now"),
        ("likformig",) * 3,
        1,
        385,
    ),
}


def make(case: Case) -> str:
    """Return the text of a game's file, made by the engine now."""
    rules = make_rules(case.rules, case.house, len(case.strategies))
    strategies = [find(name, case.rules) for name in case.strategies]
    record = make_record(rules, strategies, case.seed, case.game, cap=case.cap, legal=True)
    return write_record(record) + "\n"


def path_of(name: str) -> Path:
    """Return the file of a kept game."""
    return FOLDER / f"{name}.jsonl"
