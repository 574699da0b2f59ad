"""The page that a room publishes at the relay: whose it is, how it is served, when it is there no more."""

import http.client

import pytest

from drivers.relay_devices import base64url
from faristol.serving import relay_live

PAGE = '<!doctype html>\n<html lang="ro"><title>Cupa &amp; Liga</title><p>Runda 3: Ștefan 412</p></html>\n'


def publishes(owner, content=PAGE, token=None):
    headers = {"X-Owner": owner.token if token is None else token}
    return owner.ask("POST", f"{owner.path}/live", content.encode(), **headers)[0]


def asks(club, path, **headers):
    line = http.client.HTTPConnection("127.0.0.1", club.port, 10)
    line.request("GET", path, headers=headers)
    answer = line.getresponse()
    content = answer.read().decode()
    line.close()
    return answer.status, answer, content


@pytest.fixture
def owner(club):
    return club.owner()


def test_what_the_judge_publishes_anybody_reads_at_the_rooms_address(club, owner):
    assert publishes(owner) == 204
    status, answer, content = asks(club, f"/live/{owner.room}")
    assert (status, content) == (200, PAGE) and answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert publishes(owner, PAGE.replace("3", "4")) == 204
    assert "Runda 4" in asks(club, f"/live/{owner.room}")[2]


def test_no_script_of_it_runs_and_a_browser_asks_again_by_itself(club, owner):
    publishes(owner)
    for path in (f"/live/{owner.room}", "/live/nothing"):
        headers = asks(club, path)[1].headers
        policy = headers.get_all("Content-Security-Policy")[0]
        assert policy.startswith("default-src 'none'; style-src 'unsafe-inline'") and "script" not in policy
        assert "form-action 'none'" in policy and headers["X-Content-Type-Options"] == "nosniff"
        assert headers["X-Frame-Options"] == "DENY" and headers["Refresh"] == "30"


def test_what_a_browser_has_already_is_not_sent_again(club, owner):
    publishes(owner)
    mark = asks(club, f"/live/{owner.room}")[1].headers["ETag"]
    status, answer, content = asks(club, f"/live/{owner.room}", **{"If-None-Match": mark})
    assert (status, content, answer.headers["Refresh"]) == (304, "", "30")
    publishes(owner, PAGE + " ")
    assert asks(club, f"/live/{owner.room}", **{"If-None-Match": mark})[0] == 200


def test_only_who_has_the_rooms_token_publishes_or_takes_away(club, owner):
    publishes(owner)
    for token in ("", base64url(bytes(32)), club.owner().token):
        assert publishes(owner, "<!doctype html>other", token) == 403
        assert owner.ask("DELETE", f"{owner.path}/live", **{"X-Owner": token})[0] == 403
    assert club.guest(owner.room).ask("POST", f"{owner.path}/live", PAGE.encode())[0] == 403
    assert asks(club, f"/live/{owner.room}")[2] == PAGE


@pytest.mark.parametrize("content", ["", "{}", "<script>alert(1)</script>", "GIF89a"])
def test_only_a_page_is_published(club, owner, content):
    assert publishes(owner, content) == 400
    assert asks(club, f"/live/{owner.room}")[0] == 404


def test_a_page_has_its_limit_and_all_together_too(club, owner, monkeypatch):
    monkeypatch.setattr(relay_live, "MOST_OF_PAGE", 1_000)
    assert publishes(owner, PAGE + "x" * 1_000) == 413
    monkeypatch.setattr(relay_live, "MOST_OF_ALL", len(PAGE.encode()) + 100)
    assert publishes(owner) == 204 == publishes(owner, PAGE + "again"), "its own older page is none beside it"
    assert publishes(club.owner()) == 507


def test_a_room_that_is_not_open_has_no_page(club, owner):
    owner.ask("DELETE", owner.path, **{"X-Owner": owner.token})
    assert publishes(owner) == 404


def test_it_is_gone_at_once_when_it_is_taken_away_and_says_so_in_its_language(club, owner):
    publishes(owner)
    assert owner.ask("DELETE", f"{owner.path}/live", **{"X-Owner": owner.token})[0] == 204
    status, _, content = asks(club, f"/live/{owner.room}")
    assert status == 404 and relay_live.NOTHING["ro"] in content and relay_live.NOTHING["en"] not in content


def test_it_ends_with_its_room(club, owner):
    publishes(owner)
    owner.ask("DELETE", owner.path, **{"X-Owner": owner.token})
    status, _, content = asks(club, f"/live/{owner.room}")
    assert status == 404 and relay_live.NOTHING["ro"] in content


def test_after_a_restart_of_the_relay_it_is_there_once_the_judges_page_has_sent_it_again(club, owner):
    publishes(owner)
    club.stop()
    club.begin()
    status, _, content = asks(club, f"/live/{owner.room}")
    assert status == 404 and all(said in content for said in relay_live.NOTHING.values())
    assert owner.begin() == 200 and publishes(owner) == 204
    assert asks(club, f"/live/{owner.room}")[2] == PAGE


def test_the_address_that_is_typed_leads_to_the_only_page_or_names_all(club, owner):
    assert asks(club, "/live/")[0] == 404
    publishes(owner)
    status, answer, _ = asks(club, "/live/")
    assert status == 302 and answer.headers["Location"] == f"/live/{owner.room}"
    other = club.owner()
    publishes(other, PAGE.replace("Cupa", "&lt;b&gt;Copa"))
    listed = asks(club, "/live/")[2]
    assert f'<a href="/live/{owner.room}">Cupa &amp; Liga</a>' in listed
    assert f'<a href="/live/{other.room}">&lt;b&gt;Copa &amp; Liga</a>' in listed
    assert "/live/" not in asks(club, "/relay/status")[2]


def test_what_is_no_room_is_not_there(club, owner):
    for path in ("/live/..", "/live/../relay/", "/live/" + "x" * 500, "/live/%00"):
        assert asks(club, path)[0] == 404
