"""What is found in another tablet's log, on the way: what is written of it here, and how it then stands."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from faristol.fields import Damaged
from faristol.tournaments.aspects import with_value
from faristol.tournaments.choosing import written
from faristol.tournaments.difference import Difference
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.facts import FACTS
from faristol.tournaments.pairing import Draft

Place = tuple[str, tuple[str, ...], int]
Reasons = Mapping[Place, str]


@dataclass
class Found:
    event: Tournament
    """As it is here with all that was brought so far."""
    entries: list[Entry] = field(default_factory=list)
    contested: frozenset[Place] = frozenset()
    """What either director was asked about: nothing of it counts here without another word."""
    reasons: Reasons = field(default_factory=dict)
    """Why the other director did it, by the place of the difference."""
    drafted: Draft | None = field(init=False)
    """The draft here before anything was brought."""
    brought: int = 0
    corrected: int = 0
    taken_back: int = 0
    rounds: int = 0
    """Rounds that only the other one has, with all their results."""
    alike: int = 0
    differing: int = 0
    asked: bool = False
    """Whether something waits for the director, who was asked now or before."""

    def __post_init__(self) -> None:
        self.drafted = self.event.draft

    def write(self, *entries: Entry) -> None:
        for entry in entries:
            self.event = FACTS.apply(self.event, entry)
            self.entries.append(entry)

    def add(self, other: "Found") -> None:
        """Count what was found in a division."""
        self.brought += other.brought
        self.corrected += other.corrected
        self.taken_back += other.taken_back
        self.alike += other.alike
        self.differing += other.differing
        self.asked = self.asked or other.asked

    def bring(self, difference: Difference) -> bool:
        """Write that this counts here too; return whether it fits what is here."""
        try:
            with_value(self.event, difference)
        except (Damaged, LookupError):
            return False
        self.write({"type": "DetailBrought", **written(self._with_reason(difference))})
        return True

    def ask_or_bring(self, difference: Difference, *, bring: bool) -> bool:
        """Bring it, or ask about what contradicts or does not fit; return whether it was brought."""
        if bring and difference.place not in self.contested and self.bring(difference):
            return True
        self.tell(difference)
        return False

    def tell(self, difference: Difference) -> None:
        """Let it wait for the director, unless it does already or was left."""
        self.asked = True
        if not self.event.differences.known(difference):
            self.write({"type": "DifferenceFound", **written(self._with_reason(difference))})

    def _with_reason(self, difference: Difference) -> Difference:
        return replace(difference, why=self.reasons.get(difference.place, ""))
