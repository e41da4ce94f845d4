"""The words of the book, in both languages."""

from collections.abc import Mapping

BOOK: Mapping[str, Mapping[str, str]] = {
    "sv": {
        "title": "Tips och strategi i Skitgubbe",
        "lead": "Vad lönar sig, och hur mycket? Varje svar bygger på partier som spelats på båda sätten med "
        "samma "
        "kort. Siffran kommer först, förbehållen sedan, metoden sist.",
        "questions": "Frågorna",
        "question": "Fråga",
        "answer": "Svar",
        "home": "Alla frågor",
        "method": "Metod och gränser",
        "strategies_shedding": "Spelarna i vändtia och dess släkt",
        "strategies_classic": "Spelarna i klassisk skitgubbe och dess släkt",
        "parameters": "Vad man kan ställa in",
        "parameter_header": "namn|värde|möjliga värden|betydelse (på engelska)",
        "positions": "Så spelar den: hand, bordskort och hög, skilda av punkter",
        "position_header": "läge|inställning|drag",
        "source": "Källa: {source}.",
        "game_lead": "För {least} till {most} spelare ({source}).",
        "bounds_whole": "heltal från {low} till {high}",
        "bounds_number": "tal från {low} till {high}",
        "bounds_choice": "{choices}",
        "deterministic": "spelar alltid likadant",
        "random": "lottar",
        "memory": "minns vad den själv har gjort",
        "knowledge": "räknar kort",
        "declares": "Den {what}.",
        "lengths": "Hur långt ett parti är, räknat i alla spelares drag",
        "length_header": "spelare|medel|95 % intervall|vart tjugonde är längre än|utan slut",
        "row": "{seats}: alla {field}",
        "length_note": "{games} partier för varje rad. Medel och längd gäller partier som tog slut.",
        "fields": "Reglerna, som de spelas här",
        "field_header": "fält|värde",
        "rules": "Spelen",
        "other": "In English",
        "made": "Gjord med {command}.",
        "draft": "Det här är ett utkast med breda felmarginaler.",
        "method_lead": "Så räknar vi, och det här vet vi inte.",
        "method_pairs": "Samma kort, båda sätten. Varje giv spelas på båda sätten från varje plats vid "
        "bordet, så att "
        "turen i korten tar ut sig. Ett vägskäl mitt i ett parti spelas vidare på båda sätten med nya "
        "utdelningar av "
        "de kort som spelaren inte ser.",
        "method_interval": "Varje siffra har ett 95 % intervall, räknat giv för giv. Antalet partier står "
        "på varje sida.",
        "method_words": "Orden är bestämda i förväg. ”Ingen praktisk skillnad” betyder att hela intervallet "
        "ligger inom "
        "en kvarts procentenhet. Ett råd ges bara när skillnaden är säker även sedan hänsyn tagits till hur "
        "många "
        "jämförelser sidan gör (Holm).",
        "method_unfinished": "Partier som aldrig tar slut räknas och visas. Gränserna säger hur mycket de "
        "kan betyda.",
        "method_strength": "Spelarna är program med fasta regler. Den starkaste i vändtiafamiljen är "
        "{shedding}, i den "
        "klassiska {classic}. Starkare spelare kan vända ett svar; då görs hela boken om med ett kommando.",
        "method_check": "En inbyggd kontroll: vilket dolt kort man vänder ska inte spela någon roll. Blir "
        "det en skillnad "
        "där är något fel.",
        "alternative": "Samma bok som en enda textfil: {link}.",
    },
    "en": {
        "title": "Tips and strategy for Skitgubbe",
        "lead": "What pays, and how much? Every answer rests on games played both ways with the same cards. "
        "The number "
        "comes first, the caveats second, the method last.",
        "questions": "The questions",
        "question": "Question",
        "answer": "Answer",
        "home": "All questions",
        "method": "Method and limits",
        "strategies_shedding": "The players of vändtia and its kin",
        "strategies_classic": "The players of classic Skitgubbe and its kin",
        "parameters": "What can be set",
        "parameter_header": "name|value|possible values|meaning",
        "positions": "How it plays: hand, open row and pile, with dots between",
        "position_header": "position|setting|play",
        "source": "Source: {source}.",
        "game_lead": "For {least} to {most} players ({source}).",
        "bounds_whole": "a whole number from {low} to {high}",
        "bounds_number": "a number from {low} to {high}",
        "bounds_choice": "{choices}",
        "deterministic": "always plays alike",
        "random": "draws lots",
        "memory": "remembers what it did",
        "knowledge": "counts cards",
        "declares": "It {what}.",
        "lengths": "How long a game is, counted in the plays of all players",
        "length_header": "players|mean|95% interval|one of twenty is longer than|no end",
        "row": "{seats}: all {field}",
        "length_note": "{games} games for each row. Mean and length are of games that ended.",
        "fields": "The rules as they are played here",
        "field_header": "field|value",
        "rules": "The games",
        "other": "På svenska",
        "made": "Made by {command}.",
        "draft": "This is a draft with wide margins.",
        "method_lead": "How we count, and what we do not know.",
        "method_pairs": "The same cards, both ways. Every deal is played both ways from every seat at the "
        "table, so that "
        "the luck of the cards cancels. A fork in the middle of a game is played on both ways with new "
        "dealings of the "
        "cards that the player cannot see.",
        "method_interval": "Every number has a 95% interval, computed deal by deal. How many games stands "
        "on every page.",
        "method_words": "The words were fixed beforehand. “No practical difference” means that the whole "
        "interval lies "
        "within a quarter of a percentage point. Advice is given only where the difference is sure even "
        "with regard to "
        "how many comparisons the page makes (Holm).",
        "method_unfinished": "Games that never end are counted and shown. The bounds say how much they "
        "could matter.",
        "method_strength": "The players are programs with fixed rules. The strongest in the vändtia family "
        "is {shedding}, "
        "in the classic one {classic}. Stronger players may turn an answer; then the whole book is made "
        "anew by one "
        "command.",
        "method_check": "A built-in check: which hidden card one turns must not matter. If there were a "
        "difference, "
        "something would be wrong.",
        "alternative": "The same book as one text file: {link}.",
    },
}
