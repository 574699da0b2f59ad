"""Another program of the tablet shares a word list with Faristol: the page takes it up among its lists, once."""

import pytest
from playwright.sync_api import expect

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.judge import Judge

# What the browser does for a share: the service worker is sent a form with the files, and answers with the page.
SHARES = """async ([name, text]) => {
  const form = new FormData();
  form.append("files", new File([text], name));
  await fetch("./shared", { method: "POST", body: form });
}"""


@pytest.mark.slow
@pytest.mark.thorough
def test_a_shared_word_list_is_at_hand_among_the_lists_once_and_without_a_network(
    launch: Launch, own_site: club_site.Site
) -> None:
    with launch() as context:
        judge = Judge(context, own_site.address, context.pages[0]).opens().is_kept()
        own_site.stop()
        judge.page.evaluate(SHARES, ["llista-3.txt", "xu\nxut\n"])
        judge.page.reload()
        judge.sees("#list-form")
        expect(judge.page.locator("#name")).to_have_value("llista")
        judge.page.goto("about:blank")
        judge.opens("#/analysis").sees("#board")
        assert not judge.page.evaluate("caches.has('faristol-shared:/')")
