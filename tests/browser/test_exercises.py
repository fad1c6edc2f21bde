"""Exercises in the browser: a list by difficulty, a wrong answer and why, the right one, the rating, the next."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from feldherr import words
from feldherr.exercises.drill import Drill
from feldherr.exercises.exercise import exercises, opened
from feldherr.kernel.lines import write
from tests.browser.house import Person, settle

Come = Callable[..., Person]
GAME = "trench-club"


def test_an_exercise_from_the_list_to_the_next_one(person: Come) -> None:
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
    while not stand.solved:
        best = drill.better(stand)
        ann.answer(speak(drill.game.option(drill.asked(stand), best)))
        settle(page)
        stand = drill.take(stand, (write(best),))
    expect(judge).to_have_attribute("data-verdict", "right")
    expect(judge).to_contain_text("Richtig")
    judge.get_by_role("link", name="Nächste Übung").click()
    expect(judge).to_have_attribute("data-verdict", "")
