"""A person's figures, reckoned with pencil and paper from the cards of a few evenings."""

from fractions import Fraction

import pytest
from test_solo import Player

from drivers.exercise_book import ExerciseBook
from drivers.own_cards import DAY, book, club, game, result, series, solo
from faristol.practice.exercises.book import summary as of_book
from faristol.practice.exercises.cards import SHORT, VALID
from faristol.practice.figures import counted, figures, is_practice, languages, unfinished
from faristol.practice.played import LAST
from faristol.practice.solo import playing
from faristol.practice.solo.event import summary as of_solo

# --- duplicates for one


def test_the_average_of_duplicates_is_that_of_their_per_cents():
    """80 of 100, 150 of 200 and 60 of 100: 80, 75 and 60 per cent, together 215, a third of it 71 2/3."""
    solos = figures([solo("a", 80, 100), solo("b", 150, 200), solo("c", 60, 100)], "ca").solos
    assert solos.average == Fraction(215, 3)
    assert (len(solos.games), solos.rounds, solos.best.stream) == (3, 15, "a")


def test_best_plays_found_and_tiles_all_laid_are_counted_together():
    cards = [solo("a", 80, 100, tops=2, bingos=1), solo("b", 50, 100, tops=1, bingos=2)]
    solos = figures(cards, "ca").solos
    assert (solos.tops, solos.bingos) == (3, 3)


def test_the_chart_holds_the_last_thirty_games_the_oldest_first():
    cards = [solo(f"{n}", n, 100, day=n) for n in range(1, LAST + 6)]
    solos = figures(cards[::-1], "ca").solos
    assert [game.points for game in solos.last] == list(range(6, LAST + 6))
    assert len(solos.games) == LAST + 5


def test_a_copy_to_a_file_later_does_not_make_a_game_the_last_one():
    copied = {**solo("a", 80, 100, day=1), "at": 7 * DAY}
    solos = figures([copied, solo("b", 70, 100, day=2)], "ca").solos
    assert [game.stream for game in solos.last] == ["a", "b"]


def test_the_words_that_cost_most_come_first():
    cards = [
        solo("a", 80, 100, missed=[["CASA", 12], ["[NY]UA", 40]]),
        solo("b", 80, 100, missed=[["XOC", 40], ["SAC", 3], ["CASA", 9]]),
    ]
    assert figures(cards, "ca").solos.missed == (("XOC", 40), ("[NY]UA", 40), ("CASA", 21), ("SAC", 3))


def test_a_duplicate_that_goes_on_or_was_left_before_its_first_round_is_in_no_figure():
    cards = [solo("a", 30, 60, final=False), solo("b", 0, 0)]
    assert figures(cards, "ca").solos is None
    assert languages(cards) == []
    assert [card["stream"] for card in counted(cards)] == ["b"], "but it can be erased"


def test_what_a_real_duplicate_says_is_what_was_played():
    """The best, then the third best, then nothing: two words were missed."""
    player = Player(rounds=3)
    player.propose_best()
    player.go_on()
    third, best = player.best.plays[2].score, player.best.points
    player.propose_best(2)
    lost = [best - third]
    player.go_on()
    lost.append(player.best.points)
    player.write(playing.nothing(player.event, "player", player.best))
    player.write(playing.end(player.event))
    rounds = player.event.rounds
    card = {**of_solo(player.event), "stream": "a", "at": player.at + DAY}
    solos = figures([card], "ca").solos
    assert [lost for _, lost in card["missed"]] == lost
    assert card["missed"][0][0] == rounds[1].master.play.split()[1]
    assert (solos.games[0].at, solos.rounds, solos.tops) == (player.at, 3, 1)


def test_a_play_with_all_seven_tiles_is_counted():
    player = next(player for player in map(with_lot, range(60)) if lays_all(player))
    player.propose_best()
    assert of_solo(player.event)["bingos"] == 1


def with_lot(number):
    return Player(rounds=1, lot=bytes([number]) * 5)


def lays_all(player):
    return len(player.best.plays[0].word) == player.event.rules.most


# --- against the computer


def test_games_are_counted_level_by_level_the_weakest_first():
    cards = [
        game("a", 410, 380, level="master", result=result(1)),
        game("b", 300, 350, level="club", result=result(2)),
        game("c", 420, 330, level="club", result=result(1)),
        game("d", 360, 360, level="club", result=result(None)),
    ]
    club_level, master = figures(cards, "ca").opponents
    assert (club_level.level, master.level) == ("club", "master")
    assert (club_level.won, club_level.drawn, club_level.lost) == (1, 1, 1)
    assert (club_level.own, club_level.theirs) == (360, Fraction(1040, 3))
    assert (club_level.best.stream, master.best.own) == ("c", 410)


def test_the_average_of_a_turn_is_that_of_all_turns():
    """240 points in 12 turns and 260 in 8: 500 in 20, 25 a turn, and not the mean of 20 and 32 1/2."""
    cards = [
        game("a", 233, 300, turns=12, turn_points=240, bingos=0, result=result(2)),
        game("b", 270, 200, turns=8, turn_points=260, bingos=2, result=result(1)),
    ]
    (opponent,) = figures(cards, "ca").opponents
    assert (opponent.a_turn, opponent.bingos) == (25, 2)


def test_who_gives_up_has_lost_whatever_the_points_say():
    (opponent,) = figures([game("a", 200, 90, result=result(2, (1,)))], "ca").opponents
    assert (opponent.won, opponent.lost) == (0, 1)


def test_of_a_game_given_up_the_result_counts_and_not_the_points_it_was_at():
    """The lead of 259 to 112 less 110 points is still one: 300–0 for the computer."""
    given_up = game("a", 149, 112, result=result(2, (1,), (0, 300)))
    (opponent,) = figures([given_up], "ca").opponents
    assert (opponent.own, opponent.theirs, opponent.best.own) == (0, 300, 0)


def test_where_both_lose_the_person_has_lost():
    (opponent,) = figures([game("a", 10, 10, result=result(None, (1, 2)))], "ca").opponents
    assert (opponent.drawn, opponent.lost) == (0, 1)


def test_the_person_may_be_the_second_player():
    (opponent,) = figures([game("a", 100, 250, person=2, result=result(2))], "ca").opponents
    assert (opponent.won, opponent.own, opponent.theirs) == (1, 250, 100)


# --- exercises


def test_exercises_are_counted_by_their_kinds_over_all_books():
    """8 of 10 and 1 of 5 valid ones: 9 of 15 are 60 per cent; with 3 of 5 hooks 12 of 20, again 60."""
    one = book("a", decks={"valid": [10, 8], "hooks": [5, 3], "short": [0, 0]}, known=7)
    two = book("b", decks={"valid": [5, 1]}, known=1)
    found = figures([one, two], "ca").exercises
    assert [(deck.name, deck.asked, deck.right) for deck in found.decks] == [
        ("hooks", 5, 3),
        ("valid", 15, 9),
    ]
    assert [deck.percent for deck in found.decks] == [60, 60]
    assert (found.asked, found.right, found.percent, found.known) == (20, 12, 60, 8)


def test_words_missed_in_two_books_are_missed_as_often_as_in_both():
    one = book("a", decks={"valid": [9, 1]}, missed=[["valid", "CASA", 2], ["short", "XU", 3]])
    two = book("b", decks={"valid": [9, 1]}, missed=[["valid", "CASA", 2]])
    assert figures([one, two], "ca").exercises.missed == (("valid", "CASA", 4), ("short", "XU", 3))


def test_a_book_without_answers_has_no_figures():
    assert figures([book(decks={"valid": [0, 0]})], "ca").exercises is None


def test_what_a_real_book_says_is_what_was_answered():
    real = ExerciseBook()
    real.asks(SHORT).answers(True).asks(SHORT).answers(False)
    worst = real.card.shown
    real.asks(VALID).answers(True)
    card = {**of_book(real.book), "stream": "b", "at": 0}
    found = figures([card], "ca").exercises
    assert [(deck.name, deck.asked, deck.right) for deck in found.decks] == [("short", 2, 1), ("valid", 1, 1)]
    assert found.missed == (("short", worst, 1),)


# --- whose events, which language, old cards


def test_only_what_one_plays_alone_is_practice():
    clubs = [club(kind) for kind in ("duplicate", "classic", "tournament", "draws", "correspondence")]
    assert not any(is_practice(card) for card in clubs)
    own = [solo("a", 1, 2), game("b", 1, 2), book(decks={})]
    assert all(is_practice(card) for card in own)
    assert counted([*clubs, *own]) == own


def test_what_is_begun_can_be_gone_on_with():
    begun = [solo("a", 1, 2, final=False), game("b", 0, 0, final=False), book(decks={})]
    assert unfinished([*begun, solo("c", 1, 2), club("duplicate")]) == begun


def test_each_language_has_its_own_figures_and_the_last_one_played_comes_first():
    cards = [solo("a", 50, 100, day=3), solo("b", 90, 100, day=5, language="ro"), game("c", 1, 2, day=4)]
    assert languages(cards) == ["ro", "ca"]
    assert figures(cards, "ro").solos.average == 90
    assert figures(cards, "ro").opponents == ()


@pytest.mark.parametrize(
    ("own", "theirs", "expected"), [(300, 200, (1, 0, 0)), (200, 200, (0, 1, 0)), (200, 300, (0, 0, 1))]
)
def test_a_card_from_before_the_result_was_on_it_goes_by_the_points(own, theirs, expected):
    old = {key: value for key, value in game("a", own, theirs).items() if key not in ("person", "finished")}
    (opponent,) = figures([old], "ca").opponents
    assert (opponent.won, opponent.drawn, opponent.lost) == expected
    assert opponent.a_turn is None


def test_an_old_card_lacks_only_what_came_later():
    old = {key: value for key, value in solo("a", 40, 50).items() if key != "finished"}
    assert figures([old], "ca").solos.average == 80
    with pytest.raises(KeyError):
        figures([{key: value for key, value in old.items() if key != "tops"}], "ca")


# --- series alone


def test_the_first_plays_of_series_alone_are_averaged_and_the_best_is_named():
    """60, 70 and 80: 70 on average; in all the third made fewer points, and its first play is the best."""
    cards = [series("a", 60, 200, day=1), series("b", 70, 240, day=2), series("c", 80, 150, day=3, plays=4)]
    found = figures(cards, "ro").series
    assert (found.average, found.best.stream) == (70, "c")
    assert sum(game.plays for game in found.games) == 18


def test_a_clubs_series_or_one_without_a_play_or_before_its_card_said_more_is_in_no_figures():
    club_card = series("a", 60, 200, alone=False)
    old = {key: value for key, value in series("b", 60, 200).items() if key != "first"}
    assert figures([club_card, old, series("c", 0, 0, plays=0)], "ro").series is None
    assert counted([club_card]) == []
