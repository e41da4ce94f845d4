"""What a rule of phase two of the classic games may play: one row per word."""

from simcore.classic import view
from strategies.parts import tricks
from strategies.parts import written_classic as one
from strategies.parts import written_phase_two as two
from strategies.written.words import Play, Take

PLAYS = (
    Take(
        "take",
        "ta upp",
        view.may_take,
        "Pick up a card of the table, within the loop guard.",
        "Ta upp ett kort från bordet, inom spärren för upptagningar.",
        answer=one.play_take,
        otherwise=one.can_play,
    ),
    Play(
        "by the book | beat cheaply",
        "enligt boken | stick billigt",
        one.can_play,
        "Play the lowest card outside trumps, else the lowest trump.",
        "Lägg lägsta kortet utanför trumf, i andra hand lägsta trumfen.",
        answer=tricks.by_the_book,
    ),
    Play(
        "play the lowest | lead the lowest",
        "lägg lägsta kortet | spela ut lägsta kortet",
        one.can_play,
        "Play the lowest card that may be played, a trump or not.",
        "Lägg lägsta kortet som går att lägga, trumf eller inte.",
        answer=one.play_low,
    ),
    Play(
        "play the highest | lead the highest | beat with the highest",
        "lägg högsta kortet | spela ut högsta kortet | stick högt",
        one.can_play,
        "Play the highest card that may be played, a trump or not.",
        "Lägg högsta kortet som går att lägga, trumf eller inte.",
        answer=one.play_high,
    ),
    Play(
        "lowest plain | play the lowest plain",
        "lägsta utanför trumf | lägg lägsta utanför trumf",
        two.can_play_plain,
        "Play the lowest card outside trumps.",
        "Lägg lägsta kortet utanför trumf.",
        answer=two.play_plain_low,
    ),
    Play(
        "highest plain | play the highest plain",
        "högsta utanför trumf | lägg högsta utanför trumf",
        two.can_play_plain,
        "Play the highest card outside trumps.",
        "Lägg högsta kortet utanför trumf.",
        answer=two.play_plain_high,
    ),
    Play(
        "lowest trump | play the lowest trump",
        "lägsta trumfen | lägg lägsta trumfen",
        two.can_play_trump,
        "Play the lowest trump.",
        "Lägg lägsta trumfen.",
        answer=two.play_trump_low,
    ),
    Play(
        "highest trump | play the highest trump",
        "högsta trumfen | lägg högsta trumfen",
        two.can_play_trump,
        "Play the highest trump.",
        "Lägg högsta trumfen.",
        answer=two.play_trump_high,
    ),
)
