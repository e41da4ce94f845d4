"""What a rule of app, enkel and vandtia may play: one row per word."""

from simcore.shedding import view
from strategies.parts import laying
from strategies.parts import written_shedding as fit
from strategies.parts import written_shedding_table as table
from strategies.written.words import Play, Take

PLAYS = (
    Take(
        "take | take the pile",
        "ta upp | ta upp högen",
        view.may_take,
        "Pick up the pile, within the loop guard.",
        "Ta upp högen, inom spärren för upptagningar.",
        answer=fit.play_take,
        otherwise=fit.may_do_otherwise,
    ),
    Play(
        "chance",
        "chansa",
        view.may_chance,
        "Turn the top card of the talon.",
        "Vänd upp översta kortet i draghögen.",
        answer=fit.play_chance,
    ),
    Play(
        "lay a ten",
        "lägg en tia",
        laying.may_burn_with_ten,
        "Lay one ten.",
        "Lägg en tia.",
        answer=fit.play_ten,
    ),
    Play(
        "lay a two",
        "lägg en tvåa",
        fit.two_fits,
        "Lay one two.",
        "Lägg en tvåa.",
        answer=fit.play_two,
    ),
    Play(
        "lay a special",
        "lägg ett specialkort",
        fit.special_fits,
        "Lay one special, a two before a ten.",
        "Lägg ett specialkort, en tvåa före en tia.",
        answer=fit.play_special,
    ),
    Play(
        "complete the four",
        "gör fyrtal",
        fit.four_fits,
        "Lay all the cards that make four of a kind.",
        "Lägg alla kort som behövs för fyrtalet.",
        answer=fit.play_four,
    ),
    Play(
        "lay the lowest ordinary",
        "lägg lägsta vanliga",
        fit.ordinary_fits,
        "Lay the lowest ordinary rank that fits.",
        "Lägg lägsta vanliga valören som passar.",
        answer=fit.play_lowest_ordinary,
        copies=True,
    ),
    Play(
        "lay the highest ordinary",
        "lägg högsta vanliga",
        fit.ordinary_fits,
        "Lay the highest ordinary rank that fits.",
        "Lägg högsta vanliga valören som passar.",
        answer=fit.play_highest_ordinary,
        copies=True,
    ),
    Play(
        "lay most copies",
        "lägg flest lika",
        fit.ordinary_fits,
        "Lay all copies of the ordinary rank of which most fit, the lowest of several.",
        "Lägg alla kort av den vanliga valör som flest passar av, den lägsta om flera är lika.",
        answer=fit.play_fullest,
    ),
    Play(
        "lay the lowest ordinary above the next player",
        "lägg lägsta vanliga över nästa spelare",
        table.above_next_fits,
        "Lay the lowest ordinary rank above all that the next player is known to play from.",
        "Lägg lägsta vanliga valören som är högre än alla kända kort som nästa spelare spelar från.",
        knows=True,
        answer=table.play_above_next,
        copies=True,
    ),
    Play(
        "flip",
        "vänd ett dolt kort",
        view.must_flip,
        "Turn the leftmost hidden card.",
        "Vänd det dolda kortet längst till vänster.",
        answer=view.flip_first,
    ),
)
