"""Slips coming in: what the judge types, taps and rules."""

from dataclasses import replace

from faristol.games.duplicate import accepting, handing_in, opening, sanctions
from faristol.games.duplicate.errors import NotAPlay, NothingWritten, NotNow
from faristol.games.duplicate.ruling import Written
from faristol.screens.duplicate import late_slips
from faristol.screens.duplicate.judges import host_of, written_of
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.duplicate.questions import SANCTION, WORDS
from faristol.screens.duplicate.round.noting import (
    hold,
    next_slip,
    note,
    note_as_written,
    note_play,
    note_typed,
    pass_over,
    typed_slip,
    whose,
)
from faristol.screens.duplicate.round.slip import (
    SLIP,
    InHand,
    after_entry,
    in_hand,
    moved,
    person,
    question,
)
from faristol.screens.duplicate.round.standing_for import best_play, by_sign, same_play
from faristol.screens.duplicate.sanction_words import in_round, step_notice
from faristol.screens.duplicate.typed import beginning, read_signed, read_typed
from faristol.screens.scene import Intent, Scene, Step


def typing(scene: Scene, intent: Intent) -> Step:
    """Follow what is typed, letter by letter; nothing is written yet."""
    return hold(scene, typed_slip(scene, intent))


def move(scene: Scene, intent: Intent) -> Step:
    """Go up or down the list of possible plays."""
    event, by = event_of(scene), int(intent.data["by"])
    return hold(scene, moved(event, typed_slip(scene, intent), by, scene.open_words))


def table(scene: Scene, intent: Intent) -> Step:
    """Take the table that was tapped as the slip's, or as one more with the same play."""
    event, number, slip = event_of(scene), int(intent.data["table"]), typed_slip(scene, intent)
    if slip.many is not None:
        many = tuple(sorted(set(slip.many) ^ {number}))
        return hold(scene, replace(slip, many=many))
    return hold(scene, replace(slip, table=number, called="", asked=""), focus=next_slip(event))


def take(scene: Scene, intent: Intent) -> Step:
    """Note what is typed, on Enter; or a play of the list that was tapped, or chosen with the arrows."""
    event, slip = event_of(scene), typed_slip(scene, intent)
    if (signed := read_signed(slip.text)) and "text" not in intent.data:
        return by_sign(scene, replace(slip, table=signed.table, text=""), signed)
    typed = read_typed(slip.text)
    if "text" in intent.data:
        return note_play(scene, slip, intent.data["text"])
    if slip.chosen:
        return note_play(scene, slip, slip.chosen)
    try:
        if typed.word and not typed.where and beginning(event.tile_set, typed.word) is None:
            raise NotAPlay(text=slip.text.strip())
        if typed.word or typed.where:
            return note_typed(scene, slip)
    except NotAPlay as unreadable:
        return pass_over(scene, slip, unreadable)
    return hold(scene, replace(slip, table=whose(event, slip).table), focus=next_slip(event))


def same(scene: Scene, intent: Intent) -> Step:
    """Note what was noted last once more, for the next table."""
    return same_play(scene, typed_slip(scene, intent))


def best(scene: Scene, intent: Intent) -> Step:
    """Note the play that scores most; where several do, the judge writes which."""
    return best_play(scene, typed_slip(scene, intent))


def skip(scene: Scene, intent: Intent) -> Step:
    """Leave this table for later: the next one without a slip is in hand."""
    event, slip = event_of(scene), typed_slip(scene, intent)
    following = after_entry(event, slip, whose(event, slip))
    return hold(scene, replace(following, noted=slip.noted), focus=next_slip(event))


def answered(scene: Scene, intent: Intent) -> Step:
    """Note what stands on the paper: one of the plays that were asked about, or none, and it is null."""
    event = event_of(scene)
    slip = in_hand(scene, event)
    asked = question(event, slip, scene.open_words)
    if asked is None:
        raise NotNow
    answered = replace(slip, asked="")
    if "way" in intent.data:
        return note_play(scene, answered, asked.ways[int(intent.data["way"])].text)
    if asked.kind == "more":
        return note_as_written(scene, answered)
    if asked.null is None:
        raise NotNow
    given = read_typed(slip.text).given
    return note(scene, answered, Written(slip.asked, null=asked.null, given=given))


def null(scene: Scene, intent: Intent) -> Step:
    """Note what only the judge can see: late, no circle, not to be read, nothing there."""
    slip = typed_slip(scene, intent)
    typed = read_typed(slip.text)
    written = Written(typed.text, null=intent.data["reason"], given=typed.given)
    return note(scene, slip, written)


def accept(scene: Scene, intent: Intent) -> Step:
    """Take words that the lexicon refuses; the judge is asked once in which rounds they count."""
    event, player = event_of(scene), intent.data["player"]
    slip = event.round.slips.get(player)
    if slip is None or slip.reason != "word":
        raise NotNow
    if "counts" not in intent.data:
        return Step(session=scene.session.put(WORDS, player))
    is_word, everywhere = scene.open_words.lexicon.contains, intent.data["counts"] == "event"
    entries = accepting.accept_words_of_slip(
        event, event.round.number, player, accepting.NO_REASON, is_word, everywhere=everywhere
    )
    return Step(entries=entries, session=scene.session.dismissed())


def withdraw(scene: Scene, intent: Intent) -> Step:
    event, is_word = event_of(scene), scene.open_words.lexicon.contains
    return Step(entries=handing_in.take_back(event, event.round.number, intent.data["player"], is_word))


def take_late(scene: Scene, intent: Intent) -> Step:
    """Take in the round what came too late; in the room it can be taken as well."""
    return Step(entries=late_slips.take_late(scene, intent))


def late(scene: Scene, intent: Intent) -> Step:
    event = event_of(scene)
    slip = in_hand(scene, event)
    return hold(scene, replace(slip, late=not slip.late), focus=next_slip(event))


def many(scene: Scene, intent: Intent) -> Step:
    """Begin to tap the tables that have the same play, or leave off."""
    event, slip = event_of(scene), typed_slip(scene, intent)
    if slip.many is not None:
        return hold(scene, replace(slip, many=None), focus=next_slip(event))
    player = person(event, slip)
    return hold(scene, replace(slip, many=(player.table,) if player else ()))


def take_many(scene: Scene, intent: Intent) -> Step:
    slip = typed_slip(scene, intent)
    if not slip.text.strip() or not slip.many:
        raise NothingWritten
    return note_play(scene, slip, slip.chosen) if slip.chosen else note_typed(scene, slip)


def warn(scene: Scene, intent: Intent) -> Step:
    """Sanction public remarks or misconduct (DUP-14); what costs more than a warning is asked about."""
    event, slip, t = event_of(scene), typed_slip(scene, intent), scene.texts
    asked = event.players.get(scene.session.get(SANCTION, ""))
    player = asked if asked and "sure" in intent.data else whose(event, slip)
    step = sanctions.next_step(event, player.id)
    if step in ("zero", "points", "expelled") and player is not asked:
        return Step(session=scene.session.put(SANCTION, player.id))
    entries = sanctions.sanction(event, player.id, in_round(intent))
    following = event.steps[len(player.sanctions) + 1 :]
    notice = step_notice(entries[0], following[0] if following else None, player, t)
    stays = scene.session.dismissed().put(SLIP, replace(slip, table=player.table), about=event.round.number)
    return Step(entries=entries, session=stays, notice=notice, announce=notice.fact, focus=next_slip(event))


def left(scene: Scene, intent: Intent) -> Step:
    event, slip = event_of(scene), typed_slip(scene, intent)
    player = whose(event, slip)
    entries = opening.player_left(event, player.id)
    return hold(scene, after_entry(event, slip, player), entries=entries, focus=next_slip(event))


def second(scene: Scene, intent: Intent) -> Step:
    """Let another judge read the same slips; what differs is listed."""
    event = event_of(scene)
    if event.topping:
        raise NotNow
    return hold(scene, InHand(second=not in_hand(scene, event).second), focus=next_slip(event))


def first_stands(scene: Scene, intent: Intent) -> Step:
    """Leave the slip as it is in, though another judge has read it differently."""
    from faristol.room.doubts import settled
    from faristol.room.orders import RoomStep

    event, host = event_of(scene), host_of(scene)
    if host is None or not event.rounds:
        raise NotNow
    said = settled(host, event.round.number, int(intent.data["table"]))
    return Step(room=RoomStep(said), focus=next_slip(event))


def second_stands(scene: Scene, intent: Intent) -> Step:
    """Note the slip as it was read the second time, in place of the first."""
    from faristol.room.doubts import doubts_in

    event, host, table = event_of(scene), host_of(scene), int(intent.data["table"])
    doubt = doubts_in(host, len(event.rounds)).get(table) if host else None
    player = next((each for each in event.at_tables if each.table == table), None)
    if doubt is None or player is None:
        raise NotNow
    is_word = scene.open_words.lexicon.contains
    entries = handing_in.hand_in(event, event.round.number, [player.id], written_of(doubt.read), is_word)
    return replace(first_stands(scene, intent), entries=entries)


INTENTS = {
    "first_stands": first_stands,
    "second_stands": second_stands,
    "typing": typing,
    "move": move,
    "table": table,
    "take": take,
    "same": same,
    "best": best,
    "skip": skip,
    "answered": answered,
    "null": null,
    "accept": accept,
    "withdraw": withdraw,
    "take_late": take_late,
    "late": late,
    "many": many,
    "take_many": take_many,
    "warn": warn,
    "left": left,
    "second": second,
}
