"""A game beside the best plays, as rows: for the screen, for paper, and what is said aloud of a turn."""

from collections.abc import Callable
from fractions import Fraction

from faristol.core.board import Board
from faristol.core.squares import Place
from faristol.core.tiles import TileSet
from faristol.games.classic.analysing import AnalysedTurn, Analysis, Summary, boards
from faristol.games.classic.game import Classic
from faristol.games.classic.sheet import Line, lines
from faristol.games.classic.turns import Turn
from faristol.practice.annotating import Annotation, Cost, position_at
from faristol.practice.offers import Offer, Offering
from faristol.practice.turns import Chosen
from faristol.screens.classic.score_sheet import Cell, cell, order
from faristol.screens.parts.letters import Letters, PlayLetters, letters_of, place_and_letters, spelt
from faristol.screens.parts.names import short_names
from faristol.screens.parts.signs import plain, signed, tenths
from faristol.screens.view import view_value
from faristol.texts import Texts, per_cent


@view_value
class BestPlay:
    """One of the best plays of a rack; `behind` is what it has less than the first.

    `stays` are the tiles that it keeps, `worth` what they are worth, `equity` that and its points.
    """

    number: int
    place: str
    letters: Letters
    score: int
    behind: str
    stays: str
    worth: str
    equity: str


@view_value
class Compared:
    """A turn beside the best plays of its rack."""

    turn: AnalysedTurn
    percent: str
    rows: Callable[[], list[BestPlay]]
    """The best plays, made when they are shown: of one turn at a time."""

    @property
    def missed(self) -> str:
        return missed(self.turn.missed)


@view_value
class TurnCost:
    """In what plays are worth, with its tenths, and in the chance to win; "" where it is nothing."""

    worth: str
    wins: str
    best: str
    """What would have been worth most, as it is written on a sheet; "" where nothing would."""
    is_dear: bool


@view_value
class ReplayTurn:
    """A turn; `compared` where its rack is known and has been analysed."""

    cell: Cell
    name: str
    short: str
    play: PlayLetters | None
    unknown: bool
    """Whether nobody wrote its rack down."""
    compared: Compared | None
    cost: TurnCost | None = None
    """What it gave away, where that has been worked out."""
    note: str = ""
    """What a person wrote on it."""
    remark: str = ""
    """What stands beside its play: how it ended, and what it is worth where its points are others."""

    @property
    def number(self) -> int:
        return self.cell.line.number


@view_value
class PlayerSummary:
    """A player beside what the racks could have made."""

    name: str
    summary: Summary
    percent: str

    @property
    def played(self) -> str:
        return plain(self.summary.played)

    @property
    def missed(self) -> str:
        return missed(self.summary.missed)

    @property
    def worst(self) -> str:
        return missed(self.summary.worst.missed) if self.summary.worst else ""


def turns(
    game: Classic, analysis: Analysis | None, t: Texts, annotation: Annotation | None = None
) -> list[ReplayTurn]:
    analysed = analysis.analysed if analysis else {}
    costs = annotation.costs if annotation else {}
    short = short_names(game.names, game.tile_set.language)

    def row(turn: Turn, board: Board, line: Line) -> ReplayTurn:
        known, position = analysed.get(line.number), position_at(game, turn, board)
        offering = Offering(game.tile_set.language, position) if position else None
        return ReplayTurn(
            cell=cell(line, t),
            name=game.names[turn.player - 1],
            short=short[turn.player - 1],
            play=place_and_letters(game.tile_set, turn.play) if turn.play else None,
            unknown=turn.rack is None,
            compared=_compared(known, offering, game.tile_set, t) if known and offering else None,
            cost=cost_of(costs[line.number], game.tile_set, t) if line.number in costs else None,
            note=game.notes.get(line.number, ""),
            remark=_remark(turn, cell(line, t), t),
        )

    return [row(*each) for each in zip(game.turns, boards(game)[:-1], lines(game), strict=True)]


def _remark(turn: Turn, noted: Cell, t: Texts) -> str:
    if turn.kind != "play" or turn.scored == turn.points:
        return noted.note
    worth = t.gettext("its play is worth %(points)s") % {"points": turn.scored}
    return ", ".join(filter(None, (noted.note, worth)))


def cost_of(cost: Cost, tiles: TileSet, t: Texts, place: Callable[[Place], str] = str) -> TurnCost:
    """Return a cost in words; `place` writes where the best play begins."""
    wins = round(1000 * cost.wins)
    written = per_cent(Fraction(wins, 10), t.language) if wins else ""
    if not cost.worth:
        return TurnCost("", written, "", is_dear=False)
    return TurnCost(tenths(cost.worth, t), written, _written(cost.best, tiles, t, place), cost.is_dear)


def _written(turn: Chosen, tiles: TileSet, t: Texts, place: Callable[[Place], str]) -> str:
    if turn.play:
        return f"{place(turn.play.play.place)} {spelt(tiles, turn.play.word)} {turn.score}"
    if turn.exchange:
        return t.gettext("exchange %(tiles)s") % {"tiles": tiles.line(tiles.sort(turn.exchange))}
    return t.gettext("pass")


def cost_sentences(cost: TurnCost, t: Texts) -> str:
    """Return what a turn cost, in a line for a file."""
    if not cost.worth:
        return t.gettext("Cost: 0.")
    lost = {"worth": cost.worth, "wins": cost.wins or per_cent(Fraction(0), t.language), "best": cost.best}
    return (
        t.gettext("Cost: %(worth)s points, %(wins)s of the chance of winning. Worth most: %(best)s.") % lost
    )


def _compared(known: AnalysedTurn, offering: Offering, tile_set: TileSet, t: Texts) -> Compared:
    top = known.best.points
    percent = Fraction(100 * known.turn.points, top) if top else None

    def rows() -> list[BestPlay]:
        every = enumerate(known.best.plays)
        return [_best_play(number, offering.of(Chosen(each)), top, tile_set, t) for number, each in every]

    return Compared(known, per_cent(percent, t.language), rows)


def _best_play(number: int, offer: Offer, top: int, tile_set: TileSet, t: Texts) -> BestPlay:
    play = offer.turn.play
    assert play
    return BestPlay(
        number,
        str(Place(play.square, play.down)),
        letters_of(tile_set, play.word),
        play.score,
        signed(play.score - top) if play.score < top else "",
        tile_set.line(offer.stays),
        tenths(offer.leave, t),
        tenths(offer.worth, t),
    )


def missed(points: int) -> str:
    """Return −18; more than the best can only be with words that the list does not have."""
    return signed(-points)


def summaries(game: Classic, analysis: Analysis, t: Texts) -> list[PlayerSummary]:
    """Return each player, who started first."""

    def of(player: int) -> PlayerSummary:
        summary = analysis.summary(player)
        return PlayerSummary(game.names[player - 1], summary, per_cent(summary.percent, t.language))

    return [of(player) for player in order(game)]


def turn_sentence(game: Classic, number: int, t: Texts) -> str:
    """Return what a screen reader says of a turn when one comes to it."""
    line = lines(game)[number - 1]
    noted = cell(line, t)
    what = " ".join(one for one in (line.word, line.place, noted.note) if one)
    return t.gettext("Turn %(n)s, %(name)s: %(what)s, points: %(points)s") % {
        "n": number,
        "name": game.names[line.player - 1],
        "what": what,
        "points": noted.points,
    }
