"""Habits that people have at every screen: each is a function from an evening to what somebody does next.

To add one, write a function that reads what stands on a device's page (`device.sees`), and returns a `Move`,
or None where there is no occasion; then give it a weight in the table of an evening.
"""

from collections.abc import Callable
from random import Random

from evenings.device import Device
from evenings.evening import Evening, Habit
from evenings.files import chosen_file
from evenings.moves import Move
from evenings.thinking import plays_in
from evenings.writing import fills_in
from faristol.games.classic.game import Classic

JUMPS = (-3_600_000, -90_000, 30_000, 600_000, 86_400_000)


def at(*names: str) -> Callable[[Evening, Random], str | None]:
    """Return a choice among the devices whose names begin so; all of them if none is named."""

    def one(evening: Evening, chance: Random) -> str | None:
        found = [name for name in evening.devices if not names or name.startswith(names)]
        return chance.choice(found) if found else None

    return one


def by(who: Callable[[Evening, Random], str | None]) -> Callable[[Callable[..., Move | None]], Habit]:
    def habit(move: Callable[[Evening, str, Device, Random], Move | None]) -> Habit:
        def does(evening: Evening, chance: Random) -> Move | None:
            name = who(evening, chance)
            return move(evening, name, evening.devices[name], chance) if name else None

        return does

    return habit


def taps_anything(*names: str) -> Habit:
    """Tap a button that is on the page, whichever it is; of its kinds rather one that was tapped seldom."""

    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        buttons = [each for each in device.sees.buttons if not each.is_file and each.do not in evening.never]
        kinds = sorted({each.do for each in buttons})
        if not kinds:
            return None
        (do,) = chance.choices(kinds, [1 / (1 + device.intents.count(each)) for each in kinds])
        if do in evening.seldom and chance.random() < 0.9:
            return None
        button = chance.choice([each for each in buttons if each.do == do])
        form = device.sees.forms.get(button.form)
        fields = fills_in(form, chance, evening.known_at(device, chance)) if form else None
        return Move(name, "taps", button.do, button.sent, fields)

    return does


def goes_on(*names: str) -> Habit:
    """Take the green step, as a page wants it, with what its form holds."""

    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        steps = [each for each in device.sees.buttons if each.next]
        for button in steps[:1]:
            form = device.sees.forms.get(button.form)
            fields = fills_in(form, chance, evening.known_at(device, chance), 0.3) if form else None
            return Move(name, "taps", button.do, button.sent, fields)
        return None

    return does


def fills_a_form(*names: str) -> Habit:
    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        forms = device.sees.submits
        if not forms:
            return None
        form = chance.choice(forms)
        fields = fills_in(form, chance, evening.known_at(device, chance))
        return Move(name, "fills", form.do, form.data, fields)

    return does


def changes_a_form(*names: str) -> Habit:
    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        forms = [form for form in device.sees.forms.values() if form.change or form.typing]
        if not forms:
            return None
        form = chance.choice(forms)
        fields = fills_in(form, chance, evening.known_at(device, chance), 0.2)
        if form.change and chance.random() < 0.6 or not form.typing:
            return Move(name, "changes", form.change, form.data, fields)
        return Move(name, "types", form.typing, {}, fields)

    return does


def opens_a_file(*names: str) -> Habit:
    """Choose a file wherever a page asks for one."""

    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        asked = sorted({each.do for each in device.sees.buttons if each.is_file})
        return (
            Move(name, "opens a file", chance.choice(asked), chosen_file(evening.devices, chance))
            if asked
            else None
        )

    return does


def follows_a_link(*names: str) -> Habit:
    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        ways = [link for link in device.sees.links if evening.may_go(name, link)]
        return Move(name, "goes", chance.choice(ways)) if ways else None

    return does


def comes_back(*names: str) -> Habit:
    """Come back to where the evening began."""

    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        return Move(name, "goes", evening.home) if not device.last["url"].startswith(evening.home) else None

    return does


def goes_back(*names: str) -> Habit:
    """Go to an address where the device has been, as the browser's own Back does."""

    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        ways = [link for link in device.visited if evening.may_go(name, link)]
        return Move(name, "goes", chance.choice(ways)) if ways else None

    return does


def undoes(*names: str) -> Habit:
    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        return Move(name, "taps", "event.undo") if device.sees.shows("event.undo") else None

    return does


def something_fails(*names: str) -> Habit:
    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        match chance.choice(("reloads", "power", "dies", "dies", "clock", "dismisses")):
            case "reloads":
                return Move(name, "reloads")
            case "power":
                return Move(name, "loses power")
            case "dies":
                return Move(name, "dies in a write", data={"when": chance.choice(("before", "after"))})
            case "clock":
                return Move(name, "has a clock that jumps", data={"by": str(chance.choice(JUMPS))})
            case _:
                return Move(name, "dismisses")

    return does


def time_goes_by(*seconds: float) -> Habit:
    def does(evening: Evening, chance: Random) -> Move:
        return Move("everybody", "waits", data={"seconds": str(chance.choice(seconds))})

    return does


def everybody_looks(evening: Evening, chance: Random) -> Move:
    return Move("everybody", "looks")


def racks_left(device: Device, chance: Random) -> list[str]:
    """Return what may be left on a rack at the end of a game."""
    state = device.state if device.last.get("stream") else None
    if not isinstance(state, Classic) or not any(state.counts):
        return []
    tiles = chance.sample(sorted(state.unseen), min(max(state.counts), len(state.unseen)))
    return [state.tile_set.write(tuple(tiles[:count])) for count in state.counts]


def thoughts(device: Device, chance: Random) -> list[str]:
    """Return plays for the event that is open on a device."""
    if not device.last.get("stream"):
        return []
    return plays_in(device.state, chance)
