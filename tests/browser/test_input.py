"""What is under the person's hands stays there: an answer that arrives meanwhile takes nothing away."""

import json

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge
from faristol.core.tiles import tile_set

pytestmark = pytest.mark.everyday

REFRESH = "new BroadcastChannel('faristol:/').postMessage({ stream: location.hash.split('/')[2] })"
"""As when another window wrote: this one asks its engine again."""

STEADY = f"window.steady = setInterval(() => {{ {REFRESH} }}, 60)"


@pytest.fixture
def verifying(judge: Judge) -> Judge:
    """A screen with every kind of control, morphed again and again with other HTML."""
    judge.goes("#/verify").taps("#paper-title").sees("#verify-form")
    return judge


def morphs(judge: Judge, times: int = 6) -> None:
    """Answers that bring the work region anew: the language goes to and fro."""
    for _ in range(times // 2):
        for language in ("ro", "en"):
            judge.page.evaluate(
                """(value) => {
                    const button = Object.assign(document.createElement("button"), { hidden: true });
                    Object.assign(button.dataset, { setting: "language", value });
                    document.body.append(button);
                    button.click();
                    button.remove();
                }""",
                language,
            )
            expect(judge.page.locator("html")).to_have_attribute("lang", language)
    expect(judge.page.locator(".bar__title")).to_have_text("Verify a draw")


def test_typing_while_answers_arrive_loses_no_letter_and_no_caret(judge: Judge) -> None:
    judge.prepares()
    page = judge.page
    page.evaluate(STEADY)
    page.locator("#room").press_sequentially("Haralambie Stefanescu", delay=40)
    expect(page.locator("#room")).to_have_value("Haralambie Stefanescu")
    page.evaluate("document.getElementById('room').setSelectionRange(3, 3)")
    page.keyboard.type("XYZ", delay=60)
    page.evaluate("clearInterval(steady)")
    expect(page.locator("#room")).to_have_value("HarXYZalambie Stefanescu")
    assert page.evaluate("document.getElementById('room').selectionStart") == 6
    judge.mixes("pluja")


def test_controls_that_were_touched_keep_what_they_hold(verifying: Judge) -> None:
    page = verifying.page
    page.fill("#words", "quaranta")
    page.fill("#kept", "A E\n\nL·L")
    verifying.chooses("#ruleset-romanian-duplicate")
    page.locator("#secret").press_sequentially("abc")
    page.evaluate("document.getElementById('work').focus()")
    morphs(verifying)
    expect(page.locator("#words")).to_have_value("quaranta")
    expect(page.locator("#kept")).to_have_value("A E\n\nL·L")
    expect(page.locator("#secret")).to_have_value("abc")
    expect(page.locator("#ruleset-romanian-duplicate")).to_be_checked()


def test_what_the_engine_took_is_shown_as_it_took_it(judge: Judge) -> None:
    """Once a form was accepted its fields are the engine's again; refused, they keep what stands in them."""
    judge.prepares().mixes().starts().ends_time()
    page = judge.page
    lettered = page.locator("[id^='tile-']:not([aria-label^='blank'])").first
    first = lettered.get_attribute("aria-label").split(",")[0]  # type: ignore[union-attr]
    page.fill("#kept", first.lower())
    page.keyboard.press("Tab")
    expect(page.locator("#kept")).to_have_value(tile_set("ca").write([first]))
    expect(lettered).to_have_attribute("aria-pressed", "true")
    page.fill("#kept", "WWW")
    page.keyboard.press("Tab")
    judge.sees("#kept-problem")
    expect(page.locator("#kept")).to_have_value("WWW")
    lettered.click()
    expect(lettered).to_have_attribute("aria-pressed", "false")


def test_a_sheet_that_was_opened_stays_open(judge: Judge) -> None:
    judge.prepares().mixes()
    page = judge.page
    page.locator(".clause__chip").first.click()
    sheet = page.locator(".clause__sheet").first
    expect(sheet).to_be_visible()
    judge.page.evaluate(REFRESH)
    page.wait_for_timeout(200)
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_details_stay_open(verifying: Judge) -> None:
    """No screen has any yet; one is put where an answer finds it."""
    page = verifying.page
    page.evaluate(
        """async () => {
            const { morph } = await import("./morph.js");
            const sheet = (text) => `<details id="d"><summary>${text}</summary><p>${text}</p></details>`;
            const notice = (text) => ({ notice: sheet(text) });
            morph(notice("one"));
            document.querySelector("#d summary").click();
            await new Promise((done) => setTimeout(done, 50));
            morph(notice("two"));
        }"""
    )
    expect(page.locator("#d p")).to_be_visible()
    expect(page.locator("#d p")).to_have_text("two")


def test_a_question_stays_modal_and_gives_the_focus_back(judge: Judge) -> None:
    judge.prepares().mixes()
    page = judge.page
    page.locator("#end-draw").focus()
    page.keyboard.press("Enter")
    judge.sees("dialog[open]")
    for _ in range(3):
        page.evaluate(REFRESH)
        page.wait_for_timeout(100)
    assert page.evaluate("document.querySelector('dialog[data-modal]').matches(':modal')")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[data-modal]")).to_have_count(0)
    expect(page.locator("#end-draw")).to_be_focused()
    judge.taps("#end-draw").sees("dialog[open]")
    judge.taps("#go-on")
    expect(page.locator("dialog[data-modal]")).to_have_count(0)
    expect(page.locator("#end-draw")).to_be_focused()
    judge.starts()


def test_focus_and_scroll_stay(verifying: Judge) -> None:
    page = verifying.page
    page.set_viewport_size({"width": 1024, "height": 500})
    page.locator("#draw-again").focus()
    page.evaluate("document.getElementById('work').scrollTop = 150")
    morphs(verifying)
    expect(page.locator("#draw-again")).to_be_focused()
    assert page.evaluate("document.getElementById('work').scrollTop") == 150
    page.set_viewport_size({"width": 1024, "height": 768})


def test_an_input_method_is_not_disturbed(judge: Judge) -> None:
    judge.prepares()
    page = judge.page
    page.fill("#person", "Bel")
    page.locator("#room").focus()
    page.evaluate(STEADY)
    keyboard = page.context.new_cdp_session(page)
    for written in ("n", "ni", "nih", "niho"):
        keyboard.send(
            "Input.imeSetComposition",
            {"text": written, "selectionStart": len(written), "selectionEnd": len(written)},
        )
        page.wait_for_timeout(80)
    expect(page.locator("#room")).to_have_value("niho")
    keyboard.send("Input.insertText", {"text": "日本"})
    page.evaluate("clearInterval(steady)")
    expect(page.locator("#room")).to_have_value("日本")
    page.keyboard.press("Enter")
    judge.sees("#called")


def test_a_choice_is_remembered_over_a_reload(judge: Judge) -> None:
    judge.prepares().mixes().starts().ends_time().keeps(1, 4)
    judge.reloads()
    for place in (1, 4):
        expect(judge.page.locator(f"#tile-{place}")).to_have_attribute("aria-pressed", "true")
    session = json.loads(judge.page.evaluate("sessionStorage.getItem('faristol.session')"))
    assert session["event"]["draw-kept"]["value"] == [1, 4]


@pytest.mark.parametrize("table", ["<table>", "<table id='long'>"])
def test_a_row_that_is_only_named_stays_and_what_is_typed_in_it_too(verifying: Judge, table: str) -> None:
    """A long table is not sent whole: fields of the other rows keep what a person types, and what was accepted goes."""
    page = verifying.page
    values = page.evaluate(
        """async (begins) => {
            const { morph, accepted, untilNow } = await import("./morph.js");
            const row = (n, text) => `<tr id="r-${n}"><td><form><input id="f-${n}" value="">${text}</form></td></tr>`;
            const table = (rows) => ({ work: `${begins}<tbody>${rows}</tbody></table>` });
            const named = (n) => `<tr id="r-${n}" data-as-before></tr>`;
            const type = (n, text) => {
                const field = document.getElementById(`f-${n}`);
                field.value = text;
                field.dispatchEvent(new Event("input", { bubbles: true }));
            };
            morph(table(row(1, "one") + row(2, "two") + row(3, "three")));
            const second = document.getElementById("r-2");
            type(2, "420");
            type(3, "17");
            accepted(untilNow(document.getElementById("f-3").form));
            morph(table(row(1, "uno") + named(2) + named(3)));
            const field = (n) => document.getElementById(`f-${n}`).value;
            const first = document.getElementById("r-1").textContent;
            const seen = [first, field(2), field(3), second.isConnected];
            morph(table(named(2) + row(4, "four") + named(1)));
            const rows = [...document.querySelectorAll("#work tr")];
            return [...seen, rows.map((each) => each.id).join(), rows[0] === second, field(2), field(4)];
        }""",
        table,
    )
    assert values == ["uno", "420", "", True, "r-2,r-4,r-1", True, "420", ""]


def test_a_choice_that_is_missing_far_below_is_led_to_with_what_is_said_of_it(verifying: Judge) -> None:
    page = verifying.page
    page.evaluate(
        """async () => {
            const { show } = await import("./screen.js");
            const radio = (n) => `<label><input type="radio" id="arbiter-${n}" name="arbiter">${n}</label>`;
            const choice = `<fieldset id="arbiter">${radio(1)}${radio(2)}</fieldset><p id="arbiter-problem">Choose.</p>`;
            const regions = { work: "<p>…</p>".repeat(80) + choice };
            show({ regions, title: document.title, url: location.hash, ok: false, focus: "arbiter" }, { asked: true });
        }"""
    )
    expect(page.locator("#arbiter-1")).to_be_focused()
    expect(page.locator("#arbiter-problem")).to_be_in_viewport(ratio=1)
