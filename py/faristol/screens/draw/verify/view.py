"""Verify a draw: from an event's file, or from a secret read off a sheet of paper."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from faristol.errors import Rejected
from faristol.games.verification import CheckedRound, Fault, verify
from faristol.kinds import fold_log
from faristol.rulesets import DUPLICATES, ruleset_data
from faristol.screens.acts import Act, acts
from faristol.screens.draw.verify.of_tournament import LOT_REASONS, OfLots, lots_of
from faristol.screens.draw.verify.paper import EMPTY, OnPaper, drawn_again
from faristol.screens.draw.verify.reasons import REASONS
from faristol.screens.errors import DamagedFile, NotADraw
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.screens.sealed.promise import Compared, compared
from faristol.screens.session import Session, Slot
from faristol.screens.shapes import WrongShape, of_shape
from faristol.screens.view import View, view_value
from faristol.storage.files import read_file
from faristol.texts import Texts, texts


@dataclass(frozen=True)
class Found:
    """What came of checking the draw of a file."""

    faults: tuple[Fault, ...]
    undone: int
    rounds: tuple[CheckedRound, ...]
    compared: Compared


@dataclass(frozen=True)
class OfFile:
    name: str
    language: str
    sealed: bool
    bag: bool
    alone: bool
    """Whether the program drew without a promise."""
    found: Found | None
    """None while the secret is not published."""
    lots: OfLots | None = None
    """Those of a tournament."""


@dataclass(frozen=True)
class Verified:
    """What was drawn again, from a file or from paper, and the form for the latter."""

    form: dict[str, str] = field(default_factory=dict)
    file: OfFile | None = None
    paper: OnPaper | None = None

    @property
    def answers(self) -> dict[str, str]:
        return {**EMPTY, **self.form}

    def reasons(self, t: Texts) -> list[str]:
        """Return why the draw of the file is refused, or the lots."""
        if self.file and self.file.lots:
            return [t.gettext(LOT_REASONS[fault]) for fault in self.file.lots.faults]
        found = self.file.found if self.file else None
        return [t.gettext(REASONS[fault]) for fault in found.faults] if found else []


def _verified(value: Any) -> Verified:
    """Return what the page sent back; it must be possible to show it."""
    verified: Verified = of_shape(Verified, value)
    if verified.answers["ruleset"] not in DUPLICATES:
        raise WrongShape
    file = verified.file
    for part in (file and file.found, file and file.lots, verified.paper):
        if part:
            compared = part.compared
            compared.words, compared.named, compared.facts(texts("en"))
    return verified


VERIFIED = Slot("verify", Verified, read=_verified)

Option = tuple[str, str, str | None]


@view_value(kw_only=True)
class VerifyView(View):
    form: Mapping[str, str]
    versions: Sequence[Option]
    rulesets: Sequence[Option]
    put_backs: Sequence[Option]
    has_early: bool
    """Whether the document asks more of the racks of the first rounds."""
    playing: str
    file: OfFile | None
    reasons: Sequence[str]
    """Why the draw of the file is refused."""
    paper: OnPaper | None


def view(scene: Scene) -> VerifyView:
    t = scene.texts
    verified = scene.session.get(VERIFIED, Verified())
    form = verified.answers
    ruleset = ruleset_data(form["ruleset"])
    return VerifyView(
        title=t.gettext("Verify a draw"),
        back="#/",
        back_name=t.gettext("Home"),
        form=form,
        versions=(
            ("2", t.gettext("With event, day and players"), t.gettext("draw v2, the current promise")),
            ("1", t.gettext("The secret alone"), t.gettext("draw v1, the earlier promise")),
        ),
        rulesets=(
            ("duplicate", t.gettext("Catalan"), None),
            ("romanian-duplicate", t.gettext("Romanian"), None),
            ("completiv", t.gettext("Romanian completiv"), None),
        ),
        put_backs=(
            ("whole", t.gettext("The whole rack goes back"), None),
            ("new", t.gettext("Only the new tiles"), None),
        ),
        has_early="early" in ruleset["rack"],
        playing=ruleset["language"],
        file=verified.file,
        reasons=verified.reasons(t),
        paper=verified.paper,
    )


def read(intent: Intent, session: Session) -> Act:
    """Verify the draw of a file; above one that is refused no verdict of an earlier one stays."""
    try:
        of_file = drawn_as_written(intent.file or b"")
    except Rejected as refused:
        return Step(session=session.without(VERIFIED), refused=refused)
    return Step(session=session.put(VERIFIED, Verified(file=of_file)), focus="work")


def drawn_as_written(data: bytes) -> OfFile:
    """Draw every rack of an exported or published event again, and compare; of a tournament, the lots."""
    file = read_file(data)
    event = fold_log(file.entries)
    if event is None or event.kind.name not in ("draws", "duplicate", "tournament"):
        raise NotADraw
    if event.broken or file.broken:
        raise DamagedFile(read=(event.broken or file.broken or 1) - 1)
    if event.kind.name == "tournament":
        about = event.state.opened
        lots = lots_of(event.state, file.entries, data)
        return OfFile(
            about.name, about.language, file.digest_ok, bag=False, alone=False, found=None, lots=lots
        )
    opened, language, verdict = event.state.opened, event.state.tile_set.language, verify(file.entries)
    found = None
    if verdict:
        found = Found(verdict.faults, verdict.undone, verdict.rounds, compared(verdict, language))
    bag, alone = opened.source == "bag", opened.source == "program"
    return OfFile(opened.name, language, file.digest_ok, bag, alone, found)


def write(session: Session, fields: dict[str, str]) -> Act:
    return session.put(VERIFIED, Verified(form=fields))


def draw(session: Session, fields: dict[str, str]) -> Act:
    verified = Verified(form=fields, paper=drawn_again(fields))
    return session.put(VERIFIED, verified)


VERIFY = Screen(
    name="verify",
    view=view,
    title=lambda scene: scene.texts.gettext("Verify a draw"),
    intents=acts(read, write, draw),
)
