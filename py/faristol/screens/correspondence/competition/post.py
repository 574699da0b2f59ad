"""The arbiter's page of letters: what came and what it brought, what is missing, whom to ask for it."""

from collections.abc import Iterator
from typing import Literal

from faristol.competitions.event import Competition, Game
from faristol.competitions.missing import Missing, asked, missing
from faristol.competitions.ruling import reports_until
from faristol.screens.correspondence.competition.place import ReadLine, competition_of, notes
from faristol.screens.correspondence.mail import ADDRESS, mailto
from faristol.screens.parts.calendar_days import day_text, today
from faristol.screens.parts.signs import plain
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts, texts

Look = Literal["ok", "warn", "bad"]
LOOKS: dict[str, Look] = {"reported": "ok", "again": "ok", "refused": "bad"}


@view_value
class CameRow:
    game: str | None
    """With its players; None if it could not be read."""
    where: str
    """Where it stands, and who wrote it."""
    sentence: str
    look: Look
    opens: str | None
    """What the button beside it says."""


@view_value
class MissingRow:
    game: Game
    names: str
    sentence: str


@view_value
class AskedRow:
    id: str
    name: str
    text: str
    mail: str | None


@view_value
class Post:
    came: list[CameRow]
    missing: list[MissingRow]
    asked: list[AskedRow]


def post(scene: Scene) -> Post:
    event, t = competition_of(scene), scene.texts
    waited_for = missing(event, today(scene.now, scene.zone))
    return Post(
        [_came(event, each, t) for each in notes(scene).came if _counts_still(event, each)],
        [_missing(event, each, t) for each in waited_for],
        [*_asked(scene, event, waited_for)],
    )


def _names(event: Competition, game: Game) -> str:
    return f"{game.number}. {' – '.join(event.names(game))}"


def _counts_still(event: Competition, found: ReadLine) -> bool:
    """Return whether what was read is still so: its entry may have been undone."""
    if not (0 <= found.game <= len(event.games) and 0 <= found.side <= 2):
        return False
    return found.what != "reported" or event.games[found.game - 1].report is not None


def _came(event: Competition, found: ReadLine, t: Texts) -> CameRow:
    game = event.games[found.game - 1] if found.game else None
    name = event.names(game)[found.side - 1] if game and found.side else ""
    report = game.report if game else None
    before = " – ".join(map(plain, report.scores)) if report else "–"
    what = found.what
    if report and what in ("proposed", "by-hand", "differs"):
        what = "again" if found.points == before and what != "differs" else "differs"
    sentence = {
        "reported": t.gettext("%(points)s: entered."),
        "again": t.gettext("This is noted here already."),
        "differs": t.gettext("%(points)s: the report here has %(before)s. Nothing was changed."),
        "asks": t.gettext("It asks for your decision."),
        "proposed": t.gettext("%(points)s, not finished. Coefficients are proposed."),
        "by-hand": t.gettext("%(points)s, without a sheet. Enter it if it is right."),
        "refused": found.why.replace("%", "%%"),
    }.get(what, "")
    opens = {
        "differs": t.gettext("Compare"),
        "asks": t.gettext("Open the dispute"),
        "proposed": t.gettext("Go to the game"),
        "by-hand": t.gettext("Go to the game"),
    }.get(what)
    sentence %= {"points": found.points or "?", "before": before}
    where = ", ".join(each for each in (_where(found, t), name) if each)
    look: Look = LOOKS.get(what, "warn")
    if game is None:
        return CameRow(None, where, sentence, look, opens)
    return CameRow(_names(event, game), where, f"{sentence} ({where})" if where else sentence, look, opens)


def _where(found: ReadLine, t: Texts) -> str:
    """Return where a letter stood: `File 2, line 14`."""
    file = t.gettext("File %(n)s") % {"n": found.file} if found.file else ""
    line = t.gettext("line %(n)s") % {"n": found.line} if found.line else ""
    where = ", ".join(each for each in (file, line) if each)
    return where[:1].upper() + where[1:]


def _missing(event: Competition, found: Missing, t: Texts) -> MissingRow:
    names = event.names(found.game)
    values = {"name": names[found.sides[0] - 1] if found.sides else "", "day": day_text(found.since, t)}
    sentence = (
        t.gettext("Both letters are here: you decide."),
        t.gettext("Nothing from %(name)s yet; the other letter came on %(day)s."),
        t.gettext("No letter has come yet."),
    )[len(found.sides)]
    return MissingRow(found.game, _names(event, found.game), sentence % values)


def _asked(scene: Scene, event: Competition, waited_for: list[Missing]) -> Iterator[AskedRow]:
    late = today(scene.now, scene.zone) > event.closes
    for id, games in asked(waited_for).items():
        player, text = event.players[id], _asking(event, event.players[id].name, games, late)
        mails = ADDRESS.search(player.address) is not None
        mail = mailto([player.address], event.opened.name, text) if mails else None
        yield AskedRow(id, player.name, text, mail)


def _asking(event: Competition, name: str, games: list[Game], late: bool) -> str:
    """Return what a player is asked, in the language in which the competition is published."""
    t = texts(event.opened.publication)
    due = (
        t.gettext("They were due by %(day)s; please send them now.")
        if late
        else t.gettext("Please send them by %(day)s.")
    )
    lines = (
        event.opened.name,
        t.gettext("%(name)s, these games lack the score, the coefficients and the sheet:") % {"name": name},
        *(_names(event, game) for game in games),
        due % {"day": day_text(reports_until(event), t)},
        t.gettext("In Faristol: open the game, “Report to the arbiter”."),
        event.opened.arbiters,
    )
    return "\n".join(line for line in lines if line)
