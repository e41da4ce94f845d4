"""The words of a dry run, Swedish and English."""

from collections.abc import Mapping

DRY_RUN: Mapping[str, Mapping[str, str]] = {
    "sv": {
        "measuring": "Mäter hur fort det går här (någon sekund) ...",
        "duel": "{candidate} mot {reference} i {rules}, {seats} spelare, mått {measure}.",
        "sweep": "{candidate} i {points} punkter mot {reference} i {rules}, {seats} spelare; den bästa "
        "prövas på nya "
        "givar.",
        "race": "{number} kandidater mot {reference} i {rules}, {seats} spelare, tills en är kvar.",
        "fork": "Vägskäl i {rules}, {seats} spelare: {plays}.",
        "ladder": "{number} strategier, alla mot alla, i {rules} med {seats} spelare.",
        "tournament": "{number} strategier i {rules} med {seats} spelare: {mode}.",
        "deals": "{deals} givar, {each} partier var.",
        "about": "omkring ",
        "games": "Det blir {about}{games} partier.",
        "at_most": "Det är det mesta; så fort det är avgjort slutar det.",
        "expected": "Så många väntas det ta, efter spridningen i några hundra givar.",
        "continuations": "Så många fortsättningar spelas; partierna fram till vägskälen kommer därtill.",
        "time": "Det tar ungefär {time} här ({speed} partier per sekund, uppmätt nyss).",
        "seconds": "{number} s",
        "minutes": "{number} minuter",
        "hours": "{number} timmar",
        "folder": "Filerna skulle hamna i {folder}.",
        "nothing": "Inget är spelat och inget är skrivet: kör samma kommando utan --dry-run.",
    },
    "en": {
        "measuring": "Measuring the speed here (a second or so) ...",
        "duel": "{candidate} against {reference} in {rules}, {seats} players, measure {measure}.",
        "sweep": "{candidate} at {points} points against {reference} in {rules}, {seats} players; the best "
        "is tried on "
        "fresh deals.",
        "race": "{number} candidates against {reference} in {rules}, {seats} players, until one is left.",
        "fork": "Forks in {rules}, {seats} players: {plays}.",
        "ladder": "{number} strategies, all against all, in {rules} with {seats} players.",
        "tournament": "{number} strategies in {rules} with {seats} players: {mode}.",
        "deals": "{deals} deals, {each} games each.",
        "about": "about ",
        "games": "That makes {about}{games} games.",
        "at_most": "That is the most; it ends as soon as it is settled.",
        "expected": "So many are expected, by the spread in a few hundred deals.",
        "continuations": "So many continuations are played; the games up to the forks come on top.",
        "time": "It takes about {time} here ({speed} games per second, measured just now).",
        "seconds": "{number} s",
        "minutes": "{number} minutes",
        "hours": "{number} hours",
        "folder": "The files would go to {folder}.",
        "nothing": "Nothing is played and nothing written: run the same command without --dry-run.",
    },
}
