"""Files that lie in a package, read without the standard library's resources: those bring a megabyte along."""

from __future__ import annotations

import os
import sys
from typing import Any


def data(package: str, name: str) -> bytes:
    """The content of a file in a package that is being imported, wherever it comes from: `data(__package__, "…")`."""
    spec: Any = sys.modules[package].__spec__
    content: bytes = spec.loader.get_data(os.path.join(os.path.dirname(spec.origin), *name.split("/")))
    return content
