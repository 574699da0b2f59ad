"""Practice asks for words that several sources know: no other is ever missed, and who plays one may."""

import csv
import io
from dataclasses import replace
from random import Random

import pytest
from test_exercises_questions import EACH_LANGUAGE, cards
from test_solo import Player

from drivers.few_words import few
from drivers.solo_window import SoloWindow
from faristol.core.board import Board
from faristol.core.letters import letter, plain
from faristol.core.notation import read_word
from faristol.core.placement import place
from faristol.core.play import read_play, write_play
from faristol.core.tiles import tile_set
from faristol.games.best_plays import best_of
from faristol.kinds import fold_log
from faristol.practice.exercises.cards import HOOKS, SEVENS, SHORT, SPECIAL, VALID
from faristol.practice.exercises.likely import Chance, false_word
from faristol.practice.lost_racks import is_fair, lost_rack, missed_words
from faristol.practice.solo.rounds import Hint, Master, Proposal, Round
from faristol.screens.practice.solo_result.as_csv import csv_text
from faristol.screens.practice.solo_sentences import praise
from faristol.texts import texts
from faristol.words.bitsets import Bitsets
from faristol.words.lexicon import Lexicon, marks, rows_of
from faristol.words.plausible import sign_of
from faristol.words.slices import finish
from faristol.words.spelling import spelling


def half_known(*sure, unsure=()):
    made = {word: spelling("ca").word(word) for word in (*sure, *unsure)}
    rows = rows_of(made.values())
    known = marks(rows, {made[word] for word in sure})
    return Bitsets(Lexicon.of(rows, known, language="ca", name="half", version="1", licence=""))


@EACH_LANGUAGE
@pytest.mark.parametrize("seed", range(4))
def test_every_best_play_of_any_rack_has_confirmed_words_alone(language, seed):
    player = Player(language, rounds=0, lot=bytes([seed]) * 5)
    words, tiles, board, chance = player.words, tile_set(language), Board(), Random(seed)
    for _ in range(5):
        rack = tuple(chance.sample(tiles.all, 7))
        found = finish(best_of(words, player.event.rules, board, rack, confirmed=True))
        for each in found.plays:
            placed = place(tiles, player.event.rules, board, each.play, rack)
            assert all(words.lexicon.is_confirmed(plain(word.letters)) for word in placed.words)
        every = finish(best_of(words, player.event.rules, board, rack))
        assert every.points >= found.points and every.count >= found.count
        if found.plays:
            board = board.with_tiles(
                place(tiles, player.event.rules, board, found.plays[0].play, rack).new_tiles
            )


def test_the_game_of_the_day_goes_by_confirmed_words_to_its_end():
    window = SoloWindow(way="day")
    assert window.game.confirmed and window.game.date
    while window.game.stage != "over":
        window.proposes().does("next")
    contains, tiles = window.words.lexicon.is_confirmed, window.game.tile_set
    for round_ in window.game.played:
        placed = place(tiles, window.game.rules, round_.board, read_play(tiles, round_.master.play), None)
        assert all(contains(plain(word.letters)) for word in placed.words)
    assert window.game.percent == 100


def test_a_game_from_before_goes_on_by_all_words():
    log = Player().log
    assert fold_log(log).state.confirmed
    del log[0]["confirmed"]
    assert not fold_log(log).state.confirmed


def test_who_plays_better_with_an_unconfirmed_word_has_missed_nothing():
    master = Master("H8 CASA", 10, (), 1, 1, ())
    better = Round(1, (), (), Board(), proposal=Proposal("H8 CASCA", 14, "player"), master=master)
    assert (better.missed, better.possible, better.is_top) == (0, 10, True), "the same for everybody"
    assert (better.points, replace(better, hints=(Hint("line", "H", 10),)).missed) == (14, 6)
    equal = replace(better, proposal=Proposal("H8 CASA", 10, "player"))
    worse = replace(better, proposal=Proposal("H8 AS", 4, "player"))
    assert (equal.missed, equal.is_top) == (0, True)
    assert (worse.missed, worse.possible, worse.is_top) == (6, 10, False)


def test_a_better_play_is_called_better_and_the_column_adds_up_to_the_total():
    window = SoloWindow()
    window.to_the_end(1)
    game = window.game
    (first, *others) = game.rounds
    best = Proposal(first.master.play, first.master.points, "player")
    better = replace(first, proposal=replace(best, points=best.points + 5), hints=())
    event = replace(game, rounds=(better, *others))
    t = texts("en")
    lines = list(csv.reader(io.StringIO(csv_text(event, t).lstrip("\ufeff"))))
    column = lines[0].index("Master play’s points")
    assert sum(int(line[column]) for line in lines[1:]) == event.possible
    assert (praise(better, t), praise(replace(first, proposal=best), t)) == (
        "Better than the master play, which is the best of confirmed words only.",
        "As good as the master play.",
    )


@EACH_LANGUAGE
@pytest.mark.parametrize("deck", [SEVENS, SPECIAL, HOOKS, SHORT, VALID])
def test_what_an_exercise_asks_for_is_confirmed(language, deck):
    tiles = tile_set(language)
    for person, card in cards(language, deck, 25):
        sure = person.words.lexicon.is_confirmed
        if deck == HOOKS:
            word = read_word(tiles, card.shown)
            codes = {letter(tiles, code): bytes([code]) for code in range(1, len(tiles.letters) + 1)}
            longer = [codes[tile] + word for tile in card.before] + [
                word + codes[tile] for tile in card.behind
            ]
            assert sure(word) and all(map(sure, longer))
        elif deck in (SHORT, VALID):
            word = read_word(tiles, card.shown)
            assert sure(word) if card.valid else not person.words.lexicon.contains(word)
        else:
            assert card.answers and all(sure(read_word(tiles, answer)) for answer in card.answers)


@EACH_LANGUAGE
def test_what_the_list_may_lack_by_mistake_is_never_said_to_be_no_word(language):
    words = Player(language).words
    for lot in range(60):
        false = false_word(Chance(bytes([lot]) * 5, 1, 0), words, 4 + lot % 6)
        assert false is None or sign_of(words.lexicon, false) is None


def lost(words, best):
    player, tiles = Player(), tile_set("ca")
    play = read_play(tiles, best)
    rack = tuple(letter(tiles, code) for code in play.word)
    top = write_play(tiles, play), 30
    return lost_rack(player.event.opened, tiles, player.event.rules, Board(), rack, top, ("", 0))


def test_a_rack_whose_best_play_is_unconfirmed_is_not_asked_and_its_word_not_studied():
    lexicon = half_known("casa", unsure=["cosa"]).lexicon
    fair, unfair = lost(lexicon, "H8 CASA"), lost(lexicon, "H8 COSA")
    assert is_fair(fair, lexicon) and not is_fair(unfair, lexicon)
    assert is_fair(unfair, few("ro", "casa").lexicon), "another language's list says nothing of it"
    assert is_fair(unfair, few("ca", "casa").lexicon), "a word of another list is as good as it was"
    assert missed_words([fair, unfair], lexicon) == [spelling("ca").word("casa")]
    assert len(missed_words([fair, unfair])) == 2
