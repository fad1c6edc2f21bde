"""The board as text: who stands where, side by side with what can be read beside the board."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from feldherr.boards.model import Edge
from feldherr.cli.terminal.parties import Party, heading, listed, numbered, parties
from feldherr.cli.terminal.voice import Voice
from feldherr.kernel.view import Goal, Marker, Panel, Row, View

DOTS = 6
"""So many discs on one step of a track are shown as dots."""
ORDER = {"space": 0, "side": 1, "piece": 2, "box": 3, "hand": 4, "track": 5}


def picture(voice: Voice, view: View) -> RenderableType:
    """Everything the viewer sees."""
    parts: list[RenderableType] = [Text(voice.text(view.heading), style="bold"), sides(voice, view)]
    if view.goal:
        parts.append(Text(aim(voice, view.goal), style="dim"))
    for party in parties(voice, view):
        title = Text(heading(voice, view, party), style=f"bold {voice.colour(party.seat)}")
        if shown := stands(voice, view, party, title):
            parts.append(shown)
    parts += tracks(voice, view, -1)
    if loose := markers(voice, [m for m in view.markers if m.side < 0 and not m.at.startswith("track:")]):
        parts.append(loose)
    parts += [panel(voice, view, shown) for shown in view.panels]
    for note in view.notes:
        numbers = [int(handle[6:]) for handle in note.handles if handle.startswith("piece:")]
        rest = [voice.places.name(handle) for handle in note.handles if not handle.startswith("piece:")]
        among = ", ".join(filter(None, [numbered(numbers), *rest]))
        parts.append(Text(f"{voice.text(note.text)} ({among})" if among else voice.text(note.text), style="italic"))
    return Group(*parts)


def row(voice: Voice, shown: Row) -> str:
    most = f"/{shown.of}" if shown.of is not None else ""
    return f"{voice.text(shown.label)} {voice.text(shown.value)}{most}"


def aim(voice: Voice, goal: Goal) -> str:
    """What wins, and how far everyone is."""
    return " · ".join([voice.text(goal.text), *(row(voice, shown) for shown in goal.rows)])


def sides(voice: Voice, view: View) -> RenderableType:
    lines = []
    for side in view.sides:
        rows = " · ".join(row(voice, shown) for shown in side.rows)
        title = (voice.text(side.title), voice.colour(side.seat))
        lines.append(Text.assemble("▶ " if side.active else "  ", title, f": {rows}" if rows else ""))
    return Group(*lines)


def anchor(voice: Voice, at: str) -> tuple[int, int, int]:
    """Sorts places: areas by number with their approaches behind them, then boxes, then the rest."""
    kind, _, rest = at.partition(":")
    number = int(rest) if rest.isdigit() else 0
    facing = voice.places.side(number) if kind == "side" else None
    if facing:
        return 0, facing[0], 1 + facing[1]
    return ORDER.get(kind, 9), number, 0


def stands(voice: Voice, view: View, party: Party, title: Text) -> RenderableType | None:
    """The places of one side: an area's reserve, below it the approaches that are held, then boxes.

    Nothing for a nation that nobody leads and that has nothing.
    """
    grid = Grid.grid(padding=(0, 2))
    for _ in range(3):
        grid.add_column(overflow="fold")
    own = [piece for piece in view.pieces if piece.side == party.side and piece.at != "off"]
    discs = [m for m in view.markers if m.side == party.side and not m.at.startswith("track:") and voice.marker(m)]
    places = {piece.at for piece in own} | {marker.at for marker in discs}
    places |= {f"space:{facing[0]}" for at in places if (facing := facing_of(voice, at))}
    for at in sorted(places, key=lambda place: (anchor(voice, place), place)):
        here = [piece for piece in own if piece.at == at]
        shown = [listed(voice, view, here), *(voice.marker(marker) for marker in discs if marker.at == at)]
        near = Text(neighbours(voice, at), style="dim")
        grid.add_row(f"  {place(voice, view, at)}", ", ".join(filter(None, shown)), near)
    if not places and party.seat < 0:
        return None
    on = tracks(voice, view, party.side)
    return Group(title, grid, *on) if places else Group(title, *on)


def tracks(voice: Voice, view: View, seat: int) -> list[RenderableType]:
    """What lies on each track, step by step in one line."""
    lines: list[RenderableType] = []
    on = [marker for marker in view.markers if marker.side == seat and marker.at.startswith("track:")]
    for name in dict.fromkeys(marker.at.split(":")[1] for marker in on):
        steps = sorted((m for m in on if m.at.split(":")[1] == name), key=lambda m: (len(m.at), m.at))
        shown = ", ".join(step(voice, marker) for marker in steps)
        lines.append(Text(f"  {voice.known(f'track-{name}', name)}  {shown}"))
    return lines


def step(voice: Voice, marker: Marker) -> str:
    label = voice.places.name(marker.at)
    own = marker.side >= 0 and label == voice.seats[marker.side].name
    shown = "●" * marker.count if marker.side >= 0 and marker.count <= DOTS else voice.marker(marker)
    return shown if own else f"{label} {shown}"


def facing_of(voice: Voice, at: str) -> tuple[int, int] | None:
    kind, _, rest = at.partition(":")
    return voice.places.side(int(rest)) if kind == "side" and rest.isdigit() else None


def place(voice: Voice, view: View, at: str) -> str:
    """What it is called in the list; where the ground was drawn, with the ground."""
    facing = facing_of(voice, at)
    if facing:
        return f"  → {voice.places.number(facing[1])}"
    kind = at.partition(":")[0]
    if kind == "hand":
        return voice("cli-hand")
    if kind == "piece":
        found = next((piece for piece in view.pieces if at == f"piece:{piece.id}"), None)
        return f"  {voice('cli-aboard', piece=f'{voice.called(found)} ·{found.id}')}" if found else ""
    ground = tiles(view).get(at)
    return f"{voice.places.name(at)} ({voice.terrain(ground)})" if ground else voice.places.name(at)


def tiles(view: View) -> dict[str, str]:
    """The ground of each place where it is drawn or built in play."""
    return {m.at: m.kind.removeprefix("tile-") for m in view.markers if m.kind.startswith("tile-")}


def neighbours(voice: Voice, at: str) -> str:
    kind, _, rest = at.partition(":")
    if kind != "space" or not rest.isdigit():
        return ""
    return "↔ " + " ".join(voice.places.number(beyond) for _, _, beyond in voice.places.sides_of(int(rest)))


def markers(voice: Voice, found: Iterable[Marker]) -> RenderableType | None:
    lines = [f"{voice.places.name(marker.at)}: {said}" for marker in found if (said := voice.marker(marker))]
    return Text("; ".join(lines)) if lines else None


def panel(voice: Voice, view: View, shown: Panel) -> RenderableType:
    lines = [Text(voice.text(shown.title), style="bold")]
    lines += [Text(f"  {row(voice, line)}") for line in shown.rows]
    for party in parties(voice, view):
        if own := [piece for piece in shown.pieces if piece.side == party.side]:
            lines.append(Text(f"  {party.title}: {listed(voice, view, own)}", style=voice.colour(party.seat)))
    if nobodys := [piece for piece in shown.pieces if piece.side < 0]:
        lines.append(Text(f"  {listed(voice, view, nobodys)}"))
    return Group(*lines)


def area(voice: Voice, view: View, space: int) -> RenderableType:
    """One area in full: what stands in it, and what lies behind each of its approaches."""
    found = voice.places.spaces[space]
    parts: list[RenderableType] = [Text(voice.places.space(space), style="bold")]
    room = "" if found.capacity is None else voice("cli-capacity", count=found.capacity)
    ground = tiles(view).get(f"space:{space}", found.terrain)
    terrain = voice.terrain(ground) if ground else ""
    parts.append(Text(" · ".join(filter(None, [room, terrain, occupants(voice, view, f"space:{space}")]))))
    parts.append(Text(f"  {voice('cli-approaches')}", style="dim"))
    for side, edge, beyond in voice.places.sides_of(space):
        parts.append(approach(voice, side, edge, beyond))
        for at in (f"side:{side}", f"side:{side ^ 1}", f"space:{beyond}"):
            if there := occupants(voice, view, at):
                parts.append(Text(f"      {voice.places.name(at)}  {there}"))
    return Group(*parts)


def approach(voice: Voice, side: int, edge: Edge, beyond: int) -> Text:
    """How one goes from an area to the next: width, roads, symbols on this side and on the other."""
    here, there = (edge.symbols_b, edge.symbols_a) if side % 2 else (edge.symbols_a, edge.symbols_b)
    width = voice(f"width-{edge.width}") if edge.width else ""
    kinds = [crossing.road for crossing in edge.crossings]
    roads = ", ".join(
        voice.known(f"road-{kind}", f"{kind} road") + (f" × {kinds.count(kind)}" if kinds.count(kind) > 1 else "")
        for kind in dict.fromkeys(kinds)
    )
    words = " · ".join(filter(None, [width, roads, signed(voice, here, there)]))
    return Text.assemble((f"  → {voice.places.space(beyond)}", "bold"), f"  {words}")


def signed(voice: Voice, here: Iterable[str], there: Iterable[str]) -> str:
    def words(symbols: Iterable[str]) -> str:
        return " ".join(voice.known(f"symbol-{symbol}", symbol) for symbol in symbols) or "–"

    return f"{words(here)} | {words(there)}"


def occupants(voice: Voice, view: View, at: str) -> str:
    """Who stands there, and whose it is."""
    out = []
    for party in parties(voice, view):
        own = [piece for piece in view.pieces if piece.at == at and piece.side == party.side]
        held = [voice.marker(marker) for marker in view.markers if marker.at == at and marker.side == party.side]
        if said := ", ".join(filter(None, [listed(voice, view, own), *held])):
            out.append(f"{party.title}: {said}")
    return "; ".join(out)
