"""Where one is in a tournament: at the round that is on, or at an older one to look at or to put right."""

from faristol.screens.scene import Scene
from faristol.screens.tournament.notes import notes
from faristol.screens.tournament.open_event import event_of, here
from faristol.tournaments.event import Published


def round_of(scene: Scene) -> Published | None:
    """The round of the address, or the last that was published."""
    event = event_of(scene)
    match scene.address.split("/")[3:]:
        case ["round", number] if number.isdecimal() and 1 <= int(number) <= len(event.rounds):
            return event.rounds[int(number) - 1]
    return event.rounds[-1] if event.rounds else None


def step_of(scene: Scene) -> str:
    """draft, results, between, over; `past` at an older round than the one that is on."""
    event = event_of(scene)
    match scene.address.split("/")[3:]:
        case ["round", number] if number.isdecimal() and 1 <= int(number) <= len(event.rounds):
            if event.draft or int(number) < len(event.rounds):
                return "past"
    return event.stage


def address_of(scene: Scene, number: int) -> str:
    return f"{here(scene)}/round/{number}"


def chosen(scene: Scene, published: Published, note: str = "chosen") -> int | None:
    """The table that was tapped, if it is one of this round; `in_hand` is the one whose sheet is written."""
    found = notes(scene).get(note)
    if not found or found["round"] != published.number:
        return None
    board: int = found["board"]
    return board if 1 <= board <= len(published.draft.pairs) else None
