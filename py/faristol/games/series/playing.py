"""What a player and a judge may do in a serie de maxime: each function returns the facts, or refuses."""

from collections.abc import Callable

from faristol.core.errors import NotOnRack
from faristol.core.letters import ordinary, plain, tile
from faristol.core.placement import Placed, place
from faristol.core.play import read_play, write_play
from faristol.core.scoring import score
from faristol.core.tiles import Tiles
from faristol.errors import refusal
from faristol.games.log import Entry
from faristol.games.series.event import Player, Series
from faristol.texts import N_

NotNow = refusal(
    "series.not-now",
    N_("The series is no longer at that step."),
    N_("Nothing was changed; the screen now shows where it is."),
)
NoSuchGroup = refusal(
    "series.no-such-group",
    N_("Group %(group)s cannot be played here."),
    N_("Each group is played once; choose one of those that are left."),
    field="group",
)
NoName = refusal(
    "series.no-name",
    N_("The player has no name yet."),
    N_("Write the name that is on the paper."),
    field="name",
)
NameTaken = refusal(
    "series.name-taken",
    N_("There is already a player called %(name)s."),
    N_("Add something to the name that tells the two apart."),
    field="name",
)
NoRankingPoints = refusal(
    "series.no-ranking-points",
    N_("A sanction costs 1 to %(most)s ranking points."),
    N_("Write how many."),
    field="points",
)
NoReason = refusal(
    "series.no-reason",
    N_("A sanction needs a reason."),
    N_("Write what it is for; it is shown in the results."),
    field="why",
)
MOST_RANKING_POINTS = 100


def placed_in(event: Series, player: Player, group: int, text: str) -> Placed:
    """Return the play of a group on the player's own board, whatever its words are."""
    if not 0 < group <= len(event.groups) or player.has_played(group):
        raise NoSuchGroup(group=group)
    play = read_play(event.tile_set, text)
    rack = None if event.own_vowels(group) else event.groups[group - 1]
    placed = place(event.tile_set, event.rules, player.board, play, rack)
    laid = laid_tiles(event, placed)
    if not event.allowed(group, laid):
        raise NotOnRack(tiles=event.tile_set.line(event.tile_set.sort(laid)))
    return placed


def laid_tiles(event: Series, placed: Placed) -> Tiles:
    return tuple(tile(event.tile_set, code) for code in placed.new_tiles.values())


def play(event: Series, number: int, group: int, text: str, is_word: Callable[[bytes], bool]) -> list[Entry]:
    """Play a group: what does not fit is refused, a wrong word brings nothing, nor lies there."""
    player = _player(event, number)
    placed = placed_in(event, player, group, text)
    wrong = [word.letters for word in placed.words if not is_word(plain(word.letters))]
    played = {
        "type": "PlayMade" if event.alone else "PlayTyped",
        "player": number,
        "group": group,
        "play": write_play(event.tile_set, placed.play),
        "points": 0 if wrong else score(event.tile_set, event.rules, placed).total,
        "words": [ordinary(event.tile_set, word) for word in wrong],
        "clause": event.rules.clauses["word"] if wrong else None,
    }
    every = event.alone and len(player.plays) + 1 == len(event.groups)
    return [played, _over("groups")] if every else [played]


def null(event: Series, number: int, group: int) -> list[Entry]:
    """Note a play as null that cannot be read, or does not fit as it stands on the paper."""
    if event.alone:
        raise NotNow
    if not 0 < group <= len(event.groups) or _player(event, number).has_played(group):
        raise NoSuchGroup(group=group)
    return [{"type": "PlayTyped", "player": number, "group": group, "play": None, "points": 0, "words": []}]


def add_player(event: Series, name: str) -> list[Entry]:
    name = " ".join(name.split())
    if event.alone or event.stage == "over":
        raise NotNow
    if not name:
        raise NoName
    if name in (each.name for each in event.players):
        raise NameTaken(name=name)
    return [{"type": "SeriesPlayerAdded", "player": len(event.players) + 1, "name": name}]


def sanction(event: Series, number: int, points: str, why: str) -> list[Entry]:
    """Take ranking points away; the place in this series stays, as the document ranks by plays alone."""
    _player(event, number)
    if not points.strip().isdecimal() or not 0 < int(points) <= MOST_RANKING_POINTS:
        raise NoRankingPoints(most=MOST_RANKING_POINTS)
    if not why.strip():
        raise NoReason
    clause = event.ruleset["sanction"]["clause"]
    return [
        {
            "type": "PlayerSanctioned",
            "player": number,
            "points": int(points),
            "why": why.strip(),
            "clause": clause,
        }
    ]


def stop(event: Series) -> list[Entry]:
    if event.stage != "time":
        raise NotNow
    return [{"type": "SeriesTimeStopped"}]


def take_up(event: Series, remaining: int) -> list[Entry]:
    """Go on after a stop, or from where the time was last seen running."""
    if event.stage not in ("time", "stopped"):
        raise NotNow
    return [{"type": "SeriesTimeStarted", "remaining": remaining}]


def end_time(event: Series, by: str) -> list[Entry]:
    if event.stage not in ("time", "stopped"):
        raise NotNow
    return [_over(by)]


def end(event: Series) -> list[Entry]:
    """Make the ranking final."""
    if event.stage != "sheets":
        raise NotNow
    return [{"type": "SeriesEnded"}]


def _over(by: str) -> Entry:
    return {"type": "SeriesTimeOver", "by": by}


def _player(event: Series, number: int) -> Player:
    if not event.takes_plays or not 0 < number <= len(event.players):
        raise NotNow
    return event.players[number - 1]
