"""The ladder's words, Swedish and English."""

LADDER = {
    "sv": {
        "title": "{rules}, {seats} spelare: risken att bli skitgubbe, mot alla andra i katalogen",
        "title_some": "{rules}, {seats} spelare: risken att bli skitgubbe, mot de andra nämnda",
        "header": ("", "strategi", "risk i värsta fall", "gränser", "tog aldrig slut"),
        "best": "Bäst är {name}: {risk} av partierna förloras, även om alla som aldrig tog slut räknas som "
        "förlorade. Lika för alla vore {par}.",
        "level": "Den kan inte skiljas från {others}.",
        "alone": "Den är säkert bättre än alla andra.",
        "mark": "= kan inte skiljas från raden ovanför (parvis på samma givar, 5 % risk för något misstag på hela "
        "stegen; jämförelsen med den bästa likaså).",
        "bounds": "Gränserna räknar partier som aldrig tog slut som vunna och, för den som hade kort kvar, som "
        "förlorade; rangordningen räknar dem som förlorade. Alla intervall är på 95 %.",
        "design": "Var och en mötte varje annan från varje plats på samma {deals} givar; på de andra platserna satt "
        "motståndaren. Frö {seed}, högst {cap} beslut, {games} partier.",
        "slow": "{name} är långsam: {deals} givar, och ingens motståndare.",
        "files": "Filer i {folder}: {files}.",
        "next": "Härnäst: {command}",
        "axis": "risk att bli skitgubbe, procent",
        "par": "lika för alla",
        "legend": "punkt: i värsta fall, med 95 % intervall; tunt streck: om partier utan slut inte räknas som "
        "förlorade",
        "figure": "Vem blir skitgubbe?",
        "figure_sub": "{rules}, {seats} spelare; mot var och en av de andra",
        "alt": "Risken att bli skitgubbe i {rules} med {seats} spelare, bäst först: {values}.",
        "and": "och",
    },
    "en": {
        "title": "{rules}, {seats} players: the risk of becoming skitgubbe, against all others of the catalogue",
        "title_some": "{rules}, {seats} players: the risk of becoming skitgubbe, against the others named",
        "header": ("", "strategy", "risk at worst", "bounds", "never ended"),
        "best": "The best is {name}: it loses {risk} of the games, even if all that never ended count as lost. An "
        "equal share would be {par}.",
        "level": "It cannot be told from {others}.",
        "alone": "It is surely better than all others.",
        "mark": "= cannot be told from the row above (paired on the same deals, a 5% risk of any mistake on the "
        "whole ladder; so is the comparison with the best).",
        "bounds": "The bounds count games that never ended as won and, for who still held cards, as lost; the "
        "ranking counts them as lost. All intervals are at 95%.",
        "design": "Each met every other from every seat on the same {deals} deals; the opponent sat in all other "
        "seats. Seed {seed}, at most {cap} decisions, {games} games.",
        "slow": "{name} is slow: {deals} deals, and nobody's opponent.",
        "files": "Files in {folder}: {files}.",
        "next": "Next: {command}",
        "axis": "risk of becoming skitgubbe, per cent",
        "par": "equal share",
        "legend": "dot: at worst, with a 95% interval; thin line: if games without an end do not count as lost",
        "figure": "Who becomes skitgubbe?",
        "figure_sub": "{rules}, {seats} players; against each of the others",
        "alt": "The risk of becoming skitgubbe in {rules} with {seats} players, best first: {values}.",
        "and": "and",
    },
}
