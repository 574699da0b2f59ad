"""The turn is made, and its dates are written down; then it is on its way (COR-3, COR-10, COR-14)."""

from dataclasses import replace
from datetime import date

from faristol.core.play import Play, write_play
from faristol.core.squares import Place
from faristol.errors import Rejected
from faristol.games.correspondence import playing
from faristol.games.correspondence.days import MOVED, Known
from faristol.games.correspondence.errors import NotNow
from faristol.games.correspondence.game import WITHOUT_STAMP
from faristol.games.correspondence.playing import Dates
from faristol.screens.acts import Act
from faristol.screens.correspondence.game.hand import program_play, standing_of, trying
from faristol.screens.correspondence.game.stage import stage, to_make
from faristol.screens.correspondence.notes import keep, notes, writing
from faristol.screens.correspondence.seats import game_of, open_event, seated
from faristol.screens.parts.calendar_days import read_day, today
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Step
from faristol.screens.view import view_value
from faristol.texts import Texts


def sit(scene: Scene, player: int) -> Act:
    """Remember which of the two writes from this device."""
    return Step(remember=seated(scene, open_event(scene).stream, player), focus="work")


def make(scene: Scene, zero: bool = False) -> Act:
    """Make the play. With a word that is not in the list it is worth nothing: that has to be wished for."""
    event, tried = writing(scene), trying(scene)
    if stage(scene) != "play":
        raise NotNow
    text = _written(scene)
    if text is None:
        return Step(focus="board-H8")
    is_word = scene.open_words.lexicon.contains
    (made,) = playing.make_play(event, text, is_word, tried.variant)
    if made["kind"] == "zero" and not zero:
        found = standing_of(scene, tried)
        assert found and found.refusal
        raise found.refusal
    return Step([made], focus=_next_field(scene, tried.variant))


def enter(scene: Scene, zero: bool = False) -> Act:
    """Make the play as the button does, by a key on the board."""
    return make(scene, zero=zero)


def _next_field(scene: Scene, variant: str | None) -> str:
    """Return where the focus goes: to the dates, or to the board of the other variant."""
    return "sent" if to_make(game_of(scene)) == [variant] else "board-H8"


def _written(scene: Scene) -> str | None:
    event, tried = game_of(scene), trying(scene)
    found = program_play(scene, tried)
    if found is not None:
        return write_play(event.tile_set, Play(Place(found.square, found.down), found.word))
    standing = standing_of(scene, tried) if scene.words else None
    if standing is None:
        assert scene.open_words
        return None
    if standing.placed is None:
        assert standing.refusal
        raise standing.refusal
    return write_play(event.tile_set, standing.placed.play)


def pass_turn(scene: Scene) -> Act:
    event = writing(scene)
    if stage(scene) != "play":
        raise NotNow
    variant = trying(scene).variant
    return Step(playing.pass_turn(event, variant), focus=_next_field(scene, variant))


def dates_of(scene: Scene) -> dict[str, str]:
    """Return what stands in the form: what was written, else what is known already."""
    event = game_of(scene)
    now = today(scene.now, scene.zone)
    before = event.sent[-1].sent if event.sent else date.fromisoformat(event.opened.begins)
    arrived, known = event.arrived or (None, event.usual_known)
    sent = max(now, arrived or before)
    came = arrived.isoformat() if arrived else ""
    usual = {"partner_sent": before.isoformat(), "arrived": came, "known": known}
    return {**usual, "sent": sent.isoformat(), **notes(scene).dates}


def _dates(form: dict[str, str]) -> Dates:
    known: Known = form["known"] if form["known"] in MOVED else "stamp"  # type: ignore[assignment]
    return Dates(
        read_day(form["partner_sent"], "partner_sent"),
        read_day(form["arrived"], "arrived"),
        known,
        read_day(form["sent"], "sent"),
    )


@view_value
class DatesForm:
    """What is asked of the dates of a turn, and the days of thought that they make, or why they make none."""

    fields: dict[str, str]
    stamped: bool
    """Whether the letters have the post's stamps."""
    knowns: list[tuple[str, str, str | None]]
    """The ways to know the day of arrival."""
    days: int = 0
    left: int = 0
    refused: str | None = None


def dates_form(scene: Scene) -> DatesForm:
    event, t, fields = game_of(scene), scene.texts, dates_of(scene)
    form = DatesForm(fields, event.way not in WITHOUT_STAMP, knowns(t))
    if not fields["arrived"]:
        return replace(form, refused=t.gettext("Fill in the day on which it came: your days run from it."))
    try:
        dates = _dates(fields)
        days = playing.thought(event, dates)
    except Rejected as refusal:
        return replace(form, refused=sentences(refusal, t)[0])
    return replace(form, days=days, left=event.days_left(event.to_move) - days)


def knowns(t: Texts) -> list[tuple[str, str, str | None]]:
    return [
        ("stamp", t.gettext("Its postmark"), None),
        ("one-stamp", t.gettext("One postmark, same town"), t.gettext("counts as the next day")),
        ("received", t.gettext("The day I got it"), t.gettext("no legible postmark")),
        (
            "received-in-bucharest",
            t.gettext("The day I got it, in Bucharest"),
            t.gettext("the day before counts"),
        ),
        ("confirmed", t.gettext("I confirm it"), t.gettext("e-mail, chat, fax")),
    ]


def write_dates(scene: Scene, fields: dict[str, str]) -> Act:
    return keep(scene, dates={**dates_of(scene), **fields})


def send(scene: Scene, fields: dict[str, str]) -> Act:
    event = writing(scene)
    if stage(scene) != "dates":
        raise NotNow
    form = {**dates_of(scene), **fields}
    return Step(playing.send(event, _dates(form)), focus="message-text")
