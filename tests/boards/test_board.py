"""The board model: what a file must hold, what check() finds, and that the Marengo board is sound."""

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import feldherr
from feldherr.boards import board
from feldherr.boards.drawing import draw
from feldherr.boards.model import Board, Label, Slot

FILE = Path(feldherr.__file__).parent / "games" / "triomphe_a_marengo" / "data" / "board.json"
MARENGO = board.load(FILE)
AUSTERLITZ = board.load(FILE.parent.parent.parent / "napoleons_triumph" / "data" / "board.json")


def mended(sheet: Board, part: str, index: int, **changes: Any) -> Board:
    """The board with some fields of one entry changed."""
    entries = list(getattr(sheet, part))
    entries[index] = msgspec.structs.replace(entries[index], **changes)
    return msgspec.structs.replace(sheet, **{part: tuple(entries)})


def small() -> Board:
    """Two squares side by side, an approach with a road between them, and a box."""
    return board.decode(
        """{"about": {}, "game": "small", "title": "Small", "width": 240, "height": 140, "block": [38, 17],
        "spaces": [
         {"id": 0, "name": "West", "capacity": 4, "centre": [60, 60],
          "polygon": [[20, 20], [110, 20], [110, 120], [20, 120]],
          "numeral": [100, 30], "reserve": [[60, 60], [60, 90]],
          "labels": [{"text": "West", "x": 50, "y": 40, "size": 12, "width": 26}]},
         {"id": 1, "name": "East", "capacity": 4, "centre": [160, 60],
          "polygon": [[110, 20], [200, 20], [200, 120], [110, 120]],
          "reserve": [[160, 40]]}],
        "edges": [{"id": 0, "name": "0-1", "a": 0, "b": 1, "segment": [[110, 50], [110, 90]], "width": "narrow",
          "symbols_a": ["infantry"], "signs_a": [[106, 70, 0]], "slots_a": [[94, 70, 90]], "slots_b": [[126, 70, 90]],
          "crossings": [{"id": 0, "road": "main", "group_a": 0, "group_b": 0, "at": [110, 70]}]}],
        "boxes": [{"id": 0, "name": "Far", "side": "austria", "entry": 0, "group": 0, "opens": 1, "places": 1,
          "polygon": [[0, 0], [10, 0], [10, 10], [0, 10]], "slots": [[215, 130]]}],
        "tracks": [],
        "decorations": [{"kind": "main road", "path": "M20 70H110", "space": 0, "group": 0, "crossings": [0]}]}"""
    )


def test_the_board_of_marengo_is_sound() -> None:
    assert board.check(MARENGO) == []


def test_the_board_of_austerlitz_is_sound_and_whole() -> None:
    """No word meets another or a block; every locale has room for its blocks and a commander."""
    assert board.check(AUSTERLITZ) == []
    assert len(AUSTERLITZ.spaces) == 168
    assert [sum(1 for e in AUSTERLITZ.edges if e.impassable is closed) for closed in (False, True)] == [281, 12]
    assert sum(len(e.crossings) for e in AUSTERLITZ.edges) == 279
    assert all(len(s.reserve) > (s.capacity or 0) for s in AUSTERLITZ.spaces)
    stars = [d for d in AUSTERLITZ.decorations if d.kind == "star" and d.space is not None]
    assert len(stars) == sum(len(str(s.marks.get("stars", "")).split()) for s in AUSTERLITZ.spaces) == 44
    flags = [d for d in AUSTERLITZ.decorations if d.kind == "flag" and d.space is not None]
    assert {d.space for d in flags} == {s.id for s in AUSTERLITZ.spaces if "start" in s.marks}


def test_the_board_of_marengo_has_what_the_published_one_has() -> None:
    spaces, edges = MARENGO.spaces, MARENGO.edges
    crossings = [c for e in edges for c in e.crossings]
    assert [s.id for s in spaces] == list(range(90))
    assert [e.id for e in edges] == list(range(172))
    assert sorted(c.id for c in crossings) == list(range(163))
    assert sum(e.width == "wide" for e in edges) == 47
    assert sum(e.arrow == "ab" for e in edges) == 102
    assert sum(c.road == "main" for c in crossings) == 46
    assert sum(bool(s.marks.get("objective")) for s in spaces) == 18
    assert sum(int(s.marks.get("start", 0)) for s in spaces) == 11
    assert {s.id for s in spaces if s.reconstructed} == {23, 24}
    assert {e.name for e in edges if e.reconstructed} == {
        "23-24", "23-26", "24-25", "29-30", "30-31", "31-33", "35-54",
    }  # fmt: skip
    assert {b.name: (b.entry, b.opens, b.places) for b in MARENGO.boxes} == {
        "Alessandria": (1, 1, 20), "Tortona": (80, 6, 3), "Novi": (84, 11, 4), "Sale": (74, 12, 1),
    }  # fmt: skip


def test_blocks_and_words_are_large_enough_at_1280_by_800() -> None:
    scale = min((1280 - 330) / MARENGO.width, 800 / MARENGO.height)
    assert MARENGO.block[0] * scale >= 36
    assert MARENGO.block[1] * scale >= 16
    assert all(label.size * scale >= 11 for s in MARENGO.spaces for label in s.labels)


def test_every_area_has_a_slot_for_every_block_it_may_hold() -> None:
    assert all(len(s.reserve) == s.capacity for s in MARENGO.spaces)
    spaces = {s.id: s for s in MARENGO.spaces}
    for e in MARENGO.edges:
        assert len(e.slots_a) == min(8, spaces[e.a].capacity or 0)
        assert len(e.slots_b) == min(8, spaces[e.b].capacity or 0)


def test_the_small_board_is_sound() -> None:
    assert board.check(small()) == []


Damage = tuple[Callable[[Board], Board], str]
DAMAGES: dict[str, Damage] = {
    "two spaces of one id": (lambda b: mended(b, "spaces", 1, id=0), "The id 0 is given to 2 spaces."),
    "unknown space": (lambda b: mended(b, "edges", 0, b=7), "Edge 0-1 names space 7, which does not exist."),
    "edge to itself": (lambda b: mended(b, "edges", 0, b=0), "Edge 0-1 joins space 0 with itself."),
    "unknown entry": (lambda b: mended(b, "boxes", 0, entry=9), "Box Far enters space 9, which does not exist."),
    "box off the roads": (
        lambda b: mended(b, "boxes", 0, group=3),
        "Box Far enters space 0 by road group 3, which no crossing has there.",
    ),
    "box without slots": (lambda b: mended(b, "boxes", 0, places=2), "Box Far has 2 places, but 1 slots."),
    "no capacity": (lambda b: mended(b, "spaces", 0, capacity=0), "Space 0 has capacity 0; it must be at least 1."),
    "false mark": (
        lambda b: mended(b, "spaces", 0, reconstructed=("weight",)),
        "Space 0 calls its weight reconstructed, but has no such field.",
    ),
    "symbols without places": (
        lambda b: mended(b, "edges", 0, symbols_a=("infantry", "cavalry")),
        "Edge 0-1 has 2 symbols on side a, but places for 1.",
    ),
    "road over water": (
        lambda b: mended(b, "edges", 0, impassable=True), "Edge 0-1 is impassable, but has a road or an arrow.",
    ),
    "dangling group": (
        lambda b: mended(b, "edges", 0, crossings=(msgspec.structs.replace(b.edges[0].crossings[0], group_b=2),)),
        "Space 1 has a road group 2, but none 1.",
    ),
    "drawn road of no group": (
        lambda b: mended(b, "decorations", 0, group=4),
        "A road drawn in space 0 belongs to group 4, which no crossing has there.",
    ),
    "centre outside": (
        lambda b: mended(b, "spaces", 0, centre=(150.0, 60.0)), "The centre of space 0 lies outside its polygon.",
    ),
    "polygon falls apart": (
        lambda b: mended(b, "spaces", 0, polygon=((20.0, 20.0), (110.0, 100.0), (110.0, 20.0), (60.0, 120.0))),
        "The polygon of space 0 crosses itself and falls apart.",
    ),
    "polygon of nothing": (
        lambda b: mended(b, "spaces", 0, polygon=((20.0, 20.0), (30.0, 20.0))),
        "The polygon of space 0 encloses nothing.",
    ),
    "overlap": (
        lambda b: mended(b, "spaces", 1, polygon=((90.0, 10.0), (200.0, 20.0), (200.0, 120.0), (110.0, 120.0))),
        "The polygons of spaces 0 and 1 overlap.",
    ),
    "bar off the border": (
        lambda b: mended(b, "edges", 0, segment=((100.0, 50.0), (100.0, 90.0))),
        "The bar of edge 0-1 does not lie on the border of space 0.",
    ),
    "crossing off the bar": (
        lambda b: mended(b, "edges", 0, crossings=(msgspec.structs.replace(b.edges[0].crossings[0], at=(90.0, 70.0)),)),
        "Crossing 0 does not lie on the bar of edge 0-1.",
    ),
    "reserve outside": (
        lambda b: mended(b, "spaces", 0, reserve=(Slot(30, 100),)),
        "A reserve slot of space 0 lies outside its polygon.",
    ),
    "approach outside": (
        lambda b: mended(b, "edges", 0, slots_b=(Slot(104, 70, 90),)),
        "A slot of edge 0-1 lies outside the polygon of space 1.",
    ),
    "sign outside": (
        lambda b: mended(b, "edges", 0, signs_a=(Slot(116, 70),)),
        "A sign of edge 0-1 lies outside the polygon of space 0.",
    ),
    "words on words": (
        lambda b: mended(b, "spaces", 1, labels=(Label("East", 60, 41, size=12, width=26),)),
        "The labels “West” and “East” meet.",
    ),
    "words under a block": (
        lambda b: mended(b, "spaces", 1, labels=(Label("East", 160, 44, size=12, width=26),)),
        "The label “East” meets a block in a slot of space 1.",
    ),
    "words off the sheet": (
        lambda b: mended(b, "spaces", 1, labels=(Label("East", 235, 60, size=12, width=26),)),
        "The label “East” leaves the sheet.",
    ),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_check_finds_damage_and_says_it_in_a_sentence(name: str) -> None:
    damage, sentence = DAMAGES[name]
    assert sentence in board.check(damage(small()))


@pytest.mark.parametrize(
    ("was", "becomes", "says"),
    [
        ('"capacity": 16', '"capacity": "sixteen"', "cannot be read: Expected `int | null`, got `str`"),
        ('"capacity": 16', '"kapacity": 16', "cannot be read: Object "),
        ('"width": "narrow"', '"width": "tiny"', "cannot be read: Invalid enum value 'tiny'"),
        ('"title":', '"title"', "cannot be read: JSON is malformed"),
    ],
)
def test_a_malformed_file_is_refused_with_a_sentence(tmp_path: Path, was: str, becomes: str, says: str) -> None:
    file = tmp_path / "board.json"
    text = FILE.read_text("utf-8")
    assert was in text
    file.write_text(text.replace(was, becomes, 1), "utf-8")
    with pytest.raises(board.BoardError) as refusal:
        board.load(file)
    assert str(refusal.value).startswith("board.json " + says)
    assert str(refusal.value).endswith(".")


def test_a_missing_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(board.BoardError, match=r"^none\.json cannot be opened: .*\.$"):
        board.load(tmp_path / "none.json")


@pytest.mark.parametrize("paper", [draw.LIGHT, draw.DARK])
def test_the_drawing_is_well_formed(paper: draw.Paper) -> None:
    pieces = [draw.Piece(s.reserve[0], "france", face) for s, face in zip(MARENGO.spaces, ("i3", "c2", "a1", ""))]
    picture = draw.draw(MARENGO, pieces, draw.Highlight(spaces=[12], edges=[3]), paper)
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    words = {"".join(t.itertext()) for t in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"Marengo", "Spinetta", "Alessandria", "Novi"} <= words


def test_names_are_escaped_in_the_drawing() -> None:
    odd = mended(small(), "spaces", 0, labels=(Label("<Ö & Ü>", 50, 40, size=12, width=26),))
    assert "&lt;Ö &amp; Ü&gt;" in draw.draw(odd)
