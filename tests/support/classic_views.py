"""Questions of the classic family laid out by hand, word by word, and what a strategy answers to them."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from simcore import layout, seats
from simcore.classic import state as at
from simcore.classic.legal import ask_block
from simcore.jit import kernel
from simcore.lineup import resolve
from simcore.players import compiled
from simcore.strategy import Strategy
from simcore.suits import RANKS, SUITS
from strategies.catalogue import CATALOGUES

Block = NDArray[np.uint64]
_0 = np.uint64(0)
TWO_CARD, ALL_PLAY, UPTURNED = 0, 1, 2


def card(word: str) -> int:
    """Return the number of a card.

    >>> card("2c"), card("Th"), card("")
    (0, 34, 52)
    """
    return RANKS.index(word[0]) * 4 + SUITS.index(word[1]) if word else int(at.NO_CARD)


def cards(words: str) -> int:
    """Return the mask of cards written as in "9c Th"."""
    return sum(1 << card(word) for word in words.split())


def written(mask: int) -> str:
    """Return a mask as words.

    >>> written(cards("Th 9c"))
    '9c Th'
    """
    found = [number for number in range(52) if int(mask) >> number & 1]
    return " ".join(RANKS[number // 4] + SUITS[number % 4] for number in found)


def action_word(action: int) -> str:
    """Return an answer as a word of a record (RECORD.md)."""
    if action >= int(at.MANY):
        rank, suits = divmod(action - int(at.MANY), 16)
        return "".join(RANKS[rank] + SUITS[suit] for suit in range(4) if suits >> suit & 1)
    return {int(at.TAKE): "take", int(at.CHANCE): "chance"}.get(action) or written(1 << action)


def put(block: Block, **words: int) -> Block:
    """Write words by their names in state.py or layout.py, in small letters; return the block."""
    for name, value in words.items():
        word = getattr(at, name.upper(), None)
        block[getattr(layout, name.upper()) if word is None else word] = value
    return block


def empty(players: int, hands: Sequence[str]) -> Block:
    """Return a block with these hands and nothing else; seats that are not named hold no card."""
    block = np.zeros(layout.STATE_WORDS, dtype=np.uint64)
    put(block, seats=players, active=(1 << players) - 1, min_stock=2)
    put(block, trump=4, trump_suit=4, trump_card=52, set_aside=52, drawer=13, led=52, top=52)
    for seat, words in enumerate(hands):
        block[int(layout.HANDS) + seat] = cards(words)
        block[int(at.HAND_COUNT) + seat] = len(words.split())
    return block


def phase_one(
    hand: str,
    lays: Sequence[str] = (),
    *,
    talon: int = 20,
    procedure: int = TWO_CARD,
    players: int = 3,
    others: Sequence[str] = (),
    **words: int,
) -> Block:
    """Ask seat 0 in phase one, after these lays of the seats before it in the round."""
    block = put(empty(players, [hand, *others]), phase=1, talon=talon, procedure=procedure)
    size = players if procedure == ALL_PLAY else 2
    first = players - len(lays)
    order = [(first + place) % players for place in range(size)]
    put(block, leader=order[0], round_size=size, round_at=len(lays))
    put(block, round=sum(seat << 4 * place for place, seat in enumerate(order)))
    for seat, lay in zip(order, lays, strict=False):
        block[int(at.LAID) + seat] = cards(lay)
    if lays:
        put(block, led=card(lays[0].split()[0]))
    return asked(put(block, **words))


def phase_two(
    hand: str,
    table: str = "",
    *,
    trump: str = "h",
    players: int = 3,
    others: Sequence[str] = (),
    **words: int,
) -> Block:
    """Ask seat 0 in phase two, with these cards on the table, the one played first written first."""
    block = put(empty(players, [hand, *others]), phase=2, trump=SUITS.index(trump), drawer=1)
    lying = [card(word) for word in table.split()]
    put(block, table=sum(each << 8 * place for place, each in enumerate(lying)))
    top = lying[-1] if lying else int(at.NO_CARD)
    put(block, on_table=len(lying), top=top, target=players if lying else 0)
    for seat in range(players):
        block[int(at.KNOWN) + seat] = block[int(layout.HANDS) + seat]
    return asked(put(block, **words))


def asked(block: Block) -> Block:
    """Ask seat 0, and return the block."""
    ask_block(block, _0)
    return block


@kernel
def _answer(address, view, parameters, memory, rng):
    return seats.call_strategy(
        address,
        layout.view_at(view, _0),
        layout.parameters_at(parameters, _0),
        layout.memory_at(memory, _0),
        layout.rng_at(rng, _0),
    )


def find(name: str) -> Strategy:
    """Return a strategy of the classic catalogue, parameters after a colon."""
    return resolve(name, CATALOGUES["classic"])


class Player:
    """A strategy with a memory of its own and a random stream, outside of any game."""

    def __init__(self, strategy: Strategy | str, seed: int = 0):
        self.strategy = find(strategy) if isinstance(strategy, str) else strategy
        assert self.strategy.phase_two is not None
        functions = {1: self.strategy.turn, 2: self.strategy.phase_two}
        self.functions = {phase: compiled(self.strategy, each) for phase, each in functions.items()}
        self.parameters = np.zeros(layout.PARAMETER_WORDS)
        self.parameters[: len(self.strategy.values)] = self.strategy.values
        self.memory = np.zeros(layout.MEMORY_WORDS, dtype=np.uint64)
        self.rng = np.array([seed, 1, 0, 0, 0, 0, 0, 0], dtype=np.uint64)

    def decide(self, block: Block) -> str:
        """Return, as a word, what the strategy answers to the question that stands in a block."""
        return action_word(self.answer(block))

    def answer(self, block: Block) -> int:
        """Return, as a number, what the strategy answers to the question that stands in a block."""
        address = np.uint64(self.functions[int(block[at.PHASE])].address)
        view = block[: layout.VIEW_WORDS].copy()
        return int(_answer(address, view, self.parameters, self.memory, self.rng))


def decide(name: str, block: Block) -> str:
    """Return what a catalogue strategy answers to the question that stands in a block."""
    return Player(name).decide(block)


def legal(block: Block) -> list[str]:
    """Return every legal action of the question in a block, in a plain way."""
    options = int(block[layout.OPTIONS])
    found = written(int(block[at.LAYS])).split()
    hand = written(int(block[at.HAND])).split() if options & 4 else []
    for rank in RANKS:
        equal = [word for word in hand if word[0] == rank]
        for chosen in range(1 << len(equal)):
            several = [word for place, word in enumerate(equal) if chosen >> place & 1]
            if len(several) > 1:
                found.append("".join(several))
    return found + [word for bit, word in [(1, "take"), (2, "chance")] if options & bit]
