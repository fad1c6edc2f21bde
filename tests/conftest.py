"""What holds for all tests."""

import pytest
from hypothesis import HealthCheck, settings

from feldherr import fast

# A loaded machine is no fault of what is tested: no test is judged by its speed.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where rules run compiled (`make fast`), what a test puts in the place of one of their constants is not seen."""
    if fast.used():
        for item in items:
            if "rules" in item.path.parts and "monkeypatch" in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.skip(reason="changes a module that is compiled"))
