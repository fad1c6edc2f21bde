"""The build hook: a wheel carries the client as it is built from its sources, or it is not built at all.

With npm at hand the client is built; without, one that is newer than its sources will do (as in a source distribution).
An editable install needs none: there `make play` builds it.

Wheels are of two kinds: pure by itself; with FELDHERR_COMPILED=1 also what `make fast` compiles, for this machine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WAYS = "Install Node 20 or later, or build in a clone with `make wheel`, which brings its own."


SWITCH = "FELDHERR_COMPILED"
PLACE = "feldherr/fast/compiled"


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        make_client(Path(self.root))
        if self.target_name == "wheel" and os.environ.get(SWITCH):
            self.made = tempfile.TemporaryDirectory(prefix="feldherr-wheel-")
            compiled = compile_into(Path(self.made.name) / "compiled", Path(self.root))
            build_data["force_include"][str(compiled)] = PLACE
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "made"):
            self.made.cleanup()


def compile_into(target: Path, root: Path) -> Path:
    """The compiled modules; whoever installs a wheel with them needs no compiler."""
    words = (sys.executable, "-m", "feldherr.fast.build", str(target))
    own = {**os.environ, "PYTHONPATH": str(root / "src"), "FELDHERR_PURE": "1"}
    subprocess.run(words, env=own, check=True)
    return target


def make_client(root: Path) -> None:
    """Build the client if its sources are newer; `SystemExit` says why that cannot be."""
    page = root / "src/feldherr/static/index.html"
    if page.is_file() and page.stat().st_mtime >= newest(root):
        return
    npm = shutil.which("npm")
    if npm is None:
        state = "is older than its sources" if page.is_file() else "is not built"
        raise SystemExit(f"The client {state}, and there is no npm to build it with. {WAYS}")
    for words in ((npm, "ci", "--silent"), (npm, "run", "-s", "build", "--", "--logLevel", "warn")):
        if words[1] == "ci" and (root / "web/node_modules").is_dir():
            continue
        done = subprocess.run(words, cwd=root / "web", capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"The client cannot be built ({' '.join(words[1:])}):\n{done.stdout}{done.stderr}")
    if not page.is_file():
        raise SystemExit("The client was built, but its page is not there.")


def newest(root: Path) -> float:
    """When a source of the client was last changed."""
    web = root / "web"
    sources = [web / "index.html", web / "package-lock.json", *web.glob("*.ts"), *(web / "src").rglob("*")]
    sources += (root / "src/feldherr").rglob("*.ftl")
    return max((path.stat().st_mtime for path in sources if path.is_file()), default=0.0)
