"""`feldherr reports`: who runs the server reads what players say of each other."""

from pathlib import Path

from typer.testing import CliRunner

from feldherr.cli.app import app
from tests.server.house import House, in_house
from tests.server.test_standings import members


def said(*words: str) -> str:
    done = CliRunner().invoke(app, ["reports", *words])
    return done.output


def test_reports_are_read_and_dealt_with(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))

    async def visit(house: House) -> None:
        ann, _ = await members(house, "Ann", "Bob")
        await ann.post("/api/reports", {"about": "Bob", "text": "first\nline two \x1b[31mred", "game": "abc"})
        await house.guest().post("/api/reports", {"about": "Bob", "text": "second"})
        found = said(*data)
        assert "Ann about Bob, game abc" in found and "    line two ?[31mred" in found and "a guest about Bob" in found
        assert "Ann" not in said(*data, "--done", "1") and "second" in said(*data)
        assert "Ann about Bob, game abc, dealt with" in said(*data, "--all")
        assert "There is no report 9." in said(*data, "--done", "9")
        assert "Nothing is reported." in said(*data, "--done", "2")
        assert '"about": "Bob"' in said(*data, "--all", "--json")

    in_house(tmp_path, visit)
