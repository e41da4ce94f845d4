"""The words of a tournament, Swedish and English."""

from typing import Any

TOURNAMENT: dict[str, dict[str, Any]] = {
    "sv": {
        "title": {
            "round-robin": "{rules}, {seats} spelare: alla {players} mot alla, på samma givar från varje plats",
            "field": "{rules}, {seats} spelare: {players} var för sig mot {field}, på samma givar från "
            "varje plats",
        },
        "header": (
            "",
            "spelare",
            "först ut",
            "skitgubbe",
            "gränser",
            "betyg, först",
            "betyg, ej sist",
            "utan slut",
        ),
        "ratings": "Betygen säger, i procentenheter, hur mycket oftare än {equal} man är först ut bland jämna "
        "medelspelare, och hur mycket mer sällan man blir skitgubbe; med 95 % intervall där hela givar "
        "dragits om.",
        "bounds": "Gränserna räknar partier utan slut som vunna, och som förlorade för den som hade kort kvar.",
        "cycles": "Cykler: {cycles}. Varje pil är säker även med hänsyn till alla par (Holm).",
        "cycle": "{one} slår {two} ({first}), {two} slår {three} ({second}), {three} slår {one} ({third})",
        "no_cycles": "Ingen säker cykel: ingen sten, sax och påse bland dem.",
        "cyclic": "{share} av skillnaderna är sådant som ingen rangordning kan förklara.",
        "mix": "Den blandning som ingen kan utnyttja: {parts}.",
        "foretold": {
            "plain": "Placeringarna förutsägs bäst framifrån: vem som är ute härnäst.",
            "backwards": "Placeringarna förutsägs bäst bakifrån: vem som blir sist.",
            "even": "Placeringarna förutsägs lika bra framifrån som bakifrån.",
        },
        "design": "{games} partier på {deals} givar, {share} av dem tog aldrig slut. Frö {seed}, högst "
        "{cap} beslut.",
        "partition": "Vid varje giv delas spelarna i bord på {seats}, lottade på nytt var {round}:e giv.",
        "field_name": "fältet",
        "and": "och",
        "files": "Filer i {folder}: {files}.",
        "next": "Härnäst: {command}",
        "heat": "Vem kommer ut före vem",
        "heat_sub": "{rules}, {seats} spelare; raden före kolumnen, i procent av partierna",
        "forest": "Betyg",
        "forest_sub": "{rules}, {seats} spelare; procentenheter från {equal}, 95 % intervall",
        "forest_first": "oftare först ut",
        "forest_last": "mer sällan skitgubbe",
        "population": "Om alla byter till det som lönar sig",
        "population_sub": "{rules}, {seats} spelare; andel av befolkningen, generation för generation",
        "generation": "generation",
        "alt": "{title}: {values}.",
    },
    "en": {
        "title": {
            "round-robin": "{rules}, {seats} players: all {players} against all, on the same deals from "
            "every seat",
            "field": "{rules}, {seats} players: {players} each against {field}, on the same deals from "
            "every seat",
        },
        "header": (
            "",
            "player",
            "first out",
            "skitgubbe",
            "bounds",
            "rating, first",
            "rating, not last",
            "no end",
        ),
        "ratings": "The ratings say, in percentage points, how much more often than {equal} one is first "
        "out among even "
        "average players, and how much more rarely one becomes skitgubbe; with 95% intervals from whole "
        "deals drawn anew.",
        "bounds": "The bounds count games without an end as won and, for who still held cards, as lost.",
        "cycles": "Cycles: {cycles}. Every arrow is sure even with regard to all pairs (Holm).",
        "cycle": "{one} beats {two} ({first}), {two} beats {three} ({second}), {three} beats {one} ({third})",
        "no_cycles": "No sure cycle: no rock, paper, scissors among them.",
        "cyclic": "{share} of the differences is what no ranking could explain.",
        "mix": "The mixture that nobody can exploit: {parts}.",
        "foretold": {
            "plain": "The places are foretold best from the front: who is out next.",
            "backwards": "The places are foretold best from the back: who is last.",
            "even": "The places are foretold as well from the front as from the back.",
        },
        "design": "{games} games on {deals} deals, {share} of them never ended. Seed {seed}, at most {cap} "
        "decisions.",
        "partition": "In every deal the players are parted into tables of {seats}, drawn anew every {round} "
        "deals.",
        "field_name": "the field",
        "and": "and",
        "files": "Files in {folder}: {files}.",
        "next": "Next: {command}",
        "heat": "Who is out before whom",
        "heat_sub": "{rules}, {seats} players; the row before the column, in per cent of the games",
        "forest": "Ratings",
        "forest_sub": "{rules}, {seats} players; percentage points from {equal}, 95% intervals",
        "forest_first": "more often first out",
        "forest_last": "more rarely skitgubbe",
        "population": "If everybody changes to what pays",
        "population_sub": "{rules}, {seats} players; share of the population, generation by generation",
        "generation": "generation",
        "alt": "{title}: {values}.",
    },
}
