"""The page of the second verifier, from the disk as a reader opens it: no site is there."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import toolbox
from drivers.event_files import published
from drivers.forged_draws import forgeries, honest
from drivers.window import Window
from faristol.storage.files import export_file


@pytest.fixture
def reader(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 360, "height": 800})
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto((toolbox.ROOT / "docs/verify-draw.html").as_uri())
    yield page
    assert not problems
    page.close()


def opens(page: Page, name: str, file: bytes) -> None:
    page.set_input_files("#file", {"name": name, "mimeType": "text/plain", "buffer": file})


def test_the_page_tells_an_honest_file_from_forged_ones_and_says_why(reader: Page) -> None:
    found, heading = reader.locator("#found"), reader.locator("#found h2")
    window = Window()
    window.go(f"#/event/{window.play_a_draw()}/file")
    opens(reader, "page.html", published(window))
    expect(heading).to_have_text("Every rack follows from the promise in this file.")
    expect(found.locator(".words li")).to_have_count(32)
    assert reader.evaluate("document.documentElement.scrollWidth") == 360

    forged = {each.name: each.log for each in forgeries(honest()[:1], seed=1)}
    reasons = {
        "promised_by_version_one_and_mixed_by_spelling-0": "a version of the draw that this page does not know",
        "a_file_without_racks-0": "No rack was drawn.",
        "the_promise_made_after_the_room_spoke-0": "Something was promised after the room had spoken.",
        "the_room_spoke_twice-0": "The room spoke more than once.",
        "other_words_published-0": "other words were published than the room said",
    }
    for name, reason in reasons.items():
        opens(reader, f"{name}.json", export_file("x", forged[name], "0", [], 0))
        expect(heading).to_have_text("This draw is refused.")
        expect(found).to_contain_text(reason)

    early = forged["a_backup_with_the_secret_before_the_room_spoke-0"]
    opens(reader, "early.json", export_file("x", early, "0", [], 0))
    expect(heading.nth(1)).to_have_text("A backup with the secret left the tablet before the room spoke.")
    opens(reader, "other.json", b"{}")
    expect(heading).to_have_text("This is no event's file, or one that cannot be read.")
