"""The words of the answer to where one wants to sit."""

from collections.abc import Mapping

from experiments.seat_answer import DEPENDS, HELPS, HURTS, SAME, UNCLEAR

GAMES: Mapping[str, Mapping[str, str]] = {
    "sv": {
        "app": "app",
        "enkel": "enkel",
        "vandtia": "vändtia",
        "vandtia starter=random": "vändtia med lottad start",
        "klassisk": "klassisk",
        "alla-spelar": "alla spelar",
        "uppvand-trumf": "uppvänd trumf",
        "mattis": "mattis",
    },
    "en": {
        "app": "app",
        "enkel": "enkel",
        "vandtia": "vändtia",
        "vandtia starter=random": "vändtia, starter by lot",
        "klassisk": "klassisk",
        "alla-spelar": "alla spelar",
        "uppvand-trumf": "uppvänd trumf",
        "mattis": "mattis",
    },
}
"""[language][game as it is typed]: what it is called."""

SEATS: Mapping[str, Mapping[str, str]] = {
    "sv": {
        "all": "Det beror på spelet. {clauses}.",
        HELPS: "Att börja är en fördel i {games}",
        HURTS: "en nackdel i {games}",
        DEPENDS: "i {games} beror det på hur alla spelar",
        SAME: "i {games} gör det högst {margin} procentenheters skillnad",
        UNCLEAR: "i {games} är det för jämnt för att säga",
        "game": "{game} ({seats})",
        "lot": "I vändtia börjar den som har lägst kort på handen, så att börja är ett tecken på dåliga "
        "kort. När starten lottas i stället ligger risken för den som börjar {values}.",
        "lot_first": "{value} procentenheter från den rättvisa andelen med {seats} spelare",
        "lot_value": "{value} med {seats}",
        "most": "Mest spelar platsen roll i {game} med {seats} spelare: plats {best} är bäst ({low} "
        "procentenheter) "
        "och plats {worst} sämst ({high}).",
        "starter": "Risken att bli skitgubbe för den som börjar, minus den rättvisa andelen, i "
        "procentenheter med "
        "95 % felmarginal",
        "starter_of": "Minus är bra. Medel över fyra sorters spelare, där alla vid bordet spelar likadant.",
        "places": "Bästa / sämsta plats; plats 1 börjar, plats 2 är näst på tur",
        "even": "jämnt",
        "unfinished": "Partier som aldrig tog slut",
        "game_column": "Spel",
        "players": "{seats} spelare",
        "and": "och",
        "to": "till",
        "axis": "procentenheter från den rättvisa andelen; till vänster är bättre",
        "panel": "{seats} spelare",
        "figure_title": "Risken att bli skitgubbe, efter plats",
        "legend": "1 börjar, 2 är näst på tur …; små punkter: varje sorts spelare för sig",
        "alt": "Risken att bli skitgubbe efter plats, i procentenheter från den rättvisa andelen. {values}.",
        "alt_game": "{game}, {seats} spelare: {places}",
        "figure_caption": "För varje spel och antal spelare: hur mycket oftare än den rättvisa andelen som "
        "plats 1, 2, "
        "3 … blir skitgubbe. Den orange punkten är den som börjar. Strecken är 95 % konfidensintervall och "
        "är ofta "
        "kortare än punkten.",
        "table_caption": "Varje plats för sig, i medel över alla sorters spelare. Gränserna är skillnaden "
        "om platsen "
        "förlorat inget, eller alla, av de partier som aldrig tog slut.",
        "place": "Plats",
        "loss": "Skitgubbe",
        "excess": "Skillnad",
        "bounds": "Gränser",
        "more": "Vad det beror på",
        "sorts_caption": "Den som börjar, för varje sorts spelare",
        "sorts": "Spelare",
        "limits": "Vad det inte säger",
        "limit_alike": "Alla vid bordet spelar likadant. Hur det är att sitta efter en sämre spelare är en "
        "annan fråga.",
        "limit_strength": "Spelarna är enkla program som följer fasta regler; starkare spelare kan vända "
        "svaret.",
        "limit_unfinished": "I {game} med {seats} spelare tar {share} av partierna aldrig slut, eftersom "
        "korten går "
        "runt. De räknas inte som förlorade; gränserna i tabellen visar hur mycket de kan betyda.",
        "limit_phase_two": "I de klassiska spelen drar någon sista kortet i fas ett och börjar fas två. Det "
        "är en annan "
        "fråga, som inte besvaras här.",
        "method": "Så är det räknat",
        "method_games": "{games} partier, {each} för varje spel, antal spelare och sorts spelare, slumpfrö "
        "{seed}.",
        "method_interval": "Felmarginalerna är 95 % för varje tal för sig (Wilson; medel: "
        "normalfördelning). Orden fördel "
        "och nackdel kräver ett intervall som håller för alla {intervals} jämförelser på en gång (Bonferroni), "
        "och gäller andelen av partier som tog slut. ”Beror på hur alla spelar” betyder att det är en säker "
        "fördel för en sorts spelare "
        "och en säker nackdel för en annan.",
        "method_players": "Spelarna:",
        "method_player": "{name}: {about}",
    },
    "en": {
        "all": "It depends on the game. {clauses}.",
        HELPS: "Starting is an advantage in {games}",
        HURTS: "a disadvantage in {games}",
        DEPENDS: "in {games} it depends on how everybody plays",
        SAME: "in {games} it makes at most {margin} percentage points of difference",
        UNCLEAR: "in {games} it is too close to call",
        "game": "{game} ({seats})",
        "lot": "In vändtia the holder of the lowest hand card starts, so that starting is a sign of poor "
        "cards. Where the starter is drawn by lot instead, the starter's risk is {values}.",
        "lot_first": "{value} percentage points from the fair share with {seats} players",
        "lot_value": "{value} with {seats}",
        "most": "The seat matters most in {game} with {seats} players: place {best} is best ({low} "
        "percentage points) "
        "and place {worst} worst ({high}).",
        "starter": "The starter's risk of becoming skitgubbe less the fair share, in percentage points with "
        "95% "
        "margins",
        "starter_of": "Minus is good. Mean over four sorts of players, with everyone at the table playing "
        "alike.",
        "places": "Best / worst place; place 1 starts, place 2 is next to play",
        "even": "even",
        "unfinished": "Games that never ended",
        "game_column": "Game",
        "players": "{seats} players",
        "and": "and",
        "to": "to",
        "axis": "percentage points from the fair share; further left is better",
        "panel": "{seats} players",
        "figure_title": "The risk of becoming skitgubbe, by place",
        "legend": "1 starts, 2 is next to play …; small dots: each sort of players by itself",
        "alt": "The risk of becoming skitgubbe by place, in percentage points from the fair share. {values}.",
        "alt_game": "{game}, {seats} players: {places}",
        "figure_caption": "For each game and number of players: how much more often than the fair share "
        "place 1, 2, 3 … "
        "becomes skitgubbe. The orange dot is the one who starts. The bars are 95% confidence intervals and "
        "often "
        "shorter than the dot.",
        "table_caption": "Each place, in the mean over all sorts of players. The bounds are the difference "
        "had the place "
        "lost none, or all, of the games that never ended.",
        "place": "Place",
        "loss": "Skitgubbe",
        "excess": "Difference",
        "bounds": "Bounds",
        "more": "What it depends on",
        "sorts_caption": "The starter, for each sort of players",
        "sorts": "Players",
        "limits": "What it does not say",
        "limit_alike": "Everyone at the table plays alike. What it is like to sit after a weaker player is "
        "another question.",
        "limit_strength": "The players are simple programs that follow fixed rules; stronger players may "
        "turn the answer.",
        "limit_unfinished": "In {game} with {seats} players {share} of the games never end, because the "
        "cards go round. "
        "They do not count as lost; the bounds in the table show how much they could mean.",
        "limit_phase_two": "In the classic games somebody draws the last card of phase one and leads phase "
        "two. That is "
        "another question, which is not answered here.",
        "method": "How it was measured",
        "method_games": "{games} games, {each} for each game, number of players and sort of players, seed "
        "{seed}.",
        "method_interval": "The margins are 95% for each number by itself (Wilson; means: normal). The "
        "words advantage and "
        "disadvantage need an interval that holds for all {intervals} comparisons at once (Bonferroni), and "
        "are about the "
        "share of the games that ended. “It depends on how everybody plays” means a sure advantage for one "
        "sort of players and a sure "
        "disadvantage for another.",
        "method_players": "The players:",
        "method_player": "{name}: {about}",
    },
}
