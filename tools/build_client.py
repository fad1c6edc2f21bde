"""The build hook: a wheel carries the client as it is built from its sources, or it is not built at all.

With npm at hand the client is built; without, one that is newer than its sources will do (as in a source distribution).
An editable install needs none: there `make play` builds it.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WAYS = "Install Node 20 or later, or build in a clone with `make wheel`, which brings its own."


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            make_client(Path(self.root))


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
