"""The words of conditions on the cards, Swedish and English."""

from collections.abc import Mapping

STRATA: Mapping[str, Mapping[str, str]] = {
    "sv": {
        "given": "Det gäller när {condition}, vilket en plats får i exakt {chance} av givarna. Utslaget på "
        "alla givar är "
        "skillnaden {effect}.",
        "title": ", efter vad man får på given",
        "header": "givet|hur ofta|effekt|utan slut",
        "whole": "Vägt med de exakta sannolikheterna blir det {effect}: det är medelvärdet över alla givar.",
        "part": "Vägt med de exakta sannolikheterna blir det {effect}, över de {chance} av givarna som har "
        "något av detta.",
        "design": "{deals} givar i varje skikt, {games} partier. För medelvärdet är de värda {effective} "
        "givar på måfå. "
        "Ingen giv kastas bort: korten delas ut så att villkoret gäller. Frö {seed}.",
    },
    "en": {
        "given": "It holds when {condition}, which a seat is dealt in exactly {chance} of the deals. Over "
        "all deals the "
        "difference is {effect}.",
        "title": ", by what one is dealt",
        "header": "given|how often|effect|no end",
        "whole": "Weighted by the exact chances it is {effect}: that is the mean over all deals.",
        "part": "Weighted by the exact chances it is {effect}, over the {chance} of the deals that have any "
        "of it.",
        "design": "{deals} deals in every stratum, {games} games. For the mean they are worth {effective} "
        "deals at random. "
        "No deal is thrown away: the cards are dealt so that the condition holds. Seed {seed}.",
    },
}
