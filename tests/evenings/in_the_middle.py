"""Somebody comes to a screen in the middle of things: an event that others have played, an open question."""

from functools import cache
from random import Random
from typing import ClassVar

from drivers.event_files import keeps
from drivers.log import NOON
from evenings import habits as at
from evenings import hands
from evenings.device import Device
from evenings.evening import Habit
from evenings.wandering import Wandering
from faristol.screens.scene import Scene
from screens.states.every import every

LONG = 400 * 86_400_000
"""Milliseconds after which no state of a club’s evening is."""


@cache
def states() -> tuple[tuple[str, Scene], ...]:
    """Every state of the screens that a device can have: its event is whole, and it writes there."""
    return tuple(
        (name, scene)
        for name, scene in sorted(every().items())
        if scene.event is None or (scene.event.writing and scene.event.broken is None)
    )


class InTheMiddle(Wandering):
    """Seed after seed begins in the next of the states; what happens there follows from the state's name."""

    kind = "in-the-middle"
    never = ()
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = (
        (30, at.taps_anything()),
        (8, at.goes_on()),
        (18, at.fills_a_form()),
        (8, at.changes_a_form()),
        (10, at.follows_a_link()),
        (4, at.comes_back()),
        (2, at.undoes()),
        (1, at.something_fails()),
        (8, hands.uses_the_board()),
        (2, hands.films()),
        (2, hands.shows_a_moving_code()),
        (3, at.opens_a_file()),
        (2, at.time_goes_by(1, 30, 200)),
        (2, at.everybody_looks),
    )

    def begins(self) -> None:
        times, at = divmod(self.seed, len(states()))
        name, scene = states()[at]
        self.chance = Random(f"{name} {times}")
        self.seed = self.chance.getrandbits(32)
        self.begins_at(scene)

    def begins_at(self, scene: Scene) -> None:
        self.now = scene.now if NOON <= scene.now < NOON + LONG else NOON
        device = self.add("tablet", Device(self.wire, self.chance, self.chance.choice(("ca", "ro", "en"))))
        device.disk.choices |= scene.remembered
        if scene.event:
            keeps(device, scene.event.stream, scene.event.entries)
            if scene.event.last_sign is not None:
                device.disk.signs[scene.event.stream] = scene.event.last_sign
        self.has_along(device, scene)
        device.last = {"url": scene.address, "session": scene.session.as_json()}
        device.start()
        device.engine._session = scene.session  # a question that is open stays so
        device.engine._tablets.room = scene.room
        device.do("look")
        self.home = scene.address

    def has_along(self, device: Device, scene: Scene) -> None:
        """Put what else there is on the device."""
