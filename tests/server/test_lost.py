"""A game against the automa that is lost is called lost: at the table, in the lobby, in the record, in the terminal."""

from pathlib import Path

from feldherr import games
from feldherr.cli.terminal.voice import Voice
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.kernel.answers import OFFER_DRAW, Outcome
from feldherr.kernel.record import header_of
from feldherr.kernel.table import Table
from feldherr.sim.environment import rewards
from feldherr.sim.matches.contest import points
from tests.server.house import House, begin, in_house

TITLE = "tc-victor-automa"


def test_who_gives_up_alone_has_lost(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("trench-club", ["me"], options={"mode": "solo"})
        place = await ann.sit(made["id"], 0)
        await begin(place)
        assert "offer draw" not in [saying["line"] for saying in place.state["interjections"]]
        await place.send("say", line="resign")
        while place.state.get("phase") != "over":
            await place.until("state")
        end = place.state["outcome"]
        assert (end["winners"], end["lost"], end["victor"]["id"]) == ([], True, TITLE)
        listed = [game for part in (await ann.get("/api/games")).values() for game in part]
        assert [game["outcome"] for game in listed if game["id"] == made["id"]] == [end]
        header = header_of(await ann.get(f"/api/games/{made['id']}/record"))
        assert (header.result, header.victor) == ("resigned", TITLE)

    in_house(tmp_path, visit)


def test_the_terminal_says_it() -> None:
    game = games.game("trench-club")
    table = Table(game, TrenchClubOptions(mode="solo"))
    assert OFFER_DRAW not in table.interjections(0)
    lost = Outcome((), "forts", (0.0,), TITLE)
    for lang, sentence in (
        ("en", "Lost: the automa wins by forts."),
        ("de", "Verloren: der Automa gewinnt durch Forts."),
    ):
        assert Voice(game, lang, TrenchClubOptions(mode="solo")).ending(lost) == sentence


def test_nobody_gets_anything_for_it() -> None:
    assert rewards(Outcome((), "forts", (0.0, 0.0), TITLE), (0, 0)) == [-1, -1]
    assert rewards(Outcome((), "agreed", (0.5, 0.5)), (0, 1)) == [0, 0]
    assert points((), (0, 1), 2, 2, lost=True) == (0.0, 0.0)
    assert points((), (0, 1), 2, 2) == (0.5, 0.5)
