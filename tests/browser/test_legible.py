"""What can be read at 1280 × 800 and hit on a phone, measured in the browser in every game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from feldherr.kernel.table import Table
from tests.browser import austerlitz, europe, positions, trenches, worlds
from tests.browser.house import PHONE, Person, come_true
from tests.browser.test_marengo_labels import meet

Come = Callable[..., Person]
Sit = Callable[[Person], set[int]]
ROUNDED = 0.05
"""Sizes come in fractions of a pixel."""
TILE = 30
"""A tile of this side has more face than a block of 36 × 16."""
MEASURED = """() => {
    const map = document.querySelector('svg.map'), edge = map.getBoundingClientRect();
    const shown = one => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        const inside = left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
        return inside && right > left && getComputedStyle(one).display !== 'none';
    };
    const grown = one => Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b);
    const corners = (one, x, y, wide, high) =>
        [[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]].map(([a, b]) => {
            const p = new DOMPoint(a, b).matrixTransform(one.getScreenCTM());
            return [p.x, p.y];
        });
    const size = one => parseFloat(getComputedStyle(one).fontSize);
    const bodies = [...map.querySelectorAll('.piece')].filter(shown).map(piece => {
        const body = piece.querySelector('.body, .paper'), box = body.getBBox();
        return {handle: piece.dataset.handle, wide: box.width * grown(body), high: box.height * grown(body),
            settled: !!piece.querySelector('.token') && !piece.querySelector('.face'),
            corners: corners(body, box.x, box.y, box.width, box.height)};
    });
    const written = [...map.closest('.stage').querySelectorAll('text')];
    const texts = written.filter(one => one.textContent.trim() && shown(one));
    const printed = texts.filter(one => one.matches('.lettering, .capacity')).map(one => {
        const box = one.getBBox(), high = size(one), down = Number(one.getAttribute('y') ?? 0);
        return {text: one.textContent, corners: corners(one, box.x, down - 0.66 * high, box.width, 0.7 * high)};
    });
    const beside = [...document.querySelectorAll('.table > :not(.field) *')].filter(one =>
        [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()) && !one.closest('.unseen, svg'));
    return {bodies, printed, labels: texts.map(one => [one.textContent, size(one) * grown(one)]),
        panel: beside.map(one => [one.textContent.trim().slice(0, 40), size(one)])};
}"""


OVER = """() => {
    const map = document.querySelector('svg.map').getBoundingClientRect();
    return [...document.querySelectorAll('.field .tools button, .goal > summary, .chip')].filter(one => {
        const {top, bottom} = one.getBoundingClientRect();
        return top < map.bottom - 1 && bottom > map.top;
    }).map(one => one.textContent);
}"""


def own(table: Table, seat: int = 0) -> set[int]:
    """Units of this seat on the map, those aboard others left out."""
    view = table.game.view(table.position, seat)
    return {p.id for p in view.pieces if p.side == seat and p.order >= 0 and "cargo" not in (p.marks or ())}


def late(table: Table, question: Any) -> bool:
    return bool(question.actor == 0 and question.name == "action_or_end" and table.position.now.round >= 5)


def marengo(someone: Person) -> set[int]:
    table = positions.until(late, 5)
    mine = own(table)
    positions.sit_down(someone, table)
    return mine


def triumph(someone: Person) -> set[int]:
    table = austerlitz.until(austerlitz.first_order)
    mine = own(table)
    positions.sit_down(someone, table)
    return mine


def viktory(someone: Person) -> set[int]:
    table = worlds.until(worlds.crowded, 4, 6)
    mine = own(table)
    worlds.sit_down(someone, table)
    return mine


def trench(someone: Person) -> set[int]:
    table = trenches.until(trenches.asked("unit_to_move", 4), 3)
    mine = own(table)
    trenches.sit_down(someone, table)
    return mine


def nations(someone: Person) -> set[int]:
    """Armies of all seven nations are measured: any could be one's own."""
    europe.sit_down(someone, europe.until(europe.asked("orders", 6, 8), 3, 7, length=12))
    return set(range(10_000))


def legible(wide: float, high: float) -> bool:
    return (wide >= 36 - ROUNDED and high >= 16 - ROUNDED) or min(wide, high) >= TILE


GAMES: list[Sit] = [marengo, triumph, viktory, trench, nations]


@pytest.mark.parametrize("sit", GAMES)
def test_pieces_and_words_can_be_read_at_1280_by_800(person: Come, sit: Sit) -> None:
    """Blocks of 36 × 16, or tiles with as much face where the whole map is shown; labels of 11, the panel's of 14."""
    ann = person()
    mine = sit(ann)
    come_true(ann.page, f"Math.min(...({MEASURED})().labels.map(([, size]) => size)) >= 11 - {ROUNDED}")
    found: dict[str, Any] = ann.page.evaluate(MEASURED)
    assert ann.page.evaluate(OVER) == [], "nothing but what is printed and played lies over the map"
    units = [b for b in found["bodies"] if not b["settled"] and int(b["handle"].partition(":")[2]) in mine]
    assert len(units) >= 3, "something of one's own is in sight"
    assert [b for b in units if not legible(b["wide"], b["high"])] == []
    assert [text for text, size in found["panel"] if size < 14] == []
    words = [(word["text"], [tuple(corner) for corner in word["corners"]]) for word in found["printed"]]
    assert [f"{a} / {b}" for (a, one), (b, other) in combinations(words, 2) if meet(one, other)] == []
    blocks = [(b["handle"], [tuple(corner) for corner in b["corners"]]) for b in found["bodies"] if not b["settled"]]
    assert [f"{text} / {handle}" for text, one in words for handle, block in blocks if meet(one, block)] == []


def over_each_other(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    return across > 1 and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 1


@pytest.mark.parametrize("sit", GAMES)
def test_on_a_phone_what_can_be_hit_is_large(person: Come, sit: Sit) -> None:
    """A finger takes a piece within 44 pixels of its middle; no button lies over the map or over another."""
    ann = person("de", viewport=PHONE, has_touch=True, is_mobile=True)
    sit(ann)
    page = ann.page
    sizes = page.locator("[data-reach]").evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    choosable = page.locator("svg.map .piece.choosable").count()
    assert len(sizes) == choosable
    assert all(min(size["width"], size["height"]) >= 44 for size in sizes)
    buttons = page.locator("button:visible").evaluate_all(
        "all => all.map(one => [one.textContent.trim(), one.getBoundingClientRect().toJSON()])"
    )
    assert [text for text, box in buttons if box["height"] < 43.5] == []
    tools = page.locator(".field button:visible").evaluate_all(
        "all => all.map(one => [one.textContent.trim(), one.getBoundingClientRect().toJSON()])"
    )
    assert [f"{a} / {b}" for (a, one), (b, other) in combinations(tools, 2) if over_each_other(one, other)] == []
    map_ = page.locator("svg.map").bounding_box()
    assert map_
    over = [text for text, box in buttons if box["top"] < map_["y"] + map_["height"] - 1 and box["bottom"] > map_["y"]]
    assert over == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
