"""The house rules of the games: what their folders show, how questions are read; each is tried on a planted fault."""

import ast
from pathlib import Path

import pytest

from tests.test_house import ROOT, files, house, imported, plant

__all__ = ["house"]

ENTRIES = 12
"""What stands at the top of a game's folder."""
BY_NAME = ("games", "bots", "server", "cli", "sim", "analysis")
"""Rooms that read what a question is about by its name: `question.front`, `about(choices, args, "front")`."""


def crowded_games(root: Path) -> list[str]:
    return [
        f"{folder.relative_to(root)}: {count} entries"
        for folder in sorted(path.parent for path in (root / "src/feldherr/games").glob("*/__init__.py"))
        if (count := len([entry for entry in folder.iterdir() if entry.name != "__pycache__"])) > ENTRIES
    ]


def rules_that_show(root: Path) -> list[str]:
    """The rules of a game know nothing of how it is shown."""
    top = root / "src/feldherr"
    return [
        f"{path.relative_to(root)}:{line}: {name}"
        for path in files(root, ".py")
        if path.is_relative_to(top / "games") and "rules" in path.relative_to(top).parts[2:-1]
        for line, name in imported(path, ["feldherr", *path.relative_to(top).parts[:-1]])
        if name.split(".")[:2] == ["feldherr", "games"] and name.split(".")[3:4] == ["shown"]
    ]


def arguments_by_number(root: Path) -> list[str]:
    """What a question is about is read by name: a parameter added to a choice must not change a sentence."""
    top = root / "src/feldherr"
    return [
        f"{path.relative_to(root)}:{line}"
        for path in files(root, ".py")
        if path.is_relative_to(top) and path.relative_to(top).parts[0] in BY_NAME
        for line in by_number(ast.parse(path.read_text("utf-8"), str(path)))
    ]


def by_number(tree: ast.Module) -> list[int]:
    """Lines that take arguments of a question by their place, or take them apart. Exceptions have `args`, too."""
    caught = {node.name for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler)}
    handed = set[ast.AST]()
    """Names in functions that are handed the parts of a question."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.Lambda) and {"choices", "args"} <= {a.arg for a in node.args.args}:
            handed.update(inner for inner in ast.walk(node) if isinstance(inner, ast.Name) and inner.id == "args")

    def are_arguments(value: ast.AST | None) -> bool:
        if isinstance(value, ast.Attribute) and value.attr == "args":
            return not (isinstance(value.value, ast.Name) and value.value.id in caught)
        return value in handed

    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and are_arguments(node.value):
            if not (isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str)):
                found.append(node.lineno)
        elif isinstance(node, ast.Assign) and are_arguments(node.value):
            if any(isinstance(target, ast.Tuple | ast.List) for target in node.targets):
                found.append(node.lineno)
        elif isinstance(node, ast.For | ast.comprehension) and are_arguments(node.iter):
            found.append(node.iter.lineno)
        elif isinstance(node, ast.Match) and are_arguments(node.subject):
            found.append(node.lineno)
    return found


CHECKS = [crowded_games, rules_that_show, arguments_by_number]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_games_are_in_order(check: object) -> None:
    assert callable(check)
    assert check(ROOT) == []


def test_a_crowded_game_is_found(house: Path) -> None:
    for number in range(ENTRIES - 3):  # beside __init__.py, turn.py and rules.toml
        plant(house, f"src/feldherr/games/marengo/room{number}/x.txt", "")
    plant(house, "src/feldherr/games/marengo/__pycache__/x.pyc", "")
    assert crowded_games(house) == []
    plant(house, "src/feldherr/games/marengo/one_more.txt", "")
    assert crowded_games(house) == [f"src/feldherr/games/marengo: {ENTRIES + 1} entries"]


@pytest.mark.parametrize(
    "text", ["from feldherr.games.marengo.shown import view", "from ..shown.view import view", "from .. import shown"]
)
def test_a_rule_that_shows_something_is_found(house: Path, text: str) -> None:
    plant(house, "src/feldherr/games/marengo/rules/fine.py", "from feldherr.games.marengo import board")
    plant(house, "src/feldherr/games/marengo/shown/view.py", "from feldherr.games.marengo.shown import words")
    assert rules_that_show(house) == []
    plant(house, "src/feldherr/games/marengo/rules/x.py", text)
    assert len(rules_that_show(house)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "question.args[1]", "question.args[1:]", "question.args[place]", "s, front = question.args",
        "s, *rest = question.args", "for one in question.args: pass", "[one for one in self.question.args]",
        "match question.args:\n    case (s, front): pass",
        "def player(seat, choices, args, options):\n    return args[0]",
        "player = lambda seat, choices, args, options: args[-1]",
        "def player(seat, choices, args, options):\n    s, front = args",
    ],
)  # fmt: skip
def test_an_argument_read_by_its_number_is_found(house: Path, text: str) -> None:
    plant(house, "src/feldherr/cli/x.py", text)
    assert len(arguments_by_number(house)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "text.args['front']", "question.choices(*question.args)", "args = question.args", "about(choices, args, 's')",
        "try:\n    pass\nexcept KeyError as wrong:\n    print(wrong.args[0])", "def f(args):\n    return args[0]",
    ],
)  # fmt: skip
def test_other_arguments_are_left_alone(house: Path, text: str) -> None:
    plant(house, "src/feldherr/cli/x.py", text)
    assert arguments_by_number(house) == []
