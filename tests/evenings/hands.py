"""What hands and cameras do at a page: a board's keys and drags, and codes that are read in the light."""

import json
from random import Random

from evenings.device import Device
from evenings.evening import Evening, Habit
from evenings.habits import at, by
from evenings.moves import Move
from faristol.core.squares import SIZE

KEYS = (*"aeirstcnlodmpuqgvbfhjxz", "ç", "ș", "2", "?")
ACTS = ("turn", "back", "back", "enter", "recall")
"""Space, the key that takes back, Enter and Escape on a square."""
OF_A_BOARD = ("key", "drop", "tile", "square", "steps", *dict.fromkeys(ACTS))
ROWS = "ABCDEFGHIJKLMNO"
WHY_NO_CAMERA = ("NotAllowedError", "NotFoundError", "NotReadableError")


def uses_the_board(*names: str) -> Habit:
    """Type on the board, drag a tile, or do several things before the engine has answered."""

    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        page = device.sees
        if not page.board:
            return None
        act, data = _step(chance, page.places)
        if chance.random() < 0.3:
            some = [_step(chance, page.places) for _ in range(chance.randint(2, 5))]
            steps = [{"do": act, "data": data} for act, data in some if act != "enter"]
            return Move(name, "has hands", f"{page.board}.steps", {"steps": json.dumps(steps)})
        return Move(name, "has hands", f"{page.board}.{act}", data)

    return does


def _step(chance: Random, places: int) -> tuple[str, dict[str, str]]:
    match chance.choice(("key", "key", "act", "drop", "tile", "square")):
        case "key":
            return "key", {"key": chance.choice(KEYS), **({"blank": "yes"} if chance.random() < 0.1 else {})}
        case "drop":
            return "drop", {
                "from": _place(chance, places),
                "to": chance.choice((_place(chance, places), "rack")),
            }
        case "tile" if places:
            return "tile", {"place": str(chance.randrange(places))}
        case "square":
            return "square", {"row": str(chance.randrange(SIZE)), "col": str(chance.randrange(SIZE))}
    return chance.choice(ACTS), {}


def _place(chance: Random, places: int) -> str:
    if places and chance.random() < 0.6:
        return f"rack:{chance.randrange(places)}"
    return f"{chance.choice(ROWS)}{chance.randint(1, SIZE)}"


def films(*names: str) -> Habit:
    """Hold the camera before another screen; at times it reads wrongly, or there is no camera."""

    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        camera = device.sees.camera
        if not camera:
            return None
        others = [other for other in evening.devices.values() if other is not device] or [device]
        codes = [code for other in others for code in other.codes] or ["A5:B"]
        match chance.choice(("begun", "code", "code", "code", "failed")):
            case "code" if codes:
                return Move(
                    name, "has hands", camera["code"], {"code": _misread(chance.choice(codes), chance)}
                )
            case "failed":
                return Move(name, "has hands", camera["failed"], {"why": chance.choice(WHY_NO_CAMERA)})
        return Move(name, "has hands", camera["begun"])

    return does


def moves_a_tile(*names: str) -> Habit:
    """Drag a tile of a word to another place, or move it on with an arrow key."""

    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        if not device.sees.moves:
            return None
        how = chance.choice(
            ({"by": chance.choice(("-1", "1"))}, {"row": chance.choice(("word", "rack")), "at": "1"})
        )
        return Move(name, "has hands", device.sees.moves, {"place": str(chance.randrange(7)), **how})

    return does


def steps_through(*names: str) -> Habit:
    """Press an arrow key in a form that goes through what was written before."""

    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        forms = [form for form in device.sees.forms.values() if form.arrows]
        if not forms:
            return None
        form = chance.choice(forms)
        return Move(name, "has hands", form.arrows, {"by": chance.choice(("-1", "1"))}, form.filled)

    return does


def shows_a_moving_code(*names: str) -> Habit:
    """Hold a moving code up until the page asks for more of it."""

    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        more = device.sees.more
        if not more:
            return None
        start = str(chance.randint(0, int(more["all"])))
        return Move(name, "has hands", more["do"], {"from": start})

    return does


def records_a_name(*names: str) -> Habit:
    """Say a name to the microphone; at times there is none."""

    @by(at(*names))
    def does(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
        if not device.sees.names:
            return None
        what = chance.choice(("voice.keep", "voice.keep", "voice.no_microphone"))
        return Move(name, "records", what, chance.choice(device.sees.names))

    return does


BY_HAND = (uses_the_board, films, moves_a_tile, steps_through, records_a_name, shows_a_moving_code)


def _misread(code: str, chance: Random) -> str:
    if chance.random() < 0.8 or not code:
        return code
    at_sign = chance.randrange(len(code))
    return chance.choice(
        (code[:at_sign], code[:at_sign] + "X" + code[at_sign + 1 :], code + code, code.lower())
    )
