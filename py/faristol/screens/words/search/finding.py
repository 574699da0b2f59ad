"""The words that meet what is written, in the chosen order."""

from dataclasses import dataclass, replace

from faristol.screens.scene import Scene
from faristol.screens.words.search.reading import read
from faristol.screens.words.sought import SEARCH, Order, Sought
from faristol.words.bitsets import Bitsets
from faristol.words.criteria import by_likelihood, by_points, meeting
from faristol.words.listed import Listed, Sets


@dataclass(frozen=True)
class Found:
    words: Bitsets
    sets: Sets
    order: Order

    @property
    def count(self) -> int:
        return sum(chosen.bit_count() for chosen in self.sets.values())

    @property
    def confirmed(self) -> "Found":
        """Those that several sources know; where there are none, all."""
        sets = {length: some & self.words.lengths[length].confirmed for length, some in self.sets.items()}
        return replace(self, sets=sets) if any(sets.values()) else self

    def some(self, first: int, most: int) -> list[bytes]:
        """Return at most so many words, from the one with this number on."""
        if self.order == "word":
            return Listed(self.words, self.sets).some(first, most)
        measured = by_likelihood(self.words) if self.order == "likely" else by_points(self.words)
        return measured.some(self.sets, first, most)


def sought_of(scene: Scene) -> Sought:
    return scene.session.get(SEARCH, Sought("ro" if scene.settings.language == "ro" else "ca"))


def found(scene: Scene) -> Found | None:
    """Return the words; None while they are being opened, and where something cannot be read."""
    sought, words = sought_of(scene), scene.words
    asked = read(sought, scene.texts)
    if words is None or asked.problems or not sought.asks:
        return None
    return Found(words, words.once(asked.criteria, lambda: meeting(words, asked.criteria)), sought.order)
