"""Texts become the sentences that the shared list of cases says; the browser client's tests read the same list."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from feldherr import games, words
from feldherr.games.napoleons_triumph.shown.words import locale_text
from feldherr.games.triomphe_a_marengo.shown.words import area_text
from feldherr.kernel.answers import DONE, NO, RESIGN, YES, Action, Drew, Outcome, Rolled, Shuffled, Undo
from feldherr.kernel.text import Argument, Text, say
from feldherr.words import LANGUAGES, Unspoken, Words, sources
from tests.words import gather
from tests.words.gather import CASES

CASE_LIST = json.loads(CASES.read_text("utf-8"))


def argument(value: Any) -> Argument:
    """A case's argument: a text is written as an object."""
    if isinstance(value, dict):
        return Text(value["id"], {key: argument(inner) for key, inner in value.get("args", {}).items()})
    found: str | int = value
    return found


def test_every_case_becomes_its_sentence() -> None:
    wrong = []
    for case in CASE_LIST:
        known = Words(case["lang"], case["source"]) if "source" in case else words.of(case["game"], case["lang"])
        text = argument(case)
        assert isinstance(text, Text)
        if (got := known.format(text)) != case["expected"]:
            wrong.append((case, got))
    assert wrong[:5] == [], "if the words were changed on purpose: python -m tests.words.gather"
    assert len(CASE_LIST) >= 40


def test_a_text_inside_a_text_is_formatted_first() -> None:
    spoken = Words("en", "marched = { $side } marches to { $to }.\nfrance = France")
    assert spoken.format(say("marched", side=say("france"), to=22)) == "France marches to 22."


def test_half_is_rounded_up_as_browsers_do() -> None:
    source = "share = { NUMBER($share, maximumFractionDigits: 2) }"
    assert Words("de", source).say("share", {"share": 0.125}) == "0,13"  # type: ignore[dict-item]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (say("nowhere", side="x"), "‹nowhere side=x›"),
        (say("lacks"), "‹needs more›"),
        (say("attribute-only"), "‹attribute-only›"),
        (Text("a b", {}), "‹a b›"),
    ],
)
def test_what_cannot_be_said_raises_in_tests_and_shows_in_play(
    text: Text, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = Words("en", "lacks = needs { $more }\nattribute-only =\n    .title = x")
    with pytest.raises(Unspoken):
        spoken.format(text)
    monkeypatch.setattr(Words, "loud", False)
    assert spoken.format(text) == shown


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'fr'"):
        words.sources("ford", "fr")


def test_the_sources_of_a_game_are_the_common_ones_and_its_own() -> None:
    source = words.sources("ford", "de")
    assert "resign = Aufgeben" in source
    assert "ford-title = Furt" in source


@pytest.mark.parametrize(
    ("answer", "english", "german"),
    [
        (DONE, "That is all", "Das ist alles"),
        (YES, "Yes", "Ja"),
        (NO, "No", "Nein"),
        (RESIGN, "Resign", "Aufgeben"),
        (Undo(7), "Take back from answer 7 on", "Ab Antwort 7 zurücknehmen"),
        (Rolled((5, 6)), "Rolled: 5 6", "Gewürfelt: 5 6"),
        (Shuffled((0,)), "One piece is shuffled", "Ein Stein wird gemischt"),
        (Shuffled((1, 0)), "2 pieces are shuffled", "2 Steine werden gemischt"),
        (Drew((3,)), "One is drawn", "Eines wird gezogen"),
    ],
)
def test_what_the_kernel_knows_has_words(answer: Action, english: str, german: str) -> None:
    text = words.saying(answer)
    assert text
    assert [words.of("ford", lang).format(text) for lang in words.LANGUAGES] == [english, german]


def test_a_games_own_answer_has_no_common_words() -> None:
    class March(Action, frozen=True):
        line = "march"

    assert words.saying(March()) is None


@pytest.mark.parametrize("manner", ["resigned", "agreed"])
def test_how_a_game_ends_has_words(manner: str) -> None:
    for lang in words.LANGUAGES:
        assert words.of("ford", lang).format(words.manner(Outcome((), manner, (0.5, 0.5))))


@pytest.mark.parametrize(("name", "number", "english", "german"), [
    ("triomphe-a-marengo", 29, "Castelceriolo (north)", "Castelceriolo (Nord)"),
    ("triomphe-a-marengo", 56, "Lobi (east)", "Lobi (Ost)"),
    ("napoleons-triumph", 121, "Pratze Berg (south)", "Pratze Berg (Süd)"),
])  # fmt: skip
def test_places_that_share_a_name_are_told_apart_in_both_languages(
    name: str, number: int, english: str, german: str
) -> None:
    text = area_text(number) if name == "triomphe-a-marengo" else locale_text(number)
    assert [words.of(name, language).format(text) for language in ("en", "de")] == [english, german]


@pytest.mark.parametrize("name", games.GAMES)
def test_no_place_has_english_words_in_its_name(name: str) -> None:
    data = Path(games.__file__).parent / name.replace("-", "_") / "data"
    for board in data.glob("*.json"):
        assert not re.search(r'"name": "[^"]*\b(north|south|east|west)\b', board.read_text("utf-8")), board.name


def test_cases_are_gathered_anew_for_the_games_that_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gather, "cases", lambda name: [{"game": name, "new": True}])
    old: list[dict[str, Any]] = [{"source": "a = A"}, *({"game": name} for name in games.GAMES)]
    assert gather.anew(old, [games.GAMES[1]]) == [
        old[0], old[1], {"game": games.GAMES[1], "new": True}, *old[3:],
    ]  # fmt: skip
    assert all(case.get("new") for case in gather.anew(old, games.GAMES)[1:])


# what is parsed when ------------------------------------------------------------------------------------------------
APART = """
# A comment = no message
-side = { $case ->
   *[one] France
    [two] of France
}
by-name = { -side(case: "two") } and { other.title } done
other = here = there
    .title = the other
done = a word of by-name's { by-name-too }
by-name-too =
    in two lines,
    { done } and so on
broken = { $
by-name = said twice
"""


def test_a_message_is_parsed_with_all_it_refers_to_and_nothing_else() -> None:
    spoken = Words("en", APART)
    assert spoken.say("other") == "here = there"
    assert {*spoken.unread} == {"-side", "by-name", "done", "by-name-too", "broken"}
    assert spoken.say("by-name") == "of France and the other done", "the first that is written"
    assert not {"-side", "by-name", "done", "by-name-too"} & {*spoken.unread}, "circles end"
    assert not spoken.knows("broken") and not spoken.knows("-side") and not spoken.knows("A comment")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.GAMES)
def test_what_is_parsed_apart_is_what_is_parsed_whole(game: str, lang: str) -> None:
    source = sources(game, lang)
    whole = {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, Message | Term)}
    spoken = Words(lang, source)
    assert {name.removeprefix("-") for name in spoken.unread} == {*whole}
    for name, text in spoken.unread.items():
        (found,) = [one for one in FluentParser().parse(text).body if isinstance(one, Message | Term)]
        assert found.equals(whole[name.removeprefix("-")], ["span", "comment"]), name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.GAMES)
def test_what_is_simple_is_said_as_the_parser_reads_it(game: str, lang: str) -> None:
    """A line of text is said without the parser, which would take longer than all the rest of a start."""
    quick, whole = Words(lang, sources(game, lang)), Words(lang, sources(game, lang))
    names = [name for name in [*quick.unread] if name[0] != "-" and quick.knows(name) and name in quick.simple]
    assert len(names) > 100
    for name in names:
        whole.read(name)
        assert quick.say(name) == whole.say(name)
    assert not whole.simple
