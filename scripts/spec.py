"""A study in a file: the command and its options as TOML, read with the line of every key, and written again.

    command = "compare"
    candidate = "stark"
    reference = "lagforst"
    until_width = "0.5pp"

The keys are the names of the command's arguments and options, with _ for -.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn

import typer
from typer.core import TyperArgument, TyperCommand, TyperOption

from simcore.errors import Refusal
from simcore.suggest import nearest_words
from strategies.written.source import Source

Parameter = TyperOption | TyperArgument
HEAD = "# Make these results again: skitgubbe run-spec study.toml"
"""First line of every study that a command writes; a user's own has another."""
SPECIFIED = ("compare", "tournament", "sweep", "best-of", "fork", "ladder", "fingerprint")
"""Commands that a study can name."""
COMMAND = "command"
UNSAID = frozenset({"help", "as_json", "dry_run", "threads", "out"})
"""Parameters that no written study tells: they change nothing that it finds."""


def key_of(parameter: Parameter) -> str:
    """Return the key of a parameter: the long name of an option, the name of an argument."""
    if isinstance(parameter, TyperOption):
        return max(parameter.opts, key=len).lstrip("-").replace("-", "_")
    return str(parameter.name)


def option_of(parameter: Parameter) -> str:
    """Return an option as it is typed."""
    return f"--{key_of(parameter).replace('_', '-')}"


def parameters_of(command: object) -> list[Parameter]:
    """Return the options and arguments of a command of typer's."""
    found: list[Parameter] = getattr(command, "params", [])
    return found


class Study:
    """A study file, read. name: its command. parameters: by key, those of the command."""

    def __init__(self, path: Path) -> None:
        """Read a file; raise Refusal, with the line, if it is no TOML or names no command."""
        self.source = Source(path)
        self.name = self._command()
        self.parameters: dict[str, Parameter] = {}

    def _command(self) -> str:
        name = self.source.content.get(COMMAND)
        if name is None:
            raise Refusal(f'{self.source.path} names no command: begin with command = "compare".')
        if name not in SPECIFIED:
            known = nearest_words(str(name), SPECIFIED)
            self.source.refuse((COMMAND,), f"there is no study of {name!r}; {known}")
        return str(name)

    def bind(self, command: TyperCommand) -> None:
        """Set the command whose options the keys are; raise Refusal, with its line, at an unknown key."""
        self.parameters = {key_of(each): each for each in parameters_of(command)}
        for key in self.source.content:
            if key != COMMAND and key.replace("-", "_") not in self.parameters:
                known = nearest_words(key, self.parameters)
                self.source.refuse((key,), f"{self.name} has no {key!r}; {known}")

    def words(self, overriding: Sequence[str]) -> list[str]:
        """Return the command line: what the file says, but for what is overridden, then what overrides it."""
        said = {key.replace("-", "_"): value for key, value in self.source.content.items()}
        over, rest = self._overridden(overriding)
        positional, options = list[str](), list[str]()
        for key, parameter in self.parameters.items():
            texts = over.get(key)
            if texts is None and key in said:
                texts = list(self._texts(key, said[key], parameter))
            if isinstance(parameter, TyperOption):
                options += self._option(parameter, texts) if key not in over else []
            else:
                positional += texts or []
        return [self.name, *options, *rest, *(["--", *positional] if positional else [])]

    def _overridden(self, words: Sequence[str]) -> tuple[dict[str, list[str]], list[str]]:
        """Return the keys that the words set, with the values of arguments, and the words without those.

        --flag=false and --option= (nothing) only take back what the file says.
        """
        over: dict[str, list[str]] = {}
        rest: list[str] = []
        left = list(words)
        while left:
            word = left.pop(0)
            key = word.partition("=")[0].lstrip("-").replace("-", "_")
            parameter = self.parameters.get(key) if word.startswith("--") else None
            if isinstance(parameter, TyperArgument):
                value = word.partition("=")[2] if "=" in word else left.pop(0) if left else ""
                over.setdefault(key, []).append(value)
                continue
            if parameter is not None:
                over.setdefault(key, [])
                if word.partition("=")[1:] in (("=", ""), ("=", "false")):
                    continue
                if not parameter.is_flag and "=" not in word:
                    if not left:
                        raise Refusal(f"{word} needs a value: type {word}=VALUE.")
                    word = f"{word}={left.pop(0)}"
            rest.append(word)
        return over, rest

    def _texts(self, key: str, value: Any, parameter: Parameter) -> Iterator[str]:
        """Yield a value as it is typed; raise Refusal, with its line, if it is of the wrong kind."""
        is_flag = isinstance(parameter, TyperOption) and parameter.is_flag
        several = parameter.multiple if isinstance(parameter, TyperOption) else parameter.nargs != 1
        if is_flag != isinstance(value, bool):
            wanted = "true or false" if is_flag else "a text or a number"
            self._refuse(key, f"{key} is {wanted}; found {json.dumps(value)}.")
        values = value if isinstance(value, list) else [value]
        if isinstance(value, list) and not several:
            self._refuse(key, f"{key} has one value; found {len(value)}.")
        for each in values:
            if isinstance(each, (dict, list)):
                self._refuse(key, f"{key} is a text or a number; found a table.")
            yield _typed(each)

    def _refuse(self, key: str, sentence: str) -> NoReturn:
        written = key if key in self.source.content else key.replace("_", "-")
        self.source.refuse((written,), sentence)

    def _option(self, option: TyperOption, texts: list[str] | None) -> list[str]:
        if texts is None:
            return []
        name = option_of(option)
        if option.is_flag:
            return [name] if texts == ["true"] else []
        return [f"{name}={text}" for text in texts]

    def placed(self, refusal: Refusal, overriding: Sequence[str]) -> Refusal:
        """Return a refusal with the line of the key that it speaks of, if it speaks of one in the file."""
        sentence = str(refusal)
        over, _ = self._overridden(overriding)
        for key, value in self.source.content.items():
            if key.replace("-", "_") in over:
                continue
            option = f"--{key.replace('_', '-')}"
            texts = value if isinstance(value, list) else [value]
            said = {f"{part!r}" for each in texts for part in (str(each), str(each).split("=")[0])}
            if option in sentence or any(each in sentence for each in said):
                line = self.source.line_of((key,))
                return Refusal(f"{self.source.path} line {line}: {sentence}")
        return Refusal(f"{self.source.path}: {sentence}")


def _typed(value: Any) -> str:
    """Return a value of a file as it is typed: 1e6 for a whole number that TOML reads as 1000000.0."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def as_toml(context: typer.Context) -> str:
    """Return the study that a command is just running, as TOML: every parameter that is not at its default."""
    lines = [f"{COMMAND} = {json.dumps(context.command.name)}"]
    for parameter in parameters_of(context.command):
        value = context.params.get(str(parameter.name))
        is_default = value == parameter.get_default(context) or value in (None, [], ())
        if parameter.name not in UNSAID and not is_default:
            lines.append(f"{key_of(parameter)} = {_plain(value)}")
    return "\n".join([HEAD, *lines]) + "\n"


def _plain(value: Any) -> str:
    """Return a value as TOML: texts, true or false, and lists of texts, which JSON writes alike."""
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(_plain(each) for each in value)}]"
    return json.dumps(value if isinstance(value, bool) else str(value), ensure_ascii=False)
