"""Chapter 11: forts, surrender, and what ends a game otherwise."""

from __future__ import annotations

from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.events import Ended, SurrenderDeclined, SurrenderOffered
from feldherr.games.trench_club.state import State, power_of
from feldherr.kernel.answers import Outcome, Over
from feldherr.kernel.game import Emit


def goal(s: State) -> int:
    """TC §11.1 §11.2 §11.5 §15.56: 9 of 14 forts with four players, else 5 of 7; in the short game 7 and 4."""
    if s.rules.part == "whole":
        return 7 if s.rules.short_game else 9
    return 4 if s.rules.short_game else 5


def team_forts(s: State, team: int) -> int:
    """TC §11.1: the forts of both partners together."""
    return sum(1 for house in s.fort if house >= 0 and s.team[house] == team)


def end(s: State, emit: Emit, team: int, manner: str) -> None:
    """Nobody wins if team is -1. Every seat of the team wins; the automa has no seat."""
    seats = sorted(seat for seat in s.seat_of if seat >= 0)
    teams = {seat: s.team[power_of(s, seat)] for seat in seats}
    winners = tuple(seat for seat in seats if teams[seat] == team)
    emit(Ended(team, manner, team_forts(s, team) if team >= 0 else 0, team >= 0 and not winners))
    scores = tuple(0.5 if team == NOBODY else float(teams[seat] == team) for seat in seats)
    victor = "tc-victor-automa" if team != NOBODY and not winners else ""
    raise Over(Outcome(winners, manner, scores, victor))


def check_forts(s: State, emit: Emit, team: int) -> None:
    """TC §11.3, ruling r37: after every conquest, immediately."""
    if team_forts(s, team) >= goal(s):
        end(s, emit, team, "forts")


def stop(s: State, emit: Emit) -> None:
    """A game that need not end stops after the round agreed: more forts win."""
    forts = team_forts(s, 0), team_forts(s, 1)
    end(s, emit, NOBODY if forts[0] == forts[1] else int(forts[1] > forts[0]), "stopped")


def surrender(s: State, emit: Emit, seat: int) -> None:
    """TC §11.4, ruling r38: a team gives up when all its players confirm; alone, one suffices."""
    power = power_of(s, seat)
    team = s.team[power]
    s.surrendered |= 1 << seat
    emit(SurrenderOffered(seat, power))
    mates = [other for p, other in enumerate(s.seat_of) if s.team[p] == team and other >= 0]
    if all(s.surrendered >> mate & 1 for mate in mates):
        end(s, emit, 1 - team, "resigned")


def fight_on(s: State, emit: Emit, seat: int) -> None:
    """Ruling r38: the partner declines, and the game goes on."""
    power = power_of(s, seat)
    for other, mate in enumerate(s.seat_of):
        if s.team[other] == s.team[power] and mate >= 0:
            s.surrendered &= ~(1 << mate)
    emit(SurrenderDeclined(seat, power))
