"""The forks' words, Swedish and English."""

from typing import Any

FORK: dict[str, dict[str, Any]] = {
    "sv": {
        "title": "{rules}, {seats} spelare: {plays}?",
        "or": "eller",
        "when": "När: {when}.",
        "always": "När: alltid när dragen går att göra.",
        "quote": "”{play}”",
        "better": "{first} är bättre än {second}: {what}",
        "equal": "{first} och {second} är lika bra: {what} Allt under {margin} procentenheter räknas som lika.",
        "open": "Det går inte att säga om {first} eller {second} är bättre: {what} Fler vägskäl (--forks) kan avgöra "
        "det; först en skillnad på {detectable} procentenheter hade märkts fyra gånger av fem.",
        "unfinished": "{first} ser bättre ut än {second}: {what} Men partier som aldrig tog slut kan vända på det: "
        "gränserna är {least} till {most}.",
        "what": {
            "not_last": "man slipper bli skitgubbe {value} procentenheter oftare med {first} ({low} till {high}).",
            "first": "man blir först ut {value} procentenheter oftare med {first} ({low} till {high}).",
        },
        "outcome": {"not_last": "Slippa bli skitgubbe", "first": "Bli först ut"},
        "rates_header": ("drag", "slipper bli skitgubbe", "gränser", "först ut", "utan slut"),
        "class_header": ("läge", "vägskäl", "partier"),
        "class_title": "Fördel för {first} mot {second} i procentenheter av partierna, efter läge, med 95 % "
        "intervall:",
        "column": {"not_last": "slipper bli skitgubbe", "first": "blir först ut"},
        "few": "Lägen med färre än {few} vägskäl visas inte. * säkert skild från noll även med hänsyn till antalet "
        "lägen (Holm); av de andra kan några se ut så av en slump.",
        "count": "{forks} vägskäl i {games} partier, varav {without} utan något. {not_possible} beslut passade men "
        "alla dragen gick inte att göra, och i {same} var två drag samma sak.",
        "design": "Från varje vägskäl spelades partiet vidare efter varje drag, {redeals} gånger: de kort som "
        "spelaren inte ser delades ut på nytt varje gång, lika för alla drag. Vad som verkligen låg dolt påverkar "
        "inte svaret.",
        "population": "Lägena är de som {mover} kom till mot {others}, och alla spelar vidare som de brukar; andra "
        "spelare kommer till andra lägen, och där kan svaret bli ett annat.",
        "among": "Lägena är de som {others} kom till runt bordet, var och en på sin plats i tur och ordning, och "
        "alla spelar vidare som de brukar; andra spelare kommer till andra lägen, och där kan svaret bli ett annat.",
        "which": {
            False: "Bara det första vägskälet i varje parti räknas.",
            True: "Alla vägskäl i varje parti räknas.",
        },
        "ends": "Efter {cap} beslut lämnas ett parti. Partier utan slut räknas som förlorade; gränserna räknar dem "
        "som vunna efter det ena draget och förlorade efter det andra. Intervall på 95 %, klustrade på partier. "
        "Frö {seed}.",
        "seat_in": "plats {seat}",
        "contexts": {"all": "alla vägskäl", "seat": "plats"},
        "files": "Filer i {folder}: {files}.",
        "next": "Härnäst: {command}",
        "figure": "Vad är draget värt?",
        "figure_sub": "{rules}, {seats} spelare; {first} mot {second}",
        "axis": {
            "not_last": "slipper bli skitgubbe oftare, procentenheter",
            "first": "först ut oftare, procentenheter",
        },
        "legend": "punkt: skillnad, med 95 % intervall klustrat på partier; tunt streck: gränser för partier utan "
        "slut",
        "alt": "Fördel för {first} mot {second} i {rules} med {seats} spelare, i procentenheter: {values}.",
    },
    "en": {
        "title": "{rules}, {seats} players: {plays}?",
        "or": "or",
        "when": "When: {when}.",
        "always": "When: whenever the plays are possible.",
        "quote": "“{play}”",
        "better": "{first} is better than {second}: {what}",
        "equal": "{first} and {second} are as good as each other: {what} Anything under {margin} percentage points "
        "counts as equal.",
        "open": "It cannot be told whether {first} or {second} is better: {what} More forks (--forks) may tell; "
        "only a difference of {detectable} percentage points would have been noticed four times out of five.",
        "unfinished": "{first} looks better than {second}: {what} But games that never ended could turn it: the "
        "bounds are {least} to {most}.",
        "what": {
            "not_last": "one escapes becoming skitgubbe {value} percentage points more often with {first} ({low} to "
            "{high}).",
            "first": "one is first out {value} percentage points more often with {first} ({low} to {high}).",
        },
        "outcome": {"not_last": "Not becoming skitgubbe", "first": "Being first out"},
        "rates_header": ("play", "not skitgubbe", "bounds", "first out", "without an end"),
        "class_header": ("situation", "forks", "games"),
        "class_title": "Advantage of {first} over {second} in percentage points of the games, by situation, with "
        "95% intervals:",
        "column": {"not_last": "not skitgubbe", "first": "first out"},
        "few": "Situations with fewer than {few} forks are not shown. * surely different from zero even with regard "
        "to the number of situations (Holm); of the others some may look so by chance.",
        "count": "{forks} forks in {games} games, {without} of which had none. {not_possible} decisions fitted where "
        "not all plays were possible, and in {same} two plays were the same.",
        "design": "From each fork the game was played on after every play, {redeals} times: the cards that the "
        "player cannot see were dealt anew each time, alike for all plays. What really lay hidden has no part in "
        "the answer.",
        "population": "The situations are those that {mover} came to against {others}, and all play on as they "
        "always do; other players come to other situations, where the answer may be another.",
        "among": "The situations are those that {others} came to round the table, each seat in turn, and all play on "
        "as they always do; other players come to other situations, where the answer may be another.",
        "which": {
            False: "Only the first fork of each game counts.",
            True: "Every fork of each game counts.",
        },
        "ends": "After {cap} decisions a game is left. Games without an end count as lost; the bounds count them as "
        "won after the one play and lost after the other. Intervals at 95%, clustered by game. Seed {seed}.",
        "seat_in": "seat {seat}",
        "contexts": {"all": "all forks", "seat": "seat"},
        "files": "Files in {folder}: {files}.",
        "next": "Next: {command}",
        "figure": "What is the play worth?",
        "figure_sub": "{rules}, {seats} players; {first} over {second}",
        "axis": {
            "not_last": "not skitgubbe more often, percentage points",
            "first": "first out more often, percentage points",
        },
        "legend": "dot: difference, with a 95% interval clustered by game; thin line: bounds for games without an "
        "end",
        "alt": "Advantage of {first} over {second} in {rules} with {seats} players, in percentage points: {values}.",
    },
}
