"""A club's own list in the browser: brought from a file, kept on the disk, used in analysis, taken away."""

import lzma
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.judge import Judge

LETTERS = "abcdefghijlmnoprstuvxz"


CHANCE = random.Random(7)
OURS = [
    *["casa", "cases", "sac", "as", "zux", "xut"],
    *("".join(CHANCE.choices(LETTERS, k=9)) for _ in range(100)),
]


@pytest.mark.slow
@pytest.mark.thorough
def test_a_list_survives_the_server_and_the_browser(
    launch: Launch, own_site: club_site.Site, tmp_path: Path
) -> None:
    file = tmp_path / "nostra-2.18.txt.xz"
    file.write_bytes(lzma.compress("\n".join(OURS).encode()))
    with launch() as context:
        judge = Judge(context, own_site.address, context.pages[0]).opens().is_kept()
        judge.goes("#/words").sees("#choose")
        judge.brings("#choose", file)
        judge.sees("#list-form")
        judge.page.fill("#name", "La nostra")
        judge.taps("#compile")
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


def test_the_clubs_own_words_come_from_another_tablet(judge: Judge) -> None:
    judge.goes("#/words").sees("#merge-own-ro")
    file = {"name": "cuvinte.txt", "mimeType": "text/plain", "buffer": b"# Faristol: ro\nzuzu\n"}
    judge.brings("#merge-own-ro", file)
    expect(judge.page.locator("#own-ro")).to_contain_text("ZUZU")
    expect(judge.page.locator("#own-ca")).to_have_count(0)
