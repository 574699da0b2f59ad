"""People who came for one thing, and do it wherever a page offers it: so what is seldom done is done."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from random import Random

from evenings import hands
from evenings.device import Device
from evenings.evening import Evening, Habit
from evenings.explorers import CuriousJudge, Organiser
from evenings.files import chosen_file
from evenings.in_the_middle import InTheMiddle, states
from evenings.luggage import (
    brings_a_list,
    brings_the_game_of_a_table,
    has_all_in_one_file,
    played_a_month_ago,
    saves_another,
    takes_along,
)
from evenings.moves import Move
from evenings.seen import Page, page_of
from evenings.writing import fills_in
from faristol.screens.register import SCREENS, screen_at
from faristol.screens.rendering import render
from faristol.screens.scene import Scene

OFTEN = 0.5
FAR = 331
"""So far apart are the things of two seeds that follow each other: seldom on one screen."""
FIRST = {"home.stop": "home.bring", "words.compile": "words.choose", "words.stop": "words.compile"}
"""What is done before it: it is offered only while something goes on."""
BEFOREHAND: Mapping[str, Callable[[Device, Scene], None]] = {
    "table.take_game": brings_the_game_of_a_table,
    "tournament.take_game": brings_the_game_of_a_table,
    "day.month": played_a_month_ago,
    "home.stop": has_all_in_one_file,
}
"""What was on the device before, so that it can be done at all."""
LOOKED_AT = 12
"""In so many states the one thing is looked for, before the evening begins in one without it."""


@cache
def things(*screens: str) -> tuple[str, ...]:
    """Return the intents of these screens, or of all."""
    found = (screen for screen in SCREENS.values() if not screens or screen.name in screens)
    return tuple(sorted(f"{screen.name}.{intent}" for screen in found for intent in screen.intents))


@cache
def things_of(screen: str) -> tuple[tuple[Scene, set[str]], ...]:
    """Return the states of a screen, each with what its page offers."""
    of_screen = [(scene, screen_at(scene.address, scene.event)) for _, scene in states()]
    return tuple((scene, offered(page_of(render(at, scene)))) for scene, at in of_screen if at.name == screen)


def states_with(wants: str) -> list[Scene]:
    """Return the states that offer what is wanted; those of its screen, or all, where none does."""
    of_screen = things_of(wants.partition(".")[0])
    offering = [scene for scene, offers in of_screen if wants in offers]
    return offering or [scene for scene, _ in of_screen] or [scene for _, scene in states()]


def offered(page: Page) -> set[str]:
    of_forms = ((form.do, form.change, form.typing, form.arrows) for form in page.forms.values())
    by_hand = {
        page.moves,
        page.more.get("do", ""),
        *page.camera.values(),
        *(f"{page.board}.{act}" for act in hands.OF_A_BOARD),
    }
    recorded = {"voice.keep", "voice.no_microphone"} if page.names else set()
    return (
        {each.do for each in page.buttons} | {each for form in of_forms for each in form} | by_hand | recorded
    )


def does_it(evening: Evening, wants: str, chance: Random) -> Move | None:
    """Do what is wanted, on some device whose page offers it."""
    ways = [
        move
        for name, device in evening.devices.items()
        for move in _ways(evening, name, device, wants, chance)
    ]
    return chance.choice(ways) if ways else None


def _ways(evening: Evening, name: str, device: Device, wants: str, chance: Random) -> Iterable[Move]:
    page, known = device.sees, evening.known_at(device, chance)
    for button in page.named(wants):
        if button.is_file:
            yield Move(name, "opens a file", wants, chosen_file(evening.devices, chance))
            continue
        form = page.forms.get(button.form)
        yield Move(name, "taps", wants, button.sent, fills_in(form, chance, known) if form else None)
    for form in page.forms.values():
        fields = fills_in(form, chance, known, 0.4)
        if form.do == wants and form.fields:
            yield Move(name, "fills", wants, form.data, fields)
        elif form.change == wants:
            yield Move(name, "changes", wants, form.data, fields)
        elif form.typing == wants:
            yield Move(name, "types", wants, {}, fields)
    clock = device.last.get("clock")
    if clock and clock.get("over") == wants:
        yield Move("everybody", "waits", data={"seconds": str(clock["remaining"] / 1_000)})
    for by_hand in hands.BY_HAND:
        for number in range(12):
            move = by_hand(name)(evening, Random(f"{chance.random()} {number}"))
            if move and move.what == wants:
                yield move


def takes_steps(*steps: str) -> Habit:
    """Do what brings some people together: mostly the first of these that a page offers."""

    def does(evening: Evening, chance: Random) -> Move | None:
        for step in steps:
            if chance.random() < 0.7 and (move := does_it(evening, step, chance)):
                return move
        return None

    return does


def goes_there(evening: Evening, wants: str, chance: Random) -> Move | None:
    """Follow a link to the screen where it may be done, unless somebody is there."""
    wanted, ways = wants.partition(".")[0], []
    for name, device in evening.devices.items():
        event = device.engine._desk.event
        if screen_at(device.last["url"], event).name == wanted:
            return None
        links = [link for link in device.sees.links if evening.may_go(name, link)]
        ways += [Move(name, "goes", link) for link in links if screen_at(link, event).name == wanted]
    return chance.choice(ways) if ways else None


class Wanting(Evening):
    """An evening in which one thing is done half of the time, where it can be."""

    wants = ""

    def chooses(self, number: int) -> Move:
        chance = Random(f"{self.kind} {self.seed} wants {number}")
        if chance.random() < OFTEN:
            wants: str | None = self.wants
            while wants:
                if move := does_it(self, wants, chance) or goes_there(self, wants, chance):
                    return move
                wants = FIRST.get(wants)
        return super().chooses(number)


class OneThing(Wanting, InTheMiddle):
    """Seed after seed is for another of all intents, and begins in a state of its screen."""

    kind = "one-thing"

    def begins(self) -> None:
        times, at = divmod(self.seed, len(things()))
        self.wants = things()[at * FAR % len(things())]
        self.chance = Random(f"{self.wants} {times}")
        self.seed = self.chance.getrandbits(32)
        found = states_with(self.wants)
        for scene in self.chance.sample(found, min(LOOKED_AT, len(found))):
            self.devices.clear()
            self.begins_at(scene)
            if self.wants in offered(self.devices["tablet"].sees):
                break

    def has_along(self, device: Device, scene: Scene) -> None:
        if self.wants.endswith((".stop", ".go_on")):
            device.patience = 2
            device.looks = self.chance.random() < 0.5
        takes_along(device, self.chance)
        if self.wants in BEFOREHAND:
            BEFOREHAND[self.wants](device, scene)
        if self.chance.random() < 0.3:
            device.start()
            brings_a_list(device, self.chance)
        if device.along and self.chance.random() < 0.4:
            device.start()
            saves_another(device, self.chance)


class OneThingInARoom(Wanting, CuriousJudge):
    kind = "one-thing-in-a-room"

    def begins(self) -> None:
        screens = ("duplicate", "players", "results", "room", "join", "seat", "file", "events")
        self.wants = one_of(screens, self)
        super().begins()


class OneThingAtATournament(Wanting, Organiser):
    kind = "one-thing-at-a-tournament"

    def begins(self) -> None:
        screens = [name for name in SCREENS if name.startswith("tournament")]
        self.wants = one_of((*screens, "table", "join", "room", "file"), self)
        super().begins()


def one_of(screens: Iterable[str], evening: Evening) -> str:
    """Return for each seed another thing of these screens, but not what would end the evening."""
    wanted = [each for each in things(*screens) if each not in evening.never]
    return wanted[evening.seed % len(wanted)]
