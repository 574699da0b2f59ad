"""A slip of any round put right: what stands on it, or why it counts nothing. The log keeps both."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from faristol.core.play import in_writing, marked_play, write_play
from faristol.errors import refusal
from faristol.games.duplicate import accepting, claims, handing_in
from faristol.games.duplicate.errors import (
    BlankNotCircled,
    FoundOnce,
    NoSuchTable,
    NotNow,
    NotThePoints,
    ResultsAreFinal,
)
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.rounds import Round, Slip
from faristol.games.duplicate.ruling import IsWord, Written, any_word
from faristol.games.log import Entry
from faristol.screens.acts import Act
from faristol.screens.duplicate.on_paper import OpenQuestion, as_read, question_about
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.duplicate.results.place import CHOSEN, Edit, chosen, place_of
from faristol.screens.duplicate.suggesting import LISTED, beginning
from faristol.screens.duplicate.tables_here import no_table
from faristol.screens.duplicate.typed import Typed, read_typed
from faristol.screens.notice import Done
from faristol.screens.parts.letters import Letters, letters_of
from faristol.screens.parts.reasons import reason_sentence
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Session
from faristol.screens.view import view_value
from faristol.texts import N_, Texts
from faristol.words.bitsets import Bitsets

TableInPlay = refusal(
    "duplicate.table-in-play",
    N_("The %(table)s at the beginning is not this player’s table."),
    N_("Leave it out, or correct that table’s slip on the page of the round."),
    field="play",
)
PlaceMissing = refusal(
    "duplicate.place-missing",
    N_("The coordinates of %(word)s are not written."),
    N_("Write those on the slip; if there are none, choose “Coordinates”, and the slip is null."),
    field="play",
)
WordMissing = refusal(
    "duplicate.word-missing",
    N_("The word at %(place)s is not written."),
    N_("Write the one on the slip; if there is none, choose “Illegible”, and the slip is null."),
    field="play",
)
CapitalOrBlank = refusal(
    "duplicate.capital-or-blank",
    N_("The small letter may be a blank, or not."),
    N_("Write the play as it is on the slip: %(ways)s."),
    field="play",
)


@view_value
class Suggestion:
    """A possible play: how it is written into the field, how it is drawn, and its points."""

    text: str
    place: str
    letters: Letters
    points: int


@view_value
class SlipForm:
    """The slip that is being put right, and what was written over it."""

    round: int
    player: Player | None
    own_page: bool
    answers: Mapping[str, Any]
    """By the names of the fields."""
    explained: bool
    """Whether the time for claims is over, so that it is asked why."""
    nulls: Sequence[tuple[str, str, None]]
    has_slip: bool
    suggested: Sequence[Suggestion]


def form(scene: Scene, t: Texts) -> SlipForm | None:
    """Return the form as it is on the screen."""
    asked = chosen(scene).edit
    event = event_of(scene)
    if asked is None or event.final or event.topping or asked.page != _page(scene):
        return None
    if not 1 <= asked.round <= len(event.rounds):
        return None
    player = event.players.get(asked.player or "")
    slip = event.rounds[asked.round - 1].slips.get(player.id) if player else None
    nulls = (
        ("", t.gettext("As written"), None),
        ("none", t.gettext("Blank"), None),
        ("absent", t.gettext("Absent"), None),
        ("late", t.gettext("Late"), None),
        ("uncircled", t.gettext("Blank not circled"), None),
        ("illegible", t.gettext("Illegible"), None),
        ("coordinates", t.gettext("Coordinates"), None),
    )
    usual: dict[str, Any] = {"table": player.table if player else "", "why": "", "everywhere": ""}
    if slip:
        null = slip.reason if slip.reason in [name for name, *_ in nulls] else ""
        given = "" if slip.given is None else slip.given
        usual |= {"play": _as_typed(event, slip), "null": null, "given": given, "accepted": slip.accepted}
    else:
        usual |= dict.fromkeys(("play", "null", "given", "accepted"), "")
    answers = usual | asked.form
    typed, round_ = asked.form.get("play", ""), event.rounds[asked.round - 1]
    return SlipForm(
        asked.round,
        player,
        place_of(scene).player is not None,
        answers,
        claims.time_is_over(event, scene.now),
        nulls,
        slip is not None,
        _suggested(event, round_, typed, scene.words),
    )


def _suggested(event: Duplicate, round_: Round, text: str, words: Bitsets | None) -> list[Suggestion]:
    """Return the possible plays that begin so, each with its blanks."""
    found = beginning(event, round_, read_typed(text), words, LISTED) if words else []
    return [
        Suggestion(
            marked_play(event.tile_set, write_play(event.tile_set, each.play)),
            str(each.play.place),
            letters_of(event.tile_set, each.play.word),
            each.points,
        )
        for each in found
        if each.points is not None
    ][:LISTED]


def edit(scene: Scene, event: Duplicate, round: int, player: str | None = None) -> Act:
    _open_to_corrections(event)
    if not 1 <= round <= len(event.rounds):
        raise NotNow
    asked = Edit(round, player, _page(scene))
    return Step(session=scene.session.change(CHOSEN, edit=asked), focus=_first_field(event, asked))


def _open_to_corrections(event: Duplicate) -> None:
    if event.final:
        raise ResultsAreFinal
    if event.topping:
        raise FoundOnce


def _first_field(event: Duplicate, asked: Edit) -> str:
    """Return what is written first: where words are not in the list, why they are accepted."""
    if asked.player is None:
        return "table"
    slip = event.rounds[asked.round - 1].slips.get(asked.player)
    return "accepted" if slip and slip.reason == "word" else "play"


def write(scene: Scene, fields: dict[str, str]) -> Act:
    asked = chosen(scene).edit
    return Step(session=scene.session.change(CHOSEN, edit=replace(asked, form=fields))) if asked else Step()


def fill(scene: Scene, play: str) -> Act:
    """Take a suggested play into the field; it is ruled when the slip is put right."""
    asked = chosen(scene).edit
    if asked is None:
        return Step()
    form = {**asked.form, "play": play, "null": ""}
    return Step(session=scene.session.change(CHOSEN, edit=replace(asked, form=form)), focus="play")


def leave(session: Session) -> Act:
    return session.change(CHOSEN, edit=None)


def put_right(scene: Scene, event: Duplicate, t: Texts, fields: dict[str, str]) -> Act:
    _open_to_corrections(event)
    typed, null = read_typed(fields.get("play", "")), fields.get("null") or None
    number, player = _meant(scene, event, fields.get("table", ""), typed.table)
    given = fields.get("given", "").strip()
    if given and not given.isdecimal():
        raise NotThePoints(given=given)
    accepted = " ".join(fields.get("accepted", "").split())
    is_word, everywhere = scene.open_words.lexicon.contains, bool(fields.get("everywhere"))
    if not null:
        _only_what_is_written(event, event.rounds[number - 1], typed, any_word if accepted else is_word)
    written = Written(
        text=as_read(typed).text,
        null=null,
        given=int(given) if given else typed.given,
        accepted=accepted,
    )
    ruled = accepting.accept_slip(event, number, player, written, is_word, everywhere=everywhere)
    entries = claims.corrected(event, ruled, fields.get("why", ""), scene.now)
    fact = _sentence(event, event.rounds[number - 1], entries[-1], t)
    return Step(
        entries,
        session=scene.session.change(CHOSEN, edit=None),
        notice=Done(fact, _follows(t)),
    )


def _only_what_is_written(event: Duplicate, round_: Round, typed: Typed, is_word: IsWord) -> None:
    """Refuse a play of which only who has the paper knows more."""
    asked = question_about(event, round_, typed.text, is_word) if typed.text else None
    match asked and asked.kind:
        case "place":
            raise PlaceMissing(word=typed.word)
        case "word":
            raise WordMissing(place=typed.place or typed.where)
        case "capital" if asked:
            raise CapitalOrBlank(ways=_as_written(event, asked))
        case "circle" if asked:
            raise BlankNotCircled(ways=_as_written(event, asked))


def _as_written(event: Duplicate, asked: OpenQuestion) -> str:
    return ", ".join(marked_play(event.tile_set, way.text) for way in asked.ways)


def _as_typed(event: Duplicate, slip: Slip) -> str:
    """Return what is on a slip, as one would type it again."""
    return in_writing(event.tile_set, slip.play or slip.written)


def take_away(scene: Scene, event: Duplicate, t: Texts, why: str = "") -> Act:
    """Take the slip from this player: it was another's."""
    _open_to_corrections(event)
    asked = chosen(scene).edit
    if asked is None or not asked.player:
        raise NotNow
    is_word = scene.open_words.lexicon.contains
    back = handing_in.take_back(event, asked.round, asked.player, is_word)
    entries = claims.corrected(event, back, why, scene.now)
    player = event.players[asked.player]
    none = t.gettext("Table %(table)s no longer has a slip in round %(round)s.")
    stands = entries[-1] if "play" in entries[-1] else None
    fact = (
        _sentence(event, event.rounds[asked.round - 1], stands, t)
        if stands
        else none % {"table": player.table, "round": asked.round}
    )
    return Step(
        entries,
        session=scene.session.change(CHOSEN, edit=None),
        notice=Done(fact, _follows(t)),
    )


def _meant(scene: Scene, event: Duplicate, table: str, before: int | None) -> tuple[int, str]:
    """Return the round and the player; `before` is the table that is written before the play."""
    asked = chosen(scene).edit
    if asked is None:
        raise NotNow
    if before is not None:
        if place_of(scene).player is not None and table.strip() != str(before):
            raise TableInPlay(table=before)
        table = str(before)
    found = [player.id for player in event.players.values() if str(player.table) == table.strip()]
    if not found:
        raise no_table(event, table.strip()) if table.strip().isdecimal() else NoSuchTable(table=table)
    return asked.round, found[0]


def _sentence(event: Duplicate, round_: Round, entry: Entry, t: Texts) -> str:
    table = event.players[entry["player"]].table
    facts: dict[str, Any] = {"table": table, "round": round_.number}
    play = in_writing(event.tile_set, entry["play"] or entry["written"] or "–")
    facts |= {"play": play, "points": entry["points"]}
    if entry["reason"]:
        sentence = t.gettext("Table %(table)s, round %(round)s: %(play)s is null. %(reason)s")
        return sentence % {**facts, "reason": reason_sentence(entry["reason"], t, entry["words"])}
    return t.gettext("Table %(table)s, round %(round)s: %(play)s, points: %(points)s.") % facts


def _follows(t: Texts) -> str:
    return t.gettext("Totals, bonuses and places are updated; the log keeps both.")


def _page(scene: Scene) -> str:
    place = place_of(scene)
    return f"round-{place.round.number}" if place.round else place.player.id if place.player else ""
