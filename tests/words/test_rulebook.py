"""The rules to read are complete in both languages, and every number leads to its rule."""

import re

import pytest

from feldherr import games, words
from feldherr.words.rulebook import UnknownRule, read, rulebook
from tests.words.known import ENGLISH_RULINGS

GAMES = [*games.GAMES, "ford"]
COUNTS = {"triomphe-a-marengo": 325}
BOOK = """
game = "x"
prefix = "XX"
[[rule]]
id = "1.1"
topic = { en = "One", de = "Eins" }
en = "First."
de = "Erstens."
kind = "turn"
not = "wood"
[[rule]]
id = "1.10"
topic = { en = "Ten", de = "Zehn" }
en = "Tenth."
de = "Zehntens."
kind = "turn"
[[ruling]]
id = "r1"
rules = ["1.1"]
question = "Why?"
ruling = "So."
why = "Because."
"""


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_a_topic_and_words_in_both_languages(name: str) -> None:
    book = rulebook(name)
    assert book.game == name
    numbers = [rule.id for rule in book.rules]
    assert len(numbers) == len(set(numbers)) == COUNTS.get(name, len(numbers))
    for rule in book.rules:
        assert rule.topic["en"] and rule.topic["de"] and rule.en and rule.de, rule.id


@pytest.mark.parametrize("name", GAMES)
def test_rulings_speak_of_rules_that_exist(name: str) -> None:
    book = rulebook(name)
    numbers = {rule.id for rule in book.rules}
    chapters = {number.split(".")[0] for number in numbers}
    for ruling in book.rulings:
        assert all(number in numbers or number.split(".")[0] in chapters for number in ruling.rules), ruling.id


def test_nothing_a_reader_sees_names_a_ruling_by_its_code() -> None:
    code = re.compile(r"\br\d+\b")
    for name in GAMES:
        book = rulebook(name)
        texts = [text for rule in book.rules for text in (rule.en, rule.de, *rule.topic.values())]
        texts += [text for ruling in book.rulings for lang in ("en", "de") for text in ruling.reads(lang)]
        assert [text for text in texts if code.search(text)] == []


@pytest.mark.parametrize("name", games.GAMES)
def test_a_book_has_chapters_and_a_page_that_says_first_how_one_wins(name: str) -> None:
    book = rulebook(name)
    first = list(dict.fromkeys(rule.id.split(".")[0] for rule in book.rules))
    assert [chapter.id for chapter in book.chapters] == first
    rows = games.game(name).winning()
    assert len(book.brief) >= 4 and len(rows) >= 3
    for lang in ("en", "de"):
        spoken = words.of(name, lang)
        page = " ".join([*(spoken.format(row.label) for row in rows), *(part.text[lang] for part in book.brief)])
        assert 500 < len(page) < 3000 and all(chapter.title[lang] for chapter in book.chapters)


def test_every_ruling_is_said_in_german_too() -> None:
    lacking = {name for name in GAMES if any(ruling.de is None for ruling in rulebook(name).rulings)}
    assert lacking == ENGLISH_RULINGS


def test_a_ruling_is_read_in_the_language_of_the_reader() -> None:
    german = BOOK + 'de = { question = "Warum?", ruling = "Darum." }\n'
    assert read(german).rulings[0].reads("de") == ("Warum?", "Darum.")
    assert read(german).rulings[0].reads("en") == read(BOOK).rulings[0].reads("de") == ("Why?", "So.")


@pytest.mark.parametrize("cited", ["1.1", "§1.1", "XX §1.1", "XX§ 1.1.", " 1.1 "])
def test_a_rule_is_found_however_it_is_cited(cited: str) -> None:
    assert read(BOOK).rule(cited, "de") == ("1.1", "Eins", "Erstens.")


@pytest.mark.parametrize("cited", ["1.2", "9", "", "YY §1.1", "…", "1.1; x"])
def test_a_rule_that_does_not_exist_is_named_in_a_sentence(cited: str) -> None:
    with pytest.raises(UnknownRule, match="there is no rule"):
        read(BOOK).rule(cited, "en")


def test_a_chapter_is_what_begins_with_its_number() -> None:
    book = read(BOOK)
    assert [rule.id for rule in book.chapter("1")] == ["1.1", "1.10"]
    assert [rule.id for rule in book.chapter("1.1")] == ["1.1"]
    assert [ruling.id for ruling in book.rulings_on("XX §1.1")] == ["r1"]
    assert book.find("1.1").not_coded == "wood"


@pytest.mark.parametrize("text", ["game =", 'game = "x"', BOOK + 'colour = "red"'])
def test_a_book_that_cannot_be_read_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="the rules cannot be read"):
        read(text)
