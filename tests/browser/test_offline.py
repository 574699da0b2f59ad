"""The server is dead and the browser is new: everything works."""

from playwright.sync_api import expect
from test_board_window import board_of, round_on

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.judge import Judge


def test_with_the_server_dead_a_new_browser_does_everything(launch: Launch, own_site: club_site.Site) -> None:
    with launch() as context:
        judge = Judge(context, own_site.address, context.pages[0]).opens().is_kept()
        expect(judge.page.locator("#status")).to_contain_text("Works offline")
        judge.prepares("Abans")
    own_site.stop()
    asked = len(own_site.asked)
    with launch() as context:
        watch = club_site.Watch(context)
        judge = Judge(context, own_site.address, context.pages[0]).opens()
        expect(judge.page.locator("#status")).to_contain_text("Works offline")
        judge.page.get_by_role("link", name="Abans").click()
        judge.mixes()
        board = board_of(judge)
        round_on(board, 1)
        board.close()
        judge.starts().ends_time()
        judge.opens().whole_draw("Després")
        judge.opens("#/tournament").sees("#to-guide")
        judge.taps("#to-guide").sees("#guide-tournament .guide__picture").scroll_into_view_if_needed()
        judge.page.wait_for_function(
            "document.querySelector('#guide-tournament .guide__picture').naturalWidth > 0"
        )
        judge.opens("#/about").sees("#licences-title")
        expect(judge.page.get_by_role("link", name="LICENSE")).to_be_visible()
        judge.page.get_by_role("link", name="LICENSE").click()
        expect(judge.page.locator("body")).to_contain_text("GNU GENERAL PUBLIC LICENSE")
        judge.page.go_back()
        judge.waits()
        expect(judge.page.locator("html")).to_have_attribute("data-offline", "ready")
        watch.forget("ERR_FAILED")  # the browser wanted an icon for a page of plain text
        assert watch.console == []
    assert len(own_site.asked) == asked
