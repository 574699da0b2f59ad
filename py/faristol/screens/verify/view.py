"""Verify a draw: from an event's file, or from a secret read off a sheet of paper."""

import re
from typing import Any

from faristol.core.tiles import Tiles, tile_set
from faristol.games.commitment import commitment
from faristol.games.draw import RackRule
from faristol.games.verification import draw_again, verify
from faristol.kinds import tell
from faristol.rulesets import ruleset_data
from faristol.screens.draw.faces import letters
from faristol.screens.refusals import DamagedEvent, UnreadableSecret
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.storage.errors import NotAnEvent
from faristol.storage.files import read_file

SECRET = re.compile(r"[0-9a-f]{64}")


def view(scene: Scene) -> dict[str, Any]:
    t = scene.texts
    held = scene.session.get("verify", {})
    form = {"ruleset": "duplicate", "secret": "", "words": "", "kept": "", **held.get("form", {})}
    return {
        "title": t.gettext("Verify a draw"),
        "subtitle": None,
        "back": "#/",
        "back_name": t.gettext("Home"),
        "form": form,
        "rulesets": [
            ("duplicate", t.gettext("Catalan"), None),
            ("romanian-duplicate", t.gettext("Romanian"), None),
        ],
        "playing": ruleset_data(form["ruleset"])["language"],
        "from_file": held.get("file"),
        "racks": held.get("racks"),
        "fingerprint": held.get("fingerprint"),
    }


def read(scene: Scene, intent: Intent) -> Step:
    """An exported or published event: every rack drawn again and compared."""
    found = read_file(intent.file or b"")
    told = tell(found.entries)
    if told is None:
        raise NotAnEvent(why="no-draw")
    if told.broken or found.broken:
        raise DamagedEvent(read=(told.broken or found.broken or 1) - 1)
    verdict = verify(found.entries)
    held = {
        "name": found.entries[0]["name"],
        "language": told.state.tile_set.language,
        "sealed": found.digest_ok,
        "known": verdict is not None,
        "bag": found.entries[0].get("source") == "bag",
    }
    if verdict is not None:
        held |= {
            "true": verdict.true,
            "commitment": verdict.commitment,
            "undone": verdict.undone,
            "rounds": [
                {
                    "number": checked.number,
                    "logged": letters(checked.logged),
                    "expected": letters(checked.expected),
                    "agrees": checked.agrees,
                    "set_aside": checked.set_aside,
                }
                for checked in verdict.rounds
            ],
        }
    return Step(session={**scene.session, "verify": {"file": held}}, focus="work")


def write(scene: Scene, intent: Intent) -> Step:
    return Step(session={**scene.session, "verify": {"form": intent.fields}})


def draw(scene: Scene, intent: Intent) -> Step:
    """The racks that a secret and the room's words give, a line of kept tiles for each round."""
    fields = intent.fields
    ruleset = ruleset_data(fields["ruleset"])
    tiles = tile_set(ruleset["language"])
    secret = "".join(fields["secret"].split()).lower()
    if not SECRET.fullmatch(secret):
        raise UnreadableSecret
    lines: list[Tiles] = [tiles.read(line.strip()) for line in fields["kept"].splitlines()]
    racks = draw_again(
        tiles, RackRule.from_data(ruleset), bytes.fromhex(secret), " ".join(fields["words"].split()), lines
    )
    held = {
        "form": fields,
        "fingerprint": commitment(bytes.fromhex(secret)),
        "racks": [
            {
                "number": number,
                "rack": letters(drawn.kept + drawn.drawn) if drawn else None,
                "rejected": [letters(rack) for _, rack in drawn.rejected] if drawn else [],
            }
            for number, drawn in racks
        ],
    }
    return Step(session={**scene.session, "verify": held})


VERIFY = Screen(
    name="verify",
    view=view,
    title=lambda scene: scene.texts.gettext("Verify a draw"),
    intents={"read": read, "write": write, "draw": draw},
)
