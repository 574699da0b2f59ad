"""Before sheets go out: the players, the string, the games, of all rounds or of the next."""

from faristol.competitions import opening, rounds
from faristol.competitions.errors import PairUnknown, StringUnreadable
from faristol.competitions.event import Competition, Player
from faristol.competitions.facts import apply
from faristol.core.tiles import UnreadableTiles
from faristol.games.log import Entry
from faristol.screens.acts import Act
from faristol.screens.correspondence.competition.listed import LISTED
from faristol.screens.correspondence.competition.place import noted, notes
from faristol.screens.parts.list_columns import chosen_columns, is_unseen, look_first, read_lines
from faristol.screens.parts.pasted_lists import plain
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Session
from faristol.texts import Texts

BETWEEN = (" – ", " - ", ";", "\t")
"""What stands between RED and BLUE in a typed pair."""


def _next_id(event: Competition) -> str:
    return f"p{event.entered + 1}"


def _player(id: str, fields: dict[str, str]) -> Player:
    more = (fields.get(name, "") for name in ("address", "coefficient", "place"))
    return Player(id, fields["player"], *more)


def enter(event: Competition, t: Texts, fields: dict[str, str]) -> Act:
    entries = opening.enter_player(event, _player(_next_id(event), fields))
    return Step(entries, focus="player", announce=t.gettext("%(name)s entered") % entries[0])


def to_name(scene: Scene) -> Act:
    return Step(session=noted(scene, edited=""), focus="player")


def keep_list(scene: Scene, fields: dict[str, str]) -> Act:
    """Keep what is in the field, and what its columns were said to hold."""
    return _with_list(scene, fields)


def _with_list(scene: Scene, fields: dict[str, str]) -> Session:
    return noted(scene, list=fields["list"], columns=_columns(scene, fields))


def _columns(scene: Scene, fields: dict[str, str]) -> tuple[str, ...]:
    return chosen_columns(fields, notes(scene).list, LISTED, scene.texts)


def enter_list(scene: Scene, event: Competition, t: Texts, fields: dict[str, str]) -> Act:
    """Enter the players of a list; one that is not plain is looked through first."""
    if is_unseen(fields, notes(scene).list, LISTED, t):
        return Step(session=_with_list(scene, fields), focus="column-0", notice=look_first(t))
    entries: list[Entry] = []
    for line in read_lines(fields["list"], LISTED, _columns(scene, fields)):
        (entry,) = opening.enter_player(event, Player(_next_id(event), **vars(line)))
        event = apply(event, entry)
        entries.append(entry)
    sentence = t.ngettext("%(num)s player entered", "%(num)s players entered", len(entries))
    return Step(
        entries,
        session=noted(scene, list="", columns=()),
        focus="work",
        announce=sentence % {"num": len(entries)},
    )


def edit(scene: Scene, player: str) -> Act:
    return Step(session=noted(scene, edited=player), focus="player")


def done(scene: Scene) -> Act:
    return Step(session=noted(scene, edited=""), focus=f"of-{notes(scene).edited}")


def change(scene: Scene, event: Competition, player: str, fields: dict[str, str]) -> Act:
    entries = opening.change_player(event, _player(player, fields))
    return Step(entries, session=noted(scene, edited=""), focus=f"of-{player}")


def remove(scene: Scene, event: Competition, player: str) -> Act:
    entries = opening.remove_player(event, player)
    return Step(entries, session=noted(scene, edited=""), focus="work")


def write_string(scene: Scene, room: str = "", string: str = "") -> Act:
    """Keep what has been written so far of what was said, or of the string itself."""
    return noted(scene, room=room, string=string)


def by_hand(scene: Scene) -> Act:
    """Let the letters come out of a real bag, or out of the promise after all."""
    return Step(session=noted(scene, typed="" if notes(scene).typed else "on"), focus="work")


def hear(scene: Scene, event: Competition, here: str, room: str) -> Act:
    return Step(opening.hear_room(event, room), session=noted(scene, room=""), go=here)


def type_string(scene: Scene, event: Competition, here: str, string: str) -> Act:
    try:
        tiles = event.tile_set.read(string)
    except UnreadableTiles as unreadable:
        raise StringUnreadable(sign=unreadable.details["sign"]) from None
    entries = opening.type_string(event, tiles)
    return Step(entries, session=noted(scene, string="", typed=""), go=here)


def pair(event: Competition, here: str, twice: str = "") -> Act:
    """Pair everybody with everybody, once or in both colours."""
    return Step(opening.pair_all(event, twice=twice == "on"), go=here, focus="work")


def pair_round(event: Competition, here: str) -> Act:
    return Step(rounds.pair_round(event), go=here, focus="work")


def keep_pairs(scene: Scene, pairs: str) -> Act:
    return noted(scene, pairs=pairs)


def pair_typed(scene: Scene, event: Competition, here: str, pairs: str) -> Act:
    """Make a game of each line: RED – BLUE."""
    lines = [line for line in pairs.splitlines() if line.strip()]
    entries = opening.pair_by_hand(event, [_pair(event, *line) for line in enumerate(lines, 1)])
    return Step(entries, session=noted(scene, pairs=""), go=here, focus="work")


def _pair(event: Competition, number: int, line: str) -> tuple[str, str]:
    sign = next((sign for sign in BETWEEN if sign in line), BETWEEN[0])
    known = {plain(player.name): player.id for player in event.players.values()}
    found = [known.get(plain(name)) for name in line.split(sign)]
    match found:
        case [str(red), str(blue)]:
            return red, blue
    raise PairUnknown(line=number, written=line.strip())
