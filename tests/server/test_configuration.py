"""Every setting can be set from outside: in a file, in the environment, by a flag; what is wrong is a sentence."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from feldherr.cli.hosting.loadtest import SERVE
from feldherr.server.configuration import APART, TYPES, Wrong, office_of, read, settings_of, start_of
from feldherr.server.settings import Settings

SECRETS = {"FELDHERR_SMTP_USER": "us", "FELDHERR_SMTP_PASSWORD": "hush"}
OTHERS: dict[str, Any] = {"log": "debug", "log_form": "json", "database": "sqlite:////srv/games/feldherr.sqlite3"}


def another(name: str, kind: Any) -> tuple[str, Any]:
    """A value that is not the usual one, as a word and as it is meant."""
    if name in OTHERS:
        return OTHERS[name], OTHERS[name]
    if kind is bool:
        return "true", True
    if kind is Path:
        return "/srv/elsewhere", Path("/srv/elsewhere")
    if kind in (int, float):
        return "7", kind(7)
    if kind is str:
        return "something", "something"
    return "3,4", (3, 4) if "int" in str(kind) else ("3", "4")


@pytest.mark.parametrize("name", sorted(TYPES))
def test_every_setting_is_set_in_the_environment_and_in_a_file(name: str, tmp_path: Path) -> None:
    word, meant = another(name, TYPES[name])
    assert read(None, {f"FELDHERR_{name.upper()}": word}, {}) == {name: meant}
    file = tmp_path / "feldherr.toml"
    file.write_text(f'{name} = "{word}"\n')
    assert read(file, {}, {}) == {name: meant}


def test_no_setting_is_left_out() -> None:
    assert {*Settings.__struct_fields__} == {*TYPES, *APART} & {*Settings.__struct_fields__}


def test_a_flag_counts_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    file = tmp_path / "feldherr.toml"
    file.write_text('port = 1\nrate = 1.0\nbot_pace = 1\norigins = ["https://a.example", "https://b.example"]\n')
    found = read(file, {"FELDHERR_PORT": "2", "FELDHERR_RATE": "100"}, {"port": 3, "bot_pace": None})
    assert (found["port"], found["rate"], found["bot_pace"]) == (3, 100.0, 1.0)
    settings = settings_of(found, tmp_path, {})
    assert settings.data == tmp_path and settings.origins == ("https://a.example", "https://b.example")
    assert (settings.burst, settings.posts_rate, settings.reads_burst, settings.sockets) == (400.0, 5.0, 1000.0, 100)
    assert settings_of({**found, "burst": 9.0}, tmp_path, {}).burst == 9.0
    assert start_of(found).host == "127.0.0.1"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 99999", "port cannot be 99999"), ("rate = -1", "rate cannot be -1"), ("prot = 1", "no setting prot"),
        ('port = "many"', "port cannot be 'many'"), ("port = ", "is no TOML"), ('log = "loud"', "there are: debug"),
        ("data = 3", "data is a path"), ("rate = 0", "rate has to be more"), ("rate = nan", "rate cannot be nan"),
        ('origins = [["x"]]', "origins cannot be"), ("bot_workers = 0", "bot_workers has to be more"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_said_with_its_name(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "feldherr.toml"
    file.write_text(text)
    with pytest.raises(Wrong, match=said):
        read(file, {}, {})


def test_a_file_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="cannot be read: No such file"):
        read(tmp_path / "none", {}, {})


def test_the_database_is_named_by_its_address(tmp_path: Path) -> None:
    found = {"database": f"sqlite:///{tmp_path}/feldherr.sqlite3"}
    assert settings_of(found, Path("/usual"), {}).data == tmp_path
    for other in ("postgresql://club@localhost/feldherr", "sqlite:///games.db", "nonsense"):
        with pytest.raises(Wrong, match=r"only sqlite:///FOLDER/feldherr\.sqlite3 is understood"):
            settings_of({"database": other}, tmp_path, {})


def test_the_post_office_is_named_whole_or_not_at_all() -> None:
    assert office_of("", "", "", SECRETS) is None
    found = office_of("mail.example.org:465", "us@example.org", "https://x", SECRETS)
    assert found and (found.host, found.port, found.user, found.password) == ("mail.example.org", 465, "us", "hush")
    for wrong in (("h", "", "x"), ("", "a@b", "x"), ("h", "a@b", ""), ("h", "a", "x"), ("h:no", "a@b", "x")):
        with pytest.raises(Wrong):
            office_of(*wrong, SECRETS)


def test_the_command_says_what_is_wrong_without_a_traceback(tmp_path: Path) -> None:
    file = tmp_path / "feldherr.toml"
    file.write_text("rate = -1\n")
    words = [sys.executable, "-c", SERVE, "--config", str(file), "--no-open"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and "rate cannot be -1" in done.stderr and "Traceback" not in done.stderr
