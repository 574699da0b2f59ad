"""What the judge does with the list of players, before the first round and after."""

from dataclasses import replace
from functools import reduce

from faristol.games import judging_draws as drawing
from faristol.games.commitment import SECRET_BYTES
from faristol.games.duplicate import judging, opening, sanctions
from faristol.games.duplicate.errors import AnotherEvent, NoSuchTable, NotNow, UnreadableList
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.facts import apply
from faristol.games.duplicate.players import Player
from faristol.games.log import Entry
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.duplicate.players.notes import NOTES, notes
from faristol.screens.duplicate.players.papers import MOST_SLIPS, PAPER, Paper, SlipsUnreadable
from faristol.screens.duplicate.players.pasted import LISTED, lines_of, new_ids, read_list
from faristol.screens.duplicate.questions import SANCTION
from faristol.screens.duplicate.sanction_words import in_round
from faristol.screens.parts import people
from faristol.screens.parts.event_files import whole_log
from faristol.screens.parts.list_columns import chosen_columns, is_unseen, look_first
from faristol.screens.parts.pasted_lists import decoded, plain
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.sealed.promise import occasion, recorded, with_answer
from faristol.screens.session import Question

FORGETTING = Question("forgetting", bool)


def _table(text: str) -> int:
    if not text.strip().isdecimal():
        raise NoSuchTable(table=text.strip())
    return int(text)


# --- before the first round


def enter(scene: Scene, intent: Intent) -> Step:
    """A name with its table; where the hand wrote none it is the next free one, as the form proposes."""
    event, fields = event_of(scene), intent.fields
    table = _table(fields["table"]) if fields.get("table") else opening.free_table(event)
    return _enters(
        scene, Player(next(new_ids(event)), table, fields.get("player", ""), fields.get("group", ""))
    )


def enter_known(scene: Scene, intent: Intent) -> Step:
    """Seat somebody who has played here before at the next free table."""
    event, name = event_of(scene), intent.data["name"]
    known = next((one for one in people.offered(scene.remembered, event) if one.name == name), None)
    if known is None:
        return Step()
    player = Player(next(new_ids(event)), opening.free_table(event), name, known.group)
    return _enters(scene, player)


def _enters(scene: Scene, player: Player) -> Step:
    entries = opening.enter_player(event_of(scene), player)
    sentence = scene.texts.gettext("Table %(table)s: %(name)s") % entries[0]
    return Step(entries=entries, focus="player", announce=sentence)


def to_name(scene: Scene, intent: Intent) -> Step:
    """Lead to the field in which the missing players are entered."""
    return Step(session=scene.session.change(NOTES, edited=None), focus="player")


def read_list_file(scene: Scene, intent: Intent) -> Step:
    """Put the file's text into the field, to be looked through before anybody is entered."""
    text = decoded(intent.file or b"")
    return Step(session=scene.session.change(NOTES, list=text, columns=()), focus="list")


def keep_list(scene: Scene, intent: Intent) -> Step:
    """Keep what is in the field, and what its columns were said to hold."""
    return Step(
        session=scene.session.change(NOTES, list=intent.fields["list"], columns=_columns(scene, intent))
    )


def _columns(scene: Scene, intent: Intent) -> tuple[str, ...]:
    return chosen_columns(intent.fields, notes(scene).list or "", LISTED, scene.texts)


def _looks_first(scene: Scene, intent: Intent) -> Step | None:
    """Return the step in which a list that is not plain is looked through."""
    if not is_unseen(intent.fields, notes(scene).list or "", LISTED, scene.texts):
        return None
    return replace(keep_list(scene, intent), focus="column-0", notice=look_first(scene.texts))


def enter_list(scene: Scene, intent: Intent) -> Step:
    event, t = event_of(scene), scene.texts
    players, problems = read_list(intent.fields["list"], event, t, _columns(scene, intent))
    if problems:
        raise UnreadableList(problems="\n".join(problems))
    if first := _looks_first(scene, intent):
        return first
    entries: list[Entry] = []
    for player in players:
        (entry,) = opening.enter_player(event, player)
        event = apply(event, entry)
        entries.append(entry)
    sentence = t.ngettext("%(num)s player entered", "%(num)s players entered", len(entries))
    return Step(
        entries=entries,
        session=scene.session.change(NOTES, list=None, columns=()),
        focus="work",
        announce=sentence % {"num": len(entries)},
    )


def remember_list(scene: Scene, intent: Intent) -> Step:
    """Remember the people of a list, to be entered with a tap whenever they come."""
    t, lines = scene.texts, lines_of(intent.fields["list"], _columns(scene, intent))
    listed = [(" ".join(line.name.split()), line.group) for line in lines]
    listed = [(name, group) for name, group in listed if plain(name)]
    if not listed:
        raise UnreadableList(problems=t.gettext("The list has no names."))
    if first := _looks_first(scene, intent):
        return first
    sentence = t.ngettext("%(num)s name saved", "%(num)s names saved", len(listed))
    return Step(
        remember=people.with_list(scene.remembered, listed),
        session=scene.session.change(NOTES, list=None, columns=()),
        focus="work",
        announce=sentence % {"num": len(listed)},
    )


def begin(scene: Scene, intent: Intent) -> Step:
    """Begin round 1. Without a promise the program draws at once, if need be from a new secret."""
    event, fields = event_of(scene), intent.fields
    made: list[Entry] = []
    if event.opened.source == "program" and event.draws.secret_here is None:
        secret = scene.chance(SECRET_BYTES)
        made = drawing.make_promise(event.draws, occasion(scene), event.names, secret)
    began = judging.begin(reduce(apply, made, event), fields.get("room", ""), fields.get("person", ""))
    return _begins(scene, [*made, *began])


def begin_as_other(scene: Scene, intent: Intent) -> Step:
    """Begin as another room did that has spoken, with its words and with the secret from its backup."""
    entries, folded = whole_log(intent.file or b"")
    if folded is None or not isinstance(folded.state, Duplicate):
        raise AnotherEvent
    return _begins(scene, judging.begin_as(event_of(scene), entries))


def _begins(scene: Scene, entries: list[Entry]) -> Step:
    assert scene.event
    keeps = people.with_players(scene.remembered, event_of(scene))
    return Step(entries=entries, remember=keeps, go=f"#/event/{scene.event.stream}")


def promise(scene: Scene, intent: Intent) -> Step:
    """Lead to the promise, which is made now if there is none for these players."""
    event = event_of(scene)
    assert scene.event
    page = f"#/event/{scene.event.stream}/players/promise"
    if event.stage != "players":
        raise NotNow
    opening.enough_players(event)
    if drawing.promise_holds(event.draws, event.names):
        return Step(go=page)
    made = occasion(scene)
    entries = drawing.make_promise(event.draws, made, event.names, scene.chance(SECRET_BYTES))
    return Step(entries=entries, remember=recorded(scene, made), go=page)


def write_room(scene: Scene, intent: Intent) -> Step:
    return Step(session=with_answer(scene.session, event_of(scene).draws, intent.fields))


# --- one player


def edit(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.change(NOTES, edited=intent.data["player"]), focus="player")


def done(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.change(NOTES, edited=None), focus=f"of-{notes(scene).edited}")


def change(scene: Scene, intent: Intent) -> Step:
    event, id = event_of(scene), intent.data["player"]
    if id not in event.players:
        raise NotNow
    fields = {"table": str(event.players[id].table), **intent.fields}
    changed = Player(id, _table(fields["table"]), fields["player"], fields.get("group", ""))
    entries = opening.change_player(event, changed)
    return Step(entries=entries, session=scene.session.change(NOTES, edited=None), focus=f"of-{id}")


def remove(scene: Scene, intent: Intent) -> Step:
    entries = opening.remove_player(event_of(scene), intent.data["player"])
    return Step(entries=entries, session=scene.session.change(NOTES, edited=None), focus="player")


def left(scene: Scene, intent: Intent) -> Step:
    return Step(entries=opening.player_left(event_of(scene), intent.data["player"]))


def returned(scene: Scene, intent: Intent) -> Step:
    return Step(entries=opening.player_returned(event_of(scene), intent.data["player"]))


def sanction(scene: Scene, intent: Intent) -> Step:
    """Sanction a player; what costs more than a warning is asked about, with the round it is for."""
    event, id = event_of(scene), intent.data["player"]
    if sanctions.next_step(event, id) in ("zero", "expelled") and "round" not in intent.data:
        return Step(session=scene.session.put(SANCTION, id))
    entries = sanctions.sanction(event, id, in_round(intent))
    return Step(entries=entries, session=scene.session.dismissed())


def lift(scene: Scene, intent: Intent) -> Step:
    return Step(entries=sanctions.lift(event_of(scene), intent.data["player"]))


# --- the people of this device, and paper


def forget(scene: Scene, intent: Intent) -> Step:
    return Step(remember=people.without(scene.remembered, intent.data["name"]), focus="work")


def favour(scene: Scene, intent: Intent) -> Step:
    """Make somebody a favourite, or no longer one."""
    return Step(remember=people.with_favourite(scene.remembered, intent.data["name"]))


def ask_forget_all(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(FORGETTING, True))


def forget_all(scene: Scene, intent: Intent) -> Step:
    return Step(remember=people.record([]), session=scene.session.dismissed())


def print_list(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(PAPER, Paper(), about=scene.now), print=True)


def print_slips(scene: Scene, intent: Intent) -> Step:
    text = intent.fields.get("slips", "").strip()
    if not text.isdecimal() or not 1 <= int(text) <= MOST_SLIPS:
        raise SlipsUnreadable(slips=text, most=MOST_SLIPS)
    paper = Paper(int(text), bool(intent.fields.get("points")))
    return Step(session=scene.session.put(PAPER, paper, about=scene.now), print=True)


INTENTS = {
    "enter": enter,
    "enter_known": enter_known,
    "to_name": to_name,
    "read_file": read_list_file,
    "keep_list": keep_list,
    "enter_list": enter_list,
    "promise": promise,
    "begin": begin,
    "begin_as_other": begin_as_other,
    "write_room": write_room,
    "edit": edit,
    "done": done,
    "change": change,
    "remove": remove,
    "left": left,
    "returned": returned,
    "sanction": sanction,
    "lift": lift,
    "remember_list": remember_list,
    "favour": favour,
    "forget": forget,
    "ask_forget_all": ask_forget_all,
    "forget_all": forget_all,
    "print_list": print_list,
    "print_slips": print_slips,
}
