"""`feldherr words`: every message with sample values, for reading at one go."""

import json

import pytest

from tests.cli.conftest import Feldherr


def test_every_message_is_printed_in_both_languages(feldherr: Feldherr) -> None:
    shown = feldherr("words", "ford", "--games", 1).stdout
    marched = "  en  South marches to the farm with one block.\n  de  Süd marschiert mit einem Block; Ziel: der Hof."
    assert "ford-title  Ford · Furt" in shown
    assert marched in shown


def test_one_language_and_some_messages_alone(feldherr: Feldherr) -> None:
    shown = feldherr("words", "kernel", "--lang", "de", "--like", "cli-why").stdout
    assert "cli-why-more" in shown and "und 5 weitere" in shown
    assert "  en  " not in shown and "cli-saved" not in shown
    assert feldherr("words", "ford", "--like", "nothing-of-the-kind").exit_code == 1


@pytest.mark.parametrize("shared", ["kernel", "server", "client"])
def test_what_all_games_share_is_read_and_right(feldherr: Feldherr, shared: str) -> None:
    result = feldherr("words", shared, "--faults")
    assert (result.exit_code, result.stdout) == (0, "0 faults.\n")


def test_words_as_json(feldherr: Feldherr) -> None:
    found = {message["id"]: message for message in json.loads(feldherr("words", "kernel", "--json").stdout)}
    assert found["shuffled"]["sentences"][1] == {
        "args": {"count": 1}, "en": "One piece is shuffled", "de": "Ein Stein wird gemischt",
    }  # fmt: skip
    assert json.loads(feldherr("words", "kernel", "--faults", "--json").stdout) == []
