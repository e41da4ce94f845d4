"""The English of an answer."""

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    # --- verdict: one sentence ---------------------------------------------------------------------------------
    "uniform": "{advice}: {effect}{also}.",
    "effect_won": "against one opponent it raises your chance of winning by {size} percentage points "
    "({span})",
    "effect_skitgubbe": "with {seats} players it lowers your risk of ending up skitgubbe by {size} "
    "percentage points ({span})",
    "also": ", and it helps with {seats} players too",
    "same": "It makes no practical difference whether {cards} lie on the table or stay in hand: with "
    "{seats} players the gap is less than {margin} percentage points.",
    "unclear": "It cannot be told: with {seats} players the gap between table and hand is smaller than "
    "its margin of error.",
    "depends": "It depends on {what}: {clauses}.",
    "what_opponents": "how the others play",
    "what_seats": "how many you are",
    "clause_table": "with {seats} players the table is better ({value} percentage points)",
    "clause_hand": "with {seats} players the hand is better ({value} percentage points)",
    "clause_same": "with {seats} players it makes no difference ({value} percentage points)",
    "clause_unclear": "with {seats} players it is unclear ({value} percentage points)",
    "clause_flips": "with {seats} players it ranges from {least} to {most} percentage points",
    "exception": "Exception: when {situation}, the {better} is better, by {values}.",
    "exception_value": "{value} percentage points with {seats} players",
    "better_hand": "hand",
    "better_table": "table",
    "and": "and",
    "or": "or",
    "to": "to",
    # --- tables ------------------------------------------------------------------------------------------------
    "advantage": "Advantage of the table in percentage points, with 95% margin of error",
    "advantage_of": "A higher chance of winning with two players, a lower risk of ending up skitgubbe "
    "with three or four.",
    "players": "{seats} players",
    "all": "All situations",
    "starts": "You start",
    "follows": "Somebody else starts",
    "won_table": "Wins with {cards} on the table",
    "won_hand": "Wins with {cards} in hand",
    "skitgubbe_table": "Skitgubbe with {cards} on the table",
    "skitgubbe_hand": "Skitgubbe with {cards} in hand",
    "frequency": "How often you have the choice",
    "per_game": "Worth per game, all deals",
    "unfinished": "Games that never ended",
    "bounds": "Advantage, however they count",
    "mean": "All",
    # --- terminal ----------------------------------------------------------------------------------------------
    "written": "Page, figures and data:",
    "played": "{games} games in {time} ({rate} games/s).",
    "kept": "The answer is kept from the last time; --fresh plays it anew.",
    "next": "For narrower intervals:",
    "next_other": "More questions:",
    "list_title": "Questions that can be asked:",
    "list_example": "Ask one like this:",
    "not_found": "It is unclear what {text!r} asks. Do you mean {nearest}? All questions: skitgubbe ask "
    "--list",
    # --- figure ------------------------------------------------------------------------------------------------
    "panel_won": "{seats} players: higher chance of winning, percentage points",
    "panel_skitgubbe": "{seats} players: lower risk of being skitgubbe, pct. points",
    "axis_hand": "← hand better",
    "axis_table": "table better →",
    "group_held": "How many you hold",
    "group_other": "What else you hold",
    "group_opponents": "The others",
    "group_style": "Yourself",
    "alt": "{title}, in favour of the table. {values}.",
    # --- page --------------------------------------------------------------------------------------------------
    "kicker": "Skitgubbe in numbers",
    "figure_caption": "The advantage of putting {cards} on the table over keeping them in hand. The dot "
    "is the estimate, the bar its 95% confidence interval. Right of zero the table is better.",
    "more": "What it depends on",
    "more_other": "Against one opponent the advantage, in percentage points, is {values}.",
    "when": "{value} when {situation}",
    "more_start": "When you start it is {starts}, when your opponent starts {follows}.",
    "more_cells": "Depending on how you and the others play otherwise, it is {ranges}.",
    "range": "{least} to {most} with {seats} players",
    "more_frequency": "You are dealt {choice} among your six cards in {share} of the deals. Spread over "
    "all games, the choice is worth {value} percentage points against one opponent.",
    "cells_caption": "The same advantage for every kind of opponent and every style of your own",
    "cells_them": "The others",
    "cells_you": "You",
    "limits": "Keep in mind",
    "limit_strength": "The players are simple programs that follow fixed rules. Stronger players may "
    "give another answer.",
    "limit_swap": "All others put their strongest cards on the table: tens, twos, aces, kings and so on.",
    "limit_unfinished": "Some games never end, because the pile goes round for ever. They count as "
    "neither won nor lost. The end of the first table shows how far they could shift the answer. They "
    "are most common in the row “{opponents}, {style}” with {seats} players: {most} of the games.",
    "limit_rules": "The answer holds for the app's rules ({rules}): twos and tens always fit and give "
    "another turn, and nobody may go out on them. House rules may change it.",
    "method": "How it was found",
    "method_pairs": "Every deal is played twice for each seat at the table, with the same cards in the "
    "same order. The only difference is where {cards} lie: they change places with the next best of "
    "your six cards.",
    "method_size": "{games} games: {deals}. Seed {seed}.",
    "method_deals": "{deals} deals with {seats} players",
    "method_interval": "Intervals are 95% confidence intervals. They are worked out deal by deal, not "
    "game by game, because games with the same cards go together (ratio estimate, linearised variance, "
    "Student's t).",
    "method_words": "The words were fixed beforehand: “no practical difference” means that the whole "
    "interval lies within ±{margin} percentage points, “better” that the difference is significant at "
    "5% after Holm's correction for {judged} comparisons. A difference of {detectable} percentage "
    "points would have been found four times out of five.",
    "method_field": "The mean gives all opponents and all styles equal weight. They are:",
    "field_them": "The others ({label}): {about}",
    "field_you": "You ({label}): {about}",
    "field_mixed": "The others ({label}): {names}, one in each seat in turn.",
    "again": "Do it again",
    "data": "All the numbers: {csv} and {json}.",
}
