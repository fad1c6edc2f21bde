"""The same study on Ray: this machine, or the cluster at an address. The rows are those of the process pool."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from feldherr import games
from feldherr.sim.matches.match import learn
from feldherr.sim.rows import Row
from feldherr.sim.simulate import Batch, Runner, Study, play_batch


def library() -> Any:
    """Ray, which only this file needs."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise ValueError("this needs Ray: install feldherr[ray]") from None
    return ray


def on_ray(address: str | None, jobs: int) -> Runner:
    """On a node of our own that ends with the run (no address), or on a running cluster."""

    def run(study: Study, todo: Iterable[Batch]) -> Iterator[list[Row]]:
        ray = library()
        # Ray listens on all interfaces whatever address it is given: behind a firewall only.
        where = {"address": address} if address else {"num_cpus": jobs, "_node_ip_address": "127.0.0.1"}
        ray.init(include_dashboard=False, logging_level="ERROR", log_to_driver=False, **where)
        try:
            packages = {one: games.package(one) for one in games.names()}
            far = ray.remote(far_batch)
            most = 2 * (jobs if not address else max(jobs, int(ray.cluster_resources().get("CPU", jobs))))
            rest, running = iter(todo), list[Any]()
            while True:
                running += [far.remote(packages, study, batch) for batch in islice(rest, most - len(running))]
                if not running:
                    return
                done, running = ray.wait(running)
                for one in done:
                    yield ray.get(one)
        finally:
            ray.shutdown()

    return run


def far_batch(packages: dict[str, str], study: Study, batch: Batch) -> list[Row]:
    """In a worker of Ray: it may know fewer games than the caller."""
    learn(packages)
    return play_batch(study, batch)
