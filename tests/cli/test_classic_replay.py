"""Classic games told in words, in Swedish and English."""

from random import Random

import pytest

from reports.retelling import retell
from simcore.games import make_rules
from simcore.record import Record, make_record
from tests.reference.classic.house import SEATS
from tests.reference.classic.random_games import random_game, random_house
from tests.support.players import find

LANGUAGES = ("sv", "en")


def game(rules: str, names: str, number: int, *changes: str, seed: int = 1) -> Record:
    """Return the record of a game."""
    line_up = [find(name, rules) for name in names.split(",")]
    return make_record(make_rules(rules, changes, len(line_up)), line_up, seed, number)


def told(record: Record, language: str = "sv") -> str:
    """Return a whole story."""
    return "\n".join(retell(record, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", SEATS)
def test_every_random_game_is_told(rules: str, language: str):
    for number in range(12):
        rng = Random(f"{rules} {number}")
        players = rng.randint(*SEATS[rules])
        house = random_house(rules, rng, players)
        if players != 2:
            house.pop("two_player_remove", None)
        record = random_game(rules, house, players, rng)
        lines = list(retell(record, language))
        moves = [line for line in lines if line[:4].strip().isdigit() and line[4:6] == ". "]
        assert len(moves) == len(record["actions"])
        assert lines[-1].startswith(("Spelare", "Player"))
        assert "{" not in "".join(lines)


def test_a_game_by_the_book_is_told_in_swedish():
    story = told(game("klassisk", "boken,boken,boken", 7))
    assert "   2. Spelare 1 svarar med ruter tio; tar sticket, 2 kort." in story
    assert "   4. Spelare 2 svarar med spader fyra; Spelare 1 tar sticket, 2 kort." in story
    assert "talongens sista kort läggs osett undan som trumf (det är klöver sex)" in story
    assert "Fas två: klöver är trumf\n  Spelare 0: klöver 2 kn D, ruter 4 5 6" in story
    assert "  53. Spelare 0 slår med klöver två; sticket är fullt, 3 kort, och läggs bort." in story
    assert "Spelare 0 kan inte slå och tar upp spader tio; nu gäller det att slå spader" in story
    assert story.endswith("Spelare 0 är skitgubbe.")


def test_a_game_by_the_book_is_told_in_english():
    story = told(game("klassisk", "boken,boken,boken", 7), "en")
    assert "   2. Player 1 answers with the ten of diamonds; wins the trick, 2 cards." in story
    assert "Phase two: clubs are trumps\n  Player 0: clubs 2 J Q, diamonds 4 5 6" in story
    assert "Player 0 cannot beat it and picks up the ten of spades; now the three" in story


def stories(rules: str, names: str, *changes: str, games: int = 20) -> str:
    """Return many stories in Swedish as one text."""
    return "\n".join(told(game(rules, names, number, *changes)) for number in range(games))


def test_what_is_rare_is_told_too():
    classic = stories("klassisk", "likformig,likformig,likformig")
    for words in ("stunsa, samma två spelar igen", "chansar, får", "chansar och svarar med"):
        assert words in classic
    assert "fast det gick att slå" in classic
    assert "går tillbaka till dem som spelade dem" in classic
    everyone = stories("alla-spelar", "likformig,likformig,likformig")
    assert "motlägg mellan Spelare" in everyone
    assert " och " in everyone.partition("spelar ut")[2]


def test_the_trump_card_is_told_as_the_players_see_it():
    upturned = told(game("uppvand-trumf", "boken,boken", 3))
    assert "Trumfkortet vänds upp och läggs underst i talongen: " in upturned
    assert "läggs undan som trumf" in upturned
    assert "osett" not in upturned
    chanced = stories("klassisk", "likformig,likformig", "min_stock_for_chansa=1")
    assert "det var talongens sista kort, så " in chanced


def test_mattis_takes_the_card_played_first():
    record = game("mattis", "boken,boken,boken,boken", 1)
    assert "kan inte slå och tar upp" in told(record)


def test_cards_set_aside_are_told():
    record = game("klassisk", "boken,boken", 1, "two_player_remove=10")
    assert "10 kort läggs åt sidan osedda." in told(record)
