"""A study on a Ray cluster of two nodes, one of which is killed in the middle."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray as untyped_ray
from ray.cluster_utils import Cluster

from dolmen.lab import runner
from dolmen.lab.store import Store
from tests.lab.test_studies import SMALL, files_of, play_all

ray: Any = untyped_ray
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A head that plays nothing, and two nodes."""
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        yield made
    finally:
        ray.shutdown()
        shut_down: Any = made.shutdown
        shut_down()


def test_a_study_on_two_nodes_survives_the_death_of_one_and_is_the_same_to_the_byte(cluster: Any, tmp_path: Path) -> None:
    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    expected = play_all(tmp_path / "here", SMALL, runner.Here())
    store = Store.create(tmp_path / "ray", SMALL)
    going = runner.run(store, runner.OnRay(cluster.address))
    next(going)
    cluster.remove_node(nodes[0], allow_graceful=False)
    for _ in going:
        pass
    assert not store.missing()
    assert files_of(tmp_path / "ray") == files_of(expected.folder)
