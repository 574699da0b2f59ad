"""The play that scored most, as far as games came with their sheets.

A play that came off again is none. A game whose players cannot be told apart, because a name was corrected
since and the totals are no others', is not looked through; it is said of how many games the play is known.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from faristol.core.gcg import Game
from faristol.core.gcg_reading import read_gcg
from faristol.core.play import write_play
from faristol.core.tiles import tile_set
from faristol.errors import Rejected
from faristol.tournaments.awarding import set_prizes
from faristol.tournaments.errors import NotNow
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.pairing import Paired
from faristol.tournaments.prizes import PLAY, Prize
from faristol.tournaments.published import Sheet

MOST_GAMES = 256


@dataclass(frozen=True)
class FoundPlay:
    player: str
    round: int
    board: int
    play: str
    """In the form of logs."""
    points: int


@dataclass(frozen=True)
class HighestPlays:
    plays: Sequence[FoundPlay]
    """Those that scored most, of each player the first one."""
    known: int
    played: int
    """How many games were looked through, of how many."""


def highest_plays(event: Tournament, division: str = "") -> HighestPlays:
    found: list[FoundPlay] = []
    known = played = 0
    for published in event.rounds:
        for board, pair, sheet in published.boards:
            mine = [id for id in (pair.first, pair.second) if id in event.players]
            if sheet is None or sheet.result.outcome != "played":
                continue
            if division and not any(event.players[id].division == division for id in mine):
                continue
            played += 1
            plays = _plays(event, pair, sheet)
            if plays is None:
                continue
            known += 1
            found += [FoundPlay(id, published.number, board, play, points) for id, play, points in plays]
    most = max((each.points for each in found), default=0)
    first = {each.player: each for each in reversed(found) if each.points == most}
    return HighestPlays(sorted(first.values(), key=lambda each: (each.round, each.board)), known, played)


def _plays(event: Tournament, pair: Paired, sheet: Sheet) -> list[tuple[str, str, int]] | None:
    """Return the best play of each of the two with its points; None where the game cannot be read."""
    game = _read(event.opened.language, sheet.game) if sheet.game else None
    players = _players(event, pair, sheet, game) if game else None
    if game is None or players is None:
        return None
    standing: list[tuple[str, str, int]] = []
    for at, turn in enumerate(game.turns):
        comes_off = at + 1 < len(game.turns) and game.turns[at + 1].kind == "withdrawn"
        if turn.kind == "play" and turn.play and not comes_off:
            play = write_play(tile_set(event.opened.language), turn.play)
            standing.append((players[turn.nick], play, turn.points))
    return standing


@lru_cache(maxsize=MOST_GAMES)
def _read(language: str, text: str) -> Game | None:
    try:
        return read_gcg(tile_set(language), text.encode())
    except Rejected:
        return None


def _players(event: Tournament, pair: Paired, sheet: Sheet, game: Game) -> dict[str, str] | None:
    """Return who is who, by the names, else by what both have in the end."""
    (one, one_name), (two, two_name) = game.players
    names = [event.players[id].name if id in event.players else "" for id in (pair.first, pair.second)]
    score = sheet.written or sheet.result.score
    totals = tuple(_total(game, nick) for nick in (one, two))
    for first, second in ((0, 1), (1, 0)):
        same_names = (one_name, two_name) == (names[first], names[second])
        same_totals = score[0] != score[1] and totals == (score[first], score[second])
        if same_names or same_totals:
            ids = (pair.first, pair.second)
            return {one: ids[first], two: ids[second]}
    return None


def _total(game: Game, nick: str) -> int:
    return next((turn.total for turn in reversed(game.turns) if turn.nick == nick), 0)


def won_by_play(event: Tournament, prize: Prize) -> list[Prize]:
    """Return the prize as those win it who made the highest play: its money in equal parts."""
    plays = highest_plays(event, prize.division).plays
    winning = [each for each in plays if prize.division in ("", event.players[each.player].division)]
    part, rest = divmod(prize.cents, len(winning) or 1)
    return [
        replace(prize, player=each.player, cents=part + (at < rest), play=each.play, points=each.points)
        for at, each in enumerate(winning)
    ]


def award_highest_play(event: Tournament, division: str = "") -> list[Entry]:
    """Give the prize for the highest play to whoever made it; one that was given before is given anew."""
    prizes = event.prizes
    whole = next(_unshared(prizes.listed, division), None)
    won = won_by_play(event, whole) if whole else []
    if whole is None or not won:
        raise NotNow
    at = next(n for n, each in enumerate(prizes.listed) if is_for_play(each, division))
    others = [(n, each) for n, each in enumerate(prizes.listed) if not is_for_play(each, division)]
    before = [each for n, each in others if n < at]
    listed = (*before, *won, *(each for n, each in others if n > at))
    return [] if listed == prizes.listed else set_prizes(replace(prizes, listed=listed))


def is_for_play(prize: Prize, division: str) -> bool:
    return prize.kind == PLAY and prize.division == division


def _unshared(listed: Sequence[Prize], division: str) -> Iterator[Prize]:
    """Yield the prize for the highest play as it was before it was given, in one piece."""
    mine = [each for each in listed if is_for_play(each, division)]
    if mine:
        cents = sum(each.cents for each in mine)
        yield replace(mine[0], cents=cents, player="", play="", points=0)
