"""What /metrics tells Prometheus."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest, start_http_server

BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """Counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.moves = Counter("dolmen_moves", "Committed moves", ["by"], registry=self.registry)
        self.seconds = Histogram(
            "dolmen_move_seconds",
            "From the check of a move until its commit",
            registry=self.registry,
            buckets=BUCKETS,
        )
        self.tables_made = Counter("dolmen_tables_made", "New tables", registry=self.registry)
        self.bot_failures = Counter("dolmen_bot_failures", "Bots that crashed or were too slow", registry=self.registry)
        self.refusals = Counter("dolmen_refusals", "Calls not carried out", ["status"], registry=self.registry)
        self._by = {by: self.moves.labels(by) for by in ("person", "bot")}

    def moved(self, by: str, seconds: float) -> None:
        """Count a committed move."""
        self._by[by].inc()
        self.seconds.observe(seconds)

    def watch(self, name: str, text: str, count: Callable[[], float]) -> None:
        """Add a gauge whose value is read on every request."""
        Gauge(name, text, registry=self.registry).set_function(count)

    def serve(self, port: int) -> None:
        """Answer Prometheus at a port of this machine, where each process has its own."""
        start_http_server(port, "127.0.0.1", self.registry)

    def text(self) -> bytes:
        """All metrics as text."""
        return generate_latest(self.registry)
