"""The vocabulary of app, enkel and vandtia: one row per word."""

from simcore.shedding import view
from strategies.parts import laying
from strategies.parts import written_shedding as fit
from strategies.parts import written_shedding_table as table
from strategies.written.shedding_numbers import QUANTITIES
from strategies.written.shedding_plays import PLAYS
from strategies.written.words import Flag, Vocabulary

FLAGS = (
    Flag(
        "an ordinary card fits",
        "ett vanligt kort passar",
        fit.ordinary_fits,
        "A card that is no special can be laid.",
        "Ett kort som inte är specialkort går att lägga.",
    ),
    Flag(
        "a special fits",
        "ett specialkort passar",
        fit.special_fits,
        "A special can be laid: the ten, and the two where it may be laid on anything.",
        "Ett specialkort går att lägga: tian, och tvåan där den får läggas på allt.",
    ),
    Flag(
        "only specials fit",
        "bara specialkort passar",
        fit.only_specials_fit,
        "A special can be laid, and no ordinary card.",
        "Ett specialkort går att lägga, men inget vanligt kort.",
    ),
    Flag(
        "anything fits",
        "något passar",
        fit.anything_fits,
        "Some card can be laid.",
        "Något kort går att lägga.",
    ),
    Flag(
        "nothing fits",
        "inget passar",
        fit.nothing_fits,
        "No card can be laid.",
        "Inget kort går att lägga.",
    ),
    Flag(
        "a ten fits",
        "en tia passar",
        laying.may_burn_with_ten,
        "A ten can be laid.",
        "En tia går att lägga.",
    ),
    Flag(
        "a two fits",
        "en tvåa passar",
        fit.two_fits,
        "A two can be laid.",
        "En tvåa går att lägga.",
    ),
    Flag(
        "a four can be completed",
        "ett fyrtal går att göra",
        fit.four_fits,
        "A lay burns the pile as four of a kind.",
        "Ett drag bränner högen som fyrtal.",
    ),
    Flag(
        "an ordinary four can be completed",
        "ett vanligt fyrtal går att göra",
        fit.ordinary_four_fits,
        "A lay of ordinary cards burns the pile as four of a kind.",
        "Ett drag med vanliga kort bränner högen som fyrtal.",
    ),
    Flag(
        "playing from the hand",
        "spelar från handen",
        view.from_hand,
        "There are cards in hand.",
        "Det finns kort på handen.",
    ),
    Flag(
        "playing from the open row",
        "spelar från bordskorten",
        table.from_row,
        "The hand is empty, and open cards are left.",
        "Handen är tom, men öppna bordskort finns kvar.",
    ),
    Flag(
        "playing hidden cards",
        "spelar dolda kort",
        view.must_flip,
        "Only hidden cards are left.",
        "Bara dolda kort finns kvar.",
    ),
    Flag(
        "may chance",
        "får chansa",
        view.may_chance,
        "The top card of the talon may be turned.",
        "Översta kortet i draghögen får vändas upp.",
    ),
    Flag(
        "may take",
        "får ta upp",
        view.may_take,
        "The pile may be picked up.",
        "Högen får tas upp.",
    ),
    Flag(
        "pile is empty",
        "högen är tom",
        table.pile_is_empty,
        "No card lies in the pile.",
        "Inget kort ligger i högen.",
    ),
    Flag(
        "talon is empty",
        "draghögen är tom | talongen är tom",
        table.talon_is_empty,
        "No card is left to draw.",
        "Det finns inga kort kvar att dra.",
    ),
    Flag(
        "next player is on hidden cards",
        "nästa spelare är på dolda kort",
        table.next_is_on_hidden,
        "The next player has neither hand nor open cards.",
        "Nästa spelare har varken hand eller öppna bordskort.",
    ),
    Flag(
        "next player has known cards",
        "nästa spelare har kända kort",
        table.next_is_known,
        "An ordinary card that the next player can play from is known: taken up, or in its open row.",
        "Ett vanligt kort som nästa spelare spelar från är känt: upptaget, eller ett bordskort.",
        knows=True,
    ),
)

SHEDDING = {"rule": Vocabulary(FLAGS, QUANTITIES, PLAYS, fit.play_by_default)}
"""[list of rules]: a strategy of this family has one list."""
