"""What people write in place of a line for each label: tables, remarks, other words (COR-25)."""

import pytest

from drivers.letter_game import AS_WRITTEN, RED, TILES, Device, march
from faristol.games.correspondence import ending
from faristol.games.correspondence.arriving import came
from faristol.games.correspondence.as_written import as_remark
from faristol.games.correspondence.exact import exact, is_this_game
from faristol.games.correspondence.message_errors import MessageIncomplete, MessageUnreadable
from faristol.games.correspondence.notices import news_for_partner, notice_of, write_notice
from faristol.games.correspondence.numbers_in_words import in_figures
from faristol.games.correspondence.reading import has_turn, read_message

TWO_VARIANTS = """\
Contest: –; nu e bine așezat
Varianta: depunere corectă
Confirm: PAS
Litere depuse: O, G
Depunere: 7C: GOL
Punctaj: 41
Punctaj total: 51
Litere rămase: B, C, D, E, F
Litere luate: N, P
Varianta: depunere greșită
Confirm: PAS
Litere depuse: O, G
Depunere: 8C: GOL
Punctaj: 12
Punctaj total: 22
Litere rămase: B, C, D, E, F
Litere luate: P, N
"""


def test_cor_25_a_table_with_a_column_for_each_variant_is_read():
    head = AS_WRITTEN.partition("Confirm")[0]
    _, right, wrong = TWO_VARIANTS.split("Varianta: ")
    first = TWO_VARIANTS.splitlines()[0]
    rows = [
        f"{one.partition(': ')[0]}:\t{one.partition(': ')[2]}\t{other.partition(': ')[2]}"
        for one, other in zip(right.splitlines()[1:], wrong.splitlines()[1:], strict=True)
    ]
    table = "\n".join([first, "Varianta:\tdepunere corectă\tdepunere greșită", *rows])
    signed = "\nSemnat: Ion Popescu\n"
    assert read_message(TILES, head + table + signed) == read_message(TILES, head + TWO_VARIANTS + signed)


@pytest.mark.parametrize(
    ("written", "play"),
    [
        ("7C: gol (jokerul ține loc de o)", "7C GoL"),
        ("7C: GoL cu o mic litera albă", "7C GoL"),
        ("7C: GOGOL (joker = al doilea o)", "7C GOGoL"),
        ("7C: GOGOL (jokerul e ultimul o)", "7C GOGoL"),
        ("7C: GOGOL (jokerul ține loc de primul o)", "7C GoGOL"),
        ("7C: GOGOL (jokerul e un o)", "7C GOGOL"),
        ("7C: GOL (fără joker)", "7C GOL"),
    ],
)
def test_cor_25_a_remark_says_which_letter_a_joker_is(written, play):
    assert read_message(TILES, AS_WRITTEN.replace("7C: GOL", written)).parts[None].play == play


@pytest.mark.parametrize(
    ("said", "figures"),
    [
        ("patruzeci si unu", "41"),
        ("doua sute", "200"),
        ("o suta douazeci si trei", "123"),
        ("rosu doua albastru douasprezece", "rosu 2 albastru 12"),
        ("saptesprezece octombrie 2026", "17 octombrie 2026"),
        ("editia a cincisprezecea", "editia a 15"),
        ("o singura stampila", "o singura stampila"),
    ],
)
def test_cor_25_numbers_are_read_in_words(said, figures):
    assert in_figures(said) == figures


def notice(red):
    red.write(ending.abandon(red.state, RED))
    return write_notice(notice_of(red.state, RED, news_for_partner(red.entries)))


def test_cor_25_a_notice_is_read_from_a_sentence():
    red, blue = Device(), Device()
    told = notice(red).splitlines()
    for between in (". ", " / ", "\n"):
        text = between.join(line.replace(": ", " ", 1) for line in told)
        assert came(blue.state, blue.entries, text, blue.is_word, march(1)).entries[-1]["lost"] == RED


def test_cor_25_a_notice_is_read_from_a_list_below_its_label():
    red, blue = Device(), Device()
    text = notice(red).replace("Înștiințare: ", "Înștiințare:\n1. ").replace("De la: ROȘU", "De la: roșul")
    assert came(blue.state, blue.entries, text, blue.is_word, march(1)).entries[-1]["lost"] == RED


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "Arbitrul răspunde că nu s-a depășit timpul",
            "Răspunsul arbitrului: timpul nu a fost depășit",
        ),
        ("arbitrul a raspuns ca s-a depasit timpul", "Răspunsul arbitrului: timpul a fost depășit"),
        ("Comunicare convenită ptr albastru: prin fax", "Comunicare convenită, albastru: prin fax"),
        (
            "Zile de gândire, ALBASTRU: 10 zile; scrisoare înapoiată: 07.11.2026, retrimisă: 08.11.2026",
            "Zile de gândire, ALBASTRU: 10; scrisoare înapoiată 07.11.2026, retrimisă 08.11.2026",
        ),
    ],
)
def test_cor_25_a_remark_is_read_in_other_words(said, ours):
    assert as_remark(said) == ours


def test_cor_25_a_name_made_short_is_of_this_game_only_where_its_own_line_says_so():
    event = Device().state
    code = exact(event)
    assert is_this_game(event, "Popescu-Ionescu, ediția a 15-a", "")
    assert is_this_game(event, "Ed. a 15-a, Popescu - Ionescu", code)
    assert not is_this_game(event, "Ed. a 15-a, Popescu - Ionescu", "")
    assert not is_this_game(event, "Alt concurs a 15-a, Popescu – Ionescu", code)


def test_cor_25_talk_about_a_game_is_no_letter():
    talk = (
        "Salut! Am primit scrisoarea, confirm. Punctaj bun la depunere, mai am litere rămase. Partida merge."
    )
    assert not has_turn(talk)
    with pytest.raises(MessageIncomplete):
        read_message(TILES, talk)


@pytest.mark.parametrize(
    "luate", ["N și încă una, A sau O, nu-mi dau seama", "N, P. Numai bine", "Na Po", "N P Ion Popescu"]
)
def test_cor_25_words_among_letters_are_not_taken_for_letters(luate):
    text = AS_WRITTEN.replace("Litere luate: N, P", f"Litere luate: {luate}")
    with pytest.raises(MessageUnreadable) as refused:
        read_message(TILES, text)
    assert refused.value.details["line"].startswith("Litere luate:")


def test_cor_25_a_leave_in_a_sentence_is_never_lost():
    sentence = AS_WRITTEN.replace(": ", " ").replace("Confirm", "De luni sunt în concediu. Confirm")
    with pytest.raises(MessageIncomplete) as refused:
        read_message(TILES, sentence)
    assert refused.value.details["label"] == "Concediu"
    text = sentence.replace("De luni sunt în concediu", "Concediu 10.03.2026 – 20.03.2026")
    assert read_message(TILES, text).leave


def test_cor_25_a_day_of_arrival_without_its_year_is_the_next_such_day():
    for written, arrived in (("3.03", "2026-03-03"), ("2.1", "2027-01-02")):
        text = AS_WRITTEN.replace("sosită 03.03.2026", f"sosită {written}")
        assert read_message(TILES, text).arrived.isoformat() == arrived


def test_cor_25_an_hour_is_not_taken_for_a_day_without_its_year():
    for hour in ("ora 10.05", "orele 10.05", "la ora 10.05"):
        text = AS_WRITTEN.replace("01.03.2026, sosită 03.03.2026", f"01.03.2026 {hour}, sosită 03.03.2026")
        with pytest.raises(MessageUnreadable):
            read_message(TILES, text)


def test_cor_25_a_word_that_is_an_and_stays_a_word():
    text = AS_WRITTEN.replace("C7: GO; D7: OL", "C7 SI D7 OL")
    assert read_message(TILES, text).parts[None].crosses == ("C7 SI", "D7 OL")


def test_cor_25_a_challenge_of_no_word_is_told_in_words_too():
    text = f"{AS_WRITTEN}Contest: niciun cuvânt, dar nu e bine așezat\n"
    message = read_message(TILES, text)
    assert (message.challenged, message.why) == ((), "nu e bine așezat")


@pytest.mark.parametrize(
    ("said", "known"),
    [
        (" (o sg ștampilă)", "one-stamp"),
        (", o singură ștampilă", "one-stamp"),
        (" (după ștampila de sosire)", "stamp"),
        (" (stampila de sosrie)", "stamp"),
        (" - data primirii", "received"),
        (" (primită la București)", "received-in-bucharest"),
        (" (confirmată de tine)", "confirmed"),
        (" (în sfârșit!)", None),
        (" (fără ștampilă)", None),
        (" (nu are ștampila de sosire)", None),
        (" (data primirii, fără ștampilă)", "received"),
    ],
)
def test_cor_25_how_the_day_of_arrival_is_known_is_read_in_other_words(said, known):
    text = AS_WRITTEN.replace("sosită 03.03.2026", f"sosită 03.03.2026{said}")
    assert read_message(TILES, text).known == known
