"""What a duplicate's published page shows: the classification, every round, every player's game."""

from collections.abc import Sequence
from fractions import Fraction

from faristol.games.duplicate.bonus import Bonus, in_totals, value
from faristol.games.duplicate.event import Duplicate, Topping
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.results import After, course, incomplete
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.standings import master_total, standings
from faristol.screens.duplicate.decision import decision
from faristol.screens.duplicate.results.awards import AwardRow, Moves, award_rows, moves
from faristol.screens.duplicate.results.tables import (
    PlacedPlayer,
    RoundTable,
    TurnRow,
    bonus_list,
    classification,
    player_game,
    round_table,
)
from faristol.screens.publication.board import Square, squares
from faristol.screens.publication.page import PublishedPage
from faristol.screens.publication.promise import PublishedPromise, published_promise
from faristol.screens.scene import OpenEvent
from faristol.screens.view import view_value
from faristol.texts import Texts

Stage = tuple[int, Sequence[tuple[int, Player, Fraction | int]]]
"""A round, and after it everybody's place and total."""


@view_value(kw_only=True)
class PublishedDuplicate(PublishedPage):
    event: Duplicate
    topping: Topping | None
    promise: PublishedPromise | None
    playing: str
    decision: str | None
    """Why the judge ended it early."""
    incomplete: str | None
    """The clause by which the event is not official."""
    masters: int
    placed: Sequence[PlacedPlayer]
    bonuses: Sequence[tuple[Bonus, Player]]
    bonus_column: bool
    awards: Sequence[AwardRow]
    moves: Moves
    stages: Sequence[Stage]
    rounds: Sequence[tuple[Round, RoundTable, Sequence[Sequence[Square]]]]
    games: Sequence[tuple[PlacedPlayer, Sequence[TurnRow]]]


def published_page(opened: OpenEvent, t: Texts) -> PublishedDuplicate:
    event: Duplicate = opened.state
    rounds, rows, masters = course(event), standings(event), master_total(event)
    placed = classification(rows, masters, t)
    return PublishedDuplicate(
        sheets=("publication/results.css",),
        wide=True,
        event=event,
        topping=event.topping,
        promise=published_promise(opened, event.draws, t),
        playing=event.tile_set.language,
        decision=decision(event, t),
        incomplete=incomplete(event),
        masters=masters,
        placed=placed,
        bonuses=bonus_list(rows),
        bonus_column=bool(value(event)) and in_totals(event),
        awards=award_rows(event, t),
        moves=moves(event),
        stages=[_stage(event, after) for after in rounds],
        rounds=[
            (after.round, round_table(event, after.round, t), _board(event, after.round, t))
            for after in rounds
        ],
        games=[(each, player_game(event, each.row.player.id, t, rounds)) for each in placed],
    )


def _stage(event: Duplicate, after: After) -> Stage:
    ranks = sorted(after.ranks.items(), key=lambda each: (each[1], event.players[each[0]].table))
    return after.round.number, [(rank, event.players[id], after.running[id]) for id, rank in ranks]


def _board(event: Duplicate, round_: Round, t: Texts) -> list[list[Square]]:
    assert round_.master
    return squares(event.tile_set, round_.board_after, frozenset(round_.master.laid), t)
