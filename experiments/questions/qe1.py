"""QE1: is it an advantage to start, and where does one want to sit (QUESTIONS.md E1)?"""

from experiments.questions.question import Game, SeatQuestion

QE1 = SeatQuestion(
    id="QE1",
    title={
        "sv": "Är det en fördel att få börja, och var vill man sitta?",
        "en": "Is it an advantage to start, and where does one want to sit?",
    },
    phrasings={
        "sv": (
            "Är det en fördel att få börja?",
            "Är det bra eller dåligt att börja?",
            "Vill man börja eller sitta sist?",
            "Var vill man sitta vid bordet?",
            "Vilken plats är bäst att sitta på?",
            "Ska man försöka börja?",
            "Är det bra att börja i vändtia?",
            "Lönar det sig att börja i klassisk skitgubbe?",
            "Vinner den som börjar oftare?",
            "Spelar det någon roll vem som börjar?",
            "Vill man vara först eller sist ut?",
        ),
        "en": (
            "Is it good to go first?",
            "Is it better to start or to sit last?",
            "Does the starting player have an advantage?",
            "Where do I want to sit?",
            "Which seat is best at the table?",
            "Should I try to start?",
            "Is it good to start in classic Skitgubbe?",
            "Does the starter win more often?",
            "Does it matter who starts?",
            "Is it better to go first or last?",
        ),
    },
    needs=(frozenset({"start", "seat"}),),
    games=(
        Game("app"),
        Game("enkel"),
        Game("vandtia"),
        Game("vandtia", ("starter=random",)),
        Game("klassisk"),
        Game("alla-spelar"),
        Game("uppvand-trumf"),
        Game("mattis"),
    ),
    players={
        "shedding": ("lagforst", "talmodig", "samlaren", "slump"),
        "classic": ("boken", "duckaren", "roffaren", "slump"),
    },
)
"""In vandtia the holder of the lowest hand card starts, which tells of his cards; with starter=random it does not."""
