"""FAMILIES: the literal table of what the runs of each family store, and the only file here that knows them all."""

from experiments.classic import columns as classic
from experiments.classic.unpack import unpack as unpack_classic
from experiments.family import Family
from experiments.shedding import columns as shedding
from experiments.shedding.unpack import unpack as unpack_shedding

FAMILIES = {
    "shedding": Family(shedding.COLUMNS, shedding.GAME_FACTS, shedding.SEAT_FACTS, unpack_shedding),
    "classic": Family(classic.COLUMNS, classic.GAME_FACTS, classic.SEAT_FACTS, unpack_classic),
}
