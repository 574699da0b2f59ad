"""A slip is noted: whose it is, what its fields say, and what follows for the next one."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from faristol.core.play import in_writing
from faristol.errors import Rejected, refusal
from faristol.games.duplicate import handing_in, topping
from faristol.games.duplicate.errors import NotAPlay, NotNow, NotTheBest
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.from_judges import Checked, NotedOtherwise, compare_with_noted
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.possible import plays_of
from faristol.games.duplicate.ruling import Written
from faristol.games.log import Entry
from faristol.screens.duplicate.judges import host_of, judge_of
from faristol.screens.duplicate.on_paper import as_read, question_about, ways_to_circle
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.duplicate.round.going_on import goes_on
from faristol.screens.duplicate.round.odd import odd_slip
from faristol.screens.duplicate.round.slip import (
    SLIP,
    InHand,
    after_entry,
    hides_slips,
    in_hand,
    people_called,
    person,
)
from faristol.screens.duplicate.ruled_slips import in_words, ruled_slip
from faristol.screens.duplicate.suggesting import beginning
from faristol.screens.duplicate.tables_here import no_table
from faristol.screens.duplicate.typed import may_name_table, read_typed
from faristol.screens.notice import Caution, Done
from faristol.screens.parts.reasons import reason_sentence
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, Scene, Step
from faristol.texts import N_, Texts

PLAY, QUESTION = "play", "question"
NAMED = 5
"""So many people are named where a part of a name fits several."""

OfAnotherRound = refusal(
    "duplicate.of-another-round",
    N_("This slip was typed in round %(round)s; now it is round %(now)s."),
    N_("Correct it in the results of its round, or discard it."),
    field=PLAY,
)
TableHasSlip = refusal(
    "duplicate.table-has-slip",
    N_("Table %(table)s, %(name)s, has a slip already: %(slip)s."),
    N_("Replace it, keep it, or write the right table."),
    aside=True,
)
Unreadable = refusal(
    "duplicate.unreadable",
    N_("Table %(whose)s, %(name)s: no possible play begins with “%(text)s”."),
    N_("Correct it when you have read its paper again; what you type now is the next table’s."),
    aside=True,
)
NobodyCalledSo = refusal(
    "duplicate.nobody-called-so",
    N_("Nobody at the tables is called “%(called)s”."),
    N_("Write the table’s number, or another part of the name."),
    field="table",
)
SeveralCalledSo = refusal(
    "duplicate.several-called-so",
    N_("“%(called)s” fits several players: %(people)s."),
    N_("Write more of the name, or the table’s number."),
    field="table",
)


def next_slip(event: Duplicate) -> str | None:
    """Return the field where the next slip is written, if it is on the screen."""
    return PLAY if event.stage in ("time", "stopped", "slips") and not hides_slips(event) else None


def hold(scene: Scene, slip: InHand, **more: Any) -> Step:
    return Step(session=scene.session.put(SLIP, slip, about=event_of(scene).round.number), **more)


def typed_slip(scene: Scene, intent: Intent) -> InHand:
    """Return the slip as the fields of the form now have it."""
    event = event_of(scene)
    slip, round_ = in_hand(scene, event), intent.data.get("round")
    if round_ is not None and int(round_) != event.round.number:
        raise OfAnotherRound(round=round_, now=event.round.number)
    text = intent.fields.get("play", slip.text)
    number = intent.fields.get("table", "")
    if text != slip.text:
        slip = replace(slip, text=text, chosen="", asked="")
    slip = replace(slip, replaces="replace" in intent.data)
    if number.isdecimal():
        chosen = slip.chosen if slip.table in (None, int(number)) else ""
        return replace(slip, table=int(number), called="", chosen=chosen)
    return replace(slip, called=number.strip())


def whose(event: Duplicate, slip: InHand) -> Player:
    player = person(event, slip)
    if player is None and slip.called:
        found = people_called(event, slip.called)
        names = ", ".join(f"{each.table} {each.name}" for each in found[:NAMED])
        raise (
            SeveralCalledSo(called=slip.called, people=names) if found else NobodyCalledSo(called=slip.called)
        )
    if player is None:
        raise no_table(event, _number(slip))
    return player


def _number(slip: InHand) -> str:
    """Return the table that is written, at the beginning of the play or in its own field."""
    number = read_typed(slip.text).table
    number = slip.table if number is None else number
    return "" if number is None else str(number)


def asks_about_slip(scene: Scene) -> str | None:
    """Return the table whose slip is asked about; "" where it is that of several."""
    event = event_of(scene)
    slip = in_hand(scene, event) if event.rounds else None
    if slip is None or not slip.asked:
        return None
    return str(slip.table or "")


def ask(scene: Scene, slip: InHand, text: str) -> Step:
    table = whose(event_of(scene), slip).table if slip.many is None else None
    return hold(scene, replace(slip, table=table, asked=text), focus=QUESTION)


def note_typed(scene: Scene, slip: InHand) -> Step:
    """Note the play that is typed, or the one that it names; or ask what only the paper can tell."""
    event, typed, words = event_of(scene), read_typed(slip.text), scene.open_words
    if question_about(event, event.round, typed.text, words.lexicon.contains):
        return ask(scene, slip, typed.text)
    going_on = goes_on(event, event.round, typed, words)
    if going_on is None:
        found = beginning(event, event.round, as_read(typed), words) if may_name_table(slip.text) else None
        if found is not None and not any(each.is_whole for each in found):
            raise NotAPlay(text=slip.text.strip())
        return note_as_written(scene, slip)
    if going_on.named is None:
        return ask(scene, slip, typed.text)
    noted = note_play(scene, slip, going_on.named)
    return replace(noted, announce=_announced(event, going_on.named, noted.entries, scene.texts))


def _announced(event: Duplicate, named: str, entries: Sequence[Entry], t: Texts) -> str:
    """Return whole the play that was only begun, and its points where they are noted."""
    play = in_writing(event.tile_set, named)
    if not entries:
        return play
    points = entries[0]["points"]
    return t.ngettext("%(play)s, %(num)s point", "%(play)s, %(num)s points", points) % {
        "play": play,
        "num": points,
    }


def pass_over(scene: Scene, slip: InHand, unreadable: Rejected) -> Step:
    """Put what no play begins with aside for its table, so that the next line is the next table's."""
    event = event_of(scene)
    player = person(event, slip)
    is_glued = may_name_table(slip.text) and read_typed(slip.text).table is None
    if player is None or slip.many is not None or event.topping or is_glued:
        raise unreadable
    following = replace(after_entry(event, slip, player), noted=slip.noted)
    refused = Unreadable(whose=player.table, name=player.name, text=slip.text.strip())
    return replace(hold(scene, following), refused=refused)


def note_as_written(scene: Scene, slip: InHand) -> Step:
    typed = read_typed(slip.text)
    return note(scene, slip, Written(as_read(typed).text, given=typed.given, late=slip.late))


def note_play(scene: Scene, slip: InHand, text: str) -> Step:
    """Note a play that an act of its own has named; only a circle is asked about."""
    event, given = event_of(scene), read_typed(slip.text).given
    if ways_to_circle(event, event.round, text, scene.open_words.lexicon.contains):
        return ask(scene, slip, text)
    return note(scene, slip, Written(text, given=given, late=slip.late))


def note(scene: Scene, slip: InHand, written: Written) -> Step:
    event = event_of(scene)
    if slip.many is not None:
        return _note_for_many(scene, event, slip, written)
    player = whose(event, slip)
    entries = hand_in(scene, event, slip, [player.id], written)
    if event.topping:
        return _topped(scene, event, slip, player, entries)
    if not slip.second and (compared := _compared(scene, event, player, written, entries[0])):
        following = hold(scene, after_entry(event, slip, player))
        return replace(compared, session=following.session, focus=next_slip(event))
    _only_one_slip(scene, event, slip, [player])
    return hold(
        scene,
        after_entry(event, slip, player),
        entries=entries,
        focus=next_slip(event),
        notice=None if slip.second else odd_slip(scene, event, player, written),
    )


def _topped(scene: Scene, event: Duplicate, slip: InHand, player: Player, entries: list[Entry]) -> Step:
    """Return what was found, or that a try was not the best play; the table may go on looking."""
    if entries[0]["type"] == "TopFound":
        ends_the_round = len(entries) > 1
        focus = "work" if ends_the_round else next_slip(event)
        return hold(scene, after_entry(event, slip, player), entries=entries, focus=focus)
    notice = _not_the_best(event, entries[0], scene.texts)
    return hold(scene, InHand(), entries=entries, focus=next_slip(event), notice=notice)


def _not_the_best(event: Duplicate, tried: Entry, t: Texts) -> Caution:
    """Say of a try that there is a better play, or why it is none."""
    play = in_writing(event.tile_set, tried["play"] or tried["written"])
    better, go_on = sentences(NotTheBest(play=play), t)
    if not tried["reason"]:
        return Caution(better, go_on)
    null = t.gettext("%(play)s is null. %(reason)s")
    reason = reason_sentence(tried["reason"], t, tried["words"])
    return Caution(null % {"play": play, "reason": reason}, go_on)


def _note_for_many(scene: Scene, event: Duplicate, slip: InHand, written: Written) -> Step:
    if event.topping:
        raise NotNow
    players = [player for player in event.at_tables if player.table in (slip.many or ())]
    _only_one_slip(scene, event, slip, players)
    entries = hand_in(scene, event, slip, [player.id for player in players], written)
    return hold(scene, InHand(), entries=entries, focus=next_slip(event))


def _only_one_slip(scene: Scene, event: Duplicate, slip: InHand, players: Sequence[Player]) -> None:
    """Refuse a second slip of a table until the judge has said that it replaces the first."""
    if slip.second or slip.replaces:
        return
    beside = judge_of(scene) is not None
    for player in players:
        had = ruled_slip(event, event.round, player, scene.texts)
        if had and (not beside or player.id in event.round.by_judges):
            raise TableHasSlip(table=player.table, name=player.name, slip=in_words(event, had, scene.texts))


def _compared(scene: Scene, event: Duplicate, player: Player, written: Written, ruled: Entry) -> Step | None:
    """Return what follows where the second judge has noted this slip already: nothing more is written."""
    host = host_of(scene)
    if host is None or player.id not in event.round.by_judges:
        return None
    from faristol.room.doubts import checked, doubted
    from faristol.room.messages import Judged
    from faristol.room.orders import RoomStep

    number, table = event.round.number, player.table
    try:
        compare_with_noted(event, ruled, None)
    except Checked as same:
        return Step(room=RoomStep(checked(host, number, table)), notice=Done(*sentences(same, scene.texts)))
    except NotedOtherwise:
        null: Any = written.null
        read = Judged("0" * 32, "judge.slip", number, table, written.text, null, written.given, written.late)
        return Step(room=RoomStep(doubted(host, 0, read)))
    return None


def hand_in(
    scene: Scene, event: Duplicate, slip: InHand, players: list[str], written: Written
) -> list[Entry]:
    is_word = scene.open_words.lexicon.contains
    if event.topping:
        if slip.second:
            raise NotNow
        plays = plays_of(event, event.round, scene.open_words)
        (player,) = players
        return topping.note(event, player, written, is_word, plays, scene.now)
    if slip.second:
        return [
            entry
            for player in players
            for entry in handing_in.read_again(event, event.round.number, player, written, is_word)
        ]
    return handing_in.hand_in(event, event.round.number, players, written, is_word)
