"""After the master play: who scored what in this round, and how everybody stands now."""

from collections.abc import Sequence

from faristol.games.duplicate.bonus import Bonus, bonus_of, clause
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.judging import HasPlay, bag_after, end_after
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.possible import accepted_words, has_play
from faristol.games.duplicate.rounds import Master
from faristol.games.duplicate.standings import Row, deducts, master_total, standings
from faristol.screens.board.squares import Rows, rows
from faristol.screens.duplicate.round.slips import rulings
from faristol.screens.duplicate.ruled_slips import RuledSlip
from faristol.screens.duplicate.topped import found_first, time_of
from faristol.screens.scene import Scene
from faristol.screens.view import view_value


@view_value
class RoundResults:
    squares: Rows
    master: Master
    bonus: Bonus | None
    bonus_player: Player | None
    bonus_clause: str | None
    ranked: Sequence[tuple[Row, int | str | None]]
    """How everybody stands, with the points of this round; in topping with the time of the best play."""
    deducts: bool
    """Whether sanctions took points from anybody's total."""
    first: str | None
    """Topping: who found the best play first."""
    masters: int
    nulls: Sequence[RuledSlip]
    in_bag: int
    """How many tiles the next round is drawn from."""
    ends: bool
    """Whether the next step is the end."""
    end_clause: str | None


def results(scene: Scene, event: Duplicate) -> RoundResults:
    round_ = event.round
    assert round_.master
    bonus = bonus_of(event, round_)
    over = end_after(event, _has_play(scene, event))
    made: dict[str, int | str | None] = {
        id: time_of(event, round_, id) if event.topping else counts.points
        for id in round_.slips
        if (counts := counted(event, round_, id))
    }
    return RoundResults(
        squares=rows(event.tile_set, round_.board_after, scene.texts, last=tuple(round_.master.laid)),
        master=round_.master,
        bonus=bonus,
        bonus_clause=clause(event),
        bonus_player=event.players[bonus.player] if bonus else None,
        ranked=[(row, made.get(row.player.id)) for row in standings(event)],
        deducts=deducts(event),
        first=found_first(event, round_, scene.texts),
        masters=master_total(event),
        nulls=rulings(event, scene.texts),
        in_bag=len(bag_after(event)),
        ends=bool(over),
        end_clause=over[0]["clause"] if over else None,
    )


def _has_play(scene: Scene, event: Duplicate) -> HasPlay:
    """Return what says whether a rack has a play; until the words are open only the tiles can tell."""
    if scene.words is None:
        return lambda board, rack: True
    return has_play(scene.words, accepted_words(event, event.round.number + 1, scene.words))
