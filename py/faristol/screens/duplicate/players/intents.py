"""What the judge does with the list of players, before the first round and after."""

from dataclasses import dataclass
from functools import reduce

from faristol.errors import refusal
from faristol.games import judging_draws as drawing
from faristol.games.commitment import SECRET_BYTES
from faristol.games.duplicate import judging, opening, sanctions
from faristol.games.duplicate.errors import AnotherEvent, NoSuchTable, NotNow, UnreadableList
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.facts import apply
from faristol.games.duplicate.players import Player
from faristol.games.log import Entry
from faristol.screens.acts import Act
from faristol.screens.duplicate.players.pasted import LISTED, lines_of, new_ids, read_list
from faristol.screens.duplicate.players.slips import MOST_SLIPS, read_slips
from faristol.screens.duplicate.questions import SANCTION
from faristol.screens.parts import people
from faristol.screens.parts.event_files import whole_log
from faristol.screens.parts.list_columns import chosen_columns, is_unseen, look_first
from faristol.screens.parts.pasted_lists import decoded, plain
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.sealed.promise import occasion, recorded, with_answer
from faristol.screens.session import Question, Session, Slot
from faristol.texts import N_, Texts


@dataclass(frozen=True)
class Notes:
    """What is half done: who is being put right, the list in the field, how many slips."""

    edited: str | None = None
    list: str | None = None
    columns: tuple[str, ...] = ()
    """What the columns of that list hold, as a person said."""
    slips: str | None = None
    """How many slips are wanted for each table, as far as that is written."""


@dataclass(frozen=True)
class Paper:
    """The list of players; with `rounds`, so many slips for each."""

    rounds: int | None = None
    points: bool = False


NOTES = Slot("players", Notes, of="event")
PAPER = Slot("players-paper", Paper, of="event")
"""About the moment of the tap that asked for it."""
FORGETTING = Question("forgetting", bool)

SlipsUnreadable = refusal(
    "duplicate.slips-unreadable",
    N_("“%(slips)s” is not a number of slips."),
    N_("Write one from 1 to %(most)s."),
    field="slips",
)


def notes(scene: Scene) -> Notes:
    return scene.session.get(NOTES, Notes())


def _table(text: str) -> int:
    if not text.strip().isdecimal():
        raise NoSuchTable(table=text.strip())
    return int(text)


# --- before the first round


def enter(scene: Scene, event: Duplicate, table: str = "", player: str = "", group: str = "") -> Act:
    """A name with its table; where the hand wrote none it is the next free one, as the form proposes."""
    at = _table(table) if table else opening.free_table(event)
    return _enters(scene, event, Player(next(new_ids(event)), at, player, group))


def enter_known(scene: Scene, event: Duplicate, name: str) -> Act:
    """Seat somebody who has played here before at the next free table."""
    known = next((one for one in people.offered(scene.remembered, event) if one.name == name), None)
    if known is None:
        return []
    player = Player(next(new_ids(event)), opening.free_table(event), name, known.group)
    return _enters(scene, event, player)


def _enters(scene: Scene, event: Duplicate, player: Player) -> Step:
    entries = opening.enter_player(event, player)
    sentence = scene.texts.gettext("Table %(table)s: %(name)s") % entries[0]
    return Step(entries, focus="player", announce=sentence)


def to_name(session: Session) -> Act:
    """Lead to the field in which the missing players are entered."""
    return Step(session=session.change(NOTES, edited=None), focus="player")


def read_file(session: Session, intent: Intent) -> Act:
    """Put the file's text into the field, to be looked through before anybody is entered."""
    text = decoded(intent.file or b"")
    return Step(session=session.change(NOTES, list=text, columns=()), focus="list")


def keep_list(scene: Scene, fields: dict[str, str]) -> Act:
    """Keep what is in the field, and what its columns were said to hold."""
    return _with_list(scene, fields)


def _with_list(scene: Scene, fields: dict[str, str]) -> Session:
    return scene.session.change(NOTES, list=fields["list"], columns=_columns(scene, fields))


def _columns(scene: Scene, fields: dict[str, str]) -> tuple[str, ...]:
    return chosen_columns(fields, notes(scene).list or "", LISTED, scene.texts)


def _looks_first(scene: Scene, fields: dict[str, str]) -> Step | None:
    """Return the step in which a list that is not plain is looked through."""
    if not is_unseen(fields, notes(scene).list or "", LISTED, scene.texts):
        return None
    return Step(session=_with_list(scene, fields), focus="column-0", notice=look_first(scene.texts))


def enter_list(scene: Scene, event: Duplicate, t: Texts, fields: dict[str, str]) -> Act:
    players, problems = read_list(fields["list"], event, t, _columns(scene, fields))
    if problems:
        raise UnreadableList(problems="\n".join(problems))
    if first := _looks_first(scene, fields):
        return first
    entries: list[Entry] = []
    for player in players:
        (entry,) = opening.enter_player(event, player)
        event = apply(event, entry)
        entries.append(entry)
    sentence = t.ngettext("%(num)s player entered", "%(num)s players entered", len(entries))
    return Step(
        entries,
        session=scene.session.change(NOTES, list=None, columns=()),
        focus="work",
        announce=sentence % {"num": len(entries)},
    )


def remember_list(scene: Scene, t: Texts, fields: dict[str, str]) -> Act:
    """Remember the people of a list, to be entered with a tap whenever they come."""
    lines = lines_of(fields["list"], _columns(scene, fields))
    listed = [(" ".join(line.name.split()), line.group) for line in lines]
    listed = [(name, group) for name, group in listed if plain(name)]
    if not listed:
        raise UnreadableList(problems=t.gettext("The list has no names."))
    if first := _looks_first(scene, fields):
        return first
    sentence = t.ngettext("%(num)s name saved", "%(num)s names saved", len(listed))
    return Step(
        remember=people.with_list(scene.remembered, listed),
        session=scene.session.change(NOTES, list=None, columns=()),
        focus="work",
        announce=sentence % {"num": len(listed)},
    )


def begin(scene: Scene, event: Duplicate, here: str, room: str = "", person: str = "") -> Act:
    """Begin round 1. Without a promise the program draws at once, if need be from a new secret."""
    made: list[Entry] = []
    if event.opened.source == "program" and event.draws.secret_here is None:
        secret = scene.chance(SECRET_BYTES)
        made = drawing.make_promise(event.draws, occasion(scene), event.names, secret)
    began = judging.begin(reduce(apply, made, event), room, person)
    return _begins(scene, event, here, [*made, *began])


def begin_as_other(scene: Scene, event: Duplicate, here: str, intent: Intent) -> Act:
    """Begin as another room did that has spoken, with its words and with the secret from its backup."""
    entries, folded = whole_log(intent.file or b"")
    if folded is None or not isinstance(folded.state, Duplicate):
        raise AnotherEvent
    return _begins(scene, event, here, judging.begin_as(event, entries))


def _begins(scene: Scene, event: Duplicate, here: str, entries: list[Entry]) -> Step:
    return Step(entries, remember=people.with_players(scene.remembered, event), go=here)


def promise(scene: Scene, event: Duplicate, here: str) -> Act:
    """Lead to the promise, which is made now if there is none for these players."""
    page = f"{here}/players/promise"
    if event.stage != "players":
        raise NotNow
    opening.enough_players(event)
    if drawing.promise_holds(event.draws, event.names):
        return Step(go=page)
    made = occasion(scene)
    entries = drawing.make_promise(event.draws, made, event.names, scene.chance(SECRET_BYTES))
    return Step(entries, remember=recorded(scene, made), go=page)


def write_room(session: Session, event: Duplicate, fields: dict[str, str]) -> Act:
    return with_answer(session, event.draws, fields)


# --- one player


def edit(session: Session, player: str) -> Act:
    return Step(session=session.change(NOTES, edited=player), focus="player")


def done(scene: Scene) -> Act:
    return Step(session=scene.session.change(NOTES, edited=None), focus=f"of-{notes(scene).edited}")


def change(scene: Scene, event: Duplicate, player: str, fields: dict[str, str]) -> Act:
    """Put a player right; the form has the name under what the button calls the player.

    Names are remembered once the duplicate has begun: the right one then takes the place of the wrong one.
    """
    if player not in event.players:
        raise NotNow
    table = _table(fields.get("table", str(event.players[player].table)))
    right = Player(player, table, fields["player"].strip(), fields.get("group", "").strip())
    entries = opening.change_player(event, right)
    known = people.corrected(scene.remembered, event.players[player], right) if event.began else {}
    session = scene.session.change(NOTES, edited=None)
    return Step(entries, session=session, remember=known, focus=f"of-{player}")


def remove(session: Session, event: Duplicate, player: str) -> Act:
    entries = opening.remove_player(event, player)
    return Step(entries, session=session.change(NOTES, edited=None), focus="player")


def left(event: Duplicate, player: str) -> Act:
    return opening.player_left(event, player)


def returned(event: Duplicate, player: str) -> Act:
    return opening.player_returned(event, player)


def sanction(session: Session, event: Duplicate, player: str, round: int | None = None) -> Act:
    """Sanction a player; what costs more than a warning is asked about, with the round it is for."""
    if sanctions.next_step(event, player) in ("zero", "points", "expelled") and round is None:
        return session.put(SANCTION, player)
    return Step(sanctions.sanction(event, player, round), session=session.dismissed())


def lift(event: Duplicate, player: str) -> Act:
    return sanctions.lift(event, player)


# --- the people of this device, and paper


def forget(scene: Scene, name: str) -> Act:
    return Step(remember=people.without(scene.remembered, name), focus="work")


def favour(scene: Scene, name: str) -> Act:
    """Make somebody a favourite, or no longer one."""
    return Step(remember=people.with_favourite(scene.remembered, name))


def ask_forget_all(session: Session) -> Act:
    return session.put(FORGETTING, True)


def forget_all(session: Session) -> Act:
    return Step(remember=people.record([]), session=session.dismissed())


def print_list(scene: Scene) -> Act:
    return Step(session=scene.session.put(PAPER, Paper(), about=scene.now), print=True)


def count_slips(session: Session, slips: str = "") -> Act:
    """Keep how many are written, so that the sheets they take are seen before they are printed."""
    return session.change(NOTES, slips=slips)


def print_slips(scene: Scene, slips: str = "", points: bool = False) -> Act:
    rounds = read_slips(slips)
    if rounds is None:
        raise SlipsUnreadable(slips=slips.strip(), most=MOST_SLIPS)
    paper = Paper(rounds, points)
    return Step(session=scene.session.put(PAPER, paper, about=scene.now), print=True)
