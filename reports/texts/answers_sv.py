"""The Swedish of an answer."""

from collections.abc import Mapping

SWEDISH: Mapping[str, str] = {
    # --- verdict: one sentence ---------------------------------------------------------------------------------
    "uniform": "{advice}: {effect}{also}.",
    "effect_won": "mot en motståndare höjer det din vinstchans med {size} procentenheter ({span})",
    "effect_skitgubbe": "med {seats} spelare sänker det risken att bli skitgubbe med {size} "
    "procentenheter ({span})",
    "also": ", och det hjälper även när ni är {seats}",
    "same": "Det gör detsamma om {cards} ligger på bordet eller på handen: när ni är {seats} är "
    "skillnaden mindre än {margin} procentenheter.",
    "unclear": "Det går inte att säga säkert: när ni är {seats} är skillnaden mellan bord och hand "
    "mindre än felmarginalen.",
    "depends": "Det beror på {what}: {clauses}.",
    "what_opponents": "hur motståndarna spelar",
    "what_seats": "hur många ni är",
    "clause_table": "med {seats} spelare är bordet bättre ({value} procentenheter)",
    "clause_hand": "med {seats} spelare är handen bättre ({value} procentenheter)",
    "clause_same": "med {seats} spelare gör det detsamma ({value} procentenheter)",
    "clause_unclear": "med {seats} spelare är det oklart ({value} procentenheter)",
    "clause_flips": "med {seats} spelare skiftar det mellan {least} och {most} procentenheter",
    "exception": "Undantag: när {situation} är {better} bättre, {values}.",
    "exception_value": "{value} procentenheter när ni är {seats}",
    "better_hand": "handen",
    "better_table": "bordet",
    "and": "och",
    "or": "eller",
    "to": "till",
    # --- tables ------------------------------------------------------------------------------------------------
    "advantage": "Fördel för bordet i procentenheter, med 95 % felmarginal",
    "advantage_of": "Högre vinstchans när ni är två, lägre risk att bli skitgubbe när ni är tre eller "
    "fyra.",
    "players": "{seats} spelare",
    "all": "Alla lägen",
    "starts": "Du börjar",
    "follows": "Någon annan börjar",
    "won_table": "Vinner med {cards} på bordet",
    "won_hand": "Vinner med {cards} på handen",
    "skitgubbe_table": "Skitgubbe med {cards} på bordet",
    "skitgubbe_hand": "Skitgubbe med {cards} på handen",
    "frequency": "Så ofta har du valet",
    "per_game": "Värt per parti, alla givar",
    "unfinished": "Partier som aldrig tog slut",
    "bounds": "Fördel, hur de än räknas",
    "mean": "Alla",
    # --- terminal ----------------------------------------------------------------------------------------------
    "written": "Sida, figurer och data:",
    "played": "{games} partier på {time} ({rate} partier/s).",
    "kept": "Svaret är sparat från förra gången; --fresh spelar om det.",
    "next": "Smalare intervall:",
    "next_other": "Fler frågor:",
    "list_title": "Frågor som kan ställas:",
    "list_example": "Ställ en så här:",
    "not_found": "Det är oklart vad {text!r} frågar om. Menar du {nearest}? Alla frågor: skitgubbe ask "
    "--list",
    # --- figure ------------------------------------------------------------------------------------------------
    "panel_won": "{seats} spelare: högre vinstchans, procentenheter",
    "panel_skitgubbe": "{seats} spelare: lägre risk att bli skitgubbe, procentenheter",
    "axis_hand": "← handen bättre",
    "axis_table": "bordet bättre →",
    "group_held": "Så många har du",
    "group_other": "Vad du har mer",
    "group_opponents": "De andra",
    "group_style": "Du själv",
    "alt": "{title}, till bordets fördel. {values}.",
    # --- page --------------------------------------------------------------------------------------------------
    "kicker": "Skitgubbe i siffror",
    "figure_caption": "Fördel för att lägga {cards} på bordet, jämfört med att behålla dem på handen. "
    "Punkten är skattningen, strecket 95 % konfidensintervall. Till höger om noll är bordet bättre.",
    "more": "Vad det beror på",
    "more_other": "Mot en motståndare är fördelen, i procentenheter, {values}.",
    "when": "{value} när {situation}",
    "more_start": "När du börjar är den {starts}, när motståndaren börjar {follows}.",
    "more_cells": "Beroende på hur du själv och de andra spelar i övrigt är den {ranges}.",
    "range": "{least} till {most} när ni är {seats}",
    "more_frequency": "Du får {choice} bland dina sex kort i {share} av givarna. Utslaget på alla "
    "partier är valet värt {value} procentenheter mot en motståndare.",
    "cells_caption": "Samma fördel, för varje sorts motståndare och varje eget spelsätt",
    "cells_them": "De andra",
    "cells_you": "Du",
    "limits": "Att tänka på",
    "limit_strength": "Spelarna är enkla program som följer fasta regler. Starkare spelare kan ge ett "
    "annat svar.",
    "limit_swap": "Alla andra lägger sina starkaste kort på bordet: tior, tvåor, ess, kungar och så "
    "vidare.",
    "limit_unfinished": "En del partier tar aldrig slut, eftersom högen vandrar runt i evighet. De "
    "räknas varken som vunna eller förlorade. Sist i den första tabellen står hur mycket de kan rubba "
    "svaret. Flest är de i raden ”{opponents}, {style}” med {seats} spelare: {most} av partierna.",
    "limit_rules": "Svaret gäller appens regler ({rules}): tvåan och tian går alltid att lägga och ger "
    "ny tur, och ingen får gå ut på dem. Med andra husregler kan det bli annorlunda.",
    "method": "Så är det räknat",
    "method_pairs": "Varje giv spelas två gånger för varje plats vid bordet, med samma kort i samma "
    "ordning. Det enda som skiljer är var {cards} ligger: de byter plats med de närmast bästa av dina "
    "sex kort.",
    "method_size": "{games} partier: {deals}. Slumpfrö {seed}.",
    "method_deals": "{deals} givar med {seats} spelare",
    "method_interval": "Intervallen är 95 % konfidensintervall. De räknas giv för giv, inte parti för "
    "parti, eftersom partier med samma kort hänger ihop (kvotskattning med linjäriserad varians, "
    "t-fördelning).",
    "method_words": "Orden är bestämda i förväg: ”gör detsamma” betyder att hela intervallet ligger "
    "inom ±{margin} procentenheter, ”bättre” att skillnaden är säker på 5-procentsnivån efter Holms "
    "korrigering för {judged} jämförelser. En skillnad på {detectable} procentenheter hade märkts fyra "
    "gånger av fem.",
    "method_field": "Medeltalet väger alla motståndare och alla spelsätt lika. De är:",
    "field_them": "De andra ({label}): {about}",
    "field_you": "Du ({label}): {about}",
    "field_mixed": "De andra ({label}): {names}, en på varje plats i tur och ordning.",
    "again": "Gör om det",
    "data": "Alla siffror: {csv} och {json}.",
}
