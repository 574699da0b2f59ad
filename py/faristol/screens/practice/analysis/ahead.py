"""What follows from the position, as rows: how often each turn wins, or the best line of an ending."""

from collections.abc import Mapping
from fractions import Fraction

from faristol.core.squares import Place
from faristol.practice.foresight import POSITIONS, Foresight
from faristol.practice.simulation import Figure, Tried
from faristol.practice.turns import Chosen
from faristol.screens.parts.letters import Letters, letters_of
from faristol.screens.parts.signs import signed, tenths
from faristol.screens.practice.analysis.every_turn import EveryTurn
from faristol.screens.practice.analysis.study import Study
from faristol.screens.practice.analysis.what import What, what_of
from faristol.screens.view import view_value
from faristol.texts import Texts, per_cent


@view_value
class AheadRow:
    """A turn that is played on; `number` is that of the list."""

    number: int
    what: What
    score: int
    equity: str
    wins: str
    wins_off: str
    lead: str
    lead_off: str
    given_up: bool
    chosen: bool


@view_value
class LineTurn:
    """A turn of the best line; without letters who is to move passes."""

    mine: bool
    place: str
    letters: Letters | None
    score: int


@view_value
class Ahead:
    """What is known so far; of an ending how much it brings, of other positions the turns, the best first."""

    done: bool
    stopped: bool
    rounds: int
    most: int
    exact: bool
    rows: tuple[AheadRow, ...]
    is_ending: bool
    solved: bool
    gain: str
    line: tuple[LineTurn, ...]


def ahead(found: Foresight, study: Study, every: EveryTurn, t: Texts) -> Ahead:
    simulation, ending = found.simulation, found.ending
    tried = simulation.best_first if simulation else []
    numbers = every.numbers(each.offer.turn for each in tried)
    return Ahead(
        done=found.done,
        stopped=found.stopped,
        rounds=simulation.rounds if simulation else ending.looked_at if ending else 0,
        most=simulation.most if simulation else POSITIONS if found.is_ending else found.most_tries,
        exact=bool(simulation and simulation.exact),
        rows=tuple(_row(each, numbers, study, t) for each in tried),
        is_ending=found.is_ending,
        solved=bool(ending and ending.solved),
        gain=signed(ending.ahead or 0) if ending else "",
        line=_line(found, study) if ending and found.done else (),
    )


def _row(tried: Tried, numbers: Mapping[Chosen, int], study: Study, t: Texts) -> AheadRow:
    wins, lead = tried.wins, tried.lead
    number = numbers[tried.offer.turn]
    return AheadRow(
        number=number,
        what=what_of(study.tile_set, tried.offer.turn),
        score=tried.offer.turn.score,
        equity=tenths(tried.offer.worth, t),
        wins=per_cent(Fraction(round(1000 * wins.mean), 10), t.language),
        wins_off=_off(wins, 100, t),
        lead=_number(lead.mean, t),
        lead_off=_off(lead, 1, t),
        given_up=tried.given_up,
        chosen=study.shown == number - 1,
    )


def _number(value: float, t: Texts) -> str:
    written = tenths(round(10 * value), t)
    return f"+{written}" if round(10 * value) > 0 else written


def _off(figure: Figure, times: int, t: Texts) -> str:
    return f"±{tenths(round(10 * times * figure.off), t)}" if figure.off else ""


def _line(found: Foresight, study: Study) -> tuple[LineTurn, ...]:
    turns = found.ending.line if found.ending else []
    return tuple(
        LineTurn(
            nth % 2 == 0,
            str(Place(play.square, play.down)) if play else "",
            letters_of(study.tile_set, play.word) if play else None,
            play.score if play else 0,
        )
        for nth, play in enumerate(turns)
    )
