"""Words on the map of Triomphe à Marengo as they are drawn: none meets another or a block of the fullest stack."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from math import cos, dist, radians, sin
from typing import Any

from playwright.sync_api import expect

from feldherr.boards.board import Board
from feldherr.games.triomphe_a_marengo.board import sheet
from tests.browser.house import Person
from tests.browser.positions import sit_down, until

BOARD = sheet()
Come = Callable[..., Person]
Corners = list[tuple[float, float]]
SLACK = 0.6
"""Units of the sheet by which things may touch."""
DRAWN = """all => all.map(one => {
    const box = one.getBBox(), size = parseFloat(getComputedStyle(one).fontSize);
    const down = Number(one.getAttribute('y') ?? 0), top = down - 0.66 * size, bottom = down + 0.04 * size;
    const sheet = document.querySelector('svg.sheet .margin').getScreenCTM().inverse().multiply(one.getScreenCTM());
    const corner = (x, y) => { const p = new DOMPoint(x, y).matrixTransform(sheet); return [p.x, p.y]; };
    const [left, right] = [box.x, box.x + box.width];
    const grown = Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b);
    return {text: one.textContent, size: size * grown, gives: one.classList.contains('beside'),
        corners: [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)]};
})"""


def block(x: float, y: float, angle: float) -> Corners:
    return block_of(BOARD, x, y, angle)


def block_of(board: Board, x: float, y: float, angle: float) -> Corners:
    """The corners of a block in a slot."""
    width, depth = board.block
    c, s = cos(radians(angle)), sin(radians(angle))
    half = [(-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2)]
    return [(x + c * a - s * b, y + s * a + c * b) for a, b in half]


def meet(one: Corners, other: Corners) -> bool:
    """Whether two convex shapes overlap: no line parallel to a side parts them."""
    if dist(one[0], other[0]) > dist(one[0], one[2]) + dist(other[0], other[2]):
        return False
    for shape in (one, other):
        for (x0, y0), (x1, y1) in zip(shape, shape[1:] + shape[:1], strict=True):
            length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1.0
            nx, ny = (y0 - y1) / length, (x1 - x0) / length
            a, b = [nx * x + ny * y for x, y in one], [nx * x + ny * y for x, y in other]
            if max(a) <= min(b) + SLACK or max(b) <= min(a) + SLACK:
                return False
    return True


def slots() -> list[tuple[str, Corners]]:
    """Every place a block can lie at: all of an area's at once are its fullest stack."""
    found = [(f"area {s.id}", slot) for s in BOARD.spaces for slot in s.reserve]
    found += [(f"approach {e.name}", slot) for e in BOARD.edges for slot in (*e.slots_a, *e.slots_b)]
    found += [(f"box {b.name}", slot) for b in BOARD.boxes for slot in b.slots]
    return [(name, block(slot.x, slot.y, slot.angle)) for name, slot in found]


def test_no_word_meets_another_or_a_block(person: Come) -> None:
    ann = person()
    page = ann.play_now("Marengo")
    words: list[dict[str, Any]] = page.locator(".stage text.lettering, .stage text.capacity").evaluate_all(DRAWN)
    shapes = [(word["text"], [tuple(corner) for corner in word["corners"]]) for word in words]
    assert len(shapes) > 40
    assert [word["text"] for word in words if word["size"] < 11] == []
    assert [f"{a} / {b}" for (a, one), (b, other) in combinations(shapes, 2) if meet(one, other)] == []
    places = slots()
    firm = [shape for shape, word in zip(shapes, words, strict=True) if not word["gives"]]
    assert sorted({f"{text} / {name}" for text, one in firm for name, b in places if meet(one, b)}) == []


def test_a_name_gives_way_to_the_block_that_lies_on_it(person: Come) -> None:
    """Areas without a name of their own are called after the place beside them."""
    ann = person()
    page = ann.play_now("Marengo")
    words: list[dict[str, Any]] = page.locator("svg.map text.beside").evaluate_all(DRAWN)
    shapes = [(word["text"], [tuple(corner) for corner in word["corners"]]) for word in words]
    assert len(shapes) > 60, "most of them are over two lines"
    lying: list[str] = page.locator("svg.map .piece").evaluate_all("all => all.map(one => one.style.transform)")
    numbers = [[float(n) for n in re.findall(r"-?[0-9.]+", one)] for one in lying]
    blocks = [block(x, y, angle) for x, y, angle in numbers]
    assert len(blocks) > 20
    assert [text for text, one in shapes if any(meet(one, other) for other in blocks)] == []
    called = {space.labels[0].text for space in BOARD.spaces if space.labels and space.labels[0].style == "beside"}
    hidden = [one for one in called if not any(one.startswith(text) for text, _ in shapes)]
    assert 0 < len(hidden) < 12, "only where blocks lie"


def test_half_a_village_is_named_in_the_readers_language(person: Come) -> None:
    for language, name in (("en", "Castelceriolo (north)"), ("de", "Castelceriolo (Nord)")):
        ann = person(language)
        sit_down(ann, until(lambda table, question: question.name == "action_or_end", 1))
        ann.thing("space:29").hover(force=True)
        expect(ann.page.locator(".card")).to_contain_text(name)
