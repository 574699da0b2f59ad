"""Whatever a director does, in any order: the log always tells the same, and no round is broken."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from drivers.director import Director
from faristol.errors import Rejected
from faristol.tournaments import directing, opening, reporting
from faristol.tournaments.players import Player
from faristol.tournaments.reporting import Report
from faristol.tournaments.results import OUTCOMES
from faristol.tournaments.terms import CUP, MODES, ROUND_ROBIN, Terms


class AnyTournament(RuleBasedStateMachine):
    @initialize(mode=st.sampled_from(MODES[:-1]), letters=st.integers(0, 7), apart=st.booleans())
    def open(self, mode, letters, apart):
        self.club = Director("ABCDEFG"[:letters], Terms(mode=mode, clubs_apart=apart), rounds=9)
        self.published = {}

    def attempt(self, act, *arguments, **also):
        try:
            self.club.do(act, *arguments, **also)
        except Rejected:
            return

    @rule()
    def pair(self):
        self.attempt(directing.draft_round, repeats_agreed=True)

    @rule()
    def publish(self):
        self.attempt(directing.publish_round)

    @precondition(lambda self: self.club.state.stage == "results")
    @rule(outcome=st.sampled_from(OUTCOMES), chance=st.integers(0, 1000))
    def report_all(self, outcome, chance):
        published = self.club.state.rounds[-1]
        for board in published.missing:
            score = (chance, Random(chance + board).randint(0, 999))
            told = Report(outcome=outcome if board == 1 else "played", score=score)
            self.attempt(reporting.enter_result, published.number, board, told, sure=True)
        self.attempt(directing.close_round)

    @rule(letter=st.sampled_from("ABCDEFGHI"))
    def enter(self, letter):
        self.attempt(opening.enter_player, Player(letter, letter, club=letter > "C" and "Palma" or ""))

    @rule(
        letter=st.sampled_from("ABCDEFGHI"),
        act=st.sampled_from([opening.withdraw, opening.bring_back, directing.give_bye, directing.take_bye]),
    )
    def somebody(self, letter, act):
        self.attempt(act, letter)

    @rule(
        first=st.sampled_from("ABCDE"),
        second=st.sampled_from("DEFGH"),
        act=st.sampled_from([directing.lock_pair, directing.forbid_pair, directing.allow_pair]),
    )
    def two(self, first, second, act):
        self.attempt(act, first, second)

    @rule(letter=st.sampled_from("ABCDEFG"), ahead=st.integers(0, 2))
    def absent(self, letter, ahead):
        self.attempt(opening.mark_absent, letter, self.club.state.next + ahead)

    @precondition(lambda self: self.club.can_undo)
    @rule()
    def undo(self):
        self.club.undo()

    @invariant()
    def the_leaders_are_those_who_stand_first(self):
        state = self.club.state
        for published in state.rounds:
            rows = state.standings(published.number)
            assert state.leaders(published.number, 3) == rows[:3]

    @invariant()
    def every_round_has_one_place_for_everybody(self):
        state = self.club.state
        for draft in [*([state.draft] if state.draft else []), *(each.draft for each in state.rounds)]:
            placed = [player for made in draft.pairs for player in (made.first, made.second)]
            placed += [player for player, _ in draft.byes]
            assert len(placed) == len(set(placed))
        if state.draft and state.terms.mode not in (CUP, ROUND_ROBIN):
            placed = [player for made in state.draft.pairs for player in (made.first, made.second)]
            placed += [player for player, _ in state.draft.byes]
            here = [player.id for player in state.players.values() if player.plays_in(state.next)]
            assert sorted(placed) == sorted(here)

    @invariant()
    def what_was_published_stands(self):
        now = {each.number: each.draft for each in self.club.state.rounds}
        for number, draft in self.published.items():
            assert now[number] == draft
        self.published = now


AnyTournament.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestAnyTournament = AnyTournament.TestCase
