"""The words of a sweep, Swedish and English."""

from typing import Any

SWEEP: dict[str, dict[str, Any]] = {
    "sv": {
        "title": "{strategy} mot {reference} i {rules}, {seats} spelare: {names} över {points} punkter",
        "header": ("effekt, {unit}", "band"),
        "best": "Bäst på träningsgivarna är {point}.",
        "confirmed": "På nya givar ger det {change} jämfört med {strategy} som den var.",
        "same": "Det är strategin som den var.",
        "word": {
            "better": "Det är en säker förbättring.",
            "worse": "Det är en säker försämring: punkten hade bara tur på träningsgivarna.",
            "even": "Det är ingen praktisk skillnad.",
            "unclear": "Det går inte att säga om det är bättre.",
        },
        "design": "{deals} givar för varje punkt, samma för alla (frö {seed}), och lika många andra för "
        "bekräftelsen (frö {other}). Bandet gäller alla punkter på en gång (95 %).",
        "unfinished": "{share} av partierna tog aldrig slut och räknas som lika.",
        "units": {
            "win": "vinstchans i procentenheter",
            "risk": "mindre risk i procentenheter",
            "place": "placeringar",
        },
        "figure": "{strategy}: {names}",
        "figure_sub": "mot {reference}, {rules}, {seats} spelare; {unit}",
        "best_label": "bäst",
        "as_was": "som den var",
        "alt": "{strategy} mot {reference} över {names}: {values}.",
        "files": "Filer i {folder}: {files}.",
        "next": "Härnäst: {command}",
    },
    "en": {
        "title": "{strategy} against {reference} in {rules}, {seats} players: {names} over {points} points",
        "header": ("effect, {unit}", "band"),
        "best": "The best on the training deals is {point}.",
        "confirmed": "On new deals it brings {change} over {strategy} as it was.",
        "same": "That is the strategy as it was.",
        "word": {
            "better": "That is surely better.",
            "worse": "That is surely worse: the point was only lucky on the training deals.",
            "even": "That is no practical difference.",
            "unclear": "Whether it is better cannot be told.",
        },
        "design": "{deals} deals for each point, the same for all (seed {seed}), and as many others for the "
        "confirmation (seed {other}). The band holds for all points at once (95%).",
        "unfinished": "{share} of the games never ended and count as an equal share.",
        "units": {
            "win": "winning, percentage points",
            "risk": "less risk, percentage points",
            "place": "places",
        },
        "figure": "{strategy}: {names}",
        "figure_sub": "against {reference}, {rules}, {seats} players; {unit}",
        "best_label": "best",
        "as_was": "as it was",
        "alt": "{strategy} against {reference} over {names}: {values}.",
        "files": "Files in {folder}: {files}.",
        "next": "Next: {command}",
    },
}
