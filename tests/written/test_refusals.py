"""What is wrong in a strategy file is told in one sentence, with the file and the line."""

import re

import pytest

from simcore.errors import Refusal
from tests.written.files import read

HEAD = 'name = "my_bot"\nfamily = "shedding"\n'
CLASSIC = 'name = "my_bot"\nfamily = "classic"\n'
RULE = '[[rule]]\nplay = "take"\n'
PARAMETER = "[parameters.n]\ndefault = 6\nlow = 1\nhigh = 10\n"
USES = '[[rule]]\nwhen = "pile > n"\nplay = "take"\n'


def when(text: str) -> str:
    return f'{HEAD}[[rule]]\nwhen = "{text}"\nplay = "take"\n'


def play(text: str) -> str:
    return f'{HEAD}[[rule]]\nplay = "{text}"\n'


CASES = {
    "misspelt comparison": (
        when("pile at leest"),
        4,
        "'at leest' is no comparison after 'pile'; did you mean 'at least'",
    ),
    "empty": ("", 1, "the file is empty: `skitgubbe new my_bot.toml` writes one to begin with."),
    "no rules": (HEAD, 1, r"there are no rules: begin one with \[\[rule\]\] or \[\[regel\]\]"),
    "no TOML": (HEAD + "play =\n", 3, "is not TOML: invalid value"),
    "unclosed text": (HEAD + 'about = "x\n', 3, "is not TOML: "),
    "unclosed at the end": (HEAD + 'about = """x\n\n', 4, "is not TOML: "),
    "key with å, ä, ö": (
        HEAD + "[[regel]]\nnär = 1",
        4,
        "keys are written without å, ä and ö: nar",
    ),
    "unknown key": (
        HEAD + RULE + 'wen = "pile > 3"\n',
        5,
        "no key 'wen' here; did you mean 'when'",
    ),
    "unknown key at the top": ('nme = "x"\n' + RULE, 1, "no key 'nme' here; did you mean 'name'"),
    "unknown table": (HEAD + '[[rules]]\nplay = "take"\n', 3, "no key 'rules'.*'rule'"),
    "one bracket": (HEAD + '[rule]\nplay = "take"\n', 3, r"write \[\[rule\]\], with two brackets"),
    "key in both languages": (HEAD + 'namn = "b"\n' + RULE, 3, "namn says the same as name"),
    "no name": ('family = "app"\n' + RULE, 1, "name is missing"),
    "no family": ('name = "a"\n' + RULE, 1, "family is missing"),
    "unknown family": ('name = "a"\nfamily = "poker"\n' + RULE, 2, "there is no family 'poker'"),
    "near family": ('name = "a"\nfamily = "clasic"\n' + RULE, 2, "did you mean 'classic'"),
    "name with a space": (
        'name = "my bot"\nfamily = "app"\n' + RULE,
        1,
        "such as my_bot; found 'my bot'",
    ),
    "name with a colon": ('family = "app"\nname = "a:b"\n' + RULE, 2, "found 'a:b'"),
    "Swedish name": ('family = "app"\nname = "lågförst"\n' + RULE, 2, "found 'lågförst'"),
    "name is a number": (
        'family = "app"\nname = 3\n' + RULE,
        2,
        "must be a text in quotation marks",
    ),
    "no play": (HEAD + '[[rule]]\nwhen = "pile > 3"\n', 3, "play is missing"),
    "unknown play": (
        play("lay the lowst ordinary"),
        4,
        "is no play; did you mean 'lay lowest ordinary'",
    ),
    "copies of a take": (
        play("take, all copies"),
        4,
        "nothing may follow 'take'; found 'all copies'",
    ),
    "unknown copies": (
        play("lay lowest ordinary, two"),
        4,
        "'two' is no number of copies; known: all",
    ),
    "unknown condition": (
        when("only special fits"),
        4,
        "is no condition; did you mean 'only specials fit'",
    ),
    "nonsense": (
        when("xyzzy"),
        4,
        "'xyzzy' is no condition; `skitgubbe new --words` lists every word",
    ),
    "number alone": (when("pile"), 4, "'pile' is a number: compare it, as in 'pile at most 6'"),
    "or": (when("pile > 3 or hand > 3"), 4, "there is no 'or' in a condition: write two rules"),
    "eller": (when("högen > 3 eller handen > 3"), 4, "there is no 'eller' in a condition"),
    "nothing after and": (when("pile > 3 and"), 4, "a clause is empty"),
    "no condition at all": (when(""), 4, "a clause is empty"),
    "nothing to compare with": (when("pile at most"), 4, "a comparison ends without a number"),
    "unknown number": (when("pil > 3"), 4, "'pil' is no number to compare; did you mean 'pile'"),
    "unknown parameter": (
        when("pile > m"),
        4,
        "'m' is no number, parameter or word to compare with",
    ),
    "small court card": (when("lowest rank > q"), 4, "'q' is no number, parameter or word"),
    "flag compared": (when("may chance > 3"), 4, "'may chance' is no number to compare"),
    "classic condition": (
        when("only trumps beat"),
        4,
        "'only trumps beat' belongs to phase two of the classic games",
    ),
    "classic number": (
        when("top card > 3"),
        4,
        "'top card' belongs to phase two of the classic games",
    ),
    "classic play": (play("duck low"), 4, "'duck low' belongs to phase one of the classic games"),
    "shedding play": (
        CLASSIC + '[[phase_one]]\nplay = "lay a ten"\n',
        4,
        "'lay a ten' belongs to the shedding games",
    ),
    "take in phase one": (
        CLASSIC + '[[phase_one]]\nplay = "ta upp"\n',
        4,
        "'ta upp' belongs to phase two of the classic games",
    ),
    "phases of a shedding game": (
        HEAD + '[[phase_one]]\nplay = "take"\n',
        3,
        "phase_one belongs to the classic games, and this is a shedding strategy",
    ),
    "swap of a classic game": (
        CLASSIC + 'byte = "sw1"\n' + RULE,
        3,
        "belongs to the shedding games",
    ),
    "after the catch-all": (
        HEAD + RULE + '\n[[rule]]\nwhen = "pile > 3"\nplay = "take"\n',
        6,
        "this rule is never reached: the one of line 3 has no condition",
    ),
    "unknown swap": (HEAD + 'swap = "sw9"\n' + RULE, 3, "there is no swap 'sw9'; did you mean 'sw"),
    "takes out of bounds": (HEAD + "takes = 2000\n" + RULE, 3, "from 0 to 1000; found 2000"),
    "takes in halves": (HEAD + "takes = 1.5\n" + RULE, 3, "from 0 to 1000; found 1.5"),
    "takes as text": (HEAD + 'takes = "3"\n' + RULE, 3, "must be a number without quotation marks"),
    "takes as yes": (HEAD + "takes = true\n" + RULE, 3, "must be a number"),
    "default out of bounds": (
        HEAD + "[parameters.n]\ndefault = 60\nlow = 1\nhigh = 10\n" + USES,
        4,
        "n must be from 1 to 10; found 60",
    ),
    "no default": (HEAD + "[parameters.n]\nlow = 1\n" + USES, 3, "default is missing"),
    "endless default": (HEAD + "[parameters.n]\ndefault = inf\n" + USES, 4, "must be smaller than"),
    "no number": (HEAD + "[parameters.n]\ndefault = nan\n" + USES, 4, "must be smaller than"),
    "unused parameter": (HEAD + PARAMETER + RULE, 3, "no rule compares with the parameter 'n'"),
    "parameter named as a word": (
        HEAD + "[parameters.pile]\ndefault = 1\n" + RULE,
        3,
        "'pile' is a word of conditions: name the parameter otherwise",
    ),
    "parameter named as a card": (
        HEAD + "[parameters.Q]\ndefault = 1\n" + RULE,
        3,
        "'Q' is a word",
    ),
    "parameter named as a setting": (
        HEAD + "[parameters.takes]\ndefault = 1\n" + RULE,
        3,
        "takes is a setting at the top of the file",
    ),
    "parameter with a dash": (
        HEAD + "[parameters.a-b]\ndefault = 1\n" + RULE,
        3,
        "must be named with",
    ),
    "parameter without a table": (HEAD + "[parameters]\nn = 3\n" + RULE, 4, "n must be a table"),
    "two parameters": (
        HEAD + PARAMETER + "[parametrar.n]\nvarde = 3\n" + USES,
        7,
        "there are two parameters n: keep one",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_it_is_told_with_the_line(tmp_path, name: str):
    text, line, told = CASES[name]
    path = tmp_path / "my_bot.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal) as refusal:
        read(path)
    sentence = str(refusal.value)
    assert re.match(rf"{re.escape(str(path))} line {line}[: ]", sentence), sentence
    assert re.search(told, sentence), sentence
    assert "\n" not in sentence


def test_too_many_parameters_are_told(tmp_path):
    path = tmp_path / "my_bot.toml"
    tables = "".join(f"[parameters.p{number}]\ndefault = 1\n" for number in range(15))
    path.write_text(HEAD + tables + RULE, encoding="utf-8")
    with pytest.raises(Refusal, match=r"line 31: at most 14 parameters are possible; found 15"):
        read(path)


@pytest.mark.parametrize(
    ("content", "told"), [(None, "No such file"), (b"\xff\xfe", "it is not UTF-8 text")]
)
def test_what_cannot_be_read_is_told(tmp_path, content: bytes | None, told: str):
    path = tmp_path / "my_bot.toml"
    if content:
        path.write_bytes(content)
    with pytest.raises(Refusal, match=f"my_bot.toml cannot be read: {told}"):
        read(path)
