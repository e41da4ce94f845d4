"""The words in which the shape of a game is told."""

TITLES = {
    "sv": "{rules}{house}, {players} spelare ({strategies}), slumpfrö {seed}: {games} partier",
    "en": "{rules}{house}, {players} players ({strategies}), seed {seed}: {games} games",
}
UNFINISHED = {
    "sv": "{share} av partierna tog aldrig slut.",
    "en": "{share} of the games never ended.",
}

BRANCHING = {
    "sv": "Förgrening: {mean} valmöjligheter per beslut, som mest {most}. Medelvärdet är störst vid beslut "
    "{decision} ({height}), utjämnat (LOESS) vid beslut {smooth_decision} ({smooth_height}).",
    "en": "Branching factor: {mean} choices per decision, at most {most}. The mean is largest at decision "
    "{decision} ({height}), smoothed (LOESS) at decision {smooth_decision} ({smooth_height}).",
}
BRANCHING_HEADER = {
    "sv": ("beslut", "partier", "valmöjligheter"),
    "en": ("decision", "games", "choices"),
}

LENGTH = {
    "sv": "Partiets längd: {mean} beslut; hälften av de avslutade partierna tog {low}–{high} (median {median}), "
    "det längsta {longest}.",
    "en": "Game length: {mean} decisions; half of the finished games took {low}–{high} (median {median}), the "
    "longest {longest}.",
}
NO_LENGTH = {
    "sv": "Partiets längd: inget parti tog slut.",
    "en": "Game length: no game ended.",
}

LEAD = {
    "sv": "Ledning: skattad placering, 1 = först ut, 0 = skitgubbe, för dem som till slut kom på varje plats",
    "en": "Lead history: estimated rank, 1 = first out, 0 = skitgubbe, of those who came to each place",
}
LEAD_HEADER = {
    "sv": ("spelat", "plats {place}"),
    "en": ("played", "place {place}"),
}
SPREAD = {
    "sv": "Valets betydelse: avstånd mellan bästa och sämsta val i skattad placering",
    "en": "Decision spread: distance between the best and the worst choice in estimated rank",
}
SPREAD_HEADER = {
    "sv": ("spelat", "avstånd", "mätt på nytt", "andel av partiets största"),
    "en": ("played", "spread", "measured again", "share of the game's largest"),
}
BASIS = {
    "sv": "Skattat i {games} avslutade partier, med {rollouts} slumpspelade fortsättningar av varje val från det som "
    "spelaren kan veta. «Mätt på nytt» väljer bäst och sämst med ena halvan av fortsättningarna och mäter "
    "med den andra: där valen är likvärdiga blir det 0. Alla intervall är 95 %.",
    "en": "Estimated in {games} finished games, with {rollouts} random continuations of each choice from what the "
    "player can know. \u201cMeasured again\u201d picks best and worst by one half of the continuations and measures "
    "with the other: where the choices are equal it is 0. All intervals are 95%.",
}
NO_ROLLOUTS = {
    "sv": "Ledning och valets betydelse: färre än två avslutade partier har fortsättningar (--rollout-games).",
    "en": "Lead history and decision spread: fewer than two finished games have continuations (--rollout-games).",
}
NOTHING = {"sv": "–", "en": "–"}
FILES = {"sv": "Filer: {folder} ({files}).", "en": "Files: {folder} ({files})."}
NEXT = {"sv": "Nästa steg: {command}", "en": "Next: {command}"}

PANELS = {
    "sv": ("Förgrening", "Partiets längd", "Ledning", "Valets betydelse"),
    "en": ("Branching factor", "Game length", "Lead history", "Decision spread"),
}
UNITS = {
    "sv": (
        "Valmöjligheter vid varje beslut, i partier som pågår",
        "Andel av de avslutade partierna",
        "Skattad placering: 1 = först ut, 0 = skitgubbe",
        "Bästa minus sämsta val, i skattad placering",
    ),
    "en": (
        "Choices at each decision, in games still running",
        "Share of the finished games",
        "Estimated rank: 1 = first out, 0 = skitgubbe",
        "Best minus worst choice, in estimated rank",
    ),
}
AXES = {
    "sv": ("beslut", "beslut i partiet", "andel av partiet som är spelad"),
    "en": ("decision", "decisions in the game", "portion of the game played"),
}
LINES = {
    "sv": {
        "mean": "medelvärde",
        "smooth": "utjämnat (LOESS)",
        "place": "plats {place}",
        "spread": "avstånd",
        "spread_again": "mätt på nytt",
        "median": "median {median}",
    },
    "en": {
        "mean": "mean",
        "smooth": "smoothed (LOESS)",
        "place": "place {place}",
        "spread": "spread",
        "spread_again": "measured again",
        "median": "median {median}",
    },
}
EMPTY = {"sv": "inga fortsättningar spelade", "en": "no continuations played"}
ALT = {
    "sv": "Fyra diagram för {title}: förgrening, partiets längd, ledning och valets betydelse. "
    "Värdena står i curves.csv.",
    "en": "Four charts of {title}: branching factor, length, lead history, decision spread. "
    "The values are in curves.csv.",
}
