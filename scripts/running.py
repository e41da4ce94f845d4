"""A plan carried out before the user's eyes: notes, progress, and what is said when it stops early."""

import os
import shlex
import sys
from typing import NoReturn

from experiments.run import Interrupted, Outcome, Plan, run
from scripts.cli import EXIT_STOPPED
from scripts.progress import Follower
from scripts.screen import note, note_compiling
from simcore.diagnosis import StrategyFault
from simcore.errors import Refusal


def carry_out(plan: Plan, *, quiet: bool) -> Outcome:
    """Play the plan and return what it says.

    On Ctrl-C, says what is kept and ends the program with exit code 130. Raises Refusal as experiments.run.run does,
    and for a strategy that breaks its contract one that names the command which shows the game.
    """
    note_compiling(plan.task.family)
    follower = Follower(plan.task, shown=not quiet, stored=plan.folder is not None)
    try:
        outcome = run(plan, follower)
    except Interrupted as interrupted:
        follower.close()
        _leave(plan, at_once=interrupted.stuck)
    except StrategyFault as fault:
        raise Refusal(f"{fault} {_kept(plan)}See it: {_replay(plan, fault.game)}") from None
    finally:
        follower.close()
    _tell_of_old_games(plan, outcome)
    return outcome


def _leave(plan: Plan, *, at_once: bool) -> NoReturn:
    """Say what is kept and end the process; `at_once` even if a strategy's thread never comes to rest."""
    if plan.folder is None:
        note("Stopped; nothing is stored.")
    else:
        note(f"Stopped: {_kept(plan)}The same command goes on from there.")
    if at_once:
        sys.stdout.flush()
        os._exit(EXIT_STOPPED)
    raise SystemExit(EXIT_STOPPED)


def _kept(plan: Plan) -> str:
    """Return a sentence on what a run that ended early has left, if it can have left anything."""
    if plan.folder is None:
        return ""
    from experiments.opening import open_run

    return f"{open_run(plan.folder).games:,} of {plan.games:,} games are in {plan.folder}. "


def _replay(plan: Plan, game: int) -> str:
    if plan.folder is None:
        return f"skitgubbe replay {game} {plan.task.options()}"
    return f"skitgubbe replay {shlex.quote(str(plan.folder))} {game}"


def _tell_of_old_games(plan: Plan, outcome: Outcome) -> None:
    old = outcome.goal - outcome.played
    if outcome.goal > plan.games:
        note(
            f"{plan.folder} already holds more: {outcome.goal:,} games, where --games asks for "
            f"{plan.games:,}."
        )
    elif not outcome.played:
        note(f"{plan.folder} is complete: all {outcome.goal:,} games were there already.")
    elif old:
        note(f"{old:,} games were there already; {outcome.played:,} were added.")
