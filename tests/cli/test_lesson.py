"""`feldherr lesson check`: what it says of sound lessons and of others."""

from __future__ import annotations

import json
from pathlib import Path

from feldherr.lessons.lesson import folder_of
from tests.cli.conftest import Feldherr

GOOD = folder_of("trench-club") / "first-fort.toml"


def test_lessons_are_checked_from_the_command_line(feldherr: Feldherr, tmp_path: Path) -> None:
    result = feldherr("lesson", "check", GOOD)
    assert result.exit_code == 0 and "✓ first-fort" in result.stdout and "1 of 1 lessons" in result.stdout
    bad = tmp_path / "first-fort.toml"
    bad.write_text(GOOD.read_text("utf-8").replace("enter the fort at 130", "enter the fort at 131"), "utf-8")
    result = feldherr("lesson", "check", bad, GOOD)
    assert result.exit_code == 1 and "✗ first-fort" in result.stdout and "1 of 2 lessons" in result.stdout
    found = json.loads(feldherr("lesson", "check", bad, "--json").stdout)
    assert "is not open" in found[0]["faults"][0]
    assert feldherr("lesson", "check", tmp_path / "nothing.toml").exit_code == 1
