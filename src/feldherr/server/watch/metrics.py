"""Figures for Prometheus: what was answered how fast, how full the house is. No name, address or game is in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from litestar import Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from feldherr import __version__
from feldherr.server.lobby.calling import AnyRequest, hall_of

if TYPE_CHECKING:
    from feldherr.server.table.hall import Hall

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
METHODS = ("GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS")


class Metrics:
    """Counted from the start on; by route, never by address, so that strangers cannot make them grow."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        what = ("method", "route", "status")
        self.requests = Counter("feldherr_requests", "Requests answered.", what, registry=self.registry)
        self.times = Histogram(
            "feldherr_request_seconds", "Until an answer begins.", buckets=TIMES, registry=self.registry
        )

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method if method in METHODS else "other", route or "none", str(status)).inc()
        self.times.observe(seconds)

    def watch(self, hall: Hall) -> None:
        self.registry.register(House(hall))

    def told(self) -> bytes:
        return generate_latest(self.registry)


class House(Collector):
    """How things stand in the hall at the moment one asks."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> Iterator[Metric]:
        hall = self.hall
        version = GaugeMetricFamily("feldherr_version", "The version that runs.", labels=["version"])
        version.add_metric([__version__], 1)
        yield version
        for name, line, number in (
            ("rooms", "Games in memory.", len(hall.rooms)),
            ("connections", "Open sockets at tables.", sum(len(room.connections) for room in hall.rooms.values())),
            ("writes_waiting", "Writes that wait for the disk.", len(hall.writer.waiting)),
            ("accounts", "Accounts.", len(hall.accounts.names)),
            ("devices", "Devices that are signed in.", len(hall.accounts.devices)),
            ("hashes_waiting", "Passwords that are being hashed or wait for it.", hall.accounts.hashing.waiting),
        ):
            yield GaugeMetricFamily(f"feldherr_{name}", line, number)
        yield CounterMetricFamily("feldherr_commits", "Transactions written.", hall.writer.commits)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Only where the host has asked for it (`metrics` in the settings)."""
    if not hall_of(request).settings.metrics:
        raise NotFoundException
    found: Metrics = request.app.state.metrics
    return Response(found.told(), media_type=CONTENT_TYPE_LATEST, headers={"cache-control": "no-store"})


METRICS = [metrics]
