"""Verify a draw: from an event's file, or from a secret read off a sheet of paper."""

from typing import Any, TypedDict

from faristol.games.verification import Verdict, verify
from faristol.kinds import fold_log
from faristol.rulesets import DUPLICATES, ruleset_data
from faristol.screens.draw.verify.paper import EMPTY, OnPaper, drawn_again
from faristol.screens.errors import DamagedEvent, NotADraw
from faristol.screens.parts.faces import letters
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.screens.sealed.promise import Compared, compared, in_words
from faristol.screens.session import Slot
from faristol.screens.shapes import WrongShape, of_shape
from faristol.storage.files import read_file
from faristol.texts import texts


class Checked(TypedDict):
    number: int
    logged: str
    expected: str
    agrees: bool
    set_aside: bool


class Found(TypedDict):
    true: bool
    commitment: bool
    undone: int
    compared: Compared
    rounds: list[Checked]


class OfFile(TypedDict):
    name: str
    language: str
    sealed: bool
    bag: bool
    found: Found | None
    """None while the secret is not published."""


class Verified(TypedDict, total=False):
    """What was drawn again, from a file or from paper, as the page shows it."""

    form: dict[str, str]
    file: OfFile
    paper: OnPaper


def _verified(value: Any) -> Verified:
    verified: Verified = of_shape(Verified, value)
    if _form(verified)["ruleset"] not in DUPLICATES:
        raise WrongShape
    for each in (_of_file(verified), _on_paper(verified)):
        in_words(each, texts("en"))
    return verified


def _form(verified: Verified) -> dict[str, str]:
    return {**EMPTY, **verified.get("form", {})}


def _of_file(verified: Verified) -> Compared | None:
    return verified["file"]["found"]["compared"] if "file" in verified and verified["file"]["found"] else None


def _on_paper(verified: Verified) -> Compared | None:
    return verified["paper"]["compared"] if "paper" in verified else None


VERIFIED = Slot("verify", Verified, read=_verified)


def view(scene: Scene) -> dict[str, Any]:
    t = scene.texts
    held = scene.session.get(VERIFIED, Verified())
    form = _form(held)
    return {
        "title": t.gettext("Verify a draw"),
        "subtitle": None,
        "back": "#/",
        "back_name": t.gettext("Home"),
        "form": form,
        "versions": [
            ("2", t.gettext("With event, day and players"), t.gettext("draw v2, as it is promised now")),
            ("1", t.gettext("The secret alone"), t.gettext("draw v1, as it was promised before")),
        ],
        "rulesets": [
            ("duplicate", t.gettext("Catalan"), None),
            ("romanian-duplicate", t.gettext("Romanian"), None),
            ("completiv", t.gettext("Romanian completiv"), None),
        ],
        "put_backs": [
            ("whole", t.gettext("The whole rack goes back"), None),
            ("new", t.gettext("Only the new tiles"), None),
        ],
        "has_early": "early" in ruleset_data(form["ruleset"])["rack"],
        "playing": ruleset_data(form["ruleset"])["language"],
        "from_file": held.get("file"),
        "of_file": in_words(_of_file(held), t),
        "racks": held["paper"]["racks"] if "paper" in held else None,
        "on_paper": in_words(_on_paper(held), t),
    }


def read(scene: Scene, intent: Intent) -> Step:
    """An exported or published event: every rack drawn again and compared."""
    found = read_file(intent.file or b"")
    told = fold_log(found.entries)
    if told is None or told.kind.name not in ("draws", "duplicate"):
        raise NotADraw
    if told.broken or found.broken:
        raise DamagedEvent(read=(told.broken or found.broken or 1) - 1)
    verdict = verify(found.entries)
    language = told.state.tile_set.language
    held = OfFile(
        name=found.entries[0]["name"],
        language=language,
        sealed=found.digest_ok,
        bag=found.entries[0].get("source") == "bag",
        found=_found(verdict, language) if verdict else None,
    )
    return Step(session=scene.session.put(VERIFIED, Verified(file=held)), focus="work")


def _found(verdict: Verdict, language: str) -> Found:
    return {
        "true": verdict.true,
        "commitment": verdict.commitment,
        "undone": verdict.undone,
        "compared": compared(verdict, language),
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


def write(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(VERIFIED, Verified(form=intent.fields)))


def draw(scene: Scene, intent: Intent) -> Step:
    held = Verified(form=intent.fields, paper=drawn_again(intent.fields))
    return Step(session=scene.session.put(VERIFIED, held))


VERIFY = Screen(
    name="verify",
    view=view,
    title=lambda scene: scene.texts.gettext("Verify a draw"),
    intents={"read": read, "write": write, "draw": draw},
)
