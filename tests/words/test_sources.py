"""Both languages say the same things with the same variables; nothing is missing, nothing idle."""

import ast
import re
from itertools import islice
from pathlib import Path

import pytest

from feldherr import games, words
from feldherr.kernel.answers import KERNEL_ACTIONS, Action
from feldherr.proving.wording.gathering import gather, texts_in
from feldherr.words import naming
from feldherr.words.catalogue import faults, variables
from feldherr.words.sources import common, game_folder, own

SOURCE = Path(words.__file__).parent.parent
GAMES = [*games.GAMES, "ford"]
ARRIVED = [name for name in GAMES if own(name, "en")]
TEXTS = 20000


@pytest.mark.parametrize("game", ["", *GAMES])
def test_both_languages_have_the_same_messages_and_variables(game: str) -> None:
    english, german = (variables(own(game, lang) if game else common(lang)) for lang in words.LANGUAGES)
    assert english == german
    assert list(english) == list(german), "in the same order, so that they can be read side by side"


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_can_be_read_and_is_there_once(game: str, lang: str) -> None:
    """One bundle holds the common messages and the game's: no name occurs twice."""
    assert faults(words.sources(game, lang)) == []


def test_every_common_message_is_used() -> None:
    client = [path for path in (SOURCE.parent.parent / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    code = "\n".join(path.read_text("utf-8") for path in [*SOURCE.rglob("*.py"), *client])
    named = set(re.findall(r"[\"'`]([a-z][a-z0-9-]+)[\"'`]", code))
    plain = {name for name in variables(common("en")) if not name.startswith(("manner-", *BOARD_WORDS))}
    assert sorted(plain - named) == []


def test_every_message_the_terminal_names_exists() -> None:
    code = "\n".join(path.read_text("utf-8") for path in sorted((SOURCE / "cli").glob("*.py")))
    assert sorted(set(re.findall(r"\"(cli-[a-z-]+)\"", code)) - set(variables(common("en")))) == []


BOARD_WORDS = ("symbol-", "width-", "road-", "terrain-", "track-", "mark-", "marker-", "box-")


@pytest.mark.parametrize("kind", [kind for kind in KERNEL_ACTIONS if not kind.__struct_fields__])
def test_every_plain_answer_of_the_kernel_has_a_message(kind: type[Action]) -> None:
    assert naming.PLAIN[kind] in variables(common("en"))


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", ARRIVED)
def test_everything_said_in_random_play_has_its_message(game: str, lang: str) -> None:
    spoken = words.of(game, lang)
    for _, text in islice(gather(games.game(game), count=1), TEXTS):
        assert spoken.format(text)


@pytest.mark.parametrize("game", ARRIVED)
def test_variables_that_are_given_are_the_ones_the_messages_use(game: str) -> None:
    """A text may carry more than a message uses, but a variable no text ever carries is a slip of the pen."""
    known = variables(words.sources(game, "en"))
    given: dict[str, set[str]] = {}
    for _, text in islice(gather(games.game(game), count=1), TEXTS):
        for one in texts_in(text):
            given.setdefault(one.id, set()).update(one.args)
    lacking = {name: known[name] - args for name, args in given.items() if known[name] - args}
    assert lacking == {}


def test_faults_of_a_source_are_named() -> None:
    assert faults("a = 1\na = 2\nb = { c } { -d }\n???") == [
        "cannot be read: ???", "is there twice: a", "does not exist: -d", "does not exist: c",
    ]  # fmt: skip


def test_the_variables_of_a_message_include_those_it_refers_to() -> None:
    assert variables("a = { b } { $x }\nb = { $y ->\n    [one] { a }\n   *[other] { NUMBER($z) }\n }") == {
        "a": {"x", "y", "z"}, "b": {"x", "y", "z"},
    }  # fmt: skip


@pytest.mark.parametrize("game", ARRIVED)
def test_no_message_of_a_game_is_idle(game: str) -> None:
    """Each is named in the game's code, whole or by its beginning, or another message refers to it.

    Faces, marks, manners and the legend are looked up by the terminal and the client, by the names that views carry.
    """
    folder = Path(str(game_folder(game)))
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))]
    written = {n.value for t in trees for n in ast.walk(t) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    named = {word.replace("_", "-").casefold() for word in written}
    source = own(game, "en")
    prefixes = ("", f"{games.game(game).prefix.lower()}-", f"{game}-")
    idle = []
    for message in variables(source):
        ends = [message.removeprefix(prefix) for prefix in prefixes]
        begun = any(word and end.startswith(word) and "-" in end[len(word) - 1 :][:2] for end in ends for word in named)
        looked_up = any(re.fullmatch(r"(legend|manner|mark|marker|track|terrain)-.*|.*-\d+", end) for end in ends)
        if not (begun or looked_up or named.intersection(ends) or re.search(rf"\{{ *{message} *\}}", source)):
            idle.append(message)
    assert idle == []
