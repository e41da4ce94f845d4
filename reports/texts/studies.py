"""The words of answers that studies give, in both languages."""

from collections.abc import Mapping

STUDIES: Mapping[str, Mapping[str, str]] = {
    "sv": {
        # --- sentences -----------------------------------------------------------------------------------------
        "advice": "{advice}: {effects}.",
        "same": "{choice} gör ingen praktisk skillnad: {effects}. Allt under {margin} procentenheter räknas "
        "som lika.",
        "unclear": "{choice}: det är för jämnt för att säga. Skillnaden är {effects}. Först en på {detectable} "
        "procentenheter hade märkts fyra gånger av fem.",
        "depends": "Det beror på {what}. {choice}: {effects}.",
        "on_tables": "hur många ni är",
        "on_games": "spelet och hur många ni är",
        "on_opponents": "hur de andra spelar",
        "win": "{at} höjer det vinstchansen med {size} procentenheter ({span})",
        "risk": "{at} sänker det risken att bli skitgubbe med {size} procentenheter ({span})",
        "win_also": "{at} med {size} ({span})",
        "risk_also": "{at} med {size} ({span})",
        "signed": "{value} procentenheter {at} ({span})",
        "level_same": "{at} gör det detsamma",
        "level_unclear": "{at} går det inte att säga",
        "at_two": "med {seats} spelare",
        "at_game": "i {game} med {seats} spelare",
        "at_many": "när ni är {seats}",
        "among": "mot ”{field}” {value}",
        "best": "Bäst i svepet: {values}.",
        "best_value": "{value} {unit} {at}",
        # --- tables --------------------------------------------------------------------------------------------
        "caption": "{label}: fördel i procentenheter, med 95 % felmarginal",
        "caption_count": "{label}, med 95 % felmarginal",
        "caption_of": "Högre vinstchans när ni är två, lägre risk att bli skitgubbe när ni är fler.",
        "mean": "Medel över alla motståndare",
        "mean_short": "Alla",
        "opponents": "De andra",
        "facts_level": "Utan det lyckas man",
        "facts_unfinished": "Partier som aldrig tog slut",
        "facts_bounds": "Fördel, hur de än räknas",
        "facts_detectable": "Märks fyra gånger av fem från",
        "players": "{seats} spelare",
        "classes": "{context}: {name}",
        "context_open": "öppet kort",
        # --- figures -------------------------------------------------------------------------------------------
        "panel_win": "högre vinstchans, procentenheter",
        "panel_risk": "lägre risk att bli skitgubbe, procentenheter",
        "panel_count": "procent",
        "curve_band": "band: 95 % för alla punkter på en gång; ruta: det bästa värdet, prövat på nya givar",
        "alt": "{title}. {values}.",
        "figure_caption": "Punkten är skattningen, strecket 95 % konfidensintervall. Till höger om noll är "
        "det bättre.",
        "curve_caption": "Kurvan är medel över alla motståndare, bandet ett 95 % intervall som gäller för "
        "alla punkter "
        "på en gång. Rutan är det värde som såg bäst ut, prövat på nya givar.",
        "heat_caption": "Siffrorna är fördelen i procentenheter; inom parentes halva 95 % intervallet.",
        # --- page ----------------------------------------------------------------------------------------------
        "more": "Mer om saken",
        "limits": "Att tänka på",
        "limit_strength": "Spelarna är enkla program som följer fasta regler. Starkare spelare kan ge ett "
        "annat svar. "
        "Den starkaste som är med här är {strongest}.",
        "limit_unfinished": "En del partier tar aldrig slut, eftersom korten vandrar runt i evighet; mest "
        "{most} av "
        "partierna, i ”{label}”. De räknas som delade; gränserna visar hur mycket de kan rubba svaret.",
        "limit_rules": "Svaret gäller {games}. Med andra husregler kan det bli annorlunda.",
        "method": "Så är det räknat",
        "method_games": "Omkring {games} partier. Slumpfrö {seed}.",
        "method_policy": "{label}: samma givar spelas på båda sätten, på varje plats vid bordet. Det enda som "
        "skiljer "
        "är valet: {arm} mot {base}.",
        "method_threshold": "{label}: varje värde av {parameter} i {arm} prövas på samma givar mot {base}. "
        "Det värde som "
        "såg bäst ut prövas sedan på nya givar, och bara det talet är ett påstående.",
        "method_fork": "{label}: partiet delas där valet uppstår{when}, och spelas vidare efter båda dragen, "
        "”{first}” och "
        "”{second}”, med samma nya utdelning av alla kort som spelaren inte ser.",
        "when": " ({when})",
        "method_count": "{label}: partier där alla vid bordet spelar likadant räknas igenom.",
        "method_rank": "{label}: vilka tre av de sex korten som läggs upp lottas, och värdena skattas med "
        "minsta kvadrat; de "
        "summerar till noll, så att bara skillnader mellan valörer betyder något.",
        "method_neighbour": "{label}: samma givar spelas med den andra spelaren på platsen efter, och på "
        "platsen före; alla "
        "övriga är {player}.",
        "method_other": "{label}: se källkoden.",
        "method_interval": "Intervallen är 95 % konfidensintervall och räknas giv för giv, eftersom partier "
        "med samma "
        "kort hänger ihop.",
        "method_words": "Orden är bestämda i förväg: ”ingen praktisk skillnad” betyder att hela intervallet "
        "ligger inom "
        "±{margin} procentenheter, ett råd att skillnaden är säker på 5-procentsnivån efter Holms korrigering "
        "för "
        "{judged} jämförelser, och att partier utan slut inte kan vända på det.",
        "method_fields": "De andra vid bordet:",
        "field": "{label}: {names}",
    },
    "en": {
        "advice": "{advice}: {effects}.",
        "same": "{choice} makes no practical difference: {effects}. Anything under {margin} percentage points "
        "counts as "
        "equal.",
        "unclear": "{choice}: too close to call. The difference is {effects}. Only one of {detectable} percentage "
        "points would have been noticed four times out of five.",
        "depends": "It depends on {what}. {choice}: {effects}.",
        "on_tables": "how many you are",
        "on_games": "the game and on how many you are",
        "on_opponents": "how the others play",
        "win": "{at} it raises your chance of winning by {size} percentage points ({span})",
        "risk": "{at} it lowers your risk of becoming skitgubbe by {size} percentage points ({span})",
        "win_also": "{at} by {size} ({span})",
        "risk_also": "{at} by {size} ({span})",
        "signed": "{value} percentage points {at} ({span})",
        "level_same": "{at} it makes no difference",
        "level_unclear": "{at} it cannot be told",
        "at_two": "with {seats} players",
        "at_game": "in {game} with {seats} players",
        "at_many": "when you are {seats}",
        "among": "against “{field}” {value}",
        "best": "Best in the sweep: {values}.",
        "best_value": "{value} {unit} {at}",
        "caption": "{label}: advantage in percentage points, with 95% margins",
        "caption_count": "{label}, with 95% margins",
        "caption_of": "A higher chance of winning when you are two, a lower risk of becoming skitgubbe when "
        "you are more.",
        "mean": "Mean over all opponents",
        "mean_short": "All",
        "opponents": "The others",
        "facts_level": "Without it one succeeds",
        "facts_unfinished": "Games that never ended",
        "facts_bounds": "Advantage, however they count",
        "facts_detectable": "Noticed four times of five from",
        "players": "{seats} players",
        "classes": "{context}: {name}",
        "context_open": "open card",
        "panel_win": "higher chance of winning, percentage points",
        "panel_risk": "lower risk of becoming skitgubbe, percentage points",
        "panel_count": "per cent",
        "curve_band": "band: 95% for all points at once; square: the best value, tried on fresh deals",
        "alt": "{title}. {values}.",
        "figure_caption": "The dot is the estimate, the bar its 95% confidence interval. To the right of zero "
        "is better.",
        "curve_caption": "The curve is the mean over all opponents, the band a 95% interval that holds for "
        "all points at "
        "once. The square is the value that looked best, tried on fresh deals.",
        "heat_caption": "The numbers are the advantage in percentage points; in parentheses half the 95% "
        "interval.",
        "more": "More about it",
        "limits": "What to bear in mind",
        "limit_strength": "The players are simple programs that follow fixed rules. Stronger players may turn "
        "the answer. "
        "The strongest here is {strongest}.",
        "limit_unfinished": "Some games never end, since the cards go round for ever; at most {most} of the "
        "games, in "
        "“{label}”. They count as shared; the bounds show how far they could move the answer.",
        "limit_rules": "The answer holds for {games}. Other house rules may turn it.",
        "method": "How it was measured",
        "method_games": "About {games} games. Seed {seed}.",
        "method_policy": "{label}: the same deals are played both ways, in every seat at the table. All that "
        "differs is the "
        "choice: {arm} against {base}.",
        "method_threshold": "{label}: every value of {parameter} in {arm} is tried on the same deals against "
        "{base}. The "
        "value that looked best is then tried on fresh deals, and only that number is a claim.",
        "method_fork": "{label}: the game forks where the choice comes up{when}, and is played on after both "
        "plays, "
        "“{first}” and “{second}”, with the same new dealing of all cards that the player cannot see.",
        "when": " ({when})",
        "method_count": "{label}: games in which everybody at the table plays alike are counted through.",
        "method_rank": "{label}: which three of the six cards lie open is drawn by lot, and the values are "
        "fitted by least "
        "squares; they add up to nothing, so that only differences between ranks mean anything.",
        "method_neighbour": "{label}: the same deals are played with the other one in the seat after, and in "
        "the seat before; "
        "everybody else is {player}.",
        "method_other": "{label}: see the source.",
        "method_interval": "The intervals are 95% confidence intervals, computed deal by deal, since games "
        "with the same "
        "cards hang together.",
        "method_words": "The words were fixed beforehand: “no practical difference” means that the whole "
        "interval lies "
        "within ±{margin} percentage points, an advice that the difference is sure at the 5% level after "
        "Holm's "
        "correction for {judged} comparisons, and that games without an end could not turn it.",
        "method_fields": "The others at the table:",
        "field": "{label}: {names}",
    },
}

HOUSE_GAMES: Mapping[str, Mapping[str, str]] = {
    "sv": {
        "app chansa_burn_extra_turn=false": "appen utan extra tur",
        "app chansa=any_time": "appen med fri chansning",
        "enkel chansa_burn_extra_turn=false": "enkel skitgubbe utan extra tur",
        "enkel chansa=any_time": "enkel skitgubbe med fri chansning",
        "enkel voluntary_pickup=true": "enkel skitgubbe med fri upptagning",
    },
    "en": {
        "app chansa_burn_extra_turn=false": "the app without the extra turn",
        "app chansa=any_time": "the app with free chansa",
        "enkel chansa_burn_extra_turn=false": "enkel without the extra turn",
        "enkel chansa=any_time": "enkel with free chansa",
        "enkel voluntary_pickup=true": "enkel with free pick-ups",
    },
}
"""[language][a game with changed fields, as it is typed]: what studies call it."""
