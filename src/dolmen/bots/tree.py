"""The tree of a search: questions as nodes, answers as edges with their statistics."""


class Node:
    """A question that was reached, as the searching seat sees it."""

    __slots__ = ("edges", "hidden", "seat", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.edges: dict[int, Edge] = {}
        self.hidden: Edge | None = None

    def covered(self) -> "Edge":
        """Return the shared branch for answers that the searching seat does not see."""
        if self.hidden is None:
            self.hidden = Edge(0.0, 0.0)
        return self.hidden


class Edge:
    """An answer: how often it was tried, the sum of its values for the seat that gave it, and the first estimate."""

    __slots__ = ("guess", "nodes", "points", "total", "visits", "weight")

    def __init__(self, guess: float, weight: float) -> None:
        self.guess = guess
        self.weight = weight
        self.visits = 0
        self.total = 0.0
        self.points = 0.0
        self.nodes: dict[int, Node] = {}

    def value(self) -> float:
        """Return the mean value; the first estimate counts as one more try."""
        return (self.total + self.guess) / (self.visits + 1)

    def node(self, sign: int, seat: int) -> Node:
        """Return the question that follows; the sign distinguishes small draws on the way, and who is asked what."""
        found = self.nodes.get(sign)
        if found is None:
            found = Node(seat)
            self.nodes[sign] = found
        return found


def select(node: Node, options: list[int], explore: float) -> int:
    """Return the option with the best sum of value and exploration bonus (PUCT); options without an edge are skipped."""
    edges = node.edges
    whole = 0.0
    tried = 1
    met: list[tuple[int, Edge]] = []
    for choice in options:
        edge = edges.get(choice)
        if edge is not None:
            whole += edge.weight
            tried += edge.visits
            met.append((choice, edge))
    urge = explore * float(tried) ** 0.5 / whole
    best = options[0]
    best_score = -1e9
    for choice, edge in met:
        rest = 1.0 / (edge.visits + 1)
        score = (edge.total + edge.guess + urge * edge.weight) * rest
        if score > best_score:
            best, best_score = choice, score
    return best
