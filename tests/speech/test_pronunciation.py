"""Every name, number and call sounds as it was reviewed, and what the voice renders is of its length."""

import tomllib
from pathlib import Path

import pytest

from drivers.lexicons import words
from drivers.sample import Lot
from drivers.speaking import Speaker
from faristol.core.letters import ordinary
from faristol.core.tiles import tile_set
from faristol.speech.aloud import CLEARLY, FASTER, PACES, clock_calls, time_calls
from faristol.speech.call import NameTable, name_table_data, other_names, tables
from faristol.speech.pronounced import in_words, pronounced, pronounced_word
from faristol.speech.reading import phrases, points
from faristol.words.lexicon import words_of

REVIEWED = tomllib.loads((Path(__file__).parents[1] / "data" / "phonemes.toml").read_text("utf-8"))
POINTS = [*range(22), 22, 31, 74, 100, 101, 115, 999, 1250]


def everything_called(language):
    """All names, bare and with their letters, coordinates, points, calls, and letters for a blank."""
    texts = []
    for name in tables(language):
        others = other_names(language, name)
        for called in ([], others):
            table = NameTable.from_data(name_table_data(language, name, called))
            for tile in table.names:
                texts += [table.spoken_name(tile), table.names[tile]]
        for letter in {*"ABCDEFGHIJKLMNOPQRSTUVWXYZ"} & set(tile_set(language).all) - set(table.names):
            texts.append(letter)
    if language == "ro":
        texts += ["K", "Q", "W", "Y"]
    texts += phrases(language)["numbers"]
    texts += phrases(language)["rows"].values()
    texts += [points(language, score) for score in POINTS]
    texts += [call.text for call in [*time_calls(language), *clock_calls(language, 10)]]
    texts += [phrases(language)[verdict] for verdict in ("valid", "not_valid", "check")]
    return sorted(set(texts))


@pytest.fixture(scope="module")
def speaker(tmp_path_factory):
    return Speaker(tmp_path_factory.mktemp("speaker"))


def utterance(language, text, rate=CLEARLY):
    return {"language": language, "spoken": pronounced(language, text), "rate": rate}


def of_a_play(language, word):
    return {"language": language, "spoken": pronounced_word(language, word), "rate": CLEARLY}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ca", "ro"])
def test_everything_that_is_called_sounds_as_it_was_reviewed(speaker, language):
    texts = everything_called(language)
    told = speaker.renders([utterance(language, text) for text in texts])
    assert {text: each["phonemes"] for text, each in zip(texts, told, strict=True)} == REVIEWED[language]
    for text, each in zip(texts, told, strict=True):
        assert each["loudest"] > 0.1, text
        assert 0.15 < each["seconds"] < 4, text


@pytest.mark.parametrize(
    ("language", "text", "sounds"),
    [
        ("ca", "quinze", "kˈinzə"),
        ("ca", "Quim", "kˈim"),
        ("ca", "Turquia", "turkˈiə"),
        ("ca", "vint-i-tres", "bˈintitɾˈɛs"),
        ("ca", "A d'Alacant", "ˈaðələkˈan"),
        ("ca", "T de Tremp", "tˈeðətɾˈem"),
        ("ca", "D de Dénia", "dˈeðəðˈeniə"),
        ("ca", "quinze Granollers", "kˈinzəɣɾənuʎˈes"),
        ("ca", "col·lega", "kullˈɛɣə"),
        ("ro", "joker", "dʒˈoker"),
        ("ro", "unsprezece Radu", "ˈunsprezˌetʃerˈadu"),
        ("ro", "optsprezece", "ˈoptsprezˌetʃe"),
        ("ro", "șarpe", "ʃˈarpe"),
        ("ro", "înșelăciune", "ˌɨnʃelətʃˈune"),
    ],
)
def test_what_was_once_said_wrongly(speaker, language, text, sounds):
    assert [each["phonemes"] for each in speaker.renders([utterance(language, text)])] == [sounds]


def test_the_same_words_sound_the_same_whatever_was_said_before(speaker):
    first, _, again = speaker.renders(
        [utterance("ca", "A d'Anna"), utterance("ro", "Haralambie"), utterance("ca", "A d'Anna")]
    )
    assert first == again


def test_a_slower_rate_takes_longer(speaker):
    slow, fast = speaker.renders([utterance("ca", "H d'Hospitalet", rate) for rate in (125, 175)])
    assert slow["phonemes"] == fast["phonemes"]
    assert slow["seconds"] > fast["seconds"] * 1.15


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["ca", "ro"])
def test_every_name_fits_into_every_pace(speaker, language):
    said, seconds = [], []
    for pace in PACES.values():
        for table in tables(language):
            names = NameTable.from_data(name_table_data(language, table))
            said += [utterance(language, names.spoken_name(tile)) for tile in names.names]
            said += [utterance(language, names.spoken_name(tile), FASTER) for tile in names.names]
            seconds += [pace.first] * len(names.names) + [pace.second] * len(names.names)
    told = speaker.renders(said)
    assert not [one for one, each, most in zip(said, told, seconds, strict=True) if each["seconds"] >= most]


@pytest.mark.parametrize(
    ("number", "catalan", "romanian"),
    [
        (0, "zero", "zero"),
        (1, "un", "un"),
        (2, "dos", "două"),
        (12, "dotze", "douăsprezece"),
        (20, "vint", "douăzeci"),
        (21, "vint-i-un", "douăzeci și unu"),
        (32, "trenta-dos", "treizeci și două"),
        (74, "setanta-quatre", "șaptezeci și patru"),
        (100, "cent", "o sută"),
        (101, "cent un", "o sută unu"),
        (115, "cent quinze", "o sută cincisprezece"),
        (999, "nou-cents noranta-nou", "nouă sute nouăzeci și nouă"),
        (2000, "dos mil", "două mii"),
        (9999, "nou mil nou-cents noranta-nou", "nouă mii nouă sute nouăzeci și nouă"),
    ],
)
def test_numbers_before_what_they_count(number, catalan, romanian):
    assert (in_words("ca", number), in_words("ro", number)) == (catalan, romanian)


def test_only_whole_words_are_written_otherwise():
    assert pronounced("ca", "T de Tremp") == "té de Tremp"
    assert pronounced("ca", "74 punts") == "setanta-quatre punts"
    assert pronounced("ca", "1 minut!") == "un minut!"
    assert pronounced("ro", "Constantin, joker") == "Constantin, [[dZ'oker]]"
    assert pronounced("ro", "30 de secunde!") == "treizeci de secunde!"


VOWELS = "aeiouəɛɔɨɪʊ"
TWO_STRESSES = {"ave", "cie"}
"""Read as words all the same."""


SOME, ALL = 100, 100_000
"""So many of the short words are said on a day, and before a release."""


@pytest.mark.parametrize(
    "most", [pytest.param(SOME, marks=pytest.mark.slow), pytest.param(ALL, marks=pytest.mark.thorough)]
)
@pytest.mark.parametrize("language", ["ca", "ro"])
def test_no_word_of_two_or_three_tiles_is_spelled_or_taken_for_a_number(speaker, language, most):
    lexicon, tiles = words(language).lexicon, tile_set(language)
    every = [ordinary(tiles, word) for length in (2, 3) for word in words_of(lexicon.rows, length)]
    short = Lot(f"short words {language}").draws(every, most)
    told = speaker.renders([of_a_play(language, word) for word in short])
    sounds = {word: each["phonemes"] for word, each in zip(short, told, strict=True)}
    spelled = {word for word, each in sounds.items() if each.count("ˈ") + each.count("ˌ") > 1}
    assert spelled <= TWO_STRESSES
    longer = {
        word: each
        for word, each in sounds.items()
        if sum(sound in VOWELS for sound in each)
        > max(1, sum(sign in "aeiouywàèéíïòóúüăâî" for sign in word))
    }
    assert longer == {}


def test_a_romanian_word_without_its_diacritics_is_said_as_people_say_it(speaker):
    sounds = {
        "stiinta": "ʃtiˈintsə",
        "constiintele": "konʃtiˈintsele",
        "copii": "kopˈij",
        "sarpe": "ʃˈarpe",
        "inselaciune": "ˌɨnʃelətʃˈune",
        "tantar": "tsɨntsˈar",
        "xi": "ksˈi",
        "pst": "pˈəst",
        "brr": "brˈə",
    }
    told = speaker.renders([of_a_play("ro", word) for word in sounds])
    assert {word: each["phonemes"] for word, each in zip(sounds, told, strict=True)} == sounds
