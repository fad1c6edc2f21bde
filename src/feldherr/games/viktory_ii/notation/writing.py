"""A position written as text."""

from __future__ import annotations

import msgspec

from feldherr.games.viktory_ii.board import COLOURS, NO_SHIP, TERRAINS, UNKNOWN, Frame, Hex, Unit
from feldherr.games.viktory_ii.notation.words import FLAGGED, FLAGS, STORMING
from feldherr.games.viktory_ii.rules.battle.pending import entry_of, storms
from feldherr.games.viktory_ii.state import KINDS, NO_ENTRY, POINTS, TOWNS, State, by_unit, frame_of


def bits(frame: Frame, mask: int) -> str:
    return " ".join(frame.name(hex_) for hex_ in frame.all if mask >> hex_ & 1)


def place(frame: Frame, hex_: Hex) -> str:
    return frame.name(hex_) if hex_ >= 0 else "reserve"


def write(s: State) -> str:
    """The whole position; `read` gives it back."""
    frame, rules = frame_of(s), s.rules
    chosen = [name.replace("_", "-") for name in FLAGGED if getattr(rules, name)]
    lines = [f"players {s.players} first {COLOURS[s.first]}"]
    lines.append(" ".join(["rules", *chosen, f"stop {rules.stop_round}", f"seed {rules.map_seed}"]))
    lines.append(f"round {s.round} {COLOURS[s.seat]} acting")
    for hex_ in frame.interior:
        if s.terrain[hex_] != UNKNOWN:
            town = [TOWNS[s.town[hex_]], COLOURS[s.lord[hex_]]] if s.town[hex_] else []
            lines.append(" ".join([frame.name(hex_), TERRAINS[s.terrain[hex_]], *town]))
    for seat in range(s.players):
        lines += players(s, seat)
    lines += ["clock"] if s.clock else []
    lines += [f"returned {TERRAINS[t]} {count}" for t, count in enumerate(s.returned, 1) if count]
    there: dict[tuple[Hex, int], list[Unit]] = {}
    for unit, place in by_unit(list(zip(s.where, s.owner))):
        there.setdefault(place, []).append(unit)
    for (hex_, seat), units in sorted(there.items()):
        if hex_ >= 0 and seat >= 0:
            lines.append(f"units {frame.name(hex_)} {COLOURS[seat]}: {' '.join(unit_word(s, u) for u in units)}")
    lines.append(f"numbers {len(s.kind)}")
    return "\n".join([*lines, *turn_lines(s)]) + "\n"


def players(s: State, seat: int) -> list[str]:
    colour, frame = COLOURS[seat], frame_of(s)
    out = [f"capital {colour} {frame.name(s.capital[seat])}"] if s.capital[seat] >= 0 else []
    out += [] if s.alive[seat] else [f"out {colour}"]
    out += [f"vassal {colour} of {COLOURS[s.side[seat]]}"] if s.side[seat] != seat else []
    out += [f"ban {colour}"] if s.ban[seat] else []
    out += [f"marked {colour}"] if s.marked[seat] else []
    reserve = s.reserve[4 * seat : 4 * seat + 4]
    words = [f"{count} {kind}" for kind, count in zip(KINDS[1:], reserve) if count]
    return [*out, f"reserve {colour} {', '.join(words)}"] if words else out


def unit_word(s: State, unit: Unit) -> str:
    frame = frame_of(s)
    marks = [name for name, flag in FLAGS.items() if s.flags[unit] & flag or (name == STORMING and storms(s, unit))]
    full = POINTS[s.kind[unit]] if s.owner[unit] == s.seat else 0
    if s.left[unit] != full:
        marks.append(f"left{s.left[unit]}")
    entry = entry_of(s, unit)
    if entry == NO_ENTRY:
        marks.append("from-nowhere")
    elif entry >= 0:
        marks.append(f"from{frame.name(entry)}")
    if s.aboard[unit] >= 0:
        marks.append(f"aboard{s.aboard[unit]}")
    if s.carrier[unit] not in (NO_SHIP, s.aboard[unit]):
        marks.append(f"carrier{s.carrier[unit]}")
    if s.loads[unit] != len(s.cargo[unit]):
        marks.append(f"loads{s.loads[unit]}")
    if s.landing[unit] >= 0:
        marks.append(f"landing{frame.name(s.landing[unit])}")
    return ".".join([f"{unit}={KINDS[s.kind[unit]]}", *marks])


def turn_lines(s: State) -> list[str]:
    frame, turn = frame_of(s), s.turn
    out = ["turn no-building"] if not turn.may_build else []
    out += ["turn banned"] if turn.banned else []
    out += [f"turn built {bits(frame, turn.built)}"] if turn.built else []
    out += [f"turn fought {bits(frame, turn.fought)}"] if turn.fought else []
    out += [f"turn target {frame.name(turn.target)}"] if turn.target >= 0 else []
    out += [f"gone {frame.name(b.hex)} {' '.join(map(frame.name, b.gone))}" for b in s.battles if b.gone]
    out += [f"turn spared {KINDS[k]} {place(frame, origin)} {frame.name(hex_)}" for k, origin, hex_ in turn.spared]
    out += [f"began {COLOURS[seat]} {bits(frame, mask)}".rstrip() for seat, mask in enumerate(turn.began)]
    out += [f"placed {KINDS[kind]} {frame.name(town)}" for town, kind in turn.placed]
    return [*out, f"fray {msgspec.json.encode(s.fray).decode()}"] if s.fray else out
