"""A tournament from its opening to its end, as a director goes about it: all of it told by the log."""

import pytest

from drivers.director import Director
from faristol.tournaments import directing, errors, opening
from faristol.tournaments.facts import FACTS
from faristol.tournaments.players import Player
from faristol.tournaments.summary import summary
from faristol.tournaments.terms import KING, Terms


def test_a_tournament_goes_from_stage_to_stage():
    club = Director("ABCDEF", rounds=2)
    stages = [club.state.stage]
    assert summary(club.state)["round"] == 1
    for _ in range(2):
        for act in (club.pair, club.publish, club.better_win, club.close):
            act()
            stages.append(club.state.stage)
    club.do(directing.end_tournament)
    once = ["draft", "results", "results", "between"]
    assert [*stages, club.state.stage] == ["players", *once, *once, "over"]
    assert summary(club.state) == {
        "kind": "tournament",
        "mode": "distance",
        "name": "Suís de la Mercè",
        "language": "ca",
        "round": 2,
        "phase": "over",
        "running": False,
        "players": 6,
        "final": True,
        "clubs": [],
    }


def test_the_card_names_each_club_of_the_players_once():
    club = Director()
    for name, of in (("A", "Palma"), ("B", ""), ("C", "Alcoi"), ("D", "Palma")):
        club.enter(name, club=of)
    assert summary(club.state)["clubs"] == ["Alcoi", "Palma"]


def test_what_is_out_of_turn_is_refused():
    club = Director("ABCD", rounds=1)
    for act in (
        directing.publish_round,
        directing.drop_draft,
        directing.close_round,
        directing.end_tournament,
    ):
        with pytest.raises(errors.NotNow):
            club.do(act)
    club.pair().publish()
    for act in (directing.draft_round, directing.publish_round, directing.end_tournament):
        with pytest.raises(errors.NotNow):
            club.do(act)
    with pytest.raises(errors.ResultsMissing) as missing:
        club.close()
    assert missing.value.details == {"boards": "1, 2"}
    club.better_win().close()
    with pytest.raises(errors.NotNow):
        club.pair()
    club.do(opening.change_rounds, 2).pair()
    with pytest.raises(errors.NoSuchRounds):
        club.do(opening.change_rounds, 0)


def test_a_form_without_a_name_is_refused():
    with pytest.raises(errors.NameMissing):
        Director(name=" ")
    with pytest.raises(errors.NoSuchRounds):
        Director(rounds=0)
    with pytest.raises(errors.PlayerNameMissing):
        Director().do(opening.enter_player, Player("A", " "))


def test_pairing_again_makes_the_same_round():
    """Example 38."""
    club = Director("ABCDEFG").whole_round().pair()
    first = club.state.draft
    assert club.do(directing.drop_draft).state.draft is None
    assert club.pair().pair().state.draft == first


@pytest.mark.parametrize(
    "change",
    [
        lambda club: club.enter("X", 1500),
        lambda club: club.do(opening.withdraw, "C"),
        lambda club: club.do(opening.mark_absent, "C", 2),
        lambda club: club.do(directing.lock_pair, "A", "F"),
        lambda club: club.do(directing.forbid_pair, "A", "B"),
        lambda club: club.do(directing.give_bye, "A"),
        lambda club: club.do(opening.change_player, Player("C", "Zoe", 1980)),
        lambda club: club.do(opening.change_terms, Terms(mode=KING)),
    ],
)
def test_a_draft_does_not_outlive_what_it_was_made_from(change):
    club = Director("ABCDEF").whole_round().pair()
    change(club)
    assert club.state.draft is None
    assert club.pair().state.draft


def test_an_undo_takes_back_a_draft_and_a_result_but_nothing_the_room_has_seen():
    club = Director("ABCD").pair()
    assert club.undo().state.stage == "players"
    club.pair().publish()
    assert not club.can_undo
    club.report(AC=(400, 300)).undo()
    assert club.state.rounds[0].sheets == {}


def test_what_the_room_has_seen_is_not_undone():
    rounds = {"RoundPublished", "RoundCalledOff"}
    assert FACTS.final == rounds | {"TournamentOpened", "RoomHeard", "TournamentEnded", "TournamentReopened"}
    club = Director()
    assert not club.can_undo and club.enter("A").enter("B").can_undo
    for act, *words in (
        (opening.hear_room, "xaloc"),
        (directing.draft_round,),
        (directing.publish_round,),
        (directing.call_off_round, "plou"),
    ):
        assert club.do(act, *words).can_undo == (act is directing.draft_round)
    assert club.whole_round().can_undo
    assert not club.do(directing.end_tournament).can_undo
    assert not club.do(directing.reopen_tournament, "un full").can_undo


def test_a_published_round_is_called_off_only_unplayed_and_with_a_reason():
    club = Director("ABCD").pair().publish()
    with pytest.raises(errors.ReasonMissing):
        club.do(directing.call_off_round, " ")
    club.do(directing.call_off_round, "the hall was closed")
    assert (club.state.stage, club.state.next) == ("players", 1)
    club.pair().publish().report(AC=(400, 300))
    with pytest.raises(errors.SomethingPlayed):
        club.do(directing.call_off_round, "late")


# --- who plays


def test_absent_in_one_round_is_not_a_bye_and_back_in_the_next():
    """Example 33."""
    club = Director("ABCDEF").whole_round().whole_round()
    club.do(opening.mark_absent, "F", 3).pair()
    assert "F" not in club.pairs
    club.publish().better_win().close()
    row = next(row for row in club.state.standings() if row.player.id == "F")
    assert row.record.byes == ()
    assert "F" in club.pair().pairs
    with pytest.raises(errors.NotNow):
        club.do(opening.mark_present, "F", 3)


def test_who_comes_late_is_paired_at_once_and_has_missed_the_rounds_before():
    """Example 34."""
    club = Director("ABCDE", Terms(late_exempt=True)).whole_round().whole_round()
    club.enter("X").enter("Y").pair()
    assert {"X", "Y"} <= set(club.pairs)
    assert [player for player, _ in club.state.draft.byes] != ["Y"]
    assert len(club.state.draft.byes) == 1
    rows = {row.player.id: row.record.halves for row in club.state.standings()}
    assert (rows["X"], rows["Y"]) == (0, 0)
    assert "X" not in [row.player.id for row in club.state.standings(after=2)]
    strict = Director("ABCDE").whole_round().whole_round().enter("X").enter("Y").pair()
    assert [player for player, _ in strict.state.draft.byes] == ["Y"]


def test_who_has_left_keeps_points_and_place_and_can_come_back():
    """Example 32."""
    club = Director("ABCDEF").whole_round().whole_round()
    before = club.order
    club.do(opening.withdraw, "A").pair()
    assert "A" not in club.pairs
    assert club.order == before
    with pytest.raises(errors.NotNow):
        club.do(opening.withdraw, "A")
    club.do(opening.bring_back, "A").pair()
    assert "A" in club.pairs


def test_everybody_may_leave():
    club = Director("AB").whole_round()
    club.do(opening.withdraw, "A").do(opening.withdraw, "B").pair()
    assert club.state.draft.pairs == ()


def test_players_are_taken_off_the_list_only_before_they_have_been_paired():
    club = Director("ABCDE")
    club.do(opening.remove_player, "E").whole_round()
    with pytest.raises(errors.AlreadyBegun):
        club.do(opening.remove_player, "D")
    club.enter("X").do(opening.remove_player, "X")
    assert set(club.state.players) == set("ABCD")


def test_the_rating_is_that_of_the_start_and_a_name_is_put_right_at_any_time():
    club = Director("ABCD").whole_round()
    club.do(opening.change_player, Player("A", "Aina", 2000, 12))
    assert club.state.players["A"].name == "Aina"
    with pytest.raises(errors.AlreadyBegun):
        club.do(opening.change_player, Player("A", "Aina", 1999))
