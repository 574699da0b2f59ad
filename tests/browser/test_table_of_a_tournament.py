"""A table's tablet and a player's telephone join the director's, each in a process of its own, by a real link."""

from typing import Any

from playwright.sync_api import BrowserType, expect

from drivers.browser.club_site import Site
from drivers.browser.joined_tablets import joins, launched
from drivers.director import Director
from faristol.rulesets import ruleset_data


def test_a_result_goes_from_the_table_to_the_director_and_to_the_players_telephone(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site
) -> None:
    sizes = (1024, 768), (768, 1024), (390, 844)
    with launched(browser_type, browser_type_launch_args, site, *sizes) as (director, table, telephone):
        club = Director("ABCD", ruleset=ruleset_data("federation"), minutes=30).pair().publish()
        director.brings_event(club.entries).sees("#tables-in[data-in='0']")
        director.goes("#/event/event/room").taps("#open").sees(".room-code")
        joins(director, table, table=1)
        joins(director, telephone, "#as-telephone")
        director.goes("#/event/event").sees("#tables-in[data-in='0']")

        telephone.taps("#to-seat").sees("#own-form")
        telephone.page.select_option("#player", club.state.rounds[0].draft.pairs[0].second)
        telephone.sees("#own-seat:has-text('Table 1')")

        table.taps("#to-seat").sees("#result-form")
        table.taps("#score").sees("[role='timer']")
        table.goes("#/table").sees("#to-game")
        table.page.fill("#first", "431")
        table.page.fill("#second", "389")
        table.taps("#ready", "#agree-0", "#agree-1").sees("#sent[data-kind='ok']:has-text('Received')")
        director.sees("#tables-in[data-in='1']")
        expect(director.page.locator("#score-1")).to_contain_text("431")
        expect(telephone.page.locator("#own-score")).to_have_text("389 – 431")

        table.goes("#/join").taps("#leave-room", "#leave-now")
        table.goes("#/table").sees("#no-state")
