"""Tournaments that came from the files of other programs, and the files themselves."""

from pathlib import Path

from drivers.director import NOON, SECRET, Director
from drivers.log import Log
from faristol.tournaments.opening import Choices
from faristol.tournaments.reports.into_log import log_of
from faristol.tournaments.terms import Terms

__all__ = ("BLITZ", "EVENTS", "FORTY_TWO", "NOON", "OPEN", "Brought")

EVENTS = Path(__file__).parents[1] / "data/events"
"""An open of seven rounds in a chess program's report, an evening of nine on a chess server, and six rounds
of 42 players in tsh: real results, invented names."""
OPEN, BLITZ, FORTY_TWO = ((EVENTS / name).read_text() for name in ("open.trf", "blitz.trf", "forty-two.t"))


class Brought(Director):
    """The tournament of a file, which has so many rounds more."""

    def __init__(self, read, text, more=0):
        report = read(text)
        choices = Choices(
            "Torneig",
            report.place,
            report.director,
            report.rounds + more,
            names_starts=report.names_starts,
            arbiters=report.arbiters,
        )
        Log.__init__(self, log_of(report, choices, Terms(), SECRET, "test"))
