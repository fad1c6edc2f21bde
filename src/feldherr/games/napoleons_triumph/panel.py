"""The board beside the board: a running attack, its eleven steps and its arithmetic line by line."""

from __future__ import annotations

from feldherr.games.napoleons_triumph import events as e
from feldherr.games.napoleons_triumph.actions import Threaten, ThreatenGuard
from feldherr.games.napoleons_triumph.board import BEYOND, LIES_IN
from feldherr.games.napoleons_triumph.log import told
from feldherr.games.napoleons_triumph.words import locale_text, say
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, resume
from feldherr.kernel.view import Panel, Row

STEPS: dict[type[Event], int] = {
    e.Threatened: 1, e.DefendersNamed: 2, e.Evacuated: 2, e.Feinted: 3, e.LineFormed: 4, e.Declared: 5,
    e.WidthChosen: 5, e.CounterAttacked: 7, e.AttackEnded: 11,
}  # fmt: skip


def attack_panel(game: Game, position: Position, viewer: int | None) -> tuple[Panel, ...]:
    """NT §11.11: what has happened in the attack so far, as this viewer saw it; each line with its rule."""
    if not any(type(g.answer) in (Threaten, ThreatenGuard) for g in position.given[:1]):
        return ()
    _, news = resume(game, position.settled, position.call, position.given)
    rows: list[Row] = []
    title = None
    for event in news:
        seen = event.seen_by(viewer)
        if isinstance(seen, e.Threatened):
            places = {"origin": locale_text(LIES_IN[seen.front]), "to": locale_text(BEYOND[seen.front])}
            title = say("panel-attack", **places)
        if seen is not None:
            rows += rows_of(seen, sum(1 for row in rows if row.label.id == "nt-step-4"))
    return (Panel("attack", title, tuple(rows)),) if title else ()


def rows_of(event: Event, lines: int) -> list[Row]:
    """The lines of the panel for one event; `lines`: front lines formed before."""
    match event:
        case e.Counted(_, strength, blocked, penalty, line, result, _):
            return [
                Row(say("row-strength"), strength, rule="11.s6.2"), Row(say("row-blocked"), -blocked, rule="11.s6.3"),
                Row(say("row-penalty"), -penalty, rule="11.s6.4"), Row(say("row-line"), -line, rule="11.s6.5"),
                Row(say("step-6"), result, rule="11.s6.1"),
            ]  # fmt: skip
        case e.FinalCounted(_, counter, result, _):
            return [Row(say("row-counter"), -counter, rule="11.s7.8"), Row(say("step-8"), result, rule="11.s8.1")]
        case e.LossesDue(line, below, front, above, spared):
            lost = front + above - spared
            return [Row(say("step-9"), line + below, rule="11.s9.2"), Row(say("step-10"), lost, rule="11.s10.1")]
    step = STEPS.get(type(event))
    if step is None:
        return []
    if step == 4 and lines:
        step = 5
    found = told(event)
    assert found is not None
    return [Row(say(f"step-{step}"), found[0], rule=found[1])]
