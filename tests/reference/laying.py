"""What fits on the pile and what burns it: questions about cards only, not about seats."""

from .house import RANKS


def judged_card(pile: list[str], house: dict) -> str | None:
    """Return the card that a lay is judged against, or None where anything fits (F2)."""
    for card in reversed(pile):
        if card != house["transparent"]:
            return card
    return None


def fits(rank: str, pile: list[str], house: dict) -> bool:
    """Say whether a card of this rank may lie on the pile, were there no ban on finishing."""
    judged = judged_card(pile, house)
    if judged is None:  # empty pile, or only transparent cards (F2)
        return True
    if judged == "T":  # only an up-card under leave_as_any can be a ten in the pile (R7)
        return True
    if rank == "T":  # always playable (1A), on a 7 too (F1a)
        return True
    if rank == "2" and house["two"] != "plain_low":  # A13, D4
        return True
    if rank == house["transparent"]:  # F2
        return True
    if judged == "7" and house["seven"] == "at_most_7":  # F1
        return RANKS.index(rank) <= RANKS.index("7")
    if judged == "7" and house["seven"] == "below_7":  # F1
        return RANKS.index(rank) < RANKS.index("7")
    return RANKS.index(rank) >= RANKS.index(judged)  # same or higher (D13, D14)


def burns(pile: list[str], laid: int, house: dict) -> bool:
    """Say whether the pile burns, `laid` equal cards having just been put on it."""
    if pile[-1] == "T":
        return True
    if house["four_scope"] == "single_lay":  # D6
        return laid == 4
    top = pile[-4:]  # A20: the four physical cards on top, whoever laid them, the up-card too (B12)
    return len(top) == 4 and len(set(top)) == 1


def gives_another_turn(rank: str, burned: bool, chanced: bool, house: dict) -> bool:
    """Say whether laying this rank lets the seat act again (A11, A13, R2)."""
    if chanced and not house["chansa_burn_extra_turn"]:  # B9
        return False
    if rank == "2" and house["two"] == "extra_turn":  # A13
        return True
    return burned and bool(house["burn_extra_turn"])  # D5
