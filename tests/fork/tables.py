"""Tables to fork: positions with strategies seated at them, and games played to a decision."""

import numpy as np

from simcore import layout
from simcore.engine import engine_of
from simcore.forking import FORK_STREAM, SUMS, forking_of
from simcore.games import make_rules
from simcore.players import new_scratch, watch_kind
from strategies.catalogue import find_strategy

CAP = 1000


def line_up(rules, names):
    """Return the rules and the strategies of a table."""
    made = make_rules(rules, (), len(names))
    return made, tuple(find_strategy(name, made) for name in names)


def seated(table, names):
    """Return a scratch in which strategies sit at a position."""
    made, strategies = line_up(table.rules.name, names)
    block = new_scratch(made, strategies, CAP)
    parts = block[layout.PARTS]
    block[: layout.STATE_WORDS] = table.block[: layout.STATE_WORDS]
    block[layout.CAP_AT], block[layout.PARTS] = CAP, parts
    block[layout.WATCHED] = watch_kind(strategies)
    return block


def questions(rules, names, games, *, every=7, seed=3):
    """Yield (block, seat) at every so many decisions of games; the block is good until the next one."""
    made, strategies = line_up(rules, names)
    engine, number = engine_of(made.family), 0
    block = new_scratch(made, strategies, CAP)
    for game in range(games):
        seat = int(engine.begin_block(block, np.uint64(seed), np.uint64(game)))
        while block[layout.STATUS] == layout.RUNNING:
            engine.ask_block(block, np.uint64(seat))
            number += 1
            if number % every == 0:
                yield block, seat
            seat = int(engine.step_block(block, np.uint64(seat)))


def stream_of(redeal=0, game=0):
    """Return the random stream of a re-deal."""
    return np.array([1, FORK_STREAM + redeal, game, 0], dtype=np.uint64)


def redealt(family, block, seat, redeal=0):
    """Return a copy of a block after a re-deal."""
    copy = block.copy()
    forking_of(family).deal_unseen(copy, np.uint64(seat), stream_of(redeal))
    return copy


def forked(family, block, seat, actions, redeals=16, longest=CAP):
    """Return what becomes of a seat after each action, int64 (actions, SUMS)."""
    sums = np.zeros((len(actions), SUMS), dtype=np.int64)
    forking_of(family).fork(
        block,
        np.zeros_like(block),
        np.zeros_like(block),
        np.uint64(seat),
        np.array(actions, dtype=np.uint64),
        stream_of(),
        redeals,
        np.int64(longest),
        sums,
    )
    return sums
