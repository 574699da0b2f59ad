"""Home as the page stores it for its next start: it knows which event was running."""

from drivers.window import Window


def test_a_device_without_events_stores_that_there_is_none():
    window = Window()
    assert 'id="new-duplicate"' in window.home["shelf"]
    assert "event-" not in window.home["work"]


def test_an_event_that_runs_is_on_the_stored_home_with_the_way_back_into_it():
    window = Window()
    stream = window.open_draw()
    assert f'id="event-{stream}"' in window.home["work"]
    assert 'id="new-draws"' in window.home["shelf"], "nothing runs while the promise is looked at"
    window.speak()
    assert f'id="resume" href="#/event/{stream}"' in window.home["shelf"]
    assert "round 1 is running" in window.home["shelf"]
    window.wait(10).time()
    window.do("draw.toggle", data={"place": "0"})
    window.do("draw.next_round")
    assert "round 2 is running" in window.home["shelf"]
    window.do("draw.end")
    assert 'id="resume"' not in window.home["shelf"]


def test_the_stored_home_is_what_home_shows():
    window = Window()
    window.open_draw()
    window.speak()
    window.do("leave", data={"to": "#/"})
    assert window.home == {name: window.regions[name] for name in ("work", "shelf")}


def test_home_is_sent_only_when_it_says_something_else():
    window = Window()
    window.open_draw()
    assert window.speak()["home"]
    assert window.do("draw.start")["home"] is None
    assert window.do("draw.stop")["home"] is None


def test_a_window_that_watches_stores_nothing():
    window = Window()
    window.open_draw()
    other = Window(window.disk)
    other.go(window.last["url"])
    assert other.last["home"] is None
