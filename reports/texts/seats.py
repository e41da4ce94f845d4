"""The words of the answer to where one wants to sit."""

from collections.abc import Mapping

from experiments.seat_answer import DEPENDS, HELPS, HURTS, SAME, UNCLEAR

GAMES: Mapping[str, Mapping[str, str]] = {
    "sv": {
        "app": "appen",
        "enkel": "enkel skitgubbe",
        "vandtia": "vändtia",
        "vandtia starter=random": "vändtia med lottad start",
        "klassisk": "klassisk skitgubbe",
        "alla-spelar": "alla spelar",
        "uppvand-trumf": "uppvänd trumf",
        "mattis": "mattis",
    },
    "en": {
        "app": "the app",
        "enkel": "enkel",
        "vandtia": "vändtia",
        "vandtia starter=random": "vändtia, starter by lot",
        "klassisk": "classic",
        "alla-spelar": "all play",
        "uppvand-trumf": "upturned trump",
        "mattis": "mattis",
    },
}
"""[language][game as it is typed]: what it is called."""

SEATS: Mapping[str, Mapping[str, str]] = {
    "sv": {
        "lead_games": "Det beror på spelet och på hur många ni är. ",
        "lead_numbers": "Det beror på hur många ni är. ",
        f"lead_{HELPS}": "Ja. ",
        f"lead_{HURTS}": "Nej, tvärtom. ",
        f"lead_{SAME}": "Nej. ",
        HELPS: "att börja är en fördel i {games}",
        HURTS: "att börja är en nackdel i {games}",
        DEPENDS: "i {games} är det bra för somliga sorters spelare och dåligt för andra",
        SAME: "i {games} är skillnaden mindre än {margin} procentenheter",
        UNCLEAR: "i {games} är det för jämnt för att säga",
        "game": "{game} ({seats})",
        "lot": "I vändtia börjar den som har lägst kort på handen, så att börja är ett tecken på dåliga "
        "kort. När starten lottas i stället ligger risken för den som börjar {values}.",
        "lot_first": "{value} procentenheter från den rättvisa andelen med {seats} spelare",
        "lot_value": "{value} med {seats}",
        "most_one": "Plats {best} är bäst ({low} procentenheter) och plats {worst} sämst ({high}).",
        "most": "Mest spelar platsen roll i {game} med {seats} spelare: plats {best} är bäst "
        "({low} procentenheter) och plats {worst} sämst ({high}).",
        "most_level": "Så långt det går att se spelar den lika mycket roll i {games}.",
        "game_of": "{game} med {seats} spelare",
        "starter": "Risken att bli skitgubbe för den som börjar, minus den rättvisa andelen, i "
        "procentenheter med "
        "95 % felmarginal",
        "starter_of": "Minus är bra: med två spelare är vinstchansen lika mycket högre. Medel över fyra "
        "sorters spelare, där alla vid bordet spelar likadant.",
        "places": "Bästa / sämsta plats, flera där de inte går att skilja åt; plats 1 börjar, plats "
        "2 är näst på tur",
        "even": "jämnt",
        "unclear_place": "oklart",
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
        "om platsen förlorat inget, eller alla, av de partier som aldrig tog slut och där "
        "den hade kort kvar.",
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
        "limit_mattis": "Med två spelare är mattis och klassisk skitgubbe samma spel: då ligger aldrig mer "
        "än ett kort på bordet att ta upp.",
        "method": "Så är det räknat",
        "method_games": "{games} partier. För varje spel och antal spelare delas {each} givar ut, och "
        "varje sorts spelare spelar dem alla. Slumpfrö {seed}.",
        "method_interval": "Felmarginalerna är 95 % för varje tal för sig. De räknas giv för giv, inte parti "
        "för parti, eftersom alla sorters spelare får samma kort (kvotskattning med "
        "linjäriserad varians, t-fördelning). Orden kräver ett intervall som håller för "
        "alla {intervals} jämförelser på en gång (Bonferroni), och gäller partier som tog "
        "slut. Fördel och nackdel betyder att intervallet ligger på ena sidan om den "
        "rättvisa andelen, ”skillnaden är mindre än” att hela intervallet ryms inom "
        "gränsen. ”Bra för somliga” betyder att det är en säker fördel för en sorts "
        "spelare och en säker nackdel för en annan. En plats är bäst om ingen annan är "
        "säkert bättre.",
        "method_players": "Spelarna:",
        "method_player": "{name}: {about}",
    },
    "en": {
        "lead_games": "It depends on the game and on how many you are. ",
        "lead_numbers": "It depends on how many you are. ",
        f"lead_{HELPS}": "Yes. ",
        f"lead_{HURTS}": "No, on the contrary. ",
        f"lead_{SAME}": "No. ",
        HELPS: "starting is an advantage in {games}",
        HURTS: "starting is a disadvantage in {games}",
        DEPENDS: "in {games} it is good for some sorts of players and bad for others",
        SAME: "in {games} the difference is less than {margin} percentage points",
        UNCLEAR: "in {games} it is too close to call",
        "game": "{game} ({seats})",
        "lot": "In vändtia the holder of the lowest hand card starts, so that starting is a sign of poor "
        "cards. Where the starter is drawn by lot instead, the starter's risk is {values}.",
        "lot_first": "{value} percentage points from the fair share with {seats} players",
        "lot_value": "{value} with {seats}",
        "most_one": "Place {best} is best ({low} percentage points) and place {worst} worst ({high}).",
        "most": "The seat matters most in {game} with {seats} players: place {best} is best ({low} "
        "percentage points) and place {worst} worst ({high}).",
        "most_level": "As far as can be told it matters as much in {games}.",
        "game_of": "{game} with {seats} players",
        "starter": "The starter's risk of becoming skitgubbe less the fair share, in percentage points with "
        "95% "
        "margins",
        "starter_of": "Minus is good: with two players the chance of winning is higher by as much. Mean "
        "over four sorts of players, with everyone at the table playing alike.",
        "places": "Best / worst place, several where they cannot be told apart; place 1 starts, "
        "place 2 is next to play",
        "even": "even",
        "unclear_place": "unclear",
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
        "had the place lost none, or all, of the games that never ended and in which it "
        "still held cards.",
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
        "limit_mattis": "With two players mattis and classic Skitgubbe are the same game: there is never "
        "more than one card on the table to take.",
        "method": "How it was measured",
        "method_games": "{games} games. For each game and number of players {each} deals are dealt, and "
        "every sort of players plays them all. Seed {seed}.",
        "method_interval": "The margins are 95% for each number by itself. They are worked out deal by deal, "
        "not game by game, because every sort of players gets the same cards (ratio "
        "estimate, linearised variance, Student's t). The words need an interval that "
        "holds for all {intervals} comparisons at once (Bonferroni), and are about the "
        "games that ended. Advantage and disadvantage mean that the interval lies to one "
        "side of the fair share, “the difference is less than” that all of it lies within "
        "the limit. “Good for some” means a sure advantage for one sort of players and a "
        "sure disadvantage for another. A place is best if no other is surely better.",
        "method_players": "The players:",
        "method_player": "{name}: {about}",
    },
}
