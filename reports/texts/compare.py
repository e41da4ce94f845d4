"""The words of a comparison, Swedish and English."""

from typing import Any

COMPARE: dict[str, dict[str, Any]] = {
    "sv": {
        "title": "{candidate} mot {reference} i {rules}, {seats} spelare",
        "field": "bland {field}",
        "verdict": {
            "win": {
                "better": "{candidate} vinner oftare: {effect}.",
                "worse": "{candidate} vinner mer sällan: {effect}.",
                "even": "Ingen praktisk skillnad i vinstchans: {effect}.",
                "unclear": "Det går inte att säga vem som vinner oftast: {effect}.",
            },
            "risk": {
                "better": "{candidate} blir mer sällan skitgubbe: {effect}.",
                "worse": "{candidate} blir oftare skitgubbe: {effect}.",
                "even": "Ingen praktisk skillnad i risken att bli skitgubbe: {effect}.",
                "unclear": "Det går inte att säga vem som oftast blir skitgubbe: {effect}.",
            },
            "place": {
                "better": "{candidate} slutar bättre: {effect}.",
                "worse": "{candidate} slutar sämre: {effect}.",
                "even": "Ingen praktisk skillnad i placering: {effect}.",
                "unclear": "Det går inte att säga vem som slutar bäst: {effect}.",
            },
        },
        "points": "{value} procentenheter ({low} till {high})",
        "places": "{value} placeringar ({low} till {high})",
        "against": {
            "straight": "jämfört med om alla vore lika bra",
            "field": "mot {reference} på samma plats, bland samma motståndare",
        },
        "share": {
            "win": "{candidate} vinner {share} av partierna.",
            "risk": "{candidate} blir skitgubbe i {share} av partierna.",
            "place": "{candidate} slutar på plats {share} i medeltal.",
        },
        "adjusted": "Med turen i korten borträknad: {effect}. Variansen blir {factor} gånger mindre än utan "
        "det. Vad korten "
        "är värda har lärts på {deals} andra givar (frö {seed}) och ligger fast.",
        "deals": "{deals} givar, {games} partier. {differ} av givarna spelade de olika.",
        "reduction": "Samma givar för båda gör variansen {factor} gånger mindre: så mycket säger {equal} "
        "oberoende partier.",
        "alike": "De spelade lika i varje giv, och det blev exakt lika.",
        "unfinished": "{share} av partierna tog aldrig slut; där delar de som hade kort kvar på resten. "
        "Räknas de som sämst eller bäst för {candidate} blir det {low} till {high}.",
        "guarantee": {
            "fixed": "Intervallet är på 95 % och gäller för det antal givar som bestämdes i förväg.",
            "anytime": "Intervallet är på 95 % och gäller när man än slutar (konfidenssekvens).",
            "tested": "Intervallet är på 95 % och rättat för när testet slutade (medianriktig skattning).",
            "stopped": "Avbrutet för hand. Intervallet är på 95 % och gäller när man än slutar "
            "(konfidenssekvens).",
        },
        "test_units": {
            "win": "procentenheter",
            "risk": "procentenheter mindre risk",
            "place": "placeringar",
        },
        "sprt": {
            "high": "Testet godtog {high} {unit}: felet är högst 5 %, om sanningen är {low} eller mindre.",
            "low": "Testet godtog {low} {unit}: felet är högst 5 %, om sanningen är {high} eller mer.",
            "continue": "Testet av {low} mot {high} {unit} är inte avgjort.",
        },
        "design": "Frö {seed}, högst {cap} beslut; {aligned}.",
        "aligned": "varje plats drar ur talongen i sin egen ordning",
        "common": "alla drar ur samma talong i ordning",
        "files": "Filer i {folder}: {files}.",
        "next": "Härnäst: {command}",
        "axis_x": "givar",
        "axis_y": {
            "win": "vinstchans, skillnad i procentenheter",
            "risk": "mindre risk att bli skitgubbe, i procentenheter",
            "place": "placering, skillnad",
        },
        "figure_sub": "{rules}, {seats} spelare; bandet gäller när man än slutar (95 %)",
        "alt": "{candidate} mot {reference} i {rules}: efter {deals} givar {effect}.",
    },
    "en": {
        "title": "{candidate} against {reference} in {rules}, {seats} players",
        "field": "among {field}",
        "verdict": {
            "win": {
                "better": "{candidate} wins more often: {effect}.",
                "worse": "{candidate} wins less often: {effect}.",
                "even": "No practical difference in winning: {effect}.",
                "unclear": "Who wins more often cannot be told: {effect}.",
            },
            "risk": {
                "better": "{candidate} becomes skitgubbe less often: {effect}.",
                "worse": "{candidate} becomes skitgubbe more often: {effect}.",
                "even": "No practical difference in the risk of becoming skitgubbe: {effect}.",
                "unclear": "Who becomes skitgubbe more often cannot be told: {effect}.",
            },
            "place": {
                "better": "{candidate} finishes better: {effect}.",
                "worse": "{candidate} finishes worse: {effect}.",
                "even": "No practical difference in finishing place: {effect}.",
                "unclear": "Who finishes better cannot be told: {effect}.",
            },
        },
        "points": "{value} percentage points ({low} to {high})",
        "places": "{value} places ({low} to {high})",
        "against": {
            "straight": "compared with equally good players",
            "field": "against {reference} in the same seat, among the same opponents",
        },
        "share": {
            "win": "{candidate} wins {share} of the games.",
            "risk": "{candidate} becomes skitgubbe in {share} of the games.",
            "place": "{candidate} finishes in place {share} on average.",
        },
        "adjusted": "With the luck of the cards taken out: {effect}. The variance is {factor} times smaller "
        "than without. "
        "What cards are worth was learnt on {deals} other deals (seed {seed}) and is frozen.",
        "deals": "{deals} deals, {games} games. In {differ} of the deals they played differently.",
        "reduction": "The same deals for both make the variance {factor} times smaller: as much as {equal} "
        "independent games would say.",
        "alike": "They played alike in every deal, and tied exactly.",
        "unfinished": "{share} of the games never ended; there, those who still held cards share what is "
        "left. As the worst or the best for {candidate} they would make it {low} to {high}.",
        "guarantee": {
            "fixed": "The interval is at 95% and holds for the number of deals that was fixed beforehand.",
            "anytime": "The interval is at 95% and holds wherever one stops (confidence sequence).",
            "tested": "The interval is at 95% and corrected for when the test stopped (median-unbiased).",
            "stopped": "Stopped by hand. The interval is at 95% and holds wherever one stops (confidence "
            "sequence).",
        },
        "test_units": {
            "win": "percentage points",
            "risk": "percentage points less risk",
            "place": "places",
        },
        "sprt": {
            "high": "The test accepted {high} {unit}: it errs in at most 5% if the truth is {low} or less.",
            "low": "The test accepted {low} {unit}: it errs in at most 5% if the truth is {high} or more.",
            "continue": "The test of {low} against {high} {unit} is not decided.",
        },
        "design": "Seed {seed}, at most {cap} decisions; {aligned}.",
        "aligned": "each seat draws from the talon in an order of its own",
        "common": "all draw from one talon in order",
        "files": "Files in {folder}: {files}.",
        "next": "Next: {command}",
        "axis_x": "deals",
        "axis_y": {
            "win": "winning, difference in percentage points",
            "risk": "less risk of becoming skitgubbe, percentage points",
            "place": "finishing place, difference",
        },
        "figure_sub": "{rules}, {seats} players; the band holds wherever one stops (95%)",
        "alt": "{candidate} against {reference} in {rules}: after {deals} deals {effect}.",
    },
}
