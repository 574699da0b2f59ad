"""What a matching grows in: a player alone, or an odd ring of such that holds together (a blossom).

In the tree of a search a blossom is OUTER, an even number of steps from a player who is still alone, INNER,
or FREE. The prices of its players rise or fall by its label with every step of the search's time, so they
are written down only when a label changes.
"""

from collections.abc import Iterator

OUTER, FREE, INNER = 1, 0, -1

Link = tuple[int, int]
"""Two players, the first on this side."""


class Blossom:
    """A player, or a ring of blossoms whose first holds the base: the one who is matched outside."""

    __slots__ = ("base", "door", "label", "parent", "price", "ring", "root", "since", "links")

    def __init__(self, base: int, ring: "list[Blossom]", links: list[Link]) -> None:
        self.base = base
        self.ring = ring
        self.links = links
        """From each of the ring to the next, and from the last to the first."""
        self.parent: Blossom | None = None
        self.price = 0
        self.label = FREE
        self.since = 0
        self.door: Link | None = None
        """How the tree came here: from whom, to whom; none at its root."""
        self.root = -1

    def players(self) -> Iterator[int]:
        if not self.ring:
            yield self.base
        for each in self.ring:
            yield from each.players()

    def part_with(self, leaf: "Blossom") -> int:
        """Return the place in the ring of the part that holds this player."""
        while leaf.parent is not self:
            assert leaf.parent
            leaf = leaf.parent
        return self.ring.index(leaf)

    def way_to_base(self, at: int) -> tuple[list["Blossom"], list[Link]]:
        """Return the way from one of the ring round to the first, by an even number of links."""
        if at % 2:
            return [*self.ring[at:], self.ring[0]], self.links[at:]
        back = [(there, here) for here, there in self.links[:at]]
        return self.ring[at::-1], back[::-1]

    def turn(self, at: int) -> None:
        """Let the ring begin with this one."""
        self.ring = self.ring[at:] + self.ring[:at]
        self.links = self.links[at:] + self.links[:at]
