"""The promise of a draw leaves the tablet: as a copied text, and to another app of the device."""

from playwright.sync_api import expect

from drivers.browser.judge import Judge

APPS = """() => {
    navigator.share = async ({ text }) => { window.shared = text; };
    document.documentElement.toggleAttribute("data-shares", true);
}"""


def test_the_promise_is_copied_and_shared_with_its_words_and_its_fingerprint(judge: Judge) -> None:
    page = judge.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    judge.goes("#/draw").sees("#open")
    judge.taps("#open").sees("#room-form")
    page.click("#promise-whole")
    expect(page.locator("#promise-share")).to_be_hidden()
    page.click("#promise-copy")
    expect(page.locator("#promise-copy")).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    digest = page.inner_text(".promise__digest code")
    words = page.locator(".promise .words-grid li, .promise ol li").all_inner_texts()
    assert digest in copied
    assert all(word.split()[-1] in copied for word in words) and words
    expect(page.locator("#promise-copy")).to_have_text("Copy as text")
    page.evaluate(APPS)
    page.click("#promise-share")
    assert page.evaluate("window.shared") == copied
