"""Whole draws, played at random through what the judge may do: what is true after every act."""

from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from drivers.draw import Draw, on_board
from faristol.core.rack import kinds
from faristol.core.tiles import take
from faristol.games import judging_draws as judging
from faristol.games.draw_facts import FACTS
from faristol.games.log import NothingToUndo, last_act
from faristol.games.verification import verify


class WholeDraw(RuleBasedStateMachine):
    """Beside the log stands what a person at the table would have seen: the board after each act."""

    @initialize(
        secret=st.binary(min_size=32, max_size=32),
        ruleset=st.sampled_from(["duplicate", "romanian-duplicate"]),
        put_back=st.sampled_from(["whole", "new"]),
        words=st.text("ab ș", min_size=1).filter(str.strip),
    )
    def promise(self, secret, ruleset, put_back, words):
        self.table = Draw(ruleset, secret, put_back=put_back).speak(words)
        self.before = [self.table.state]

    @property
    def phase(self):
        return self.table.state.phase

    def act(self, facts):
        self.before.append(self.table.state)
        self.table.write(facts)

    @precondition(lambda self: self.phase == "call")
    @rule()
    def start_the_time(self):
        self.act(judging.start_time(self.table.state))

    @precondition(lambda self: self.phase == "time")
    @rule()
    def stop_and_go_on(self):
        running = self.table.state.clock.running
        self.act((judging.stop_time if running else judging.start_time)(self.table.state))

    @precondition(lambda self: self.phase in ("call", "time"))
    @rule()
    def end_the_time(self):
        self.act(judging.end_time(self.table.state, "judge"))

    @precondition(lambda self: self.phase == "keep")
    @rule(played=st.sets(st.integers(0, 6), min_size=1))
    def play_some_tiles(self, played):
        rack = self.table.state.rack
        kept = tuple(tile for place, tile in enumerate(rack) if place not in played)
        if len(kept) == len(rack):
            kept = kept[1:]
        board = Counter(on_board(self.table)) + Counter(take(rack, kept))
        self.act(judging.next_round(self.table.state, kept))
        assert Counter(on_board(self.table)) == board

    @precondition(lambda self: self.phase in ("time", "keep"))
    @rule()
    def propose_a_new_rack(self):
        board = on_board(self.table)
        self.act(judging.new_rack(self.table.state))
        assert on_board(self.table) == board

    @precondition(lambda self: self.phase == "keep")
    @rule(last=st.integers(0, 9))
    def end_by_agreement(self, last):
        if last == 0:
            self.act(judging.end_draws(self.table.state))

    @rule()
    def undo(self):
        if last_act(self.table.entries, FACTS.final):
            acts = len(self.table.entries)
            self.table.undo()
            for _ in self.table.entries[acts:]:
                before = self.before.pop()
            assert self.table.state == before
        else:
            with pytest.raises(NothingToUndo):
                self.table.undo()

    @invariant()
    def bag_rack_and_board_are_always_the_hundred_tiles(self):
        state = self.table.state
        together = Counter(state.bag) + Counter(state.rack) + Counter(on_board(self.table))
        assert together == Counter(state.tile_set.all)
        assert together.total() == 100

    @invariant()
    def a_rack_on_the_table_is_a_valid_one_and_as_full_as_can_be(self):
        state = self.table.state
        if state.running:
            had = kinds(state.tile_set, state.rack)
            assert state.rule.need.met_by(had)
            assert len(state.rack) == min(7, 100 - len(on_board(self.table)))

    @invariant()
    def the_draw_can_be_verified_at_any_moment(self):
        verdict = verify(self.table.entries)
        assert verdict and verdict.true


TestWholeDraw = WholeDraw.TestCase
TestWholeDraw.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)


@pytest.mark.parametrize("ruleset", ["duplicate", "romanian-duplicate"])
@pytest.mark.parametrize("put_back", ["whole", "new"])
@pytest.mark.parametrize("keep", [0, 3, 6])
def test_a_draw_played_to_its_end_stops_when_no_valid_rack_is_left(ruleset, put_back, keep):
    table = Draw(ruleset, put_back=put_back).speak().to_the_end(keep)
    state = table.state
    assert state.phase == "over" and state.ended == state.opened.ruleset["end"]["clause"]
    left = kinds(state.tile_set, state.bag + state.rack)
    assert min(left.vowels, left.consonants) == 0 and left.blanks < 2
    assert verify(table.entries).true


def test_two_rooms_with_the_same_secret_and_words_and_masters_get_the_same_racks():
    rooms = [Draw(), Draw(order="drawn", minutes=5, table="persons", name="Another room")]
    for table in rooms:
        table.speak().to_the_end(4)
    assert rooms[0].state.rounds == rooms[1].state.rounds
    assert len(rooms[0].state.rounds) > 20


def test_another_secret_other_words_or_another_master_give_other_racks():
    racks = [
        [round_.rack for round_ in table.state.rounds]
        for table in (
            Draw().speak().keep("").keep(""),
            Draw(secret=bytes(32)).speak().keep("").keep(""),
            Draw().speak("sol a Lleida").keep("").keep(""),
        )
    ]
    assert len({tuple(each) for each in racks}) == 3
    one, other = Draw().speak(), Draw().speak()
    assert one.keep("").rack != other.keep(other.state.rack[:1]).rack
