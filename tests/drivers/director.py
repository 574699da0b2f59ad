"""A director's tournament without a screen: every act goes through the log, as on a tablet."""

from drivers.log import Log
from faristol.games.log import last_act
from faristol.tournaments import directing, opening, reporting
from faristol.tournaments.deciding import Word
from faristol.tournaments.facts import FACTS
from faristol.tournaments.players import Player
from faristol.tournaments.reporting import Report
from faristol.tournaments.terms import Terms

NOON = 1_791_000_000_000
SECRET = bytes(range(32))
ARBITER = "Marta Roig"
WORD = Word(why="a phone at the table")
"""Why the only arbiter decides, where the test is about something else."""


class Director(Log):
    """Players are letters, best rated first; a minute passes with every act."""

    opens_at = NOON

    def __init__(self, letters="", terms=None, **chosen):
        choices = opening.Choices(**{"name": "Suís de la Mercè", "arbiters": (ARBITER,), **chosen})
        super().__init__(opening.open_tournament(choices, terms or Terms(), SECRET, "test"))
        for place, letter in enumerate(letters):
            self.enter(letter, 2000 - 10 * place)

    def do(self, act, *arguments, **also):
        """directing.close_round → do(directing.close_round)."""
        return self.write(act(self.state, *arguments, **also))

    @property
    def can_undo(self):
        return bool(last_act(self.entries, FACTS.final))

    def enter(self, letter, rating=None, club=""):
        return self.do(opening.enter_player, Player(letter, letter, rating, club=club))

    def pair(self, **also):
        return self.do(directing.draft_round, **also)

    def publish(self):
        return self.do(directing.publish_round)

    def report(self, **scores):
        """Enter results of the present round: AB=(400, 380) is the score of that pair."""
        published = self.state.rounds[-1]
        for pair, score in scores.items():
            board = self.board_of(pair)
            result = score if isinstance(score, Report) else Report(score=score)
            if isinstance(score, tuple) and published.draft.pairs[board - 1].first != pair[0]:
                result = Report(score=score[::-1])
            self.do(reporting.enter_result, published.number, board, result, sure=True, word=WORD)
        return self

    def board_of(self, pair, number=0):
        pairs = self.state.rounds[number - 1].draft.pairs
        return next(at for at, made in enumerate(pairs, 1) if {made.first, made.second} == set(pair))

    def better_win(self):
        """Enter all missing results: the first in the alphabet wins, by less at each table."""
        published = self.state.rounds[-1]
        for board in published.missing:
            made = published.draft.pairs[board - 1]
            score = (400 - board, 300) if made.first < made.second else (300, 400 - board)
            self.do(reporting.enter_result, published.number, board, Report(score=score))
        return self

    def close(self):
        return self.do(directing.close_round)

    def whole_round(self):
        return self.pair().publish().better_win().close()

    @property
    def pairs(self):
        """Return the pairs of the draft, or of the last published round."""
        state = self.state
        draft = state.draft or state.rounds[-1].draft
        return " ".join("".join(sorted((made.first, made.second))) for made in draft.pairs)

    @property
    def order(self):
        return "".join(row.player.id for row in self.state.standings())
