"""Who plays, and how long: DUP-1, DUP-2, DUP-14, DUP-15, DUP-16."""

import pytest

from drivers.bag_club import Tables
from faristol.core.rack import kinds
from faristol.games.duplicate import judging, masters, opening, sanctions
from faristol.games.duplicate.counting import that_count
from faristol.games.duplicate.errors import NotNow, RoundBegun, TooFewPlayers
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.possible import has_play, plays_of
from faristol.games.duplicate.results import incomplete
from faristol.screens.duplicate.suggesting import matches

# --- DUP-1


def test_dup_1_two_players_or_more():
    with pytest.raises(TooFewPlayers):
        Tables(players=1).begin()
    assert Tables(players=2).begin().state.began == 2


def test_dup_1_a_complete_game_goes_on_until_the_tiles_are_done():
    club = Tables("duplicate", 2, source="committed").begin()
    while club.state.running:
        club.round().next()
    left = kinds(club.state.tile_set, club.state.draws.bag + club.state.draws.kept)
    assert club.state.draws.ended == "DUP-16"
    assert min(left.vowels, left.consonants) == 0


def test_dup_1_or_until_the_rounds_that_were_set():
    club = Tables(rounds=2).begin().round_with("CASALSO").announce("H8 CASA").next()
    assert club.state.stage == "tiles"
    club.round_with("LSOIPRE").announce("8H COS").next()
    assert club.state.stage == "over"
    assert club.state.draws.ended is None


def test_dup_1_what_kind_it_is_stands_in_the_first_entry():
    """Only complete games are official: 0 rounds set."""
    assert [Tables(rounds=rounds).entries[0]["rounds"] for rounds in (0, 12)] == [0, 12]


def test_dup_1_only_complete_games_are_official():
    """A number of rounds that was set makes an event that is not, unless the tiles end it before."""
    assert incomplete(Tables(rounds=5).state) == "DUP-1"
    assert incomplete(Tables(rounds=0).state) is None
    ended = Tables(rounds=5).begin().round_with("CASALSO").announce("H8 CASA")
    assert incomplete(ended.branch().end("no-play").state) is None
    for why in ("force-majeure", "no-assurance", "agreed"):
        early = Tables().begin().round_with("CASALSO").announce("H8 CASA").end(why)
        assert incomplete(early.state) == incomplete(ended.branch().end(why).state) == "DUP-1"
        assert (early.state.decided, early.state.draws.ended) == (why, "DUP-16")
    assert incomplete(Tables("romanian-duplicate", rounds=5).state) is None


# --- DUP-2


def test_dup_2_everybody_is_ruled_with_the_same_tiles_on_the_same_board():
    club = Tables().begin().round_with("CASALSO").announce("H8 CASAL").next().round_with("SOIPRET")
    club.collect({1: "8H COS", 2: "8H COS", 3: "8H CAP"})
    assert [club.slip(player).points for player in (1, 2)] == [4, 4]
    assert club.slip(3).reason == "not-on-rack"


def test_dup_2_a_play_put_right_later_is_ruled_on_the_board_of_its_own_round():
    club = Tables().begin().round_with("CASALSO").collect({1: "H8 CASA"}).announce("H8 CASAL").next()
    club.round_with("SOIPRET").collect({1: "H7 CASALS"}, number=1)
    assert club.slip(1, 1).points == 16


# --- DUP-14


def test_dup_14_first_a_warning_then_the_play_of_that_round_then_out():
    club = Tables().begin().round_with("CASALSO").collect({1: "H8 CASAL", 2: "H8 CASA", 3: "H8 COS"})
    club.sanction(1)
    assert (club.last["step"], club.counts(1)) == ("warning", (14, None, None))
    club.sanction(1)
    assert (club.last["step"], club.counts(1)) == ("zero", (0, "penalty", "DUP-14"))
    club.sanction(1)
    assert (club.last["step"], club.counts(1)) == ("expelled", (0, "expelled", "DUP-14"))
    assert club.last["clause"] == "DUP-14"
    with pytest.raises(NotNow):
        club.sanction(1)


def test_dup_14_the_penalty_is_for_the_play_of_the_round_of_the_second_time():
    club = Tables().begin().round_with("CASALSO").collect({1: "H8 CASAL"}).sanction(1).announce("H8 CASA")
    club.next().round_with("LSOIPRE").collect({1: "8H COS"}).sanction(1)
    assert [club.counts(1, number)[0] for number in (1, 2)] == [14, 0]


@pytest.mark.parametrize("source", ["committed", "bag"])
@pytest.mark.parametrize("number", [1, 2])
def test_dup_14_between_two_rounds_the_judge_says_which_of_them_wherever_the_bag_is(source, number):
    club = Tables(source=source).begin()
    if source == "bag":
        club.draw("CASALSO")
    best = club.plays()[0]
    club.sanction(1).time().collect({1: best}).announce(best).next()
    assert sanctions.rounds(club.state) == [1, 2]
    club.sanction(1, number)
    assert club.counts(1, 1)[0] == (0 if number == 1 else club.slip(1, 1).points)
    if source == "bag":
        club.draw("".join(club.state.draws.kept) + "LSOIPRE"[: 7 - len(club.state.draws.kept)])
    club.time().collect({1: club.plays()[0]})
    assert (club.counts(1, 2)[0] == 0) == (number == 2)


def test_dup_14_while_slips_come_in_it_is_their_round_and_after_the_last_one_none_follows():
    club = Tables(rounds=1).begin().round_with("CASALSO").sanction(1).collect({1: "H8 CASAL"})
    assert sanctions.rounds(club.state) == [1]
    with pytest.raises(NotNow):
        club.sanction(1, 2)
    assert sanctions.rounds(club.announce("H8 CASAL").state) == [1]


def test_dup_14_the_expelled_are_not_waited_for_and_not_classified():
    club = Tables().begin().round_with("CASALSO").collect({1: "H8 CASAL", 2: "H8 CASA", 3: "H8 COS"})
    for _ in range(3):
        club.sanction(1)
    club.announce("H8 CASA").next().round_with("LSOIPRE")
    assert [player.id for player in club.state.expected_in(2)] == ["2", "3"]
    assert club.places == [("2", "10", 1), ("3", "8", 2), ("1", "0", None)]


def test_dup_14_what_was_played_before_the_expulsion_stays_in_the_results():
    club = Tables().begin().round_with("CASALSO").collect({1: "H8 CASAL", 2: "H8 CASA"}).announce("H8 CASA")
    club.next().round_with("LSOIPRE")
    for _ in range(3):
        club.sanction(1)
    assert club.places[-1] == ("1", "14", None)


def test_dup_14_a_sanction_that_was_wrong_is_lifted():
    club = Tables().begin().round_with("CASALSO").collect({1: "H8 CASAL"}).sanction(1).sanction(1)
    club.write(sanctions.lift(club.state, "1"))
    assert club.counts(1) == (14, None, None)
    assert sanctions.next_step(club.state, "1") == "zero"


@pytest.mark.parametrize(
    ("steps", "counts"),
    [(["warning", "expelled"], [14, 0, "expelled"]), (["zero", "expelled"], [0, 0, "expelled"])],
)
def test_dup_14_a_club_may_leave_a_step_out(steps, counts):
    club = Tables()
    club.entries[0]["ruleset"]["sanctions"]["steps"] = steps
    club.begin().round_with("CASALSO").collect({1: "H8 CASAL"}).sanction(1)
    assert club.counts(1)[0] == counts[0]
    club.sanction(1)
    assert club.counts(1)[:2] == tuple(counts[1:])


@pytest.mark.parametrize("times", [2, 3])
def test_dup_14_a_play_that_a_sanction_made_zero_is_nowhere_counted_as_one(times):
    """Not a valid slip, nobody's master play, and no other slip's play that is in already."""
    club = Tables().begin().round_with("CASALSO").collect({1: "H8 CASALS", 2: "H8 CASA"})
    for _ in range(times):
        club.sanction(1)
    state = club.state
    assert list(that_count(state, state.round)) == ["2"]
    assert [each.play for each in masters.handed_in(state, state.round)] == ["H8 CASA"]
    best = masters.best_possible(state, state.round, plays_of(state, state.round, club.words))
    assert all("1" not in each.found_by for each in best)
    listed = matches(state, state.round, "h8 casals", club.words)
    assert listed[0].text == "H8 CASALS" and listed[0].tables == ()


def test_dup_14_what_a_sanction_made_zero_is_not_the_best_handed_in():
    club = Tables("romanian-duplicate").begin().round_with("CASALEO").collect({1: "H8 CASA", 2: "H8 CAL"})
    club.sanction(1).sanction(1)
    club.announce("H8 CAL")
    assert club.state.round.master.play == "H8 CAL"


# --- DUP-15


def test_dup_15_nobody_joins_once_round_one_has_begun():
    club = Tables().begin()
    with pytest.raises(RoundBegun):
        club.enter(4)


def test_dup_15_nor_in_the_place_of_somebody_who_was_on_the_list():
    club = Tables().begin()
    with pytest.raises(RoundBegun):
        club.write(opening.remove_player(club.state, "3"))
    with pytest.raises(RoundBegun):
        club.write(opening.change_player(club.state, Player("3", 9, "Algú altre")))


def test_dup_15_a_table_is_changed_until_round_one_and_a_name_at_any_time():
    club = Tables()
    club.write(opening.change_player(club.state, Player("3", 9, "Algú altre")))
    assert club.state.players["3"].table == 9
    club.begin()
    club.write(opening.change_player(club.state, Player("3", 9, "Algú més")))
    assert club.state.players["3"].name == "Algú més"


def test_dup_15_who_leaves_is_waited_for_no_more_from_the_round_whose_slip_is_not_in():
    club = Tables().begin()
    club.write(opening.player_left(club.state, "3"))
    assert club.last["round"] == 1
    club.round_with("CASALSO").collect({1: "H8 CASA"})
    for player in ("1", "2"):
        club.write(opening.player_left(club.state, player))
    assert {player: club.state.players[player].left for player in "123"} == {"1": 2, "2": 1, "3": 1}


def test_dup_15_who_left_may_come_back():
    club = Tables().begin().round_with("CASALSO").announce("H8 CASA")
    club.write(opening.player_left(club.state, "3")).next()
    club.draw("LSOIPRE")
    assert [player.id for player in club.state.expected_in(2)] == ["1", "2"]
    club.write(opening.player_returned(club.state, "3"))
    assert len(club.state.expected_in(2)) == 3


# --- DUP-16


def test_dup_16_a_real_bag_that_can_give_no_valid_rack_any_more_ends_it():
    """The racks of a drawn event come out of a real bag; those that were not valid, too."""
    drawn, typed = Tables(players=2, source="committed").begin(), Tables(players=2).begin()
    write = drawn.state.tile_set.write
    while drawn.state.running:
        for rack, _ in drawn.state.draws.rejected:
            typed.draw(write(rack))
        typed.round_with(write(drawn.state.round.rack))
        typed.announce(drawn.round().state.round.master.play)
        drawn.next()
        typed.next()
    assert (typed.state.stage, typed.state.draws.ended) == ("over", "DUP-16")


def test_dup_16_the_judge_ends_it_when_no_play_is_possible_any_more():
    club = Tables().begin().round_with("CASALSO").announce("H8 CASA").next()
    club.end("no-play")
    assert (club.state.stage, club.state.draws.ended) == ("over", "DUP-16")


def test_dup_16_with_all_the_tiles_on_the_rack_and_no_play_it_ends_there_and_then():
    """No round is called for nothing: the end follows the master play that left such tiles."""
    club = Tables(players=2, source="committed").begin()
    ended, left = [], []
    while club.state.running:
        state = club.round().state
        left.append(len(state.draws.bag) + len(state.round.master.kept))
        ended.append([each["clause"] for each in judging.end_after(state, lambda board, rack: False)])
        foretold = [each["clause"] for each in judging.end_after(state, has_play(club.words))]
        club.next()
        assert foretold == [club.state.draws.ended] * (club.state.stage == "over")
    assert [bool(each) for each in ended] == [number <= 7 for number in left]
    assert ended[-1] == ["DUP-16"]


def test_dup_16_tiles_that_make_no_play_are_told_from_those_that_do():
    club = Tables().begin().round_with("CASALSO").announce("H8 CASA")
    some = has_play(club.words)
    assert some(club.state.board, ("L", "S", "O"))
    assert not some(club.state.board, ("L·L",))


def test_dup_16_or_with_the_players_agreement_after_any_step():
    for at in ("tiles", "call", "slips", "results"):
        club = Tables().begin()
        if at != "tiles":
            club.draw("CASALSO")
        if at in ("slips", "results"):
            club.time().collect({1: "H8 CASA"})
        if at == "results":
            club.announce("H8 CASA")
        assert club.state.stage == at
        club.end()
        assert (club.state.stage, club.state.draws.ended) == ("over", "DUP-16")
