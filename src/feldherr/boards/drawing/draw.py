"""Drawing a board as an engraved map, in SVG."""

from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from feldherr.boards.drawing import ink, print_room
from feldherr.boards.drawing.ink import element, num
from feldherr.boards.drawing.paper import DARK, LIGHT, SERIF, Paper
from feldherr.boards.model import Board, Decoration, Edge, Point, Slot

__all__ = ["DARK", "LIGHT", "Highlight", "Paper", "Piece", "draw"]


class Piece(NamedTuple):
    """A block to be drawn. `face` is its kind and strength (i3, c2, a1), empty for its blank back."""

    at: Slot
    side: str
    face: str = ""


class Highlight(NamedTuple):
    """What shall glow: ids of spaces and of edges."""

    spaces: Collection[int] = ()
    edges: Collection[int] = ()


def draw(board: Board, pieces: Iterable[Piece] = (), highlight: Highlight | None = None, paper: Paper = LIGHT) -> str:
    """The board as one SVG document; pieces lie on the map, highlighted spaces and edges glow."""
    glow = highlight or Highlight()
    layers = [
        _sheet(board, paper), _ground(board, paper), _glow(board, paper, glow), _decorations(board, paper, OVER),
        _decorations(board, paper, ROADWAY), _bars(board, paper, glow), _decorations(board, paper, HOUSES),
        _boxes(board, paper), _tracks(board, paper),
        _decorations(board, paper, PRINT), _names(board, paper),
        "".join(ink.block(p.at, p.side, p.face, paper, *board.block) for p in pieces),
    ]
    head = f'viewBox="0 0 {num(board.width)} {num(board.height)}" font-family="{SERIF}"'
    definitions = element("defs", ink.symbols(paper))
    title = element("title", board.title.replace("&", "&amp;").replace("<", "&lt;"))
    body = "\n".join(layer for layer in layers if layer)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {head}>\n{title}\n{definitions}\n{body}\n</svg>\n'


def _sheet(board: Board, paper: Paper) -> str:
    back = element("rect", width=board.width, height=board.height, fill=paper.margin)
    return back + _decorations(board, paper, OUTSIDE)


def tinted(board: Board) -> dict[int, int]:
    """A tint for every space, so that neighbours differ where five tints allow it."""
    near: dict[int, set[int]] = {s.id: set() for s in board.spaces}
    for e in board.edges:
        near[e.a].add(e.b)
        near[e.b].add(e.a)
    found: dict[int, int] = {}
    for s in board.spaces:
        taken = {found[n] for n in near[s.id] if n in found}
        free = [k for k in range(5) if k not in taken]
        found[s.id] = free[s.id % len(free)] if free else s.id % 5
    return found


def _ground(board: Board, paper: Paper) -> str:
    tint = tinted(board)
    fills = {"wood": paper.wood, "village": paper.built}
    areas = "".join(
        element("polygon", points=ink.points(s.polygon), fill=fills.get(s.terrain or "", paper.tints[tint[s.id]]))
        for s in board.spaces
    )
    borders = "".join(element("polygon", points=ink.points(s.polygon)) for s in board.spaces)
    lines = element("g", borders, fill="none", stroke=paper.border, stroke_width=".75", stroke_linejoin="round")
    return areas + _decorations(board, paper, UNDER) + lines


def _glow(board: Board, paper: Paper, glow: Highlight) -> str:
    return "".join(
        element("polygon", points=ink.points(s.polygon), fill=paper.glow, fill_opacity=".16", stroke=paper.glow,
                stroke_width="2.2")
        for s in board.spaces if s.id in set(glow.spaces)
    )


Brush = Callable[[Decoration, Paper], str]


def _line(d: Decoration, colour: str, width: float, opacity: float = 1.0, dash: str | None = None) -> str:
    return element("path", d=d.path, fill="none", stroke=colour, stroke_width=num(width), stroke_linecap="round",
                   stroke_linejoin="round", stroke_opacity=None if opacity == 1 else f"{opacity:g}",
                   stroke_dasharray=dash)


def _river(d: Decoration, p: Paper) -> str:
    return element("path", d=d.path, fill=p.water, stroke=p.bank, stroke_width="1", stroke_linejoin="round")


def _wood(d: Decoration, p: Paper) -> str:
    shade = element("path", d=d.path, stroke=p.tree, stroke_width=num(d.width), stroke_linecap="round")
    light = element("path", d=d.path, stroke=p.tree_light, stroke_width=num(d.width - 1.6), stroke_linecap="round",
                    transform="translate(-.5 -.6)")
    return shade + light


def _bridge(d: Decoration, p: Paper) -> str:
    x, y = d.at or (0.0, 0.0)
    w = d.width
    rails = f"M-5 {num(-w)}l2 1.2h6l2-1.2M-5 {num(w)}l2-1.2h6l2 1.2"
    deck = element("rect", x=-3.5, y=num(-w + 1.2), width=7, height=num(2 * w - 2.4), fill=p.road_inside)
    return element("g", deck + element("path", d=rails, fill="none", stroke=p.ink, stroke_width=".9"),
                   transform=ink.turned(Slot(x, y, d.angle)))


def _cartouche(d: Decoration, p: Paper) -> str:
    (x, y), w, h = d.at or (0.0, 0.0), float(d.marks.get("wide", 100)), float(d.marks.get("high", 50))
    corners: tuple[Point, ...] = ((x - w / 2, y - h / 2), (x + w / 2, y + h / 2))
    return ink.panel(corners, p)


def _star(d: Decoration, p: Paper) -> str:
    colour = {"blue": p.blue, "red": p.red, "green": p.tree}.get(str(d.marks.get("colour")), p.ink)
    return element("path", d=ink.star(d.width), fill=colour, stroke=p.halo, stroke_width="1.6", paint_order="stroke",
                   transform=ink.turned(Slot(*(d.at or (0.0, 0.0)))))


def _flag(d: Decoration, p: Paper) -> str:
    colour = p.red if d.marks.get("colour") == "red" else p.blue
    pole = element("path", d=ink.FLAG_POLE, stroke=p.ink, stroke_width="1.2")
    cloth = element("path", d=ink.FLAG_CLOTH, fill=colour, stroke=p.halo, stroke_width=".8", paint_order="stroke")
    return element("g", pole + cloth, transform=f"{ink.turned(Slot(*(d.at or (0.0, 0.0))))} scale({d.width / 12:g})")


def _penalty(d: Decoration, p: Paper) -> str:
    at = ink.turned(Slot(*(d.at or (0.0, 0.0))))
    return element("use", href=f"#sign-{d.marks.get('symbol')}", transform=f"{at} scale({d.width / 6:g})")


UNDER: dict[str, Brush] = {
    "field": lambda d, p: _line(d, p.faint, 0.55, 0.75),
    "vineyard": lambda d, p: _line(d, p.vine, 0.7, 0.7),
    "isle": lambda d, p: element("path", d=d.path, fill=p.tints[0]),
    "mountain": lambda d, p: _line(d, p.slope, 0.8, 0.7),
    "slope": lambda d, p: _line(d, p.slope, 0.6, 0.85),
    "marsh": lambda d, p: _line(d, p.bank, 0.6, 0.7),
    "wood": _wood,
    "objective": lambda d, p: _line(d, p.objective, 7, 0.2) + _line(d, p.objective, 1.1, 0.75, "0.1 3.6"),
}
def _sign(path: str, d: Decoration, colour: str, p: Paper) -> str:
    x, y = d.at or (0.0, 0.0)
    drawn = element("path", d=path, fill="none", stroke=colour, stroke_width="2", stroke_linecap="round",
                    stroke_linejoin="round")
    return element("g", drawn, transform=f"translate({num(x)} {num(y)}) scale({d.width / 16:g})")


ANCHOR = "M0-5V7M-4-2H4M-6 2Q-5 7 0 7Q5 7 6 2M-1.8-6.6a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0"
STAR = "M0-7L1.8-2.2L7-2.2L2.8 .9L4.3 6L0 3L-4.3 6L-2.8 .9L-7-2.2L-1.8-2.2Z"

OUTSIDE: dict[str, Brush] = {
    "water": lambda d, p: element("path", d=d.path, fill=p.water),
    "ruling": lambda d, p: _line(d, p.flow, 0.7, 0.8),
}
OVER: dict[str, Brush] = {
    "river": _river,
    "bank": lambda d, p: _line(d, p.flow, 0.6, 0.9),
    "stream": lambda d, p: _line(d, p.bank, d.width + 0.4) + _line(d, p.water, d.width - 0.9),
    "local road": lambda d, p: _line(d, p.local_road, 1.15),
    "main road": lambda d, p: _line(d, p.main_road, 3.3),
    "coast": lambda d, p: _line(d, p.bank, 1.3),
    "strait": lambda d, p: _line(d, p.objective, 2.2, 1, "5 4"),
    "anchor": lambda d, p: _sign(ANCHOR, d, p.ink, p),
}
# Drawn after all roads have their outer lines, so that roads that join run into each other.
ROADWAY: dict[str, Brush] = {
    "main road": lambda d, p: _line(d, p.road_inside, 1.7),
    "bridge": _bridge,
}
HOUSES: dict[str, Brush] = {
    "village": lambda d, p: element("path", d=d.path, fill=p.house, stroke=p.house_line, stroke_width=".5"),
    "house": lambda d, p: element("path", d=d.path, fill=p.house, stroke=p.house_line, stroke_width=".5"),
}
PRINT: dict[str, Brush] = {
    "sea": lambda d, p: ink.words(d.label, p) if d.label else "",
    "capital": lambda d, p: _sign(STAR, d, p.objective, p),
    "cartouche": _cartouche,
    "compass": lambda d, p: ink.compass(d.at or (0.0, 0.0), d.width, p),
    "label": lambda d, p: ink.words(d.label, p) if d.label else "",
    "star": _star,
    "flag": _flag,
    "sign": _penalty,
}


def _decorations(board: Board, paper: Paper, brushes: dict[str, Brush]) -> str:
    return "".join(brushes[d.kind](d, paper) for d in board.decorations if d.kind in brushes)


def _bars(board: Board, paper: Paper, glow: Highlight) -> str:
    found = []
    for e in board.edges if any(e.width for e in board.edges) else ():
        if e.impassable:
            continue
        (ax, ay), (bx, by) = e.segment
        path = f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"
        if e.id in set(glow.edges):
            found.append(element("path", d=path, stroke=paper.glow, stroke_width="9", stroke_opacity=".55",
                                 stroke_linecap="round"))
        found.append(element("path", d=path, stroke=paper.bar, stroke_width="3" if e.width == "wide" else "2.4"))
        found.append(_signs(e, paper))
    return "".join(found)


def _signs(e: Edge, paper: Paper) -> str:
    found = []
    for names, slots in ((e.symbols_a, e.signs_a), (e.symbols_b, e.signs_b)):
        for name, at in zip(names, slots):
            found.append(element("use", href=f"#sign-{name}", transform=ink.turned(Slot(at.x, at.y))))
    if e.arrow_at:
        found.append(element("path", d="M-3.4-3.4L4.2 0L-3.4 3.4L-1.6 0Z", transform=ink.turned(e.arrow_at),
                             fill=paper.arrow, stroke=paper.halo, stroke_width=".8", paint_order="stroke"))
    return "".join(found)


def _boxes(board: Board, paper: Paper) -> str:
    found = []
    for b in board.boxes:
        colour = paper.red if b.side in ("austria", "allied") else paper.blue
        found.append(ink.panel(b.polygon, paper))
        found += [ink.words(label, paper, colour) for label in b.labels]
        length, depth = board.block
        for s in b.slots:
            found.append(element("rect", x=-length / 2, y=-depth / 2, width=length, height=depth, fill="none",
                                 stroke=paper.faint, stroke_width=".6", transform=ink.turned(s)))
    return "".join(found)


def _tracks(board: Board, paper: Paper) -> str:
    found = []
    for track in board.tracks:
        for t in track.spaces:
            (x, y), (w, h) = t.at, t.size
            found.append(element("rect", x=x - w / 2, y=y - h / 2, width=w, height=h, fill=paper.tints[0],
                                 stroke=paper.soft_ink, stroke_width=".8"))
            found += [ink.words(label, paper) for label in t.labels]
            red = t.marks.get("red", 0)
            for k, s in enumerate(() if "disc" in t.marks else t.slots):
                if "red" in t.marks:
                    colour = paper.red if k < int(red) else paper.blue
                else:
                    colour = paper.red if t.marks.get("side") == "austria" else paper.blue
                found.append(element("circle", cx=s.x, cy=s.y, r="4.6", fill="none", stroke=colour, stroke_width=".9",
                                     stroke_opacity=".8"))
    return "".join(found)


def _names(board: Board, paper: Paper) -> str:
    found = []
    for s in board.spaces:
        found += [ink.words(label, paper) for label in s.labels]
        if printed := print_room.numeral(s):
            found.append(ink.words(printed, paper, paper.soft_ink))
    return "".join(found)
