"""A message that a person wrote without the program, and wrong sums: COR-5, COR-9, COR-11, COR-25."""

import pytest

from drivers.letter_game import AS_WRITTEN, RED, TILES, both_at_the_arbiter, march, third_turn
from faristol.games.correspondence import post
from faristol.games.correspondence.arriving import Willing, came
from faristol.games.correspondence.fitting import received
from faristol.games.correspondence.message_errors import (
    GamesDiffer,
    MessageIncomplete,
    PointsDiffer,
    TotalDiffers,
)
from faristol.games.correspondence.notices import news_for_partner, notice_of, write_notice
from faristol.games.correspondence.reading import read_message

AS_ON_A_CARD = """\
Dragă Ana,

Data poștală a depunerii trimise de partener: 01.03.2026
Data poștală a sosirii depunerii de la partener: 3.3.2026
Data de expediere a depunerii proprii: 6.03.2026
Timpul de gândire utilizat pentru turul respectiv: 2
Timpul total de gândire, propriu și al partenerului: 2 și 0
Confirmarea depunerii partenerului: PAS
Numărul turului: III, roșu
O,G 7C: GOL
C7: GO; D7: OL 41 51
Literele rămase în mână: B C D E F
Cele preluate în continuare: N P
Semnătura: I. Popescu
"""
"""The list of the document, item by item, and the play as its example has it."""


def test_cor_25_the_list_of_the_document_itself_is_a_message():
    blue = third_turn()
    blue.receive(AS_ON_A_CARD)
    assert blue.state.scores == (51, 2)
    other = third_turn()
    other.receive(AS_WRITTEN)
    assert blue.state == other.state


def test_cor_25_without_diacritics_and_with_other_totals_first():
    plainly = AS_ON_A_CARD
    for sign, other in (("ă", "a"), ("â", "a"), ("î", "i"), ("ș", "s"), ("Ș", "S"), ("ț", "t"), ("ş", "s")):
        plainly = plainly.replace(sign, other)
    plainly = plainly.replace("2 si 0", "ROSU 2, ALBASTRU 0").replace(
        "Cele preluate in", "Literele preluate in"
    )
    blue = third_turn()
    blue.receive(plainly)
    assert blue.points[-1] == 41


def test_cor_25_blue_says_the_own_total_first():
    message = read_message(TILES, AS_ON_A_CARD.replace("III, roșu", "III, albastru"))
    assert message.used == (0, 2)


def test_cor_5_the_line_of_the_sheet_is_read_with_its_sums_on_either_line():
    one_line = AS_ON_A_CARD.replace("O,G 7C: GOL\nC7: GO; D7: OL 41 51\n", "O,G 7C: GOL 41 51\n")
    part = read_message(TILES, one_line).parts[None]
    assert (part.tiles, part.play, part.crosses) == (("O", "G"), "7C GOL", ())
    assert (part.points, part.total) == (41, 51)
    part = read_message(TILES, AS_ON_A_CARD).parts[None]
    assert part.crosses == ("C7 GO", "D7 OL")


@pytest.mark.parametrize(
    "line", ["Numărul turului", "Semnătura", "Data de expediere", "O,G 7C", "Cele preluate"]
)
def test_cor_25_what_the_document_asks_for_may_not_be_missing_on_a_card(line):
    kept = [one for one in AS_ON_A_CARD.splitlines() if not one.startswith(line)]
    with pytest.raises(MessageIncomplete):
        read_message(TILES, "\n".join(kept))


def test_cor_9_a_joker_may_be_written_as_a_star():
    text = AS_WRITTEN.replace("Litere luate: N, P", "Litere luate: *, P")
    assert read_message(TILES, text).parts[None].drawn == ("?", "P")


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("Punctaj: 41", "Punctaj: 42", PointsDiffer),
        ("Punctaj total: 51", "Punctaj total: 146", TotalDiffers),
    ],
)
def test_cor_11_a_wrong_sum_is_put_right_and_the_partner_is_told(right, wrong, reason):
    blue, text = third_turn(), AS_WRITTEN.replace(right, wrong)
    with pytest.raises(reason):
        blue.receive(text)
    blue.write(received(blue.state, read_message(TILES, text), blue.is_word, correcting=True))
    assert blue.state.scores == (51, 2)
    said = [42 if "42" in wrong else 41, 146 if "146" in wrong else 51]
    assert (blue.entries[-1]["said"], blue.entries[-1]["counted"]) == (said, [41, 51])
    blue.pass_turn()
    assert "Rectific: punctajul depunerii primite este 41, totalul 51\n" in blue.send(6)
    for _ in range(2):
        blue.pass_turn()
        blue.send(6)
    assert "Rectific" not in blue.message


def test_cor_11_the_short_line_of_a_partner_who_summed_wrongly_is_not_compared():
    blue, text = third_turn(), AS_WRITTEN.replace("Punctaj: 41", "Punctaj: 42")
    text += "Faristol: AAAA III-R 00000000\n"
    blue.write(received(blue.state, read_message(TILES, text), blue.is_word, correcting=True))
    assert blue.state.scores == (51, 2)
    with pytest.raises(GamesDiffer):
        blue = third_turn()
        received(blue.state, read_message(TILES, text.replace("42", "41")), blue.is_word, correcting=True)


def test_cor_11_what_is_right_is_not_put_right():
    blue = third_turn()
    blue.write(received(blue.state, read_message(TILES, AS_WRITTEN), blue.is_word, correcting=True))
    assert blue.state.corrected == ()


def test_cor_11_a_sum_that_one_reader_put_right_makes_no_other_sheet():
    right, corrected = third_turn(), third_turn()
    right.receive(AS_WRITTEN)
    text = AS_WRITTEN.replace("Punctaj: 41", "Punctaj: 42")
    corrected.write(received(corrected.state, read_message(TILES, text), corrected.is_word, correcting=True))
    corrected.pass_turn()
    right.receive(corrected.send(6))
    assert both_at_the_arbiter(right, corrected)


def test_cor_25_the_turn_waited_for_is_not_passed_over_between_a_notice_and_an_older_mail():
    red, blue = third_turn(), third_turn()
    red.write(post.write_leave(red.state, RED, march(60), march(79), march(1)))
    leave = write_notice(notice_of(red.state, RED, news_for_partner(red.entries)))
    red.play("7C GOL")
    turn = red.send(6).replace("Punctaj total: 51", "Punctaj total: 61").partition("Faristol:")[0]
    older = third_turn().message
    text = f"{leave}{turn}\n-----Mesajul inițial-----\nTrimis: ieri\n\n{older}"
    with pytest.raises(TotalDiffers):
        came(blue.state, blue.entries, text, blue.is_word, march(9))
    found = came(blue.state, blue.entries, text, blue.is_word, march(9), Willing(correcting=True))
    assert {"LeaveWritten", "TurnSent", "SumsCorrected"} <= {entry["type"] for entry in found.entries}
