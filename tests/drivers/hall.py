"""A director of a hall in which each division is paired for itself."""

from random import Random

from drivers.director import Director
from faristol.errors import Rejected
from faristol.tournaments import directing, opening, reporting
from faristol.tournaments.errors import NotNow
from faristol.tournaments.facts import in_division
from faristol.tournaments.parts import part_named
from faristol.tournaments.players import Player
from faristol.tournaments.reporting import Report
from faristol.tournaments.separating import DivisionOver

NAMES = {"A": "ABCDEFGHIJKL", "B": "abcdefghijklmnopqrst", "C": "123456789"}
"""The divisions of a club's day: 12, 20 and 9 players."""


class Hall(Director):
    """A director who works on one division at a time."""

    def in_(self, division, act, *arguments, **also):
        """in_("A", directing.close_round)."""
        part = part_named(self.state, division)
        return self.write(in_division(part, act(part, *arguments, **also)))

    def enter_all(self, divisions):
        for name, letters in divisions.items():
            for place, letter in enumerate(letters):
                self.do(opening.enter_player, Player(letter, letter, 2000 - 10 * place, division=name))
        return self

    def publish_in(self, division):
        self.in_(division, directing.draft_round, repeats_agreed=True)
        return self.in_(division, directing.publish_round)

    def results_in(self, division, chance):
        published = self.state.parts[division].rounds[-1]
        for board in published.missing:
            made = published.draft.by_table[board]
            report = Report(score=scored(chance, published.number, made.first, made.second))
            self.in_(division, reporting.enter_result, published.number, board, report, sure=True)
        return self

    def round_in(self, division, chance=7):
        self.publish_in(division).results_in(division, chance)
        return self.in_(division, directing.close_round)

    def tables_of(self, division):
        return [board for board, _ in self.state.parts[division].rounds[-1].draft.numbered]


def scored(chance, number, first, second):
    lots = Random(f"{chance}-{number}-{first}-{second}")
    return lots.randint(200, 500), lots.randint(200, 500)


def three(terms=None, **chosen):
    return Hall(terms=terms, separate=True, **chosen).enter_all(NAMES)


def alone(division, letters, terms=None, **chosen):
    return Hall(terms=terms, **chosen).enter_all({division: letters})


def tried(event, division, act, arguments, also):
    """Do it, or return why not."""
    part = part_named(event.state, division)
    if act == "report":
        number, at, score = arguments
        act, also = reporting.enter_result, {"sure": True}
        arguments = number, [board for board, _ in part.rounds[-1].draft.numbered][at], Report(score=score)
    try:
        event.write(in_division(part, act(part, *arguments, **also)))
    except DivisionOver:
        return NotNow.code
    except Rejected as refused:
        return refused.code
    return None
