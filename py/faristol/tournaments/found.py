"""What is found in another tablet's log, on the way: what is written of it here, and how it then stands."""

from dataclasses import dataclass, field

from faristol.fields import Damaged
from faristol.tournaments.aspects import with_value
from faristol.tournaments.choosing import written
from faristol.tournaments.difference import Difference
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.facts import FACTS


@dataclass
class Found:
    event: Tournament
    """As it is here with all that was brought so far."""
    entries: list[Entry] = field(default_factory=list)
    brought: int = 0
    alike: int = 0
    differing: int = 0
    asked: bool = False
    """Whether something waits for the director, who was asked now or before."""

    def write(self, *entries: Entry) -> None:
        for entry in entries:
            self.event = FACTS.apply(self.event, entry)
            self.entries.append(entry)

    def bring(self, difference: Difference) -> bool:
        """Write that this counts here too; return whether it fits what is here."""
        try:
            with_value(self.event, difference)
        except (Damaged, LookupError):
            return False
        self.write({"type": "DetailBrought", **written(difference)})
        return True

    def ask_or_bring(self, difference: Difference, *, bring: bool) -> bool:
        """Bring it, or ask about what contradicts or does not fit; return whether it was brought."""
        if bring and self.bring(difference):
            return True
        self.tell(difference)
        return False

    def tell(self, difference: Difference) -> None:
        """Let it wait for the director, unless it does already or was left."""
        self.asked = True
        if not self.event.differences.known(difference):
            self.write({"type": "DifferenceFound", **written(difference)})
