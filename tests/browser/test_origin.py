"""Nothing leaves the place that the page came from, and the console has nothing to complain about."""

import re
from typing import Any

from playwright.sync_api import BrowserType

from drivers.browser import club_site
from drivers.browser.judge import Judge


def test_a_whole_draw_asks_nothing_of_anybody_else(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: club_site.Site
) -> None:
    outside = club_site.Outside()
    arguments = [*browser_type_launch_args["args"], f"--proxy-server=localhost:{outside.server_port}"]
    with browser_type.launch(**{**browser_type_launch_args, "args": arguments}) as browser:
        context = browser.new_context(locale="en-GB")
        watch = club_site.Watch(context)
        judge = Judge(context, site.address).opens().whole_draw()
        judge.taps("#menu", "#to-settings", "#to-about")
        judge.reloads()
        assert [
            url for url in watch.asked if not url.startswith((site.address, "blob:" + site.address))
        ] == []
        assert any("pyodide.asm.wasm" in url for url in watch.asked), "requests of the worker are seen too"
        assert watch.console == []
        judge.page.evaluate("fetch('http://faristol.test/', {mode: 'no-cors'}).catch(() => {})")
        assert by_pages(outside) == []
        # The door does see who goes out: a page without our policy.
        page = context.new_page()
        page.goto("data:text/html,<p>elsewhere")
        page.evaluate("fetch('http://faristol.test/').catch(() => {})")
        assert by_pages(outside) == ["GET http://faristol.test/"]


def by_pages(outside: club_site.Outside) -> list[str]:
    """All but the errands of the browser's own maker."""
    return [
        line for line in outside.asked if not re.search(r"\b(googleapis|google|gstatic|gvt1)\.com\b", line)
    ]


def test_the_policy_refuses_a_foreign_fetch_script_and_image(newcomer: Judge, pub: Any) -> None:
    refused = newcomer.page.evaluate(
        """async () => {
            const refused = [];
            const note = ({ effectiveDirective }) => refused.push(effectiveDirective);
            document.addEventListener("securitypolicyviolation", note);
            await fetch("https://example.org/").catch(() => {});
            document.body.append(Object.assign(new Image(), { src: "https://example.org/x.png" }));
            const script = document.createElement("script");
            document.head.append(Object.assign(script, { src: "https://example.org/x.js" }));
            await new Promise((done) => setTimeout(done, 200));
            return refused.sort();
        }"""
    )
    assert refused == ["connect-src", "img-src", "script-src-elem"]
    pub.watches[0].forget("Content Security Policy", "violates the following")
