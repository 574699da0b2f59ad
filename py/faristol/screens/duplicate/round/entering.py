"""Slips coming in: what the judge types, taps and rules."""

from dataclasses import replace
from typing import Any

from faristol.core.play import write_play
from faristol.errors import refusal
from faristol.games.duplicate import accepting, handing_in, opening, sanctions
from faristol.games.duplicate.errors import NoSuchTable, NotAPlay, NothingWritten, NotNow
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.possible import plays_of
from faristol.games.duplicate.ruling import Written
from faristol.games.log import Entry
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.duplicate.questions import SANCTION, WORDS
from faristol.screens.duplicate.round.odd import odd_slip
from faristol.screens.duplicate.round.slip import (
    SLIP,
    InHand,
    after_entry,
    chosen,
    in_hand,
    people_called,
    person,
    ways_to_circle,
)
from faristol.screens.duplicate.round.typed import read_typed
from faristol.screens.duplicate.sanction_words import step_notice
from faristol.screens.scene import Intent, Scene, Step
from faristol.texts import N_

PLAY, CIRCLE = "play", "circle"
NAMED = 5
"""So many people are named where a part of a name fits several."""

OfAnotherRound = refusal(
    "duplicate.of-another-round",
    N_("This slip was typed in round %(round)s, and round %(now)s goes on."),
    N_("Correct it in the results of its round, or throw it away."),
    field=PLAY,
)
NobodyCalledSo = refusal(
    "duplicate.nobody-called-so",
    N_("Nobody at the tables is called “%(called)s”."),
    N_("Write the table's number, or another part of the name."),
    field="table",
)
SeveralCalledSo = refusal(
    "duplicate.several-called-so",
    N_("“%(called)s” may be several: %(people)s."),
    N_("Write more of the name, or the table's number."),
    field="table",
)
NothingBefore = refusal(
    "duplicate.nothing-before",
    N_("No slip of this round was noted before this one."),
    N_("Write the play."),
    field=PLAY,
)
SeveralBest = refusal(
    "duplicate.several-best",
    N_("Several plays score most: %(plays)s."),
    N_("Write the one that stands on the slip."),
    field=PLAY,
)


def typing(scene: Scene, intent: Intent) -> Step:
    """Follow what is typed, letter by letter; nothing is written yet."""
    return _hold(scene, _typed(scene, intent))


def move(scene: Scene, intent: Intent) -> Step:
    """Go up or down the list of possible plays."""
    slip = _typed(scene, intent)
    return _hold(scene, replace(slip, at=max(0, slip.at + int(intent.data["by"]))))


def table(scene: Scene, intent: Intent) -> Step:
    """Take the table that was tapped as the slip's, or as one more with the same play."""
    number, slip = int(intent.data["table"]), _typed(scene, intent)
    if slip.many is not None:
        many = tuple(sorted(set(slip.many) ^ {number}))
        return _hold(scene, replace(slip, many=many))
    return _hold(scene, replace(slip, table=number, circle=""), focus=PLAY)


def take(scene: Scene, intent: Intent) -> Step:
    """Note what the slip says, on Enter or on a tap on a play of the list."""
    event, slip = event_of(scene), _typed(scene, intent)
    player = _whose(event, slip)
    typed = read_typed(slip.text)
    if "text" in intent.data:
        text = intent.data["text"]
    elif match := chosen(event, slip, scene.open_words):
        text = match.text
    elif typed.word or typed.where:
        raise NotAPlay(text=slip.text.strip())
    else:
        return _hold(scene, replace(slip, table=player.table), focus=PLAY)
    return _note_play(scene, slip, text)


def same(scene: Scene, intent: Intent) -> Step:
    """Note what was noted last once more, for the next table."""
    event, slip = event_of(scene), _typed(scene, intent)
    last = event.round.slips.get(slip.noted)
    if last is None:
        raise NothingBefore
    if text := last.play or last.written:
        return _note_play(scene, slip, text)
    return _note(scene, event, slip, _whose(event, slip), Written(null=last.reason))


def best(scene: Scene, intent: Intent) -> Step:
    """Note the play that scores most; where several do, the judge writes which."""
    event, slip = event_of(scene), _typed(scene, intent)
    plays = [
        write_play(event.tile_set, each.play) for each in plays_of(event, event.round, scene.open_words).best
    ]
    if not plays:
        return _note(scene, event, slip, _whose(event, slip), Written(null="none"))
    if len(plays) > 1:
        raise SeveralBest(plays=", ".join(plays[:NAMED]))
    return _note_play(scene, slip, plays[0])


def skip(scene: Scene, intent: Intent) -> Step:
    """Leave this table for later: the next one without a slip is in hand."""
    event, slip = event_of(scene), _typed(scene, intent)
    following = after_entry(event, slip, _whose(event, slip))
    return _hold(scene, replace(following, noted=slip.noted), focus=PLAY)


def circled(scene: Scene, intent: Intent) -> Step:
    """Note which letter of the slip is circled; without one it is null, as it needs a blank (DUP-13)."""
    event = event_of(scene)
    slip = in_hand(scene, event)
    if not slip.circle:
        raise NotNow
    given = read_typed(slip.text).given
    if "way" in intent.data:
        way = ways_to_circle(event, slip.circle, scene.open_words)[int(intent.data["way"])]
        written = Written(way.text, given=given, late=slip.late)
    else:
        written = Written(slip.circle, null="uncircled", given=given)
    answered = replace(slip, circle="")
    if slip.many is not None:
        return _note_for_many(scene, event, answered, written)
    return _note(scene, event, answered, _whose(event, slip), written)


def null(scene: Scene, intent: Intent) -> Step:
    """Note what only the judge can see: late, no circle, not to be read, nothing there."""
    event, slip = event_of(scene), _typed(scene, intent)
    typed = read_typed(slip.text)
    written = Written(typed.text, null=intent.data["reason"], given=typed.given)
    return _note(scene, event, slip, _whose(event, slip), written)


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
        event, event.round.number, player, "judge", is_word, everywhere=everywhere
    )
    return Step(entries=entries, session=scene.session.dismissed())


def withdraw(scene: Scene, intent: Intent) -> Step:
    event = event_of(scene)
    return Step(entries=handing_in.take_back(event, event.round.number, intent.data["player"]))


def late(scene: Scene, intent: Intent) -> Step:
    slip = in_hand(scene, event_of(scene))
    return _hold(scene, replace(slip, late=not slip.late), focus=PLAY)


def many(scene: Scene, intent: Intent) -> Step:
    """Begin to tap the tables that have the same play, or leave off."""
    event, slip = event_of(scene), _typed(scene, intent)
    if slip.many is not None:
        return _hold(scene, replace(slip, many=None), focus=PLAY)
    player = person(event, slip)
    return _hold(scene, replace(slip, many=(player.table,) if player else ()))


def take_many(scene: Scene, intent: Intent) -> Step:
    event, slip = event_of(scene), _typed(scene, intent)
    match = chosen(event, slip, scene.open_words)
    if match is None or not slip.many:
        raise NothingWritten
    if ways_to_circle(event, match.text, scene.open_words):
        return _ask_circle(scene, slip, match.text)
    return _note_for_many(scene, event, slip, Written(match.text, late=slip.late))


def nobody_else(scene: Scene, intent: Intent) -> Step:
    """Note that all who are missing handed in nothing."""
    event = event_of(scene)
    slip = in_hand(scene, event)
    number = event.round.number
    left = [player.id for player in event.expected_in(number) if player.id not in event.round.slips]
    return Step(entries=_hand_in(scene, event, slip, left, Written(null="absent")))


def warn(scene: Scene, intent: Intent) -> Step:
    """Sanction public remarks or misconduct (DUP-14); what costs more than a warning is asked about."""
    event, slip, t = event_of(scene), _typed(scene, intent), scene.texts
    asked = event.players.get(scene.session.get(SANCTION, ""))
    player = asked if asked and "sure" in intent.data else _whose(event, slip)
    step = sanctions.next_step(event, player.id)
    if step in ("zero", "expelled") and player is not asked:
        return Step(session=scene.session.put(SANCTION, player.id))
    entries = sanctions.sanction(event, player.id)
    following = event.steps[len(player.sanctions) + 1 :]
    notice = step_notice(entries[0]["step"], following[0] if following else None, player, t)
    stays = scene.session.dismissed().put(SLIP, replace(slip, table=player.table), about=event.round.number)
    return Step(entries=entries, session=stays, notice=notice, announce=notice[0], focus=PLAY)


def left(scene: Scene, intent: Intent) -> Step:
    event, slip = event_of(scene), _typed(scene, intent)
    player = _whose(event, slip)
    entries = opening.player_left(event, player.id)
    return _hold(scene, after_entry(event, slip, player), entries=entries, focus=PLAY)


def second(scene: Scene, intent: Intent) -> Step:
    """Let another judge read the same slips; what differs is listed."""
    slip = in_hand(scene, event_of(scene))
    return _hold(scene, InHand(second=not slip.second), focus=PLAY)


def _hold(scene: Scene, slip: InHand, **more: Any) -> Step:
    return Step(session=scene.session.put(SLIP, slip, about=event_of(scene).round.number), **more)


def _typed(scene: Scene, intent: Intent) -> InHand:
    """Return the slip as the fields of the form now have it."""
    event = event_of(scene)
    slip, round_ = in_hand(scene, event), intent.data.get("round")
    if round_ is not None and int(round_) != event.round.number:
        raise OfAnotherRound(round=round_, now=event.round.number)
    text = intent.fields.get("play", slip.text)
    number = intent.fields.get("table", "")
    if text != slip.text:
        slip = replace(slip, text=text, at=0, circle="")
    if number.isdecimal():
        return replace(slip, table=int(number), called="")
    return replace(slip, called=number.strip())


def _whose(event: Duplicate, slip: InHand) -> Player:
    player = person(event, slip)
    if player is None and slip.called:
        found = people_called(event, slip.called)
        names = ", ".join(f"{each.table} {each.name}" for each in found[:NAMED])
        raise (
            SeveralCalledSo(called=slip.called, people=names) if found else NobodyCalledSo(called=slip.called)
        )
    if player is None:
        raise NoSuchTable(table=str(read_typed(slip.text).table or slip.table or ""))
    return player


def asks_about_circle(scene: Scene) -> bool:
    event = event_of(scene)
    return bool(event.rounds and in_hand(scene, event).circle)


def _ask_circle(scene: Scene, slip: InHand, text: str) -> Step:
    return _hold(scene, replace(slip, circle=text), focus=CIRCLE)


def _note_for_many(scene: Scene, event: Duplicate, slip: InHand, written: Written) -> Step:
    players = [player.id for player in event.at_tables if player.table in (slip.many or ())]
    entries = _hand_in(scene, event, slip, players, written)
    return _hold(scene, InHand(), entries=entries, focus=PLAY)


def _note_play(scene: Scene, slip: InHand, text: str) -> Step:
    event = event_of(scene)
    player, given = _whose(event, slip), read_typed(slip.text).given
    if ways_to_circle(event, text, scene.open_words):
        return _ask_circle(scene, replace(slip, table=player.table), text)
    return _note(scene, event, slip, player, Written(text, given=given, late=slip.late))


def _note(scene: Scene, event: Duplicate, slip: InHand, player: Player, written: Written) -> Step:
    return _hold(
        scene,
        after_entry(event, slip, player),
        entries=_hand_in(scene, event, slip, [player.id], written),
        focus=PLAY,
        notice=None if slip.second else odd_slip(scene, event, player, written),
    )


def _hand_in(
    scene: Scene, event: Duplicate, slip: InHand, players: list[str], written: Written
) -> list[Entry]:
    is_word = scene.open_words.lexicon.contains
    if slip.second:
        return [
            entry
            for player in players
            for entry in handing_in.read_again(event, event.round.number, player, written, is_word)
        ]
    return handing_in.hand_in(event, event.round.number, players, written, is_word)


INTENTS = {
    "typing": typing,
    "move": move,
    "table": table,
    "take": take,
    "same": same,
    "best": best,
    "skip": skip,
    "circled": circled,
    "null": null,
    "accept": accept,
    "withdraw": withdraw,
    "late": late,
    "many": many,
    "take_many": take_many,
    "nobody_else": nobody_else,
    "warn": warn,
    "left": left,
    "second": second,
}
