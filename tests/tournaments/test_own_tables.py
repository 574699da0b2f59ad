"""Players who keep a table, whoever the opponent is."""

import pytest

from drivers.director import Director
from drivers.director_window import DirectorWindow
from faristol.tournaments import directing, opening
from faristol.tournaments.players import Player


def keeping(tables, letters="ABCDEFGH"):
    """Players of whom some keep a table."""
    club = Director("", rounds=3)
    for place, letter in enumerate(letters):
        club.do(opening.enter_player, Player(letter, letter, 2000 - 10 * place, table=tables.get(letter, 0)))
    return club


def board_of(club, player, number=-1):
    return next(
        board
        for board, pair in enumerate(club.state.rounds[number].draft.pairs, 1)
        if player in (pair.first, pair.second)
    )


def pairs_of(club):
    return {frozenset((pair.first, pair.second)) for pair in club.state.rounds[-1].draft.pairs}


def test_a_player_sits_at_the_own_table_in_every_round():
    club = keeping({"A": 4})
    for _ in range(3):
        club.whole_round()
        assert board_of(club, "A") == 4


def test_no_pair_changes_by_it():
    club, plain = keeping({"A": 4, "G": 1}).pair().publish(), keeping({}).pair().publish()
    assert pairs_of(club) == pairs_of(plain)


def test_the_others_keep_their_order():
    club, plain = keeping({"A": 3}).pair().publish(), keeping({}).pair().publish()
    order = [pair.first for pair in plain.state.rounds[0].draft.pairs]
    moved = [pair.first for pair in club.state.rounds[0].draft.pairs]
    alone = plain.state.rounds[0].draft.pairs[board_of(plain, "A") - 1].first
    assert [each for each in moved if each != alone] == [each for each in order if each != alone]


@pytest.mark.parametrize(("tables", "boards"), [({"A": 99}, {"A": 4}), ({"A": 2, "B": 2}, {"A": 2, "B": 1})])
def test_a_table_that_is_not_there_or_taken_is_the_nearest(tables, boards):
    club = keeping(tables).pair().publish()
    assert {player: board_of(club, player) for player in boards} == boards


def test_of_two_who_meet_the_first_one_keeps_the_table():
    club = keeping({}, "ABCD").pair().publish()
    pair = club.state.rounds[0].draft.pairs[0]
    both = keeping({pair.first: 2, pair.second: 1}, "ABCD").pair().publish()
    assert board_of(both, pair.first) == 2


def test_each_division_has_its_own_tables():
    club = Director("", rounds=3)
    for place, letter in enumerate("ABCDEFGH"):
        division, table = ("1" if letter < "E" else "2"), 1 if letter == "E" else 0
        rating = 2000 - 10 * place
        club.do(opening.enter_player, Player(letter, letter, rating, division=division, table=table))
    assert board_of(club.pair().publish(), "E") == 3


def test_who_is_absent_or_rests_leaves_the_table_to_others_and_has_it_again():
    club = keeping({"A": 3, "G": 2})
    club.do(opening.mark_absent, "A", 1).do(directing.give_bye, "B").pair().publish().better_win().close()
    assert board_of(club, "G") == 2 and len(club.state.rounds[0].draft.pairs) == 3
    club.do(directing.give_bye, "G").do(directing.give_bye, "H").pair().publish().better_win().close()
    assert board_of(club, "A") == 3 and len(club.state.rounds[1].draft.pairs) == 3
    club.do(directing.forbid_pair, "A", "G").pair().publish()
    assert (board_of(club, "A"), board_of(club, "G")) == (3, 2)


def test_a_late_player_sits_at_the_own_table_and_a_smaller_division_has_its_nearest():
    club = keeping({}, "ABCD").whole_round()
    club.do(opening.enter_player, Player("H", "H", 1000, table=3)).do(
        opening.enter_player, Player("I", "I", 900)
    )
    assert board_of(club.pair().publish(), "H") == 3
    divided = Director("", rounds=3)
    for place, letter in enumerate("ABCDEFG"):
        division, table = ("1" if letter < "E" else "2"), 4 if letter == "A" else 0
        divided.do(opening.enter_player, Player(letter, letter, 2000 - place, division=division, table=table))
    assert board_of(divided.pair().publish(), "A") == 2


def test_a_pair_made_by_hand_is_set_there_too():
    club = keeping({"A": 2}, "ABCD").pair()
    club.do(directing.draft_by_hand, [("A", "C"), ("B", "D")], repeats_agreed=True).publish()
    assert board_of(club, "A") == 2


def test_the_table_is_written_beside_the_name_and_taken_back_by_emptying_it():
    director = DirectorWindow().opens()
    aina = director.player("Aina")
    fields = {"player": "Aina", "rating": "1500", "table": "4"}
    director.about("change", "Aina")
    director.go(f"#/event/{director.stream}/players")
    for typed, table in (("4", 4), ("", 0)):
        answer = director.do("tournament_players.change", {**fields, "table": typed}, data={"player": aina})
        assert answer["ok"] and director.event().players[aina].table == table
        assert ("always at table 4" in director.text) == bool(table)
    for wrong in ("x", "-1", "1000"):
        answer = director.do("tournament_players.change", {**fields, "table": wrong}, data={"player": aina})
        assert not answer["ok"] and answer["focus"] == "table"
