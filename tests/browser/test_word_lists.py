"""A club's own list in the browser: brought from a file, kept on the disk, used in analysis, taken away."""

import lzma
import random
import re
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.examiner import Examiner
from drivers.browser.judge import Judge
from faristol.words.importing import MOST_WORDS

LETTERS = "abcdefghijlmnoprstuvxz"


def many(words: int) -> bytes:
    """In no order at all: sorting has the most to do."""
    chance = random.Random(7)
    return "\n".join("".join(chance.choices(LETTERS, k=9)) for _ in range(words)).encode()


OURS = "casa\ncases\nsac\nas\nzwx\nxut\n" + many(100).decode()


def brings(judge: Judge, path: Path, name: str) -> Judge:
    judge.goes("#/words").sees("#choose, #another")
    judge.brings("#choose, #another", path)
    judge.sees("#list-form")
    judge.page.fill("#name", name)
    judge.taps("#compile")
    return judge


@pytest.mark.slow
def test_a_list_survives_the_server_and_the_browser(
    launch: Launch, own_site: club_site.Site, tmp_path: Path
) -> None:
    file = tmp_path / "nostra-2.18.txt.xz"
    file.write_bytes(lzma.compress(OURS.replace("zwx", "zux").encode()))
    with launch() as context:
        judge = Judge(context, own_site.address, context.pages[0]).opens()
        expect(judge.page.locator("html")).to_have_attribute("data-offline", "ready")
        brings(judge, file, "La nostra")
        expect(judge.page.locator("#done")).to_contain_text("“La nostra 2.18” is ready: 106 words.")
    own_site.stop()
    with launch() as context:
        watch = club_site.Watch(context)
        judge = Judge(context, own_site.address, context.pages[0]).opens("#/analysis")
        expect(judge.page.locator("#status")).to_contain_text("La nostra 2.18")
        expect(judge.page.locator("#status")).to_contain_text("106 words")
        judge.page.fill("#rack", "ZUX")
        judge.page.press("#rack", "Enter")
        # Across and down, with each of its three letters on the centre; nothing else can be laid.
        expect(judge.page.locator("#count")).to_have_attribute("data-count", "6")
        judge.goes("#/words").sees("[id^=remove-]")
        judge.taps("[id^=remove-]").sees("dialog[open]")
        judge.taps("#remove-it")
        expect(judge.page.locator("[id^=remove-]")).to_have_count(0)
        expect(judge.page.locator("#use-ca-built-in")).to_be_checked()
        judge.goes("#/analysis").sees("#board")
        expect(judge.page.locator("#status")).to_contain_text(re.compile(r"58\d\s\d{3} words"))
        assert watch.console == []


@pytest.fixture
def club(pub: Any, site: club_site.Site) -> Judge:
    return Judge(pub.context(reduced_motion="reduce"), site.address).opens()


def test_while_a_long_list_is_read_everything_else_goes_on_and_it_can_be_stopped(
    club: Judge, tmp_path: Path
) -> None:
    file = tmp_path / "llarga.txt"
    file.write_text("\n".join(map("".join, islice(product(LETTERS, repeat=6), MOST_WORDS))))
    page = club.page
    brings(club, file, "Llarga").sees("#reading")
    expect(page.locator("#work .progress__figures")).to_have_text(re.compile(r"[1-9][\d\s]* words"))
    club.goes("#/about").sees("#licences-title")
    club.goes("#/words").sees("#reading")
    club.taps("#stop")
    club.sees("#list-form")
    expect(page.locator("[id^=remove-]")).to_have_count(0)
    file.write_text(OURS.replace("zwx", "zux"), "utf-8")
    club.brings("#another", file)
    club.taps("#compile")
    expect(page.locator("#done")).to_contain_text("is ready")
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


def test_what_is_no_list_is_refused_by_its_lines(club: Judge, tmp_path: Path) -> None:
    file = tmp_path / "prosa.txt"
    file.write_text(OURS.replace("zwx", "no és cap paraula"), "utf-8")
    brings(club, file, "Prosa")
    expect(club.page.locator("#notice")).to_contain_text("Line 5 is not a word: “no és cap paraula”.")
    expect(club.page.locator("#list-form")).to_be_visible()
    expect(club.page.locator("[id^=remove-]")).to_have_count(0)


def test_fifty_megabytes_of_noise_are_answered_and_everything_goes_on(club: Judge, tmp_path: Path) -> None:
    file = tmp_path / "soroll.txt"
    file.write_bytes(random.Random(7).randbytes(1_000_000) * 50)
    brings(club, file, "Soroll")
    expect(club.page.locator("#notice")).to_contain_text("This file is not text.", timeout=30_000)
    expect(club.page.locator("[id^=remove-]")).to_have_count(0)
    file.write_bytes(b"%PDF-1.7\n" + bytes(9_000))
    club.brings("#another", file)
    club.taps("#compile")
    expect(club.page.locator("#notice")).to_contain_text("This is a PDF document", timeout=30_000)
    file.write_text(OURS.replace("zwx", "zux"), "utf-8")
    club.brings("#another", file)
    club.taps("#compile")
    expect(club.page.locator("#done")).to_contain_text("106 words", timeout=30_000)


def test_a_list_of_two_words_is_asked_about_and_a_list_gets_another_name(club: Judge, tmp_path: Path) -> None:
    file = tmp_path / "dues.txt"
    file.write_text("xu\nxut\n", "utf-8")
    brings(club, file, "Dues")
    expect(club.page.locator("#notice")).to_contain_text("The list has only this many words: 2.")
    expect(club.page.locator("[id^=remove-]")).to_have_count(0)
    club.page.set_checked("#few", True)
    club.taps("#compile").sees("#done")
    club.taps("[id^=rename-]").sees("#rename-form")
    club.page.fill("#new-name", "Les nostres dues")
    club.taps("#rename")
    expect(club.page.locator("#use-form-ca")).to_contain_text("Les nostres dues")
    club.goes("#/analysis").sees("#board")
    expect(club.page.locator("#status")).to_contain_text("Les nostres dues")


@pytest.mark.slow
def test_a_list_survives_an_update(launch: Launch, own_site: club_site.Site, tmp_path: Path) -> None:
    file = tmp_path / "nostra-2.18.txt"
    file.write_text(OURS.replace("zwx", "zux"), "utf-8")
    page = (own_site.folder / "index.html").read_bytes()
    with launch() as context:
        judge = Judge(context, own_site.address, context.pages[0]).opens()
        expect(judge.page.locator("html")).to_have_attribute("data-offline", "ready", timeout=30_000)
        brings(judge, file, "La nostra").sees("#done")
        club_site.deploy(own_site.folder, index_html=page.replace(b"For word-game", b"Two. For word-game"))
        judge.opens()
        update = judge.sees("#update")
        with judge.page.expect_navigation():
            update.click()
        judge.waits().goes("#/study").sees("#asked")
        expect(judge.page.locator("#status")).to_contain_text("La nostra 2.18", timeout=30_000)


def test_nothing_is_wrong_with_the_screen_at_any_width_in_any_look(club: Judge, tmp_path: Path) -> None:
    examiner = Examiner(club)
    club.goes("#/words").sees("#use-ca-built-in")
    examiner.examines("words")
    file = tmp_path / "una-llista-amb-un-nom-llarg-de-debò-2.18.25.txt"
    file.write_text(OURS.replace("zwx", "zux"), "utf-8")
    club.brings("#choose", file)
    club.sees("#list-form")
    examiner.examines("words, what is it")
    club.taps("#compile").sees("#done")
    examiner.examines("words, done")
    club.taps("[id^=remove-]").sees("dialog[open]")
    examiner.examines("words, removing")
    assert not examiner.found, "\n".join(examiner.found)
