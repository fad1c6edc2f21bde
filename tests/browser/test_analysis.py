"""The analysis of a finished game in the page: a curve to click on, and the decisions that changed it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from feldherr.kernel.record import dump
from tests.analysis.games import played
from tests.browser.house import Person

Come = Callable[..., Person]
AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"


def opened(someone: Person, folder: Path, name: str, answers: int, **options: object) -> Page:
    """A finished game, brought as a file; the replay of it."""
    table = played(name, answers, **options)
    file = folder / "game.txt"
    file.write_text(dump(table.game, table), "utf-8")
    page = someone.open()
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".slider").wait_for()
    return page


def test_the_curve_is_clicked_and_the_turning_points_are_listed(person: Come, tmp_path: Path) -> None:
    ann = person(bypass_csp=True)  # axe is no script of ours
    page = opened(ann, tmp_path, "triomphe-a-marengo", 200)
    page.get_by_role("button", name="Analyse this game").click()
    page.locator(".turning").first.wait_for()
    expect(page.locator("progress")).to_have_count(0)
    curve = page.get_by_role("slider", name="Chances over time")
    last = int(curve.get_attribute("aria-valuemax") or 0)
    assert last > 10 and re.search(r"Austria \d+ %, France \d+ %", curve.get_attribute("aria-valuetext") or "")
    box = curve.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.98, box["y"] + box["height"] / 2)
    expect(page.locator(".slider")).to_contain_text(f"Step {last} of {last}")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".slider")).not_to_contain_text(f"Step {last} of")
    before = int(curve.get_attribute("aria-valuenow") or 0)
    assert 0 < before < last
    page.keyboard.press("Home")
    expect(page.locator(".slider")).not_to_contain_text(f"Step {last} of")
    listed = page.locator("section ol li", has_text="%")
    assert 1 <= listed.count() <= 4 and page.locator("svg .turning").count() == listed.count()
    expect(listed.first).to_contain_text(re.compile(r"\d+ % → \d+ %"))
    expect(listed.last).to_contain_text("Given up, not beaten")
    page.keyboard.press("End")
    listed.first.get_by_role("button").click()
    expect(page.locator(".slider")).not_to_contain_text(f"Step {last} of")
    page.get_by_text("The curve as a table").click()
    assert page.get_by_role("row").count() > 10
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("axe.run()")["violations"]
    assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []


def test_more_than_two_sides_have_a_line_each_in_german_in_the_dark(person: Come, tmp_path: Path) -> None:
    ann = person("de", color_scheme="dark")
    page = opened(ann, tmp_path, "viktory-ii", 130, players=4)
    page.get_by_role("button", name="Dieses Spiel auswerten").click()
    page.get_by_label("Beurteilt nach").select_option(index=1)
    expect(page.get_by_role("heading", name="Auswertung")).to_be_visible()
    page.locator("summary", has_text="Die Kurve als Tabelle").wait_for()
    expect(page.locator("progress")).to_have_count(0)
    expect(page.locator("section[aria-labelledby=analysis] path.line")).to_have_count(4)
    curve = page.get_by_role("slider", name="Aussichten im Lauf des Spiels")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"^[^%]*(%[^%]*){4}$"))
