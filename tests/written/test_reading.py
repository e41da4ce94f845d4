"""What a strategy file declares, and how it is named, seated and kept."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from experiments.task import make_task, task_from_json
from simcore.errors import Refusal
from simcore.games import find_game, make_rules
from simcore.jit import COMPILED, WRITTEN_FOLDER
from simcore.lineup import refuse_namesakes
from strategies.catalogue import find_everywhere, find_strategy
from tests.written.files import file_of, read, rule

ROOT = Path(__file__).resolve().parents[2]
MIXED = """
om = "Rules in two languages,\\n on two lines."
swap = "sw3"
upptagningar = 5

[parameters.n]
varde = 6
lagst = 1
high = 10
betyder = "The largest pile."

[parametrar.share]
default = 0.5

[[rule]]
when = "the PILE is more than n and inte  högen   är högst share"
spela = "Lay the lowest ordinary, ett exemplar"

[[regel]]
nar = "only specials fit"
play = "take"

[[rule]]
play = "lägg högsta vanliga"
"""


def test_both_languages_may_be_mixed_and_rules_keep_their_order(tmp_path):
    strategy = read(file_of(tmp_path, MIXED))
    assert (strategy.name, strategy.family, strategy.swap is not None) == (
        "my_bot",
        "shedding",
        True,
    )
    assert strategy.about["en"] == strategy.about["sv"] == "Rules in two languages, on two lines."
    bounds = {each.name: each.bounds() for each in strategy.parameters}
    assert bounds["n"] == "a whole number from 1 to 10"
    assert bounds["share"] == "a number from 0 to 100"
    assert bounds["takes"] == "a whole number from 0 to 1000"
    assert strategy.values == (6, 0.5, 3, 5)
    source = Path(strategy.turn.__code__.co_filename).read_text(encoding="utf-8")
    plays = [
        "play_lowest_ordinary(view, True)",
        "play_take(view)",
        "play_highest_ordinary(view, False)",
    ]
    places = [source.index(f"return {play}") for play in plays]
    assert places == sorted(places)
    assert "(pile_size(view) > parameters[0]) and not (pile_size(view) <= parameters[1])" in source


def test_only_what_takes_has_a_memory_and_a_loop_guard(tmp_path):
    strategy = read(file_of(tmp_path, rule("rule", "lay a ten")))
    assert not strategy.memory
    assert [each.name for each in strategy.parameters] == ["swap"]
    assert read(file_of(tmp_path, rule("rule", "take"))).memory


def test_what_only_a_good_memory_tells_is_declared(tmp_path):
    assert not read(file_of(tmp_path, rule("rule", "chance", "pile > 3"))).knowledge
    assert read(file_of(tmp_path, rule("rule", "chance", "burnt cards > 3"))).knowledge
    assert read(
        file_of(tmp_path, rule("rule", "lay the lowest ordinary above the next player"))
    ).knowledge


def test_a_parameter_says_which_phase_it_can_change(tmp_path):
    rules = rule("phase_one", "tie", "hand > n") + rule(
        "phase_two", "take", "hand > n and top card > m"
    )
    top = "[parameters.n]\ndefault = 1\n[parameters.m]\ndefault = 2"
    strategy = read(file_of(tmp_path, rules, family="mattis", top=top))
    decides = {each.name: each.decides for each in strategy.parameters}
    assert decides == {
        "n": ("phase_one", "phase_two"),
        "m": ("phase_two",),
        "takes": ("phase_two",),
    }


@pytest.mark.parametrize("mark", ["\ufeff", ""])
def test_files_of_other_systems_are_read(tmp_path, mark: str):
    path = file_of(tmp_path, rule("rule", "lägg en tia"))
    path.write_bytes((mark + path.read_text(encoding="utf-8")).replace("\n", "\r\n").encode())
    assert read(path).name == "my_bot"


def test_a_text_is_no_code(tmp_path):
    about = "'''}\\\" + open('x') {0} # \\\\"
    assert read(file_of(tmp_path, rule("rule", "take"), top=f'about = "{about}"')).about["en"] == (
        "'''}\" + open('x') {0} # \\"
    )


# ---- names and seats -----------------------------------------------------------------------------


def test_it_is_named_by_its_file_with_parameters(tmp_path):
    path = file_of(tmp_path, MIXED)
    found = find_strategy(f"{path}:n=4,swap=sw1,takes=0", find_game("app"))
    assert found.values == (4, 0.5, 1, 0)
    assert found.spell() == f"{path}:n=4,swap=sw1,takes=0"
    assert find_strategy(str(path), find_game("app")).spell() == str(path)
    assert [each.name for each in find_everywhere(str(path))] == ["my_bot"]


@pytest.mark.parametrize(
    ("after", "told"),
    [
        (":n=11", "In my_bot: n must be a whole number from 1 to 10; found 11"),
        (":m=1", "my_bot knows no parameter 'm'"),
        (":swap=sw9", "swap cannot be 'sw9'"),
        (":n", "defines no strategy 'n'"),
    ],
)
def test_a_wrong_parameter_is_told(tmp_path, after: str, told: str):
    with pytest.raises(Refusal, match=told):
        find_strategy(f"{file_of(tmp_path, MIXED)}{after}", find_game("app"))


def test_a_game_of_the_other_family_is_refused(tmp_path):
    with pytest.raises(Refusal, match="my_bot plays shedding games"):
        find_strategy(str(file_of(tmp_path, MIXED)), find_game("mattis"))


def test_a_task_finds_it_again_and_notices_a_change(tmp_path):
    path = file_of(tmp_path, MIXED)
    rules = make_rules("app", players=2)
    line_up = [find_strategy(text, rules) for text in (f"{path}:n=4", "lagforst")]
    task = make_task(rules, line_up, 1)
    assert task.strategies == ("my_bot.toml:n=4", "lagforst")
    assert f"{path}:n=4,lagforst" in task.options()
    assert task.line_up()[0].values == line_up[0].values
    assert task_from_json(task.as_json()).identity == task.identity
    path.write_text(path.read_text(encoding="utf-8") + "# more\n", encoding="utf-8")
    with pytest.raises(Refusal, match="has changed since"):
        task.line_up()


def test_namesakes_from_two_files_are_refused(tmp_path):
    first, second = file_of(tmp_path, MIXED), tmp_path / "other.toml"
    second.write_bytes(first.read_bytes())
    strategies = [find_strategy(str(each), find_game("app")) for each in (first, second)]
    refuse_namesakes([find_strategy(f"{first}:n={n}", find_game("app")) for n in (3, 4)])
    told = f"{first} and {second} both name their strategy my_bot: give one of them another name"
    with pytest.raises(Refusal, match=told):
        refuse_namesakes([find_strategy("lagforst", find_game("app")), *strategies])


# ---- what is kept --------------------------------------------------------------------------------


def test_the_translation_is_written_once(tmp_path):
    path = file_of(tmp_path, rule("rule", "take", "pile is 41"))
    kept = Path(read(path).turn.__code__.co_filename)
    before = kept.stat().st_mtime_ns
    assert kept.parent == WRITTEN_FOLDER.absolute()
    path.write_text("# another comment\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert Path(read(path).turn.__code__.co_filename) == kept
    assert kept.stat().st_mtime_ns == before
    assert not list(WRITTEN_FOLDER.glob("*.part"))


SECOND_RUN = """
import sys
from pathlib import Path
from simcore.players import compile_strategy
from strategies.written.load import written_strategies
from numba.core import event
with event.install_recorder("numba:compile") as recorder:
    compile_strategy(*written_strategies(Path(sys.argv[1])).values())
print(len(recorder.buffer))
"""


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_second_run_compiles_nothing(tmp_path):
    path = file_of(tmp_path, rule("rule", "lay a two", f"pile is {time.time_ns() % 10**9}"))
    command = [sys.executable, "-c", SECOND_RUN, str(path)]
    runs = [
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for _ in range(2)
    ]
    assert int(runs[0]) > 0
    assert int(runs[1]) == 0
