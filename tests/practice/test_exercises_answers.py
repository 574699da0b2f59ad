"""What counts as right, what as wrong, and what is no answer yet."""

from dataclasses import asdict

import pytest

from drivers.exercise_book import ExerciseBook
from drivers.log import SECOND
from drivers.otherwise import otherwise
from drivers.positions import real
from faristol.core.board import Board
from faristol.core.errors import NotOnRack, UnreadablePlay
from faristol.core.placement import PlayRules
from faristol.core.play import write_play
from faristol.core.tiles import UnreadableTiles, tile_set
from faristol.games.best_plays import best_of
from faristol.practice.exercises import answering
from faristol.practice.exercises.answering import NothingAsked, NothingWritten
from faristol.practice.exercises.asking import NothingToAsk, fresh_racks
from faristol.practice.exercises.cards import HOOKS, LOST, SEVENS, SPECIAL, VALID, Card
from faristol.practice.lost_racks import lost_rack
from faristol.words.slices import finish

NOTHING = PlayRules(2, 7, 50, {})


def asked(card, language="ca"):
    return ExerciseBook(language).write([{"type": "Asked", "card": card.data}])


def two_words():
    return asked(Card(SEVENS, "CEIORST", answers=("TORCIES", "CORTEIS")))


def why(person, text):
    return answering.guess(person.book, text).why


# --- words


def test_all_the_words_have_to_be_found():
    person = two_words()
    assert answering.guess(person.book, "corteis").why is None
    person.finds("CORTEIS")
    assert person.question.open and person.types[-1] == "WordFound"
    person.finds("TORCIES")
    assert person.question.right is True and person.book.streak == 1


def test_a_word_is_no_guess_where_nothing_is_written():
    assert answering.guess(two_words().book, "  ") is None


def test_why_a_guess_does_not_count():
    person = two_words().finds("CORTEIS")
    assert why(person, "corteis") == "twice"
    assert why(person, "sortice") == "no-word"
    assert why(person, "torcia") == why(person, "w") == "other-tiles"
    assert why(person, "torcie") == "short"
    assert why(asked(Card(SPECIAL, "AAC[NY]S", answers=("CA[NY]A",), tile="NY")), "massa") == "other-tiles"
    assert why(asked(Card(SPECIAL, "AAC[NY]S", answers=("CA[NY]A",), tile="NY")), "sac") == "without"
    assert why(asked(Card(SPECIAL, "AAC[NY]S", answers=("CA[NY]A",), tile="NY")), "nyac") == "no-word"
    assert why(asked(Card(SPECIAL, "AAAC[NY]S", answers=("CA[NY]A",), tile="NY")), "canyaas") == "length"
    person.write(answering.wrong(person.book, "SORTICE"))
    assert why(person, "sortice") == "tried"


def test_a_longer_word_of_one_source_is_told_apart_from_none():
    card = Card(HOOKS, "CASA", before=("E",), behind=("L·L",), also=("[NY]CASA", "CASAT"))
    assert answering.of_one_source(tile_set("ca"), card) == ({"NY"}, {"T"})
    person = asked(card)
    assert person.write(answering.hooks(person.book, "e ny", "l·l t")).question.right


@pytest.mark.parametrize("text", ["canya", "CA[NY]A", "Canya", "cànya", "c a n y a".replace(" ", "")])
def test_a_word_is_read_however_it_is_written(text):
    person = asked(Card(SPECIAL, "AAC[NY]S", answers=("CA[NY]A",), tile="NY"))
    guess = answering.guess(person.book, text)
    assert (guess.word, guess.why) == ("CA[NY]A", None)


def test_who_gives_up_has_missed_it_and_what_was_found_is_remembered():
    person = two_words().finds("CORTEIS")
    person.write(answering.give_up(person.book))
    assert (person.question.right, person.question.found) == (False, ("CORTEIS",))
    assert person.due()


# --- guesses that are wrong, and how one is asked


def test_a_wrong_guess_counts_and_the_question_comes_back_tomorrow():
    person = two_words()
    for word in ("SORTICE", "TERCIOS"):
        person.write(answering.wrong(person.book, word))
    assert person.question.wrong == ("SORTICE", "TERCIOS") and person.question.open
    person.finds("CORTEIS").finds("TORCIES")
    known = person.book.cards[person.card.key]
    assert (person.question.right, known.interval, known.wrong, known.missed) == (True, 1, 2, 0)
    assert person.book.streak == 0 and [right for _, right in person.book.recent] == [False]
    person.write([{"type": "Asked", "card": person.card.data}]).finds("CORTEIS").finds("TORCIES")
    assert person.book.cards[person.card.key].interval == 2


def test_a_wrong_guess_is_taken_back_as_an_answer_is():
    person = two_words()
    person.write(answering.wrong(person.book, "SORTICE")).undo()
    assert person.question.wrong == () and person.question.open


def test_where_the_number_is_not_said_the_last_word_does_not_end_the_question():
    person = two_words()
    for word in ("CORTEIS", "TORCIES"):
        person.write(answering.found(person.book, word, unnumbered=True))
    assert person.question.open
    person.write(answering.give_up(person.book))
    assert person.question.right is True
    too_soon = two_words().finds("CORTEIS")
    assert too_soon.write(answering.give_up(too_soon.book)).question.right is False


@pytest.mark.parametrize("knew", [True, False])
def test_one_may_judge_by_ones_own_word(knew):
    person = two_words()
    assert answering.may_be_judged(person.book)
    person.write(answering.own_word(person.book, knew))
    assert person.question.right is knew and person.book.cards[person.card.key].right is knew
    with pytest.raises(NothingAsked):
        answering.own_word(asked(Card(VALID, "CASA", valid=True)).book, True)


def test_the_time_of_an_answer_is_kept():
    person = two_words()
    person.now += 7 * SECOND
    person.finds("CORTEIS").finds("TORCIES")
    asked_at, answered_at = (
        next(e["at"] for e in person.entries if e["type"] == name) for name in ("Asked", "Answered")
    )
    assert 7 * SECOND < person.question.took == answered_at - asked_at
    assert person.book.cards[person.card.key].took == person.question.took


# --- valid or not


@pytest.mark.parametrize("valid", [True, False])
@pytest.mark.parametrize("said", [True, False])
def test_valid_or_not(valid, said):
    person = asked(Card(VALID, "CASA", valid=valid))
    person.write(answering.verdict(person.book, said))
    assert person.question.right is (valid is said)


def test_an_answer_that_comes_twice_finds_no_question():
    person = asked(Card(VALID, "CASA", valid=True))
    person.write(answering.verdict(person.book, True))
    for again in (answering.give_up, lambda book: answering.verdict(book, True)):
        with pytest.raises(NothingAsked):
            again(person.book)
    with pytest.raises(NothingAsked):
        answering.hooks(asked(Card(VALID, "CASA", valid=True)).book, "s", "")


# --- hooks


def hooks(before, behind):
    person = asked(Card(HOOKS, "ERA", before=("F", "L·L"), behind=("S",)))
    return person.write(answering.hooks(person.book, before, behind)).question.right


def test_exactly_the_hooks_are_right_in_whatever_order():
    assert hooks("l·l f", "s") and hooks("F, F l.l", "-s") and hooks("f-l-l-", "S")
    assert not hooks("f", "s")
    assert not hooks("f l·l g", "s")
    assert not hooks("s", "f l·l")


def test_qu_is_the_tile_q_as_it_is_in_words():
    for typed in ("qu", "Q", "QU", "[Q]"):
        person = asked(Card(HOOKS, "E", before=("Q",), behind=("U",)))
        assert person.write(answering.hooks(person.book, typed, "u")).question.right, typed


def test_hooks_that_are_not_written_or_cannot_be_read_are_no_answer():
    with pytest.raises(NothingWritten) as nothing:
        hooks("", " ")
    assert nothing.value.field == "before"
    with pytest.raises(UnreadableTiles) as wrong:
        hooks("f", "w")
    assert wrong.value.field == "behind"
    with pytest.raises(UnreadableTiles):
        hooks("?", "s")


# --- the racks on which most was lost


@pytest.fixture(scope="module")
def lost():
    person = ExerciseBook()
    board, rack = real("ca")[0]
    best = finish(best_of(person.words, NOTHING, board, rack)).plays[0]
    top = write_play(person.book.tile_set, best.play), best.score
    opened = otherwise(person.book.opened, lexicon=person.words.lexicon.about, name="Lliga", at=5)
    return lost_rack(opened, person.book.tile_set, NOTHING, board, rack, top, ("", 0))


def play(person, text):
    return person.write(answering.play(person.book, text, person.words.lexicon.contains)).question


def test_the_best_play_is_right_and_a_poor_one_is_not(lost):
    def rack():
        person = ExerciseBook()
        person.racks = (lost,)
        return person.asks(LOST)

    best = play(rack(), lost.best)
    assert best.right and best.points == lost.top and best.given == (lost.best,)
    words, board = rack().words, lost.board
    plays = finish(best_of(words, lost.rules, board, lost.rack[:2])).plays
    poor = play(rack(), write_play(rack().book.tile_set, plays[0].play))
    assert not poor.right and 0 < poor.points < 0.9 * lost.top


def test_a_play_that_cannot_be_made_is_no_answer(lost):
    person = asked(Card(LOST, lost.position, lost=asdict(lost)))
    for text, refusal in (("h8", UnreadablePlay), ("A1 XXXXX", NotOnRack)):
        with pytest.raises(refusal):
            play(person, text)


def test_a_play_in_small_letters_is_one_of_tiles(lost):
    person = asked(Card(LOST, lost.position, lost=asdict(lost)))
    assert play(person, lost.best.lower()).given == (lost.best,)


def test_a_play_with_a_word_that_is_none_is_worth_nothing(lost):
    empty = {**asdict(lost), "position": "15/" * 14 + "15 AEIXZOU/ 0/0 0", "top": 30}
    person = asked(Card(LOST, empty["position"], lost=empty))
    found = play(person, "H8 XZ")
    assert (found.right, found.points) == (False, 0)


def test_a_rack_is_new_once_and_only_in_its_own_language(lost):
    person = ExerciseBook()
    person.racks = (lost,)
    assert len(fresh_racks(person.book, person.racks)) == 1
    assert fresh_racks(ExerciseBook("ro").book, person.racks) == []
    person.asks(LOST)
    assert person.question.open and person.card.lost == asdict(lost)
    person.write(answering.give_up(person.book))
    assert fresh_racks(person.book, person.racks) == []
    assert person.asks(LOST).card.lost == asdict(lost)
    person.days(0).write(answering.give_up(person.book))
    person.days(1).asks(LOST)
    play(person, lost.best)
    with pytest.raises(NothingToAsk):
        person.asks(LOST)


def test_the_board_of_a_rack_is_that_of_its_position(lost):
    assert lost.board == real("ca")[0][0] != Board()
