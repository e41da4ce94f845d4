"""The words of a race, Swedish and English."""

from typing import Any

BEST_OF: dict[str, dict[str, Any]] = {
    "sv": {
        "title": "Bäst av {number} i {rules}, {seats} spelare; var och en mot {reference} på samma givar",
        "header": ("strategi", "effekt, {unit}", "när man än slutar", "föll efter"),
        "deals": "{deals} givar",
        "winner": "Vinnare är {name}. Sannolikheten att den bästa föll bort är högst 5 %.",
        "level": "{names} går inte att skilja åt efter {deals} givar; den bästa är bland dem med minst "
        "95 % sannolikhet.",
        "margin": "{name} är säkert högst {margin} {unit} sämre än den bästa av dem som är kvar.",
        "design": "{games} partier, {share} av dem tog aldrig slut och räknas som lika. Frö {seed}.",
        "figure": "Bäst av {number}",
        "figure_sub": "{rules}, {seats} spelare; mot {reference}; {unit}",
        "fell": "föll efter {deals}",
        "stays": "kvar",
        "alt": "{values}.",
        "and": "och",
        "files": "Filer i {folder}: {files}.",
        "next": "Härnäst: {command}",
    },
    "en": {
        "title": "Best of {number} in {rules}, {seats} players; each against {reference} on the same deals",
        "header": ("strategy", "effect, {unit}", "wherever one stops", "fell after"),
        "deals": "{deals} deals",
        "winner": "The winner is {name}. The probability that the best one fell out is at most 5%.",
        "level": "{names} cannot be told apart after {deals} deals; the best is among them with at least 95% "
        "probability.",
        "margin": "{name} is surely at most {margin} {unit} worse than the best of those left.",
        "design": "{games} games, {share} of them never ended and count as an equal share. Seed {seed}.",
        "figure": "Best of {number}",
        "figure_sub": "{rules}, {seats} players; against {reference}; {unit}",
        "fell": "fell after {deals}",
        "stays": "left",
        "alt": "{values}.",
        "and": "and",
        "files": "Files in {folder}: {files}.",
        "next": "Next: {command}",
    },
}
