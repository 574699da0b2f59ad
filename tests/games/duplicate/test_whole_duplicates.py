"""Whole duplicates, judged at random: what is true after every act."""

from collections import Counter
from functools import reduce

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from drivers.bag_club import Tables
from faristol.core.letters import tile
from faristol.games import judging_draws as drawing
from faristol.games.duplicate import event as duplicate
from faristol.games.duplicate import judging, opening, sanctions
from faristol.games.duplicate.bonus import bonuses, value
from faristol.games.duplicate.counting import all_points, counted
from faristol.games.duplicate.facts import FACTS, apply
from faristol.games.duplicate.masters import handed_in
from faristol.games.duplicate.possible import has_play
from faristol.games.duplicate.ruling import BY_JUDGE, Written
from faristol.games.duplicate.standings import standings
from faristol.games.log import NothingToUndo, effective, last_act

PLAYERS = st.integers(1, 4).map(str)


def at(*stages):
    return precondition(lambda self: self.state.stage in stages)


class WholeDuplicate(RuleBasedStateMachine):
    """Eleven players, so that there are bonuses of 5,5; four of them hand in slips."""

    @initialize(
        secret=st.binary(min_size=1, max_size=4),
        ruleset=st.sampled_from(["duplicate", "romanian-duplicate", "completiv"]),
        bonuses=st.booleans(),
    )
    def begin(self, secret, ruleset, bonuses):
        self.club = Tables(ruleset, 11, source="committed", bonuses=bonuses)
        self.club.promise().write(judging.begin(self.state, secret.hex(), "Bel"))
        self.before = [self.state]

    @property
    def state(self):
        return self.club.state

    def act(self, facts):
        """What the log tells afterwards is what these facts make of what it told before."""
        self.before.append(self.state)
        acted = len(self.club.entries)
        self.club.write(facts)
        assert reduce(apply, self.club.entries[acted:], self.before[-1]) == self.state

    @at("call")
    @rule()
    def time(self):
        self.act(drawing.start_time(self.state.draws))
        self.act(drawing.end_time(self.state.draws, "clock"))

    @at("slips", "results")
    @rule(player=PLAYERS, place=st.integers(0, 30))
    def a_play(self, player, place):
        plays = self.club.plays()
        if plays:
            self.slip(player, Written(text=plays[min(place, len(plays) - 1)]))

    @at("slips", "results")
    @rule(player=PLAYERS, null=st.sampled_from(BY_JUDGE))
    def a_slip_that_is_null(self, player, null):
        self.slip(player, Written(null=null))

    @at("slips", "results")
    @rule(player=PLAYERS, text=st.from_regex(r"([A-O]1?\d|1?\d[A-O]) [a-zA-Z]{1,8}", fullmatch=True))
    def whatever_stands_on_it(self, player, text):
        self.slip(player, Written(text=text))

    def slip(self, player, written):
        before = self.state
        self.club.collect({player: written})
        self.before.append(before)

    @at("slips")
    @rule(even_wrong=st.booleans())
    def the_master_play(self, even_wrong):
        state = self.state
        found = [each.play for each in handed_in(state, state.round)] or self.club.plays()
        if found:
            self.before.append(state)
            self.club.announce(found[0], even_wrong=even_wrong)

    @at("results")
    @rule()
    def the_next_round(self):
        self.act(judging.next_round(self.state, has_play(self.club.words)))

    @at("slips")
    @rule(really=st.integers(0, 4))
    def a_new_rack(self, really):
        if really == 0:
            self.act(judging.new_rack(self.state))

    @rule(player=PLAYERS)
    def misconduct(self, player):
        if sanctions.next_step(self.state, player):
            self.act(sanctions.sanction(self.state, player))

    @rule(player=PLAYERS)
    def that_was_wrong(self, player):
        if self.state.players[player].sanctions:
            self.act(sanctions.lift(self.state, player))

    @rule(player=PLAYERS)
    def leaves_or_comes_back(self, player):
        left = self.state.players[player].left is not None
        self.act((opening.player_returned if left else opening.player_left)(self.state, player))

    @precondition(lambda self: self.state.running and any(each.master for each in self.state.rounds))
    @rule(really=st.integers(0, 3))
    def a_master_play_found_wrong(self, really):
        right = [each.number for each in self.state.rounds if each.master and not each.master.wrong]
        if really == 0 and right:
            self.before.append(self.state)
            self.club.found_wrong(right[0])

    @rule()
    def undo(self):
        if last_act(self.club.entries, FACTS.final):
            acts = len(self.club.entries)
            self.club.undo()
            for _ in self.club.entries[acts:]:
                before = self.before.pop()
            assert self.state == before
        else:
            with pytest.raises(NothingToUndo):
                self.club.undo()

    # --- what is always true

    @invariant()
    def board_rack_and_bag_are_the_hundred_tiles(self):
        state = self.state
        board = state.round.board if state.stage == "results" else state.board
        there = [tile(state.tile_set, code) for code in board.squares if code]
        together = Counter(state.draws.bag) + Counter(state.draws.rack) + Counter(there)
        assert together == Counter(state.tile_set.all)
        assert together.total() == 100

    @invariant()
    def a_total_is_the_sum_of_the_rounds_and_of_the_bonuses(self):
        state = self.state
        counting = [round_ for round_ in state.rounds if round_.master]
        for row in standings(state):
            slips = [counted(state, round_, row.player.id) for round_ in counting]
            mine = [slip.points if slip else 0 for slip in slips]
            won = sum(bonus.player == row.player.id for bonus in bonuses(state))
            assert row.total == sum(mine) + won * value(state)
            assert sorted(mine, reverse=True) == list(row.plays)

    @invariant()
    def a_slip_counts_the_same_alone_and_among_all(self):
        state = self.state
        for round_ in state.rounds:
            assert all_points(state, round_) == {
                player: counted(state, round_, player).points for player in round_.slips
            }

    @invariant()
    def nobody_without_a_place_is_before_anybody_with_one(self):
        ranks = [row.rank for row in standings(self.state)]
        placed = [rank for rank in ranks if rank is not None]
        assert ranks == placed + [None] * (len(ranks) - len(placed))
        assert placed == sorted(placed)
        assert all(rank <= place for place, rank in enumerate(placed, 1))

    @invariant()
    def what_counts_is_what_was_ruled_unless_there_is_a_reason(self):
        state = self.state
        for round_ in state.rounds:
            for player in round_.slips:
                counts = counted(state, round_, player)
                assert counts.points == (0 if counts.reason else round_.slips[player].points)

    @invariant()
    def the_log_without_what_was_undone_tells_the_same(self):
        entries = effective(self.club.entries)
        told = reduce(apply, entries[1:], duplicate.opened(entries[0]))
        assert told == self.state


TestWholeDuplicate = WholeDuplicate.TestCase
TestWholeDuplicate.settings = settings(max_examples=20, stateful_step_count=25, deadline=None)
