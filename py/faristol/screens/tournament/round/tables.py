"""The tables of a round as the director sees them: who sits where, what came in, who leads."""

from collections.abc import Mapping

from faristol.screens.scene import Scene
from faristol.screens.tournament.after_round import after_round
from faristol.screens.tournament.figures import HEADS, division_name, figure
from faristol.screens.tournament.finding import tables_of
from faristol.screens.tournament.notes import looking, notes
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.pairings import BoardLine, Rest, board_lines, resting
from faristol.screens.tournament.round.changing_tables import BYE, HALF, who_has_no_table
from faristol.screens.tournament.round.place import board_of
from faristol.screens.tournament.seats import OtherResult, other_results
from faristol.screens.view import view_value
from faristol.texts import N_
from faristol.tournaments.criteria import criteria
from faristol.tournaments.published import Published
from faristol.tournaments.results import WIN
from faristol.tournaments.standings import Row, by_division

ALL_IN_SIGHT = 6
"""With more tables a player is looked for by name."""
IN_SIGHT = 10
"""So many of the classification beside the tables."""
LEADERS = 3
"""But so many of each division at least."""
BESIDE = 2
"""So many figures of the order beside a name."""
SHORT = dict.fromkeys(("differential", "mean-differential"), N_("Diff."))
OUTCOME_NAMES = {
    "played": N_("played"),
    "forfeit-first": N_("the first did not come"),
    "forfeit-second": N_("the second did not come"),
    "double-forfeit": N_("nobody came"),
    "abandoned-first": N_("the first abandoned"),
    "abandoned-second": N_("the second abandoned"),
    "abandoned-both": N_("both abandoned"),
    "both-lost": N_("both have lost"),
}


@view_value
class RoundTables:
    lines: list[BoardLine]
    marked: set[int | None]
    """The board that was tapped, and the one whose sheet is written."""
    in_hand: BoardLine | None
    written: Mapping[str, tuple[str, str]]
    """Scores that are asked about, by board."""
    rests: list[Rest]
    tableless: list[tuple[str, str]]
    """Who could meet at one table more."""
    second_players: list[tuple[str, str]]
    """Whom one of them could meet, or nobody: a bye."""
    searched: bool
    """Whether there is a field to find a player by, what is in it, and the tables that it finds."""
    search: str
    found: list[BoardLine]
    others: list[OtherResult]
    """Other results that tables sent later, while the round is on."""
    stands: str
    """Of which results the classification is."""
    leader_heads: list[str]
    leaders: list[tuple[str, Row, list[str]]]
    """The head of each division's classification so far, with its name and what decides first and next."""


def round_tables(scene: Scene, published: Published) -> RoundTables:
    event, t, now = event_of(scene), scene.texts, notes(scene)
    tableless = who_has_no_table(event, published)
    lines, in_hand = board_lines(event, published, t), board_of(published, now.in_hand)
    search = looking(scene).search
    first = criteria(event.terms.scoring)[:BESIDE]
    divisions = by_division(event.standings(published.number))
    leaders = [
        (
            division_name(division, t),
            row,
            [figure(name, value, t) for name, value in zip(first, row.worth, strict=False)],
        )
        for division, rows in divisions
        for row in rows[: max(LEADERS, IN_SIGHT // len(divisions))]
    ]
    return RoundTables(
        lines,
        {board_of(published, now.chosen), in_hand},
        lines[in_hand - 1] if in_hand else None,
        {} if published.closed else now.written,
        resting(event, published.draft, t),
        tableless,
        [
            (BYE, t.gettext("Nobody: a bye")),
            *([(HALF, t.gettext("Nobody: a half-point bye"))] if event.terms.bye_halves == WIN else []),
            *tableless,
        ],
        len(lines) > ALL_IN_SIGHT,
        search,
        tables_of(search, lines),
        other_results(event) if published.number == len(event.rounds) else [],
        after_round(event, published.number, t),
        [t.gettext(SHORT.get(name, HEADS[name])) for name in first],
        leaders,
    )
