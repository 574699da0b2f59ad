"""A table's tablet and a player's telephone join the director's, each in a process of its own, by a real link."""

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, expect

from drivers.browser.club_site import Site
from drivers.browser.joined_tablets import joins, launched
from drivers.director import Director
from faristol.rulesets import ruleset_data
from faristol.storage.files import export_file


def test_a_result_goes_from_the_table_to_the_director_and_to_the_players_telephone(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site, tmp_path: Path
) -> None:
    sizes = (1024, 768), (768, 1024), (390, 844)
    with launched(browser_type, browser_type_launch_args, site, *sizes) as (director, table, telephone):
        club = Director("ABCD", ruleset=ruleset_data("federation"), minutes=30).pair().publish()
        file = tmp_path / "event.json"
        file.write_bytes(export_file("event", club.entries, "0", [], 0))
        director.brings("#bring", file)
        director.sees("#tables-in[data-in='0']")
        director.goes("#/event/event/room").taps("#open").sees(".room-code")

        director.goes("#/event/event/room").sees("#read-form")
        table.goes("#/join").sees("#join-form")
        table.page.fill("#code", director.page.text_content("#room-code-text") or "")
        table.taps("#read").page.fill("#table", "1")
        table.taps("#take").sees("#happens")
        expect(table.page.locator("#own-code-text")).to_have_count(1, timeout=60_000)
        director.page.fill("#code", table.page.text_content("#own-code-text") or "")
        director.taps("#read-code")
        table.sees("#is-in")
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
