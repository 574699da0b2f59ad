"""A play that is better than the master play: what it counts, and how that is said everywhere alike."""

import json
from fractions import Fraction

import pytest
from test_game_of_the_day import leaves

from drivers.club import words
from drivers.solo_window import SoloWindow, text_of
from faristol.core.play import write_play
from faristol.games.best_plays import best_of
from faristol.practice.solo.event import summary
from faristol.practice.solo.opening import by_chance
from faristol.screens.parts.charts import TOP, columns
from faristol.screens.practice.solo.hand import best
from faristol.screens.practice.solo_sentences import over, signs, to_send
from faristol.texts import texts
from faristol.words.slices import finish

BETTER = "Better than the master play, which is the best of confirmed words only."


def of_all_words(window):
    game = window.game
    return finish(best_of(window.words, game.rules, game.board, game.round.rack))


def plays_of_all_words(window):
    return window.lays(write_play(window.game.tile_set, of_all_words(window).plays[0].play)).does("propose")


def begun(lot):
    code = by_chance("romanian-duplicate", 5, 180, words("ro").lexicon.about, bytes([lot]) * 5)
    return SoloWindow(way="code", code=code.text)


@pytest.fixture(scope="module")
def lot():
    """Of a game whose first rack has a better play with a word that one source alone knows."""
    for lot in range(100):
        window = begun(lot)
        if of_all_words(window).points > best(window.words, window.game).points:
            return lot
    raise AssertionError("no such rack")


def test_the_round_says_by_which_words_the_master_play_is_chosen(lot):
    window = begun(lot)
    every = of_all_words(window)
    plays_of_all_words(window)
    round_, text = window.game.round, text_of(window.regions["work"])
    assert round_.points == every.points > round_.possible == round_.master.points
    assert BETTER in text and "The best plays of confirmed words" in text
    assert f"There were {round_.master.count} plays of confirmed words." in text
    assert round_.master.count < every.count and "plays in all" not in text
    assert f"{round_.points} points; master plays: {round_.master.points}" in text
    share = Fraction(100 * round_.points, round_.master.points)
    assert f"{float(share):.1f}% of the master play" in text and "missed" not in text


def test_two_who_play_the_same_game_have_the_same_to_reach_and_each_sentence_says_it_alike(lot):
    one, other = begun(lot), begun(lot)
    while one.game.stage != "over":
        plays_of_all_words(one).does("next")
    other.to_the_end()
    game, t = one.game, texts("en")
    assert game.points > other.game.points
    assert game.possible == other.game.possible == sum(each.master.points for each in game.played)
    assert (other.game.percent, summary(game)["possible"]) == (100, game.possible)
    percent = f"{float(game.percent):.1f}%"
    said = f"{game.points} points, {percent} of the master plays ({game.possible})"
    assert said in over(game, t) and said in to_send(game, t)
    text = text_of(one.regions["work"])
    assert f"{game.points} points; master plays: {game.possible}" in text and percent in text
    assert "5 plays as good as the master play, or better" in text
    assert signs(game) == "★★★★★"
    leaves(one)
    assert f"finished, {percent}" in text_of(one.page)


def test_a_star_is_for_each_play_that_is_counted_as_good_with_hints_or_without(lot):
    window = begun(lot)
    window.does("hint", hint="line").to_the_end()
    game = window.game
    assert signs(game).count("★") == summary(game)["tops"] == 5 and game.percent < 100


def test_a_card_from_before_says_what_the_log_comes_to_once_that_was_read(lot):
    window = begun(lot).to_the_end()
    stream, percent = window.last["stream"], f"{float(window.game.percent):.1f}%"
    card = json.loads(window.disk.cards[stream])
    window.disk.cards[stream] = json.dumps({**card, "possible": 2 * card["possible"]})
    window.restart()
    leaves(window)
    window.look()
    assert f"finished, {percent}" in text_of(window.page)


def test_columns_above_a_hundred_per_cent_stand_in_the_chart():
    chart = columns([Fraction(125), Fraction(50)], Fraction(80))
    assert all(float(each.y) >= TOP for each in chart.columns)
    assert float(chart.columns[0].height) == pytest.approx(2.5 * float(chart.columns[1].height), abs=0.1)
    assert chart.rules[0][1] > TOP and columns([Fraction(50)], Fraction(50)).rules[0][1] == TOP
