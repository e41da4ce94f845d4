"""One standing of a game, told alike from the engine's words and from the twin's lists."""

from collections.abc import Sequence
from functools import lru_cache

from simcore import layout
from simcore.shedding import state as at
from simcore.shedding.text import action_word
from tests.reference.house import RANKS
from tests.reference.laying import judged_card
from tests.reference.shedding import Twin

NAMES = [
    "pile",
    "burnt",
    "talon",
    "passes",
    "top",
    "run",
    "judged",
    "hands",
    "opens",
    "hidden",
    "hand_counts",
    "places",
    "status",
    "active",
    "actor",
]
UNIT = {rank: 16**place for place, rank in enumerate(RANKS)}
PLACE = {rank: place for place, rank in enumerate(RANKS)}
STATUSES = {None: 0, "finished": int(layout.FINISHED), "deadlock": int(layout.DEADLOCK)}
RUNNING = 0
NO_RANK = 13
WORDS = 192
"""So many words of a state tell its standing."""

SEAT, LAYS, OPTIONS, PILE, TOP, RUN, JUDGED, TALON, BURNT = map(
    int,
    (
        layout.SEAT,
        at.LAYS,
        layout.OPTIONS,
        at.PILE,
        at.TOP,
        at.RUN,
        at.JUDGED,
        layout.TALON,
        at.BURNT,
    ),
)
ACTIVE, PASSES, OPEN, HIDDEN, KNOWN, HAND_COUNT, HANDS, HIDDEN_RANKS, PLACES, STATUS, DECK = map(
    int,
    (
        layout.ACTIVE,
        at.PASSES,
        at.OPEN,
        at.HIDDEN,
        at.KNOWN,
        at.HAND_COUNT,
        layout.HANDS,
        at.HIDDEN_RANKS,
        layout.PLACES,
        layout.STATUS,
        layout.DECK,
    ),
)


class QuickTwin(Twin):
    """The twin, which finds its legal actions once for each position."""

    _legal: list[str] | None = None

    def legal(self) -> list[str]:
        """List every legal action of the actor."""
        if self._legal is None:
            self._legal = super().legal()
        return self._legal

    def begin(self, first: int) -> None:
        """Let the first seat act."""
        super().begin(first)
        self._legal = None

    def apply(self, action: str) -> None:
        """Carry out one action."""
        super().apply(action)
        self._legal = None


def packed(cards: Sequence[str]) -> int:
    """Return ranks as thirteen 4-bit counts.

    >>> hex(packed("223"))
    '0x12'
    """
    return sum([UNIT[card] for card in cards])


@lru_cache(maxsize=100_000)
def question(lays: int, options: int) -> frozenset[str]:
    """Return the legal actions that the words LAYS and OPTIONS tell of."""
    words = []
    for place, rank in enumerate(RANKS):
        words += [rank * copies for copies in range(1, (lays >> 4 * place & 15) + 1)]
    words += [action_word(int(at.TAKE) + bit) for bit in range(5) if options >> bit & 1]
    return frozenset(words or ["pass"])


def of_engine(words: list[int], seats: int, actor: int) -> tuple:
    """Return the standing that the first WORDS words of a state tell, `actor` being next."""
    status = words[STATUS]
    return (
        words[PILE],
        words[BURNT],
        words[TALON],
        words[PASSES],
        words[TOP],
        words[RUN],
        words[JUDGED],
        words[HANDS : HANDS + seats],
        words[OPEN : OPEN + seats],
        words[HIDDEN : HIDDEN + seats],
        words[HAND_COUNT : HAND_COUNT + seats],
        words[PLACES : PLACES + seats],
        status,
        words[ACTIVE],
        actor if status == RUNNING else None,
    )


def of_twin(twin: Twin) -> tuple:
    """Return the twin's standing in the same form."""
    pile = twin.pile
    judged = judged_card(pile, twin.house)
    hands = [packed(hand) for hand in twin.hands]
    opens = [packed(row) for row in twin.opens]
    slots = [slots_left("".join(row)) for row in twin.hidden]
    zones = enumerate(zip(hands, opens, slots, strict=True))
    return (
        packed(pile),
        packed(twin.burnt),
        len(twin.talon),
        twin.passes,
        PLACE[pile[-1]] if pile else NO_RANK,
        run_on_top(pile),
        PLACE[judged] if judged else NO_RANK,
        hands,
        opens,
        slots,
        [len(hand) for hand in twin.hands],
        [place or 0 for place in twin.places],
        STATUSES[twin.status],
        sum([1 << seat for seat, zone in zones if any(zone)]),
        twin.actor if twin.status is None else None,
    )


@lru_cache
def slots_left(row: str) -> int:
    """Return the hidden slots that are not emptied, as bits.

    >>> slots_left("5.9")
    5
    """
    return sum([(card != ".") << slot for slot, card in enumerate(row)])


def run_on_top(pile: list[str]) -> int:
    """Return how many equal cards lie on top."""
    run = 0
    while run < len(pile) and pile[-1 - run] == pile[-1]:
        run += 1
    return run


def hidden_and_talon(words: list[int], seats: int) -> tuple:
    """Return the hidden cards, "." where emptied, and the talon, from the top, of whole state words."""
    hidden = [
        [
            RANKS[words[HIDDEN_RANKS + 3 * seat + slot]]
            if words[HIDDEN + seat] >> slot & 1
            else "."
            for slot in range(3)
        ]
        for seat in range(seats)
    ]
    talon = words[DECK + 52 - words[TALON] : DECK + 52]
    return hidden, [RANKS[rank] for rank in talon]


def differences(engine: tuple, twin: tuple) -> str:
    """Name everything in which two standings differ."""
    pairs = zip(NAMES, engine, twin, strict=True)
    return "; ".join(
        f"{name}: engine {ours}, twin {its}" for name, ours, its in pairs if ours != its
    )
