"""The rules in force as words of the state: every field that the kernels read."""

from simcore import layout
from simcore.classic import state as at
from simcore.classic.rules import FIELDS, refuse_small_deck
from simcore.rules import RuleSet
from simcore.table import Block

WORDS = {
    "phase1": at.PROCEDURE,
    "tie": at.TIE,
    "lead_many": at.LEAD_MANY,
    "follow_many": at.FOLLOW_MANY,
    "trump_seen": at.TRUMP_SEEN,
    "pickup": at.BOTTOM,
    "after_pickup": at.PICKER,
    "trick_target": at.TARGET_NOW,
    "next_leader": at.NEXT_LEADS,
    "must_follow_in_phase2": at.MUST_FOLLOW,
}
"""[field]: the word that holds the place of its value among the field's values."""
NUMBERS = {"min_stock_for_chansa": at.MIN_STOCK, "two_player_remove": at.REMOVED}
"""[field]: the word that holds its value, which is a number."""


def write_rules(words: Block, rules: RuleSet, players: int) -> None:
    """Write the rules and the number of seats into a state (uint64, at least STATE_WORDS long).

    A field that the rule set does not have is 0. Raises Refusal if the game is not for that many players.
    """
    rules.check_players(players)
    refuse_small_deck(rules, players)
    words[layout.SEATS] = players
    for name, word in WORDS.items():
        words[word] = FIELDS[name].values.index(rules.fields[name]) if name in rules.fields else 0
    for name, word in NUMBERS.items():
        words[word] = int(rules.fields[name])
