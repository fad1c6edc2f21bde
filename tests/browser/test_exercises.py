"""Exercises in the browser: a list by difficulty, a wrong answer and why, the rating. Right ones: `tests/server`."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from feldherr import words
from feldherr.exercises.drill import Drill
from feldherr.exercises.exercise import exercises, opened
from tests.browser.house import Person, settle

Come = Callable[..., Person]
GAME = "trench-club"


def test_an_exercise_from_the_list_to_a_verdict(person: Come) -> None:
    one = min(exercises(GAME).values(), key=lambda exercise: exercise.entry)
    drill = Drill(opened(GAME, one))
    stand, speak = drill.start(), words.of(GAME, "de").format
    ann = person("de")
    page = ann.open(f"/exercises/{GAME}")
    expect(page.get_by_role("heading", name="Leicht")).to_be_visible()
    assert page.locator("main ol a").count() >= 50
    page.locator(f'ol a[href="/exercises/{GAME}/{one.name}"]').click()
    judge = page.locator(".judge")
    ann.asked()
    worst = drill.solution.values[-1][0]
    ann.answer(speak(drill.game.option(drill.asked(stand), worst)))
    settle(page)
    expect(judge).to_have_attribute("data-verdict", "wrong")
    expect(judge).to_contain_text("Deine Wertung")
    expect(judge).to_contain_text("im Schnitt")
    expect(judge.get_by_role("link", name="Nächste Übung")).to_be_visible()
