"""What a rule of phase one of the classic games may play: one row per word."""

from simcore.classic import view
from strategies.parts import written_classic as one
from strategies.written.words import Play

PLAYS = (
    Play(
        "play the lowest | lead the lowest",
        "lägg lägsta kortet | spela ut lägsta kortet",
        one.can_play,
        "Play the lowest card, equal ranks in the order clubs, diamonds, hearts, spades.",
        "Lägg lägsta kortet, lika valörer i ordningen klöver, ruter, hjärter, spader.",
        answer=one.play_low,
    ),
    Play(
        "play the highest | lead the highest",
        "lägg högsta kortet | spela ut högsta kortet",
        one.can_play,
        "Play the highest card.",
        "Lägg högsta kortet.",
        answer=one.play_high,
    ),
    Play(
        "beat cheaply",
        "stick billigt",
        one.can_beat,
        "Play the lowest card that beats.",
        "Lägg lägsta kortet som sticker.",
        answer=one.beat_low,
    ),
    Play(
        "beat with the highest",
        "stick högt",
        one.can_beat,
        "Play the highest card, if it beats.",
        "Lägg högsta kortet, om det sticker.",
        answer=one.beat_high,
    ),
    Play(
        "duck low",
        "lägg dig under lågt",
        one.can_duck,
        "Play the lowest card that does not beat; it may tie.",
        "Lägg lägsta kortet som inte sticker; det kan stunsa.",
        answer=one.duck_low,
    ),
    Play(
        "lose low",
        "förlora lågt",
        one.can_lose,
        "Play the lowest card that neither beats nor ties.",
        "Lägg lägsta kortet som varken sticker eller stunsar.",
        answer=one.lose_low,
    ),
    Play(
        "duck high | lose high",
        "lägg dig under högt | förlora högt",
        one.can_lose,
        "Play the highest card that neither beats nor ties.",
        "Lägg högsta kortet som varken sticker eller stunsar.",
        answer=one.lose_high,
    ),
    Play(
        "tie",
        "stunsa",
        one.can_tie,
        "Play a card of the rank of the card to beat.",
        "Lägg ett kort av samma valör som kortet att sticka.",
        answer=one.tie_low,
    ),
    Play(
        "chance",
        "chansa",
        view.may_chance,
        "Turn the top card of the talon and play it.",
        "Vänd upp talongens översta kort och spela det.",
        answer=one.play_chance,
    ),
)
