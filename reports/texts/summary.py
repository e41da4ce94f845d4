"""The words in which a run is summed up."""

TITLES = {
    "sv": "{rules}{house}, {players} spelare, slumpfrö {seed}: {games} partier",
    "en": "{rules}{house}, {players} players, seed {seed}: {games} games",
}

LONG_NAMES = {"sv": "Plats {seat}: {strategy}", "en": "Seat {seat}: {strategy}"}

HEADERS = {
    "sv": ("plats", "strategi", "blir skitgubbe", "gränser", "{first_out}"),
    "en": ("seat", "strategy", "loses", "bounds", "{first_out}"),
}
FIRST_OUT = {"sv": {True: "vinner", False: "först ut"}, "en": {True: "wins", False: "first out"}}
"""What being the first out is called, by whether there are two seats."""

BASIS = {
    "sv": "Andel av de avslutade partierna, med 95 % konfidensintervall. Gränserna gäller alla partier: som om\n"
    "platsen hade förlorat inget, eller vartenda ett, av dem som aldrig tog slut.",
    "en": "Shares of the finished games, with 95% intervals. The bounds are shares of all games: as if the\n"
    "seat had lost none, or every one, of those that never ended.",
}

GROUPS = {
    "sv": "{strategy} (plats {seats}) blir skitgubbe {share} per plats.",
    "en": "{strategy} (seats {seats}) loses {share} per seat.",
}

UNFINISHED = {
    "sv": "{share} av partierna tog aldrig slut: {kinds}.",
    "en": "{share} of the games never ended: {kinds}.",
}
KINDS = {
    "sv": {
        "deadlock": "{share} låste sig",
        "loop": "{share} gick i cirkel",
        "cap": "{share} bröts efter {cap} {decisions}",
    },
    "en": {
        "deadlock": "{share} deadlocked",
        "loop": "{share} went round in a loop",
        "cap": "{share} were cut after {cap} {decisions}",
    },
}

CAPPED = {
    "shedding": {"sv": "drag", "en": "decisions"},
    "classic": {"sv": "drag i andra fasen", "en": "decisions of phase two"},
}
"""What a cap counts."""

GAME_FACTS = {
    "actions": {
        "sv": "Ett avslutat parti tar {number} drag.",
        "en": "A finished game takes {number} decisions.",
    },
    "phase_one_actions": {
        "sv": "  Första fasen tar {number} av dem.",
        "en": "  Phase one takes {number} of them.",
    },
    "phase_two_actions": {
        "sv": "  Andra fasen tar {number} av dem.",
        "en": "  Phase two takes {number} of them.",
    },
    "returned": {
        "sv": "  När första fasen slutar går {number} kort tillbaka.",
        "en": "  When phase one ends, {number} cards go back.",
    },
}

FACTS_TITLE = {
    "sv": "Per avslutat parti (medelvärde ± felmarginal, 95 %):",
    "en": "Per finished game (mean ± margin of error, 95%):",
}
FACTS_HEADER = {"sv": ("", "plats {seat}"), "en": ("", "seat {seat}")}
FACTS = {
    "turns": {"sv": "turer", "en": "turns"},
    "lays": {"sv": "utläggningar", "en": "lays"},
    "pickups": {"sv": "tog upp högen", "en": "took the pile"},
    "voluntary_pickups": {"sv": "  därav frivilligt", "en": "  of these, voluntarily"},
    "chansa_tried": {"sv": "chansade", "en": "tried chansa"},
    "chansa_fitted": {"sv": "  därav gick att lägga", "en": "  of these, it fitted"},
    "burns": {"sv": "vände bort högen", "en": "burnt the pile"},
    "twos_laid": {"sv": "lagda tvåor", "en": "twos laid"},
    "tens_laid": {"sv": "lagda tior", "en": "tens laid"},
    "flips": {"sv": "vände dolda kort", "en": "hidden cards turned"},
    "flips_fitted": {"sv": "  därav gick att lägga", "en": "  of these, it fitted"},
    "passes": {"sv": "fick passa", "en": "had to pass"},
    "cards_picked_up": {"sv": "upptagna kort", "en": "cards picked up"},
    "cards_taken": {"sv": "kort till andra fasen", "en": "cards taken to phase two"},
    "mean_rank": {"sv": "  deras medelvalör (2–14)", "en": "  their mean rank (2–14)"},
    "trumps_taken": {"sv": "  därav trumf", "en": "  of these, trumps"},
    "aces_taken": {"sv": "  därav äss", "en": "  of these, aces"},
    "drew_last": {"sv": "drog sista kortet", "en": "drew the last card"},
    "tricks_won": {"sv": "vann stick (fas 1)", "en": "tricks won (phase one)"},
    "stunsor": {"sv": "stunsor (fas 1)", "en": "ties (phase one)"},
    "chansa": {"sv": "chansade (fas 1)", "en": "chansa (phase one)"},
    "leads": {"sv": "spelade ut (fas 2)", "en": "led (phase two)"},
    "beats": {"sv": "slog kortet (fas 2)", "en": "beat the card (phase two)"},
    "takes": {"sv": "tog upp ett kort", "en": "picked up a card"},
    "voluntary_takes": {"sv": "  därav frivilligt", "en": "  of these, voluntarily"},
    "completions": {"sv": "gjorde sticket fullt", "en": "completed a trick"},
}

NOTHING = {"sv": "–", "en": "–"}

FILES = {
    "sv": "Filer: {folder} ({games} partier; kolumnerna listas av `skitgubbe columns`).",
    "en": "Files: {folder} ({games} games; `skitgubbe columns` lists the columns).",
}
NOT_STORED = {"sv": "Ingenting är sparat (--no-store).", "en": "Nothing is stored (--no-store)."}
HALF = {
    "sv": "{there} av {wanted} partier finns än så länge. Fortsätt med:\n{command}",
    "en": "{there} of {wanted} games are there so far. Go on with:\n{command}",
}
NEXT = {"sv": "Nästa steg: {command}", "en": "Next: {command}"}
