"""A game against the computer from its first moment: nobody waits for the draw, nobody passes a tablet on."""

from faristol.games.classic import starting
from faristol.games.classic.facts import apply
from faristol.games.classic.game import opened
from faristol.games.log import STAMPS, Entry


def another(before: Entry, secret: bytes, app: str) -> Entry:
    """Return the opening of another game with all that was chosen for the one before, and a new secret."""
    chosen = {name: value for name, value in before.items() if name not in STAMPS}
    return {**chosen, "app": app, "secret": secret.hex()}


def begun(opening: Entry, at: int) -> list[Entry]:
    """Return the opening with a tile drawn for each, again while they are equal, and the first racks."""
    event, facts = opened(opening), [opening]
    while event.stage != "turn":
        (fact,) = starting.draw_for_start(event) if event.first is None else starting.draw_racks(event)
        event = apply(event, {**fact, "at": at})
        facts.append(fact)
    return facts
