"""The package: it has its client or is not built, `python -m feldherr` is the command, its version the newest."""

import importlib.util
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from feldherr import __version__

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_hook", ROOT / "tools/build_hook.py")
    assert spec and spec.loader
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A client's sources, and an npm that writes the page if it is asked to build."""
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "web/src/App.svelte").write_text("<p>")
    npm = tmp_path / "bin/npm"
    npm.parent.mkdir()
    lines = ["#!/bin/sh", "S=../src/feldherr/static", '[ "$1" = run ] && mkdir -p $S && echo built > $S/index.html']
    npm.write_text("\n".join([*lines, "echo $1 >> ../asked", ""]))
    npm.chmod(0o755)
    return tmp_path


def test_without_npm_there_is_no_package_without_its_client(
    hook: ModuleType, clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(SystemExit, match="The client is not built, and there is no npm"):
        hook.make_client(clone)
    page = clone / "src/feldherr/static/index.html"
    page.parent.mkdir(parents=True)
    page.write_text("old")
    os.utime(page, (1, 1))
    with pytest.raises(SystemExit, match="is older than its sources"):
        hook.make_client(clone)
    os.utime(page)
    hook.make_client(clone)


def test_with_npm_the_client_is_built_where_it_is_older(
    hook: ModuleType, clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{clone / 'bin'}:{os.environ['PATH']}")
    hook.make_client(clone)
    assert (clone / "src/feldherr/static/index.html").read_text() == "built\n"
    hook.make_client(clone)
    assert (clone / "asked").read_text().split() == ["ci", "run"], "once"


def test_a_build_that_fails_is_told(hook: ModuleType, clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (clone / "bin/npm").write_text("#!/bin/sh\necho no such module >&2; exit 1\n")
    monkeypatch.setenv("PATH", f"{clone / 'bin'}:{os.environ['PATH']}")
    with pytest.raises(SystemExit, match="no such module"):
        hook.make_client(clone)


def test_the_pure_wheel_has_every_file_and_its_client_and_nothing_for_one_machine(
    hook: ModuleType, tmp_path: Path
) -> None:
    page = ROOT / "src/feldherr/static/index.html"
    if not page.is_file() or page.stat().st_mtime < hook.newest(ROOT):
        pytest.skip("the client is not built")
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    env = {name: value for name, value in os.environ.items() if name != hook.SWITCH}
    subprocess.run(words, cwd=ROOT, env=env, capture_output=True, timeout=600, check=True)
    (wheel,) = tmp_path.iterdir()
    assert wheel.name == f"feldherr-{__version__}-py3-none-any.whl"
    names = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    files = [path for path in (source / "feldherr").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert {path.relative_to(source).as_posix() for path in files} <= names
    assert {name.partition("/")[0] for name in names} == {"feldherr", f"feldherr-{__version__}.dist-info"}
    assert not [name for name in names if name.startswith(hook.PLACE) or name.endswith((".so", ".pyd", ".pyc"))]


def test_the_module_is_the_command() -> None:
    words = [sys.executable, "-m", "feldherr", "--version"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120)
    assert done.stdout == f"feldherr {__version__}\n"


def test_the_version_is_the_newest_in_the_changelog() -> None:
    heading = re.search(r"^## (\S+?),? ", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert heading and heading[1] == __version__
