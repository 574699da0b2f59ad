"""The play that scored most, as far as games came with their sheets.

A play that came off again is none. A game whose players cannot be told apart, because a name was corrected
since and the totals are no others', is not looked through; it is said of how many games the play is known.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from faristol.core.gcg import Game
from faristol.core.gcg_reading import read_gcg
from faristol.core.play import write_play
from faristol.core.tiles import tile_set
from faristol.errors import Rejected
from faristol.tournaments.awarding import TooManyPrizes, set_prizes
from faristol.tournaments.errors import NotNow
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.facts_of_prizes import MOST_PRIZES
from faristol.tournaments.pairing import Paired
from faristol.tournaments.prizes import PLAY, Prize, Prizes
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
            found += [
                FoundPlay(id, published.number, board, play, points)
                for id, play, points in plays
                if division in ("", event.players[id].division)
            ]
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


def award_highest_play(event: Tournament, at: int) -> list[Entry]:
    """Give this prize to whoever made the highest play; one that was given before is given anew."""
    listed = _given(event, at)
    if len(listed) > MOST_PRIZES:
        raise TooManyPrizes(most=MOST_PRIZES)
    return [] if listed == event.prizes.listed else set_prizes(replace(event.prizes, listed=listed))


def is_given(event: Tournament, at: int) -> bool:
    """Return whether just those have this prize who made the highest play."""
    return _given(event, at) == event.prizes.listed


def _given(event: Tournament, at: int) -> tuple[Prize, ...]:
    """Return the list of prizes as it is once this one is given."""
    listed = event.prizes.listed
    shares = next((some for some in shares_of(event.prizes) if at in some), None)
    won = _won(event, listed[at]) if shares else []
    if shares is None or not won:
        raise NotNow
    return (*listed[: shares.start], *won, *listed[shares.stop :])


def _won(event: Tournament, prize: Prize) -> list[Prize]:
    """Return the prize as those win it who made the highest play: its money in equal parts."""
    plays = highest_plays(event, prize.division).plays
    cents = prize.cents if prize.pot is None else prize.pot
    part, rest = divmod(cents, len(plays) or 1)
    return [
        replace(
            prize,
            player=each.player,
            cents=part + (at < rest),
            play=each.play,
            points=each.points,
            pot=cents if len(plays) > 1 else None,
        )
        for at, each in enumerate(plays)
    ]


def shares_of(prizes: Prizes) -> list[range]:
    """Return where each prize for the highest play is listed, with the shares of all who made it equally."""
    found: list[range] = []
    for at, prize in enumerate(prizes.listed):
        if prize.kind != PLAY:
            continue
        if found and found[-1].stop == at and _shared(prize, [prizes.listed[n] for n in found[-1]]):
            found[-1] = range(found[-1].start, at + 1)
        else:
            found.append(range(at, at + 1))
    return found


def _shared(prize: Prize, before: Sequence[Prize]) -> bool:
    """Return whether it is one more share of the prize that others have already."""
    same = (prize.pot, prize.what, prize.division) == (before[0].pot, before[0].what, before[0].division)
    return prize.pot is not None and same and all(prize.player != each.player for each in before)
