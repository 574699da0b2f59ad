"""Where letters left in hand are subtracted, every place of the sheet adds up (COR-5, COR-7)."""

import re

import pytest

from drivers.letter_game import BLUE, RED, ROWS, Device
from drivers.letter_windows import opened
from drivers.markup import read
from faristol.games.correspondence import challenging
from faristol.games.correspondence.dispute import read_letter, write_letter
from faristol.games.correspondence.message_errors import LetterChanged, SheetDiffers
from faristol.games.correspondence.sheet import read_sheet, sheet_facts, write_sheet


def passed_out(**chosen):
    """RED has laid CASA for 8, and then nobody has any more to say."""
    device = Device(way="e-mail", **{"racks": True, **chosen})
    device.turns("H7 CASA", "PAS", "PAS", "PAS", "PAS")
    return device


def left_in_words(device):
    return [line for line in write_sheet(device.entries).splitlines() if line.startswith("Litere rămase")]


def test_the_sheet_in_words_says_what_is_taken_for_letters_left_and_is_read_back():
    device = passed_out()
    red, blue = device.state.scores
    said = left_in_words(device)
    assert [line.rpartition("total ")[2] for line in said] == [str(red), str(blue)]
    assert all(line.startswith("Litere rămase în mână, ") for line in said) and len(said) == 2
    assert read_sheet(write_sheet(device.entries)) == sheet_facts(device.entries)
    earlier = [line for line in write_sheet(device.entries).splitlines() if line not in said]
    assert read_sheet("\n".join(earlier)) == sheet_facts(device.entries)
    with pytest.raises(SheetDiffers):
        read_sheet(write_sheet(device.entries).replace("se scad", "se scad 1"))


def test_without_the_setting_nothing_is_taken_and_nothing_is_said():
    device = passed_out(racks=False)
    assert device.state.left_over == (0, 0) and not left_in_words(device)


def test_a_game_played_to_the_last_letter_takes_only_from_the_one_who_has_some():
    device = Device("CASAT??" + "MINELEA", racks=True)
    for row in ROWS:
        device.lay_all(row)
    red, blue = device.state.left_over
    assert red > 0 and blue == 0
    assert device.state.scores[RED - 1] == device.state.course.points(RED) - red
    (said,) = left_in_words(device)
    assert "ROȘU" in said and said.endswith(f"se scad {red}; total {device.state.scores[RED - 1]}")
    assert read_sheet(write_sheet(device.entries)) == sheet_facts(device.entries)


def test_screen_paper_and_published_sheet_end_with_the_totals_of_the_result():
    device = passed_out()
    window = opened("red", write_sheet(device.entries))
    home = window.last["url"]
    scores = [str(points).replace("-", "−") for points in device.state.scores]
    taken = [f"−{points}" for points in device.state.left_over]
    window.go(f"{home}/sheet")
    window.do("correspondence_sheet.print")
    window_page = window.regions["work"]
    for page in (window_page, window.regions["print"]):
        rows = [each.text() for each in read(page).all() if "data-fine" in each.attributes]
        assert [row.split()[-2:] for row in rows] == [[*pair] for pair in zip(taken, scores, strict=True)]
    assert "se scad la sfârșit" in window_page
    window.go(home)
    rows = [each.text() for each in read(window.page).all() if "data-fine" in each.attributes]
    assert [row.split()[-2:] for row in rows] == [[*pair] for pair in zip(taken, scores, strict=True)]
    window.go(f"{home}/file")
    published = window.do("file.publish")["save"]["text"]
    for points, total in zip(taken, scores, strict=True):
        assert re.search(rf">{points}</td>\s*<td[^>]*><strong>{total}</strong>", published)


def test_the_letter_to_the_arbiter_says_the_score_and_both_old_and_new_ones_are_read():
    device = passed_out()
    red, blue = device.state.scores
    text = write_letter(device.state, device.entries, RED)
    assert f"Scor: ROȘU {red} – ALBASTRU {blue}\nCoeficienți propuși:" in text
    said = f"Scor: ROȘU {red} – ALBASTRU {blue}\n"
    for letter in (text, text.replace(said, ""), text.replace(" – ALB", " - ALB").replace("ț", "t")):
        assert read_letter(letter).game.scores == (red, blue)
    with pytest.raises(LetterChanged):
        read_letter(text.replace(said, f"Scor: ROȘU {red + 5} – ALBASTRU {blue}\n"))


def test_while_two_variants_are_open_there_is_no_score_to_tell():
    device = Device()
    device.turns("H7 CASA")
    device.write(challenging.challenge(device.state, ["CASA"]))
    assert "Scor:" not in write_letter(device.state, device.entries, BLUE)


def test_points_below_nothing_are_written_with_one_sign_in_total_and_reckoning():
    window = opened("red", write_sheet(passed_out().entries))
    panel = next(each for each in read(window.page).all() if each.attributes.get("id") == "over").text()
    assert "−" in panel and not re.search(r"(?<![\w-])-\d", panel)
