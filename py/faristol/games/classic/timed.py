"""How facts stop and start the clocks, and the beginning of a turn's time."""

from dataclasses import replace

from faristol.games.classic.game import Classic


def stopped(event: Classic, at: int) -> Classic:
    return replace(event, clocks=event.clocks and event.clocks.stopped(at))


def restarted(event: Classic, player: int, at: int) -> Classic:
    """Return the event with a clock running again, if the program's clock is in use."""
    in_use = event.clocks and event.clocks.of is not None
    return replace(event, clocks=event.clocks.started(player, at)) if event.clocks and in_use else event


def stands(event: Classic) -> bool:
    """Whether the clock has not started yet, or has been stopped: nobody thinks meanwhile."""
    return event.clocks is not None and not event.clocks.running


def begun(event: Classic, player: int, at: int) -> Classic:
    """Return the event with the time of a turn beginning now."""
    shows = event.clocks.left(player, at) if event.clocks else None
    return replace(event, turn_began=at, turn_left=shows)
