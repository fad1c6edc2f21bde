"""`feldherr password`: the one who runs the server helps out."""

from pathlib import Path

from typer.testing import CliRunner

from feldherr.cli.app import app
from feldherr.server.store.database import FILE
from tests.server.house import House, in_house

OLD, NEW = "guns of Marengo", "bridge of Lodi"


def given(folder: Path, name: str, typed: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["password", name, "--data", str(folder)], input=typed)
    return result.exit_code, result.output + result.stderr


def test_a_forgotten_password_is_replaced_while_the_server_runs(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        await house.guest().post("/api/account", {"name": "Ann", "password": OLD})
        code, said = given(tmp_path, "ann", f"{NEW}\n{NEW}\n")
        assert code == 0 and "ann has a new password" in said and NEW not in said
        assert await house.guest().post("/api/account/enter", {"name": "Ann", "password": NEW}) == {"name": "Ann"}

    in_house(tmp_path, visit)


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    code, said = given(tmp_path, "Ann", "")
    assert code == 2 and "there are no games in" in said

    async def visit(house: House) -> None:
        await house.guest().post("/api/account", {"name": "Ann", "password": OLD})

    (tmp_path / "old").mkdir()
    (tmp_path / "old" / FILE).touch()
    code, said = given(tmp_path / "old", "Ann", "")
    assert code == 2 and "no account is called 'Ann'" in said
    in_house(tmp_path, visit)
    code, said = given(tmp_path, "Bob", "")
    assert code == 2 and "no account is called 'Bob'" in said
    code, said = given(tmp_path, "Ann", "short\nshort\n")
    assert code == 2 and "at least 8 characters" in said
