"""The screen of a table's own tablet, and of a player's own telephone, as far as the director tells them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from markupsafe import Markup

from faristol.screens.acts import acts
from faristol.screens.lists import Wanted
from faristol.screens.parts.event_cards import Card
from faristol.screens.parts.qr import qr
from faristol.screens.parts.room_guest import guest_of, nothing_known
from faristol.screens.parts.signs import plain
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Screen
from faristol.screens.tournament.evening_words import of_evenings
from faristol.screens.tournament.figures import points
from faristol.screens.tournament.table import intents
from faristol.screens.tournament.table.intents import logs_for
from faristol.screens.tournament.table.own_table import (
    OWN_NAME,
    Written,
    game_here,
    may_play,
    score_of,
    state_of,
    written_of,
)
from faristol.screens.view import View, view_value
from faristol.texts import N_, Texts
from faristol.tournaments.errors import AnotherResult, NotNow, NotThisPair, RoundIsOver
from faristol.tournaments.from_tablets import read_score

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.messages import Do
    from faristol.room.table_state import PlayerLine, TablePair, TableState

Sentence = tuple[str, str]
"""A fact, and what comes of it."""

REFUSALS = {each.code: each for each in (AnotherResult, NotNow, NotThisPair, RoundIsOver)}

WAITS: dict[str, Sentence] = {
    "players": (N_("The first round is not out yet."), N_("The pairing appears here by itself.")),
    "draft": (N_("The next round is being paired."), N_("The pairing appears here by itself.")),
    "results": (N_("This table is free in this round."), N_("The next pairing appears here by itself.")),
    "between": (N_("The round is over."), N_("The next pairing appears here by itself.")),
    "over": (N_("The tournament is over."), N_("The director announces the results.")),
}


@view_value
class Side:
    name: str
    points: str
    """With which the player came to this round; "" on a ladder."""
    agreed: bool


@view_value
class TablePairing:
    """The pair of this table, and how far its result is."""

    sides: Sequence[Side]
    written: Written
    counts: Sequence[str]
    """What is in, as it counts."""
    by_director: bool
    corrected: bool
    """Whether the director put right what had come from here."""
    open: bool
    """Whether a result can be handed in."""
    begins: str
    """Who starts, in a sentence."""
    game: Card | None
    game_score: str
    """The score of a game that was finished on this tablet; "" where there is none that counts by itself."""
    may_play: bool


@view_value
class OwnLine:
    """What a player's own telephone shows."""

    name: str
    seat: Sentence
    """Where one sits and whom one meets, or that one rests."""
    score: str
    place: int
    """0 for who comes in with the next round."""
    points: str


@view_value
class ResultCode:
    text: str
    picture: Markup


@view_value(kw_only=True)
class TableView(View):
    known: bool
    nothing: Sentence
    """Why there is no table to show."""
    linked: bool
    by_link: bool
    """Whether contact comes back by itself, without a code."""
    telephone: bool
    playing: str
    table: int | None
    round: str
    """Which one it is, and of how many where that is known."""
    waits: Sentence
    pairing: TablePairing | None
    result: tuple[str, str, str] | None
    """What became of the result: the kind of the message, the fact, what comes of it."""
    code: ResultCode | None
    """The result on its way, for the director's camera, while there is no link."""
    names: Sequence[tuple[str, str]]
    """All players, by id and name, on a telephone."""
    own: OwnLine | None
    own_id: str


def view(scene: Scene) -> TableView:
    guest, state = guest_of(scene), state_of(scene)
    t = texts_for(state, scene.texts)
    stage = state.stage if state else "players"
    fact, then = WAITS[stage]
    own_id = scene.session.get(OWN_NAME, "")
    players = state.players if state else ()
    line = next((each for each in players if each.id == own_id), None)
    return TableView(
        title=_title(scene),
        subtitle=state.event if state else "",
        back="#/join",
        back_name=t.gettext("Join a room"),
        known=state is not None,
        nothing=nothing_known(guest, t, t.gettext("Nothing has come from the director’s tablet yet.")),
        linked=bool(guest and guest.seated and guest.hears == "heard"),
        by_link=bool(guest and guest.relay),
        telephone=bool(guest and guest.role == "telephone"),
        playing=state.language if state else "ca",
        table=state.table if state else None,
        round=round_of(state, line, t) if state else "",
        waits=(t.gettext(fact), t.gettext(then)),
        pairing=_pairing(scene, state, state.pair) if state and state.pair else None,
        result=result_sentences(guest, state, t) if guest and state else None,
        code=_code(guest, state) if guest and state else None,
        names=sorted(((each.id, each.name) for each in players), key=lambda each: each[1].casefold()),
        own=own_line(state, line, t) if state and line else None,
        own_id=own_id,
    )


def texts_for(state: "TableState | None", t: Texts) -> Texts:
    """Return the texts in which the director's event is spoken of: a ladder has no number of rounds."""
    return t if state is None or state.of else of_evenings(t)


def round_of(state: "TableState", line: "PlayerLine | None", t: Texts) -> str:
    """Return which round it is: on a telephone that of its player, where divisions are each at their own."""
    number, of = (line.round, line.of) if line and line.of else (state.round, state.of)
    if not number:
        return ""
    return texts_for(state, t).gettext("Round %(n)s of %(all)s") % {"n": number, "all": of}


def _title(scene: Scene) -> str:
    guest = guest_of(scene)
    if guest is not None and guest.role == "telephone":
        return scene.texts.gettext("Your telephone")
    if guest is None or guest.table is None:
        return scene.texts.gettext("Your table")
    return scene.texts.gettext("Table %(table)s") % {"table": guest.table}


def _pairing(scene: Scene, state: "TableState", pair: "TablePair") -> TablePairing:
    t, written, guest = scene.texts, written_of(scene, state, pair), guest_of(scene)
    game = game_here(scene, state, pair)
    score = score_of(game) if game else None
    return TablePairing(
        sides=[
            Side(name, points_told(state, halves, t), side in written.agreed)
            for side, (name, halves) in enumerate(zip(pair.names, pair.halves, strict=True))
        ],
        written=written,
        counts=[plain(each) for each in pair.counts or ()],
        by_director=pair.handed_in == "director",
        corrected=guest is not None and was_corrected(guest, state),
        open=state.stage == "results" and not pair.handed_in,
        begins=who_begins(state, pair, t),
        game=game,
        game_score=" – ".join(map(plain, score)) if score else "",
        may_play=may_play(state),
    )


def who_begins(state: "TableState", pair: "TablePair", t: Texts) -> str:
    if not state.starts:
        return t.gettext("A tile decides who starts.")
    return t.gettext("%(name)s starts.") % {"name": pair.names[0]}


def result_sentences(guest: "Guest", state: "TableState", t: Texts) -> tuple[str, str, str] | None:
    """Say what became of the result of this round."""
    from faristol.room.guest import RECEIVED

    sent = _sent(guest, state)
    if sent is None:
        return None
    score = {"score": sent.text}
    if was_corrected(guest, state):
        return None
    of_another_time = guest.answer in (RECEIVED, AnotherResult.code)
    if of_another_time and state.stage == "results" and state.pair and not state.pair.handed_in:
        fact = t.gettext("The director does not have it: %(score)s") % score
        return "bad", fact, t.gettext("Hand it in again.")
    if guest.answer == RECEIVED:
        return "ok", t.gettext("Received: %(score)s") % score, t.gettext("The director’s tablet has it.")
    if guest.answer:
        kind = REFUSALS.get(guest.answer, NotNow)
        fact, way_out = sentences(kind(round=sent.round, table=guest.table), t)
        return "bad", fact, way_out
    kept = t.gettext("It is saved here until the director’s tablet has it.")
    return "warn", t.gettext("On its way to the director: %(score)s") % score, kept


def was_corrected(guest: "Guest", state: "TableState") -> bool:
    """Return whether the director put right what this tablet had handed in: then only that is told."""
    from faristol.room.guest import RECEIVED

    sent, pair = _sent(guest, state), state.pair
    if guest.answer != RECEIVED or sent is None or pair is None or pair.handed_in != "director":
        return False
    return read_score(sent.text) != pair.score


def _code(guest: "Guest", state: "TableState") -> ResultCode | None:
    from faristol.room.guest_by_sight import result_code

    sent = _sent(guest, state)
    score = read_score(sent.text) if sent and not guest.answer and guest.by_sight else None
    text = result_code(guest, score) if score else None
    return ResultCode(text, qr(text)) if text else None


def _sent(guest: "Guest", state: "TableState") -> "Do | None":
    """Return the result of this round that was handed in here."""
    sent = guest.slip if guest.slip and guest.slip.act == "seat.result" else None
    if sent is None or sent.round != state.round or (state.pair and sent.pair != state.pair.ids):
        return None
    return sent


def own_line(state: "TableState", line: "PlayerLine", t: Texts) -> OwnLine:
    return OwnLine(
        line.name,
        _seat(state, line, t),
        " – ".join(map(plain, line.counts)) if line.counts else "",
        line.place,
        points_told(state, line.halves, t),
    )


def points_told(state: "TableState", halves: int, t: Texts) -> str:
    """Return the points of the tournament; nothing on a ladder, whose values nobody is sent."""
    return points(halves, t) if state.of else ""


def _seat(state: "TableState", line: "PlayerLine", t: Texts) -> Sentence:
    if line.board is None:
        if not (line.round if line.of else state.round):
            fact, then = WAITS["players"]
            return t.gettext(fact), t.gettext(then)
        fact = t.gettext("You have a bye in this round.") if line.rests else t.gettext("You are not paired.")
        return fact, t.gettext("The next pairing appears here by itself.")
    against = t.gettext("against %(name)s") % {"name": line.other}
    if state.starts:
        against += ", " + (t.gettext("you start") if line.starts else t.gettext("your opponent starts"))
    return t.gettext("Table %(table)s") % {"table": line.board}, against


def _words(scene: Scene) -> Wanted | None:
    state = state_of(scene)
    return state.language if state and state.pair else None


TABLE = Screen(
    name="table",
    view=view,
    title=_title,
    intents=acts(intents),
    words=_words,
    waits=False,
    events=True,
    reads=logs_for,
)
