"""The board beside the board: a running attack, its eleven steps as a strip, and its sums line by line."""

from __future__ import annotations

from feldherr.games.napoleons_triumph import events as e
from feldherr.games.napoleons_triumph.actions import Threaten, ThreatenGuard
from feldherr.games.napoleons_triumph.board import BEYOND, LIES_IN
from feldherr.games.napoleons_triumph.shown.log import told
from feldherr.games.napoleons_triumph.shown.screen import counted
from feldherr.games.napoleons_triumph.shown.words import locale_text, say
from feldherr.games.napoleons_triumph.state import State, side_of_seat
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, resume
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text
from feldherr.kernel.view import Panel, Row

STEPS: dict[type[Event], int] = {
    e.Threatened: 1, e.DefendersNamed: 2, e.Evacuated: 2, e.Feinted: 3, e.LineFormed: 4, e.Declared: 5,
    e.WidthChosen: 5, e.Counted: 6, e.CounterAttacked: 7, e.FinalCounted: 8, e.LossesDue: 8, e.AttackEnded: 11,
}  # fmt: skip
ASKED = {
    "guard_to_show": 1, "defenders_to_name": 2, "stay_or_move_in": 2, "ride_on": 2, "feint_or_fight": 3,
    "feint_position": 3, "defence_line": 4, "front_width": 5, "target": 5, "attack_line": 5, "counter_attack": 7,
    "regiment_to_keep": 11, "retreat_over": 11,
}  # fmt: skip
ATTACKER, DEFENDER, NOBODY_DECIDES = 0, 1, 2
DECIDES = (
    ATTACKER, DEFENDER, ATTACKER, DEFENDER, ATTACKER, NOBODY_DECIDES, DEFENDER, NOBODY_DECIDES, DEFENDER, ATTACKER,
    DEFENDER,
)  # fmt: skip
"""NT §11.s1.1 to §11.s11.2, step by step; odd losses go where the enemy says (NT §11.s9.5 §11.s10.7)."""
RULES = tuple(f"11.s{step}.1" for step in range(1, 12))


def attack_panel(game: Game, position: Position, viewer: int | None) -> tuple[Panel, ...]:
    """NT §11.11: where the attack stands, who decides what, and what was counted, as this viewer saw it."""
    if not any(type(g.answer) in (Threaten, ThreatenGuard) for g in position.given[:1]):
        return ()
    s: State = position.now
    _, news = resume(game, position.settled, position.call, position.given)
    seen = [event for event in (one.seen_by(viewer) for one in news) if event is not None]
    start = next((event for event in seen if isinstance(event, e.Threatened)), None)
    if start is None:
        return ()
    places = {"origin": locale_text(LIES_IN[start.front]), "to": locale_text(BEYOND[start.front])}
    now = max((current(s, q, start.side, seen) for q in position.questions if q.actor >= 0), default=0)
    said: dict[int, list[tuple[Text, str]]] = {}
    for event in seen:
        step = step_of(event, said)
        if step and (sentence := told(event)):
            said.setdefault(step, []).append(sentence)
    rows = tuple(strip(s, start.side, said, now))
    sums = tuple(row for event in seen for row in counted(event))
    found = (Panel("steps", say("panel-attack", **places), rows),)
    return (*found, Panel("sum", say("panel-sum"), sums)) if sums else found


def step_of(event: Event, said: dict[int, list[tuple[Text, str]]]) -> int:
    """The step an event belongs to; the second line that is formed is the attacker's (NT §11.s5.7)."""
    step = STEPS.get(type(event), 0)
    return 5 if step == 4 and 4 in said else step


def current(s: State, question: Question, attacker: int, seen: list[Event]) -> int:
    """The step a question belongs to, from what everybody sees: its public stage, who is asked, and the events."""
    by_attacker = side_of_seat(s, question.actor) == attacker
    if question.name == "regiment_to_hit":
        return 10 if by_attacker else 9
    if question.name == "regiment_to_bear":
        return 9 if by_attacker else 10
    if question.name in ASKED:
        return ASKED[question.name]
    done = {type(event) for event in seen}
    if question.name == "blockers_to_send":
        return 3 if e.Feinted in done else 11
    return 3 if e.Feinted in done else 2 if e.Evacuated in done else 5


def strip(s: State, attacker: int, said: dict[int, list[tuple[Text, str]]], now: int) -> list[Row]:
    """NT §11.11: all eleven, what was decided in each, and whose decision it is."""
    sides = (attacker, 1 - attacker)
    out = []
    for step in range(1, 12):
        decides = DECIDES[step - 1]
        seat = s.teams[sides[decides]][0] if decides != NOBODY_DECIDES else None
        state = "now" if step == now else "done" if step < now else ""
        text: str | Text = said[step][-1][0] if step in said else ""
        out.append(Row(say(f"step-{step}"), text, rule=RULES[step - 1], seat=seat, state=state))
    return out
