"""The arbiter of a competition by letter at the limits: COR-2, COR-17, COR-20 to 29."""

from dataclasses import replace
from datetime import timedelta

import pytest

from drivers.letter_arbiter import BEGINS, CLOSES, LATE, Arbiter
from drivers.otherwise import otherwise
from faristol.competitions import opening, reporting, ruling
from faristol.competitions.errors import (
    LoserMissing,
    NameTaken,
    NobodyTwice,
    NoSuchPenalty,
    NotNow,
    NotOver,
    OtherGame,
    OtherString,
    PlayerNameMissing,
    ReasonMissing,
    ReportUnreadable,
    SaidNothing,
    StillOpen,
    StringMissing,
    TooFewPlayers,
)
from faristol.competitions.event import Player, Report, summary
from faristol.competitions.sheets import opening_of
from faristol.competitions.worth import classification
from faristol.games.correspondence import facts as letters
from faristol.games.correspondence.errors import DatesReversed, StringIncomplete

TWO = ("Ana", "Barbu")


def paired(names=TWO, **chosen):
    return Arbiter(names, **chosen).begins()


def refused(error, act, *arguments):
    with pytest.raises(error):
        act(*arguments)


# --- COR-2


def test_cor_2_the_competition_closes_after_it_begins():
    refused(DatesReversed, lambda: Arbiter((), closes=BEGINS))
    assert Arbiter((), closes=BEGINS + timedelta(1)).state.stage == "players"


def test_cor_2_two_play_at_least_and_each_under_a_name_of_their_own():
    alone = Arbiter(("Ana",))
    refused(TooFewPlayers, alone.begins)
    refused(NameTaken, alone.enters, "Ana")
    refused(PlayerNameMissing, alone.enters, " ")
    assert len(alone.enters("Barbu").write(opening.pair_all(alone.state, False)).state.games) == 1


def test_cor_2_the_string_is_drawn_once_and_before_the_games():
    arbiter = Arbiter(TWO)
    refused(SaidNothing, opening.hear_room, arbiter.state, " ")
    refused(StringMissing, opening.pair_all, arbiter.state, False)
    refused(StringMissing, opening.type_string, arbiter.state, ())
    arbiter.write(opening.hear_room(arbiter.state, " zăpadă  mare"))
    assert (arbiter.entries[-1]["words"], arbiter.entries[-1]["draw"]) == ("zăpadă mare", 2)
    refused(NotNow, opening.hear_room, arbiter.state, "ninsoare")
    refused(NotNow, opening.type_string, arbiter.state, arbiter.state.string)
    arbiter.write(opening.pair_all(arbiter.state, False))
    refused(NotNow, opening.pair_all, arbiter.state, False)


def test_cor_2_or_it_is_typed_and_may_be_typed_again():
    drawn = paired().state.string
    arbiter = Arbiter(TWO)
    refused(StringIncomplete, opening.type_string, arbiter.state, drawn[1:])
    for string in (drawn, drawn[::-1]):
        arbiter.write(opening.type_string(arbiter.state, string))
        assert arbiter.state.string == string


def test_cor_2_pairs_by_hand_are_of_two_and_each_stands_once():
    arbiter = Arbiter()
    arbiter.write(opening.hear_room(arbiter.state, "zăpadă"))
    refused(TooFewPlayers, opening.pair_by_hand, arbiter.state, [])
    for pairs in ([("p1", "p1")], [("p1", "p2"), ("p1", "p2")], [("p1", "p2"), ("p3", "p3")]):
        refused(NobodyTwice, opening.pair_by_hand, arbiter.state, pairs)
    arbiter.write(opening.pair_by_hand(arbiter.state, [("p1", "p2"), ("p2", "p1")]))
    assert [arbiter.state.names(game) for game in arbiter.state.games] == [TWO, TWO[::-1]]


def test_cor_2_players_come_and_go_before_the_games_and_are_put_right_until_the_end():
    arbiter = Arbiter()
    refused(NotNow, opening.remove_player, arbiter.state, "p9")
    arbiter.write(opening.remove_player(arbiter.state, "p2"))
    assert list(arbiter.state.players) == ["p1", "p3"]
    assert list(arbiter.enters("Dan").state.players) == ["p1", "p3", "p4"]
    arbiter.begins()
    refused(NotNow, opening.remove_player, arbiter.state, "p1")
    refused(NotNow, opening.enter_player, arbiter.state, Player("p9", "Elena"))
    refused(NotNow, opening.change_player, arbiter.state, Player("p9", "Elena"))
    arbiter.write(opening.change_player(arbiter.state, Player("p1", "Ana", "Str. Lungă 3")))
    assert arbiter.state.players["p1"].address == "Str. Lungă 3"
    arbiter.ends(CLOSES + timedelta(6))
    refused(NotNow, opening.change_player, arbiter.state, Player("p1", "Ana"))


# --- COR-17, COR-28


def test_cor_17_the_sheets_go_out_once_the_games_are_paired_and_once():
    refused(NotNow, opening.send_sheets, Arbiter().state, BEGINS)
    arbiter = paired()
    arbiter.write(opening.send_sheets(arbiter.state, BEGINS))
    refused(NotNow, opening.send_sheets, arbiter.state, BEGINS)


def test_cor_28_nobody_is_reminded_once_all_is_reported_nor_before_the_games():
    assert ruling.reminders(Arbiter().state, CLOSES) == []
    arbiter = paired()
    arbiter.hears(arbiter.state.games[0], 300, 200)
    assert ruling.reminders(arbiter.state, CLOSES) == []
    over = paired().ends(CLOSES + timedelta(6))
    assert over.state.unreported and ruling.reminders(over.state, CLOSES + timedelta(7)) == []


def test_cor_28_the_competition_ends_after_the_five_days_or_with_all_results():
    refused(NotNow, Arbiter().ends)
    arbiter = paired()
    refused(StillOpen, arbiter.ends, CLOSES + timedelta(5))
    arbiter.ends(CLOSES + timedelta(6))
    refused(NotNow, arbiter.ends, CLOSES + timedelta(6))


def test_cor_28_what_cannot_be_a_result_is_no_report():
    arbiter = paired()
    game = arbiter.state.games[0]
    for scores in ((2001, 0), (0, 2001), (-2001, 0)):
        refused(ReportUnreadable, arbiter.hears, game, *scores)
    for turns in (-1, 61):
        with pytest.raises(ReportUnreadable):
            arbiter.hears(game, 300, 200, turns=turns)
    assert arbiter.hears(game, 2000, -2000, turns=60).state.games[0].report.turns == 60
    assert paired().hears(game, 0, 0, turns=0).worth(game) == ("1.0000", "1.0000")


@pytest.mark.parametrize("way", ["abandoned", "time", "no-show"])
def test_cor_21_whose_fault_it_was_is_said_where_it_decides_and_nowhere_else(way):
    arbiter = paired()
    game = arbiter.state.games[0]
    with pytest.raises(LoserMissing):
        arbiter.hears(game, 300, 200, way=way)
    with pytest.raises(LoserMissing):
        arbiter.hears(game, 300, 200, way="agreed", lost=1)
    clause = {"abandoned": "COR-21", "time": "COR-19", "no-show": "COR-22"}[way]
    assert arbiter.hears(game, 300, 200, way=way, lost=1).entries[-1]["clause"] == clause


def over(arbiter, way="agreed"):
    """A game as its player's device has it at the end."""
    game = arbiter.state.games[0]
    ended = {"type": "GameEnded", "way": way, "clause": "COR-23", "lost": None}
    return letters.apply(letters.opened(opening_of(arbiter.state, game, "0.1.0")), ended)


def test_cor_28_a_game_comes_back_from_the_players_own_file():
    arbiter = paired()
    played = over(arbiter)
    game, told = reporting.which_game(arbiter.state, played), reporting.report_of(played)
    assert (game.number, told.way, told.scores, told.turns) == (1, "agreed", (0, 0), 0)
    arbiter.write(reporting.report(arbiter.state, game, told, LATE))
    assert arbiter.worth(game) == ("1.0000", "1.0000")


def test_cor_28_and_no_other_game_and_none_that_goes_on():
    arbiter = paired()
    played = over(arbiter)
    first = played.opened
    refused(NotOver, reporting.report_of, replace(played, ending=None))
    for error, other in (
        (OtherGame, replace(played, opened=otherwise(first, name="Altă ediție"))),
        (OtherGame, replace(played, opened=otherwise(first, players=("X", "Y")))),
        (OtherString, replace(played, opened=otherwise(first, string=first.string[::-1]))),
    ):
        refused(error, reporting.which_game, arbiter.state, other)


# --- COR-22, COR-24


def test_cor_24_tenths_are_off_the_coefficient_of_the_one_who_is_punished():
    arbiter = paired()
    game = arbiter.hears(arbiter.state.games[0], 524, 480).state.games[0]
    arbiter.write(ruling.punish(arbiter.state, game, 2, 10, "a scris altul"))
    assert arbiter.worth(game) == ("1.5219", "0.3781")
    arbiter.write(ruling.punish(arbiter.state, game, 1, 25, "a scris altul"))
    assert arbiter.worth(game) == ("1.2719", "0.3781")
    for off in (0, 9, 101):
        refused(NoSuchPenalty, ruling.punish, arbiter.state, game, 1, off, "a scris altul")


def test_cor_24_a_game_that_both_have_lost_is_worth_nothing_to_either():
    arbiter = paired()
    game = arbiter.state.games[0]
    arbiter.write(ruling.lose(arbiter.state, game, 2, "nu a trimis fișa"))
    assert arbiter.worth(game) == ("1.5300", "0.4700")
    refused(NotNow, ruling.lose, arbiter.state, arbiter.state.games[0], 2, "încă o dată")
    arbiter.write(ruling.lose(arbiter.state, arbiter.state.games[0], 1, "nici el"))
    assert arbiter.worth(game) == ("0.0000", "0.0000")
    assert arbiter.ends().state.ended


def test_cor_24_a_lost_game_of_which_the_score_is_known_counts_by_it():
    """Five turns, the winner ahead: at most 1.53 and five hundredths."""
    arbiter = paired()
    game = arbiter.hears(arbiter.state.games[0], 200, 100, turns=5).state.games[0]
    arbiter.write(ruling.lose(arbiter.state, game, 2, "a indus în eroare arbitrul"))
    assert arbiter.worth(game) == ("1.5800", "0.3333")


def test_cor_24_two_who_are_excluded_have_nothing_of_their_game():
    arbiter = paired(("Ana", "Barbu", "Carmen"))
    for player in ("p1", "p2"):
        arbiter.write(ruling.exclude(arbiter.state, player, "scris de altcineva"))
    assert arbiter.worth(arbiter.either("Ana", "Barbu")) == ("0.0000", "0.0000")
    assert arbiter.table() == [(1, "Carmen", "3.0600"), (None, "Ana", "0.0000"), (None, "Barbu", "0.0000")]
    refused(NotNow, ruling.exclude, arbiter.state, "p1", "încă o dată")
    refused(NotNow, ruling.exclude, Arbiter().state, "p1", "prea devreme")


def test_cor_24_after_the_end_nothing_is_decided_until_it_is_reopened_with_a_reason():
    arbiter = paired()
    refused(NotNow, ruling.reopen, arbiter.state, "contestație")
    game = arbiter.hears(arbiter.state.games[0], 300, 200).ends().state.games[0]
    refused(NotNow, ruling.punish, arbiter.state, game, 1, 3, "târziu")
    refused(NotNow, ruling.lose, arbiter.state, game, 1, "târziu")
    refused(ReasonMissing, ruling.reopen, arbiter.state, " ")
    arbiter.write(ruling.reopen(arbiter.state, "contestație"))
    assert not arbiter.state.ended


# --- COR-26


def test_cor_26_won_drawn_and_lost_and_the_points_of_both_are_added_up():
    arbiter = paired(("Ana", "Barbu", "Carmen"))
    for names, mine, theirs in ((("Ana", "Barbu"), 400, 300), (("Ana", "Carmen"), 350, 350)):
        game = arbiter.either(*names)
        red, _ = arbiter.state.names(game)
        arbiter.hears(game, *((mine, theirs) if red == "Ana" else (theirs, mine)))
    rows = {row.player.name: row for row in classification(arbiter.state)}
    told = {name: (row.games, row.won, row.drawn, row.lost, row.points) for name, row in rows.items()}
    assert told == {
        "Ana": (2, 1, 1, 0, (750, 650)),
        "Barbu": (1, 0, 0, 1, (300, 400)),
        "Carmen": (1, 0, 1, 0, (350, 350)),
    }
    places = [(row.rank, row.player.name) for row in classification(arbiter.state)]
    assert places == [(1, "Ana"), (2, "Carmen"), (3, "Barbu")]


def test_cor_24_a_penalty_takes_of_the_coefficient_and_leaves_the_result_as_it_was():
    arbiter = paired()
    game = arbiter.hears(arbiter.state.games[0], 350, 350).state.games[0]
    arbiter.write(ruling.punish(arbiter.state, game, 2, 25, "limbaj"))
    assert arbiter.results() == [(0, 1, 0)] * 2


def test_cor_22_what_nobody_reported_is_lost_for_both_and_no_draw():
    arbiter = paired().ends(LATE)
    assert arbiter.results() == [(0, 0, 1)] * 2


def test_cor_26_the_excluded_take_nobody_s_place():
    arbiter = paired(("Ana", "Barbu", "Carmen"))
    game = arbiter.either("Ana", "Barbu")
    arbiter.hears(game, *((400, 300) if arbiter.state.names(game)[0] == "Ana" else (300, 400)))
    arbiter.write(ruling.exclude(arbiter.state, "p1", "scris de altcineva"))
    ranks = {row.player.name: row.rank for row in classification(arbiter.state)}
    assert ranks == {"Carmen": 1, "Barbu": 2, "Ana": None}


def test_cor_29_until_it_has_ended_the_competition_is_open_and_then_final():
    arbiter = paired()
    told = summary(arbiter.state)
    assert (told["phase"], told["games"], told["missing"], told["final"]) == ("games", 1, 1, False)
    arbiter.hears(arbiter.state.games[0], 300, 200).ends()
    told = summary(arbiter.state)
    assert (told["phase"], told["missing"], told["final"], told["running"]) == ("over", 0, True, False)


def test_cor_20_coefficients_that_the_arbiter_sets_count_instead():
    arbiter = paired()
    game = arbiter.state.games[0]
    told = Report("played-out", (300, 200), 12)
    arbiter.write(reporting.report(arbiter.state, game, replace(told, decided=(9_000, 11_000)), LATE))
    assert arbiter.worth(game) == ("0.9000", "1.1000")
