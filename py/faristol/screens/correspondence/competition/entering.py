"""Before the sheets go out: the players, the string, the games."""

from dataclasses import replace

from faristol.competitions import opening
from faristol.competitions.errors import PairUnknown, StringUnreadable
from faristol.competitions.event import Competition, Player
from faristol.competitions.facts import apply
from faristol.core.tiles import UnreadableTiles
from faristol.games.log import Entry
from faristol.screens.correspondence.competition.listed import LISTED
from faristol.screens.correspondence.competition.place import competition_of, here, noted, notes
from faristol.screens.parts.list_columns import chosen_columns, is_unseen, look_first, read_lines
from faristol.screens.parts.pasted_lists import plain
from faristol.screens.scene import Intent, Scene, Step

BETWEEN = (" – ", " - ", ";", "\t")
"""What stands between RED and BLUE in a typed pair."""


def _next_id(event: Competition) -> str:
    return f"p{event.entered + 1}"


def _player(id: str, fields: dict[str, str]) -> Player:
    more = (fields.get(name, "") for name in ("address", "coefficient", "place"))
    return Player(id, fields["player"], *more)


def enter(scene: Scene, intent: Intent) -> Step:
    event = competition_of(scene)
    entries = opening.enter_player(event, _player(_next_id(event), intent.fields))
    announce = scene.texts.gettext("%(name)s entered") % entries[0]
    return Step(entries=entries, focus="player", announce=announce)


def to_name(scene: Scene, intent: Intent) -> Step:
    return Step(session=noted(scene, edited=""), focus="player")


def keep_list(scene: Scene, intent: Intent) -> Step:
    """Keep what is in the field, and what its columns were said to hold."""
    return Step(session=noted(scene, list=intent.fields["list"], columns=_columns(scene, intent)))


def _columns(scene: Scene, intent: Intent) -> tuple[str, ...]:
    return chosen_columns(intent.fields, notes(scene).list, LISTED, scene.texts)


def enter_list(scene: Scene, intent: Intent) -> Step:
    """Enter the players of a list; one that is not plain is looked through first."""
    event, t = competition_of(scene), scene.texts
    if is_unseen(intent.fields, notes(scene).list, LISTED, t):
        return replace(keep_list(scene, intent), focus="column-0", notice=look_first(t))
    entries: list[Entry] = []
    for line in read_lines(intent.fields["list"], LISTED, _columns(scene, intent)):
        (entry,) = opening.enter_player(event, Player(_next_id(event), **vars(line)))
        event = apply(event, entry)
        entries.append(entry)
    sentence = t.ngettext("%(num)s player entered", "%(num)s players entered", len(entries))
    return Step(
        entries=entries,
        session=noted(scene, list="", columns=()),
        focus="work",
        announce=sentence % {"num": len(entries)},
    )


def edit(scene: Scene, intent: Intent) -> Step:
    return Step(session=noted(scene, edited=intent.data["player"]), focus="player")


def done(scene: Scene, intent: Intent) -> Step:
    return Step(session=noted(scene, edited=""), focus=f"of-{notes(scene).edited}")


def change(scene: Scene, intent: Intent) -> Step:
    id = intent.data["player"]
    entries = opening.change_player(competition_of(scene), _player(id, intent.fields))
    return Step(entries=entries, session=noted(scene, edited=""), focus=f"of-{id}")


def remove(scene: Scene, intent: Intent) -> Step:
    entries = opening.remove_player(competition_of(scene), intent.data["player"])
    return Step(entries=entries, session=noted(scene, edited=""), focus="player")


def write_string(scene: Scene, intent: Intent) -> Step:
    """Keep what has been written so far of what was said, or of the string itself."""
    return Step(
        session=noted(scene, room=intent.fields.get("room", ""), string=intent.fields.get("string", ""))
    )


def by_hand(scene: Scene, intent: Intent) -> Step:
    """Let the letters come out of a real bag, or out of the promise after all."""
    return Step(session=noted(scene, typed="" if notes(scene).typed else "on"), focus="work")


def hear(scene: Scene, intent: Intent) -> Step:
    entries = opening.hear_room(competition_of(scene), intent.fields["room"])
    return Step(entries=entries, session=noted(scene, room=""), go=here(scene))


def type_string(scene: Scene, intent: Intent) -> Step:
    event, text = competition_of(scene), intent.fields["string"]
    try:
        string = event.tile_set.read(text)
    except UnreadableTiles as unreadable:
        raise StringUnreadable(sign=unreadable.details["sign"]) from None
    entries = opening.type_string(event, string)
    return Step(entries=entries, session=noted(scene, string="", typed=""), go=here(scene))


def pair(scene: Scene, intent: Intent) -> Step:
    """Pair everybody with everybody, once or in both colours."""
    entries = opening.pair_all(competition_of(scene), twice=intent.data.get("twice") == "on")
    return Step(entries=entries, go=here(scene), focus="work")


def keep_pairs(scene: Scene, intent: Intent) -> Step:
    return Step(session=noted(scene, pairs=intent.fields["pairs"]))


def pair_typed(scene: Scene, intent: Intent) -> Step:
    """Make a game of each line: RED – BLUE."""
    event = competition_of(scene)
    lines = [line for line in intent.fields["pairs"].splitlines() if line.strip()]
    pairs = [_pair(event, number, line) for number, line in enumerate(lines, 1)]
    entries = opening.pair_by_hand(event, pairs)
    return Step(entries=entries, session=noted(scene, pairs=""), go=here(scene), focus="work")


def _pair(event: Competition, number: int, line: str) -> tuple[str, str]:
    sign = next((sign for sign in BETWEEN if sign in line), BETWEEN[0])
    known = {plain(player.name): player.id for player in event.players.values()}
    found = [known.get(plain(name)) for name in line.split(sign)]
    match found:
        case [str(red), str(blue)]:
            return red, blue
    raise PairUnknown(line=number, written=line.strip())


INTENTS = {
    "enter": enter,
    "to_name": to_name,
    "keep_list": keep_list,
    "enter_list": enter_list,
    "edit": edit,
    "done": done,
    "change": change,
    "remove": remove,
    "write_string": write_string,
    "by_hand": by_hand,
    "hear": hear,
    "type_string": type_string,
    "pair": pair,
    "keep_pairs": keep_pairs,
    "pair_typed": pair_typed,
}
