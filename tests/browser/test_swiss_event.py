"""A Swiss tournament at a tablet."""

import pytest
from playwright.sync_api import expect

from drivers.browser.swiss_director import Director
from faristol.texts import texts

CLUB = ["Aina", "Biel", "Cesc", "Dora", "Enric", "Fina", "Guiu", "Hug"]


@pytest.fixture
def director(take):
    return take(Director)


@pytest.mark.everyday
def test_an_afternoon_of_the_club_without_a_manual(director):
    director.sets_up().pastes(*CLUB).enters("Iris")
    director.draws()
    expect(director.page.locator("#pair-1")).to_contain_text("next to each other in the initial order")
    director.publishes().hands_in()
    director.closes().sees("#draw")
    expect(director.page.locator("#leaders tbody tr")).to_have_count(9)


def test_what_a_screen_reader_hears_is_in_the_language_of_the_page(take):
    director = take(Director, locale="ca-ES")
    director.sets_up().pastes(*CLUB[:4]).draws()
    heard = texts("ca").gettext("Round %(n)s is paired; nobody has seen it yet.") % {"n": 1}
    expect(director.page.locator("#announce")).to_have_text(heard)
    director.goes("#/settings").sees("#themes")
    director.taps("#languages [data-value=ro]")
    expect(director.page.locator("html")).to_have_attribute("lang", "ro")
    expect(director.page.locator("#announce")).not_to_have_text(heard)
