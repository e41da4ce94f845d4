"""TERMS: what the contract is tried on, family by family."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Terms:
    """How the strategies of a family are tried.

    houses: changed fields, played with every number of seats that goes with them. decisions: the counters that count
    a seat's decisions. told: what they are called. compiled: what is compiled, with the family's second function
    given, and without a swap function.
    """

    houses: tuple[tuple[str, ...], ...]
    decisions: tuple[str, ...]
    told: str
    compiled: tuple[str, str]


TERMS = {
    "shedding": Terms(
        houses=(
            (),
            ("two=reset_only", "burn_extra_turn=false"),
            ("two=plain_low", "seven=at_most_7"),
            ("seven=below_7", "transparent=8"),
            ("chansa=any_time", "no_finish=2TA", "stuck_finish=allow_finish"),
            ("chansa=off", "voluntary_pickup=false", "four_scope=single_lay"),
            ("initial_upcard=true", "upcard_ten=leave_as_any", "transparent=3"),
        ),
        decisions=("lays", "pickups", "chansa_fitted", "flips_fitted", "passes"),
        told="decisions",
        compiled=("turn and swap", "turn; no swap function, so it keeps the dealt cards"),
    ),
    "classic": Terms(
        houses=(
            (),
            ("phase1=two_card", "min_stock_for_chansa=1", "trump_seen=owner"),
            ("phase1=two_card", "tie=leader_wins", "pickup=bottom_card", "after_pickup=picker"),
            ("phase1=two_card", "tie=responder_wins", "trick_target=holders_now"),
            ("phase1=all_play", "follow_many=true", "next_leader=next", "trump_seen=all"),
            ("phase1=all_play", "min_stock_for_chansa=1", "must_follow_in_phase2=true"),
            ("phase1=upturned_trump", "min_stock_for_chansa=1", "after_pickup=picker"),
            ("phase1=upturned_trump", "trump_seen=nobody", "pickup=bottom_card"),
            ("two_player_remove=10",),
        ),
        decisions=("leads", "beats", "takes"),
        told="decisions of phase two",
        compiled=("phase one and phase two", "phase one and phase two"),
    ),
}
