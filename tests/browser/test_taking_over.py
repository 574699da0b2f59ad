"""The judge's tablet is gone, and another one goes on: the telephone's seat with it, the old one as a watcher."""

from typing import Any

from playwright.sync_api import ViewportSize, expect

from drivers.browser.club_site import Site
from drivers.browser.joined_tablets import opens_room
from drivers.browser.judge import Judge

PHONE: ViewportSize = {"width": 360, "height": 640}
ROOM_LINK = """async () => {
    const { rooms: [{ room, key }] } = await (await fetch("relay/")).json();
    return `${document.getElementById("invitation-address").textContent}#${room}.${key}`;
}"""


def test_the_stand_in_takes_over_and_the_telephone_goes_on(pub: Any, own_site: Site) -> None:
    own_site.telephones = lambda: [own_site.address.rstrip("/")]  # type: ignore[method-assign]
    judge, second = (Judge(pub.context(), own_site.address).opens() for _ in range(2))
    opens_room(judge)
    judge.sees("#invitation-address")
    second.goes("#/join").sees("#join-form")
    second.page.fill("#code", judge.page.evaluate(ROOM_LINK))
    second.taps("#read", "#as-judge").sees("#is-in")
    judge.taps("#admit-1", "#stand-in-1")
    second.taps("#stand-in").sees("#has-copy")
    expect(judge.page.locator("#stands-in")).to_contain_text("it has everything")
    phone = pub.context(viewport=PHONE, has_touch=True).new_page()
    phone.goto(f"{own_site.address}seat/")
    phone.click("[data-table='2']")
    phone.click("[data-act='sit']")
    judge.goes("#/event/event").taps("#start")
    for square in ("H8", "I8", "J8"):
        phone.locator(".rack .tile:not([data-out])").first.click()
        phone.click(f"#board-{square}")
    phone.click("#send")
    expect(phone.locator("#slip[data-kind='ok']")).to_contain_text("Received: 8H")

    context = judge.page.context
    judge.page.close()
    second.taps("#ask-take-over", "#take-over-now")
    second.goes("#/event/event/room")
    expect(second.page.locator("#in-room")).to_have_attribute("data-in", "1")
    expect(phone.locator("#slip[data-kind='ok']")).to_contain_text("Received: 8H")
    phone.click("[data-act='recall']")
    phone.click("summary")
    phone.fill("[name='place']", "h8")
    phone.fill("[name='word']", "vi")
    phone.click("#send")
    expect(phone.locator("#slip[data-kind='ok']")).to_contain_text("Received: H8 VI")

    old = Judge(context, own_site.address).opens().goes("#/event/event")
    old.sees("#outdone")
    old.taps("#to-join").sees("#was-judge")
    expect(old.page.locator("#only-here")).to_contain_text("Nothing")
    expect(second.page.locator("#in-room")).to_have_attribute("data-in", "1")
    for watch in pub.watches:
        watch.forget("Failed to load resource")
