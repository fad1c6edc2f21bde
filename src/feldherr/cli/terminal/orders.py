"""What a player may type at a question. Whatever it is, it is answered with a sentence, never with a crash."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from feldherr.cli.terminal import menu, reasons
from feldherr.cli.terminal.chart import chart
from feldherr.cli.terminal.picture import area
from feldherr.kernel.answers import DECLINE_DRAW, RESIGN, Illegal, Interjection, Malformed
from feldherr.kernel.lines import lines_of, write

if TYPE_CHECKING:
    from feldherr.cli.terminal.screen import Terminal

Order = Callable[["Terminal", int, str], bool]
"""Takes the seat and the words behind the command; True if the question has been answered or taken back."""

LOG = 20
SAYS_YES = ("y", "yes", "j", "ja")


class Left(Exception):
    """The player has left; the game is kept."""


def obey(terminal: Terminal, seat: int, line: str) -> bool:
    """Carry out what was typed."""
    word, _, rest = line.partition(" ")
    if line.isascii() and line.isdigit():
        return choose(terminal, seat, line)
    if order := ORDERS.get(word.casefold()):
        return order(terminal, seat, rest.strip())
    question = terminal.session.question(seat)
    if not line:
        return take_the_only_one(terminal, seat)
    for letter, proposed in zip(menu.LETTERS, terminal.suggestions(question)):
        if line.casefold() == letter:
            return terminal.play(seat, tuple(proposed.answers))
    return by_line(terminal, seat, line)


def choose(terminal: Terminal, seat: int, number: str) -> bool:
    options = terminal.session.question(seat).options()
    if len(number) > 6 or not 1 <= int(number) <= len(options):
        terminal.say("cli-no-option", number=number[:20], count=len(options))
        return False
    return terminal.play(seat, (options[int(number) - 1],))


def take_the_only_one(terminal: Terminal, seat: int) -> bool:
    options = terminal.session.question(seat).options()
    if len(options) == 1:
        return terminal.play(seat, (options[0],))
    terminal.say("cli-choose", count=len(options))
    return False


def by_line(terminal: Terminal, seat: int, line: str) -> bool:
    """An answer as records write it: `march 17 to 23`."""
    session = terminal.session
    try:
        answer = lines_of(tuple(session.game.actions)).read(line)
    except Malformed:
        terminal.say("cli-unknown", line=line[:60])
        return False
    question = session.question(seat)
    if isinstance(answer, Interjection):
        if answer == RESIGN:
            return resign(terminal, seat, "")
        if answer in session.table.interjections(seat):
            return terminal.play(seat, (answer,))
    elif answer in question.options():
        return terminal.play(seat, (answer,))
    elif rule := question.refusals().get(answer):
        terminal.print(*reasons.explain(terminal.voice, [(question, answer, rule)]))
        return False
    terminal.say("cli-not-open", line=line[:60])
    return False


def undo(terminal: Terminal, seat: int, rest: str) -> bool:
    try:
        terminal.session.undo(seat)
    except Illegal:
        terminal.say("cli-no-undo")
        return False
    return True


def why(terminal: Terminal, seat: int, rest: str) -> bool:
    if not rest:
        terminal.say("cli-why-what")
    else:
        terminal.print(*reasons.why(terminal.session, terminal.voice, seat, rest))
    return False


def show_help(terminal: Terminal, seat: int, rest: str) -> bool:
    for keys, name in HELP:
        terminal.print(Text.assemble((f"  {keys:<10}", "bold cyan"), terminal.voice(name)))
    return False


def show_log(terminal: Terminal, seat: int, rest: str) -> bool:
    count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 7 else LOG
    told = [entry for entry in terminal.session.log(seat) if terminal.voice.event(entry.event)]
    shown = told[-count:] if count else []
    terminal.log(shown, told[: len(told) - len(shown)])
    if not told:
        terminal.say("cli-log-empty")
    return False


def read_rule(terminal: Terminal, seat: int, rest: str) -> bool:
    voice = terminal.voice
    cited = rest or terminal.session.game.prompt(terminal.session.question(seat))[1]
    if passage := voice.passage(cited):
        terminal.print(Text.assemble((f"{voice.cite(passage.id)}  {passage.topic}", "bold"), f"\n{passage.text}"))
        return False
    chapter = voice.book.chapter(cited) if voice.book else []
    for rule in chapter:
        terminal.print(f"{voice.cite(rule.id)}  {rule.topic[voice.lang]}")
    if not chapter:
        terminal.say("cli-no-rule", rule=cited[:40])
    return False


def show_board(terminal: Terminal, seat: int, rest: str) -> bool:
    if not rest:
        terminal.board(seat)
        return False
    spaces = [int(h[6:]) for h in terminal.voice.places.meant(rest) if h.startswith("space:") and h[6:].isdigit()]
    known = [space for space in spaces if space in terminal.voice.places.spaces]
    for space in known:
        terminal.print(area(terminal.voice, terminal.view(seat), space))
    if not known:
        terminal.say("cli-unknown-thing", thing=rest[:40])
    return False


def show_map(terminal: Terminal, seat: int, rest: str) -> bool:
    drawn = chart(terminal.voice, terminal.view(seat), terminal.console.width)
    terminal.print(drawn) if drawn else terminal.say("cli-no-map")
    return False


def save(terminal: Terminal, seat: int, rest: str) -> bool:
    path = Path(rest) if rest else terminal.session.file
    try:
        terminal.session.save(path)
    except (OSError, ValueError) as wrong:
        terminal.say("cli-not-saved", file=str(path), reason=str(getattr(wrong, "strerror", None) or wrong))
    else:
        terminal.say("cli-saved", file=str(path))
    return False


def interject(terminal: Terminal, seat: int, rest: str) -> bool:
    """What may be said without being asked: `i` lists it, `i 2` says it."""
    session = terminal.session
    listed = session.table.interjections(seat)
    if rest.isascii() and rest.isdigit() and len(rest) < 7 and 1 <= int(rest) <= len(listed):
        return by_line(terminal, seat, write(listed[int(rest) - 1]))
    for number, what in enumerate(listed, 1):
        terminal.print(menu.line(f"i {number}", terminal.voice.interjection(session.question(seat), what)))
    return False


def resign(terminal: Terminal, seat: int, rest: str) -> bool:
    if terminal.line(terminal.voice("cli-resign-sure") + " ").casefold() not in SAYS_YES:
        return False
    return terminal.play(seat, (RESIGN,))


def draw(terminal: Terminal, seat: int, rest: str) -> bool:
    try:
        terminal.session.offer_draw(seat)
    except Illegal:
        terminal.say("cli-draw-already")
        return False
    if terminal.session.over:
        return True
    terminal.say("cli-draw-waits" if terminal.session.table.talk.offers else "cli-draw-declined")
    return False


def decline(terminal: Terminal, seat: int, rest: str) -> bool:
    if DECLINE_DRAW not in terminal.session.table.interjections(seat):
        terminal.say("cli-draw-none")
    elif terminal.play(seat, (DECLINE_DRAW,)):
        terminal.say("cli-draw-off")
    return False


def leave(terminal: Terminal, seat: int, rest: str) -> bool:
    raise Left


def ask_again(terminal: Terminal, seat: int, rest: str) -> bool:
    terminal.ask(seat)
    return False


ORDERS: dict[str, Order] = {
    "u": undo, "undo": undo, "w": why, "why": why, "?": show_help, "h": show_help, "help": show_help,
    "l": show_log, "log": show_log, "r": read_rule, "rule": read_rule, "b": show_board, "board": show_board,
    "m": show_map, "map": show_map, "s": save, "save": save, "i": interject, "resign": resign, "draw": draw,
    "decline": decline, "q": leave, "quit": leave, ".": ask_again,
}  # fmt: skip
HELP = (
    ("1, 2, …", "cli-help-number"), ("a, c, …", "cli-help-letter"), ("Enter", "cli-help-enter"),
    (".", "cli-help-again"), ("u", "cli-help-undo"), ("w THING", "cli-help-why"), ("b", "cli-help-board"),
    ("b AREA", "cli-help-area"), ("m", "cli-help-map"), ("l [N]", "cli-help-log"), ("r [RULE]", "cli-help-rule"),
    ("i [N]", "cli-help-interject"), ("s [FILE]", "cli-help-save"), ("draw", "cli-help-draw"),
    ("decline", "cli-help-decline"), ("resign", "cli-help-resign"), ("q", "cli-help-quit"), ("?", "cli-help-help"),
)  # fmt: skip
