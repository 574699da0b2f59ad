"""Lists of words to learn: kept on the device, each with its own schedule, whatever is done to the others."""

import json
from collections import Counter

import pytest

from drivers.exercise_book import ExerciseBook
from drivers.log import SECOND
from drivers.positions import whole
from faristol.core.letters import word_text
from faristol.core.notation import read_word
from faristol.core.tiles import tile_set
from faristol.practice.exercises import answering
from faristol.practice.exercises.asking import NothingToAsk, fresh_of_list
from faristol.practice.exercises.cards import DUE, HOOKS, LIST, Card
from faristol.practice.exercises.making import of_list
from faristol.practice.exercises.repeating import DAY
from faristol.practice.exercises.study_lists import (
    LONGEST,
    RECORD_OF_ONE,
    StudyList,
    in_order,
    of_words,
    racks,
    read_lines,
    study_lists,
)
from faristol.words.criteria import by_likelihood
from faristol.words.lexicon import words_of
from faristol.words.measures import likelihood
from faristol.words.stems import LOOKED_AT, stems


def own(language="ca", *words, number="a1"):
    tiles = tile_set(language)
    return StudyList(number, language, "mine", " ".join(tiles.write(tiles.read(word)) for word in words))


def finds_all(person):
    for word in person.card.answers:
        person.finds(word)
    return person


def test_a_list_is_asked_rack_by_rack_in_its_order_each_with_all_its_words():
    person, mine = ExerciseBook(), own("ca", "TORCIES", "CASA", "SACA", "CANYA")
    person.lists = (mine,)
    shown = []
    for _ in range(3):
        person.asks(mine.kind(LIST))
        shown.append((person.card.shown, person.card.answers))
        person.write(answering.give_up(person.book))
    assert [rack for rack, _ in shown] == ["CEIORST", "AACS", "AAC[NY]"]
    assert set(shown[1][1]) == {"CASA", "SACA"}, "words of the same tiles are one question"
    assert fresh_of_list(person.book, mine, LIST) == []


@pytest.mark.parametrize("mine", [own("ro", "CASA"), own("ca", "XXZ")])
def test_a_list_of_another_language_or_of_no_words_asks_nothing(mine):
    person = ExerciseBook()
    person.lists = (mine,)
    with pytest.raises(NothingToAsk):
        person.asks(mine.kind(LIST))


def test_each_list_has_a_schedule_of_its_own():
    person, one, other = ExerciseBook(), own("ca", "CASA"), own("ca", "CASA", number="b2")
    person.lists = (one, other)
    finds_all(person.asks(one.kind(LIST)))
    person.asks(other.kind(LIST)).write(answering.give_up(person.book))
    known = {
        kind: [k.right for k in person.book.cards.values() if k.card.kind == kind] for kind in _kinds(person)
    }
    assert known == {"list a1": [True], "list b2": [False]}
    person.asks(one.kind(HOOKS)).write(answering.give_up(person.book))
    assert "hooks a1" in _kinds(person) and "hooks" not in _kinds(person)


def _kinds(person):
    return {known.card.kind for known in person.book.cards.values()}


def test_the_one_list_of_earlier_versions_is_read_and_its_questions_stay_known():
    kept = {"language": "ca", "name": "+CASA", "words": ["CASA", "CA[NY]A"]}
    (mine,) = study_lists({RECORD_OF_ONE: json.dumps(kept), "other": "x"})
    assert (mine.name, mine.words, mine.kind(LIST)) == ("+CASA", "CASA CA[NY]A", LIST)
    person = ExerciseBook()
    person.lists = (mine,)
    earlier = {"deck": "list", "shown": "AACS", "answers": ["CASA", "SACA"]}
    person.write([{"type": "Asked", "card": earlier}, {"type": "Answered", "right": True, "given": []}])
    assert person.book.cards["list AACS"].interval == 3
    assert person.asks(LIST).card.shown == "AAC[NY]", "what was known is not asked anew"


def test_words_that_no_rack_holds_are_not_counted_as_questions():
    mine = own("ca", "CASA", "A" * LONGEST, "A" * (LONGEST + 1))
    assert (mine.count, mine.fitting, len(racks(mine))) == (3, 2, 2)


def test_a_list_may_have_thousands_of_words_and_each_is_a_question():
    words = whole("ca").lexicon.rows
    mine = StudyList("a1", "ca", "sevens", " ".join(of_words("ca", words_of(words, 7)[:5_000])))
    assert study_lists(mine.on_device) == (mine,)
    every = {"".join(map(str, sorted(word))) for word in words_of(words, 7)[:5_000]}
    assert mine.count == 5_000 and len(racks(mine)) == len(every)


def test_a_list_is_put_into_the_order_of_likelihood_or_of_the_alphabet():
    mine = own("ca", "ZEL", "CASA", "NAS", "AEIRST?")
    chance = likelihood(tile_set("ca"))
    likely = in_order(mine, "likely").words.split()
    assert sorted(likely) == sorted(mine.words.split())
    ways = [chance.of(read_word(tile_set("ca"), word.rstrip("?"))) for word in likely]
    assert ways == sorted(ways, reverse=True)
    assert in_order(mine, "word").words.split() == ["AEIRST?", "CASA", "NAS", "ZEL"]


def test_words_are_read_line_by_line_and_the_lines_that_are_none_are_told():
    text = "casa\n\ncanya; de sucre\nquadre\nwww\n aeirst? \na\nal·lot\tun nen\n"
    words, wrong = read_lines(tile_set("ca"), text)
    assert words == ["CASA", "CA[NY]A", "QADRE", "AEIRST?", "A[L·L]OT"]
    assert wrong == [5, 7]


@pytest.mark.parametrize(
    "text",
    [
        "\ufeffcasa\r\ncanya\r\nquadre\r\n",
        "1. casa\n2. canya\n3. quadre\n",
        '"casa"\n"canya"\n"quadre"\n',
        "«casa»\n“canya”\n„quadre”\n",
        "paraula;punts\ncasa;9\ncanya;12\nquadre;14\n",
        '1\t"casa"\t9\n2\t"canya"\t12\n3\t"quadre"\t14\n',
    ],
)
def test_a_list_is_read_as_other_programs_write_it(text):
    assert read_lines(tile_set("ca"), text) == (["CASA", "CA[NY]A", "QADRE"], [])


def test_what_a_deleted_list_asked_is_asked_no_more():
    person, mine = ExerciseBook(), own("ca", "CASA", "GOS")
    person.lists = (mine,)
    person.asks(mine.kind(LIST)).write(answering.give_up(person.book))
    person.days(1)
    assert person.due()
    person.lists = ()
    assert not person.due() and person.book.cards
    with pytest.raises(NothingToAsk):
        person.asks(DUE)
    person.lists = (mine,)
    assert person.due(), "a list that comes back has its schedule"


def test_six_tiles_and_a_blank_ask_for_every_word_that_they_make():
    person, mine = ExerciseBook(), own("ca", "AEIRST?")
    person.lists = (mine,)
    card = person.asks(mine.kind(LIST)).card
    lexicon, stem = person.words.lexicon, Counter(read_word(tile_set("ca"), "AEIRST"))
    every = {w for w in words_of(lexicon.rows, 7) if not stem - Counter(w) and lexicon.is_confirmed(w)}
    assert {read_word(tile_set("ca"), word) for word in card.answers} == every and len(every) > 3
    assert answering.guess(person.book, card.answers[0].lower()).why is None
    assert answering.guess(person.book, "aeirstx").why == "no-word"
    assert answering.guess(person.book, "aeixxst").why == "other-tiles"
    assert answering.guess(person.book, "AEIRST?").why == "blank", "tapped, it has no letter yet"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ca", "ro"])
def test_stems_are_those_that_make_most_of_the_likeliest_words(language):
    words, counted = whole(language), Counter()
    sure = {7: words.lengths[7].confirmed or words.lengths[7].all}
    sevens = {tuple(sorted(word)) for word in by_likelihood(words).some(sure, 0, LOOKED_AT)}
    for seven in sevens:
        counted.update({seven[:at] + seven[at + 1 :] for at in range(7)})
    found = stems(words, 100)
    assert [counted[tuple(stem)] for stem in found] == sorted(counted.values(), reverse=True)[:100]


# --- what one source alone knows


def a_word_of_one_source(words):
    """One that has an anagram which several know."""
    lexicon = words.lexicon
    alone = (word for word in words_of(lexicon.rows, 6) if not lexicon.is_confirmed(word))
    sure = {bytes(sorted(word)): word for word in words_of(lexicon.rows, 6) if lexicon.is_confirmed(word)}
    return next((word, sure[bytes(sorted(word))]) for word in alone if bytes(sorted(word)) in sure)


def test_a_word_that_one_source_alone_knows_is_neither_asked_nor_wrong_unless_the_list_has_it():
    person, tiles = ExerciseBook(), tile_set("ca")
    alone, sure = (word_text(tiles, word) for word in a_word_of_one_source(person.words))
    mine = StudyList("a1", "ca", "mine", sure)
    person.lists = (mine,)
    card = person.asks(mine.kind(LIST)).card
    assert sure in card.answers and alone not in card.answers and alone in card.also
    assert answering.guess(person.book, alone).why == "one-source"
    wanted = StudyList("b2", "ca", "all", f"{sure} {alone}")
    person.lists = (wanted,)
    assert {sure, alone} <= set(person.asks(wanted.kind(LIST)).card.answers)


# --- hooks over a list


def test_hooks_of_a_list_are_asked_also_where_there_are_none():
    person, mine = ExerciseBook(), own("ca", "CASA", "AEROTAXI")
    person.lists = (mine,)
    shown = []
    for _ in range(2):
        card = person.asks(mine.kind(HOOKS)).card
        shown.append(card.shown)
        none = not card.before and not card.behind
        person.write(answering.hooks(person.book, " ".join(card.before), " ".join(card.behind), none))
        assert person.question.right
    assert shown == ["CASA", "AEROTAXI"]
    nothing = ExerciseBook().write([{"type": "Asked", "card": Card(HOOKS, "XX", of="a1").data}])
    with pytest.raises(answering.NoHookWritten):
        answering.hooks(nothing.book, "", " ")
    assert nothing.write(answering.hooks(nothing.book, "", "", none=True)).question.right
    plain = ExerciseBook().write([{"type": "Asked", "card": Card(HOOKS, "XX", before=("A",)).data}])
    with pytest.raises(answering.NothingWritten):
        answering.hooks(plain.book, "", "", none=True)


def written_out(tiles):
    return " ".join("qu" if tile == "Q" else tile.lower() for tile in tiles)


@pytest.mark.slow
def test_every_hook_of_catalan_is_right_as_people_type_it():
    """QU is the tile Q, L.L is L·L; 2- to 4-tile words, of which a dozen take a Q."""
    words, with_q = whole("ca"), 0
    for length in (2, 3, 4):
        mine = StudyList("a1", "ca", "all", " ".join(of_words("ca", words_of(words.lexicon.rows, length))))
        person = ExerciseBook()
        person.lists = (mine,)
        every = fresh_of_list(person.book, mine, HOOKS)
        for shown in every[:: 1 if length < 4 else 4]:
            card = of_list(mine, HOOKS, shown, words)
            asked = ExerciseBook().write([{"type": "Asked", "card": card.data}])
            sides = [written_out(side) for side in (card.before, card.behind)]
            assert asked.write(answering.hooks(asked.book, *sides, none=not any(sides))).question.right, card
            with_q += "Q" in (*card.before, *card.behind)
    assert with_q >= 5


# --- a week of study


def test_in_a_week_what_was_missed_comes_back_until_it_is_known_and_nothing_is_lost():
    """Twenty questions a day; what was not known once is known the next time."""
    person, tiles = ExerciseBook(), tile_set("ca")
    likely = by_likelihood(person.words)
    sevens = likely.some({7: person.words.lengths[7].confirmed}, 0, 300)
    mine = StudyList("a1", "ca", "Likeliest", " ".join(word_text(tiles, word) for word in sevens))
    person.lists, kind = (mine,), mine.kind(LIST)
    hard, missed_on, sittings = set(racks(mine)[::3]), {}, Counter()
    for day in range(7):
        for _ in range(20):
            card = person.asks(kind).card
            sittings[card.shown] += 1
            person.now += 5 * SECOND
            if card.shown in hard and sittings[card.shown] == 1:
                person.write(answering.give_up(person.book))
                missed_on[card.shown] = day
            elif card.shown in hard and sittings[card.shown] == 2:
                person.write(answering.wrong(person.book, "XXXXXXX"))
                finds_all(person)
            else:
                finds_all(person)
        person.now += DAY
    cards = {known.card.shown: known for known in person.book.cards.values()}
    assert set(cards) == set(sittings), "nothing that was asked is lost"
    assert sum(known.asked for known in cards.values()) == 140 == sum(sittings.values())
    for shown in missed_on:
        assert cards[shown].missed == 1 and sittings[shown] > 1, "what was missed has come back"
        if sittings[shown] == 2:
            assert cards[shown].interval == 1, "right only after a wrong guess: it comes back tomorrow"
    never = [known for shown, known in cards.items() if shown not in missed_on]
    assert all(known.interval >= 3 for known in never)
    assert all(known.took >= 5 * SECOND for known in cards.values())
    assert len(sittings) + len(fresh_of_list(person.book, mine, LIST)) == len(racks(mine))
