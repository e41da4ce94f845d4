"""The words in which any game is retold."""

WORDS = {
    "sv": {
        "title": "Parti {game}, slumpfrö {seed}: {rules}{house}, {players} spelare",
        "player": "Spelare {seat} ({strategy})",
        "seat": "Spelare {seat}",
        "first": "{who} börjar.",
        "deal": "Given (givare: spelare {dealer})",
        "out": "klar på plats {place}",
        "cards_one": "{number} kort",
        "cards_many": "{number} kort",
        "finished": "{who} är skitgubbe.",
        "deadlock": "Partiet låser sig: alla som har kort kvar måste stå över. Ingen blir skitgubbe.",
        "loop": "Partiet upprepar sig i all evighet och bryts här. Ingen blir skitgubbe.",
        "cap": "Partiet bryts vid gränsen för antal drag. Ingen blir skitgubbe.",
    },
    "en": {
        "title": "Game {game}, seed {seed}: {rules}{house}, {players} players",
        "player": "Player {seat} ({strategy})",
        "seat": "Player {seat}",
        "first": "{who} starts.",
        "deal": "The deal (dealer: player {dealer})",
        "out": "out in place {place}",
        "cards_one": "{number} card",
        "cards_many": "{number} cards",
        "finished": "{who} is the skitgubbe.",
        "deadlock": "The game is deadlocked: everyone who holds cards must pass. Nobody is the skitgubbe.",
        "loop": "The game repeats itself for ever and is cut here. Nobody is the skitgubbe.",
        "cap": "The game is cut at the limit of decisions. Nobody is the skitgubbe.",
    },
}
