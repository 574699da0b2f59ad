"""A game for one for a spreadsheet: a line for each round."""

from faristol.practice.solo.event import Solo
from faristol.practice.solo.rounds import Round
from faristol.screens.parts.spreadsheet import spreadsheet
from faristol.texts import Texts


def csv_text(event: Solo, t: Texts) -> str:
    lines: list[list[object]] = [
        [
            t.gettext("Round"),
            t.gettext("Rack"),
            t.gettext("Own play"),
            t.gettext("Points"),
            t.gettext("Master play"),
            t.gettext("Master play’s points"),
            t.gettext("Hints"),
            t.gettext("Seconds"),
            *([t.gettext("Counted seconds")] if event.topping else []),
        ]
    ]
    for round_ in event.played:
        lines.append(_line(event, round_))
    return spreadsheet(lines, t.language)


def _line(event: Solo, round_: Round) -> list[object]:
    """Return a line; its points are those that count, less what the hints cost."""
    assert round_.master and round_.proposal
    return [
        round_.number,
        event.tile_set.line(event.tile_set.sort(round_.rack)),
        round_.proposal.play or "",
        round_.points,
        round_.master.play,
        round_.possible,
        round_.price,
        "" if round_.seconds is None else round_.seconds,
        *([event.time_of(round_)] if event.topping else []),
    ]
