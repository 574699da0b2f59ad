"""The settings, opened in an event: it stays open, and the way back leads to it."""

from drivers.window import Window


def test_settings_opened_in_an_event_lead_back_to_it():
    window = Window()
    stream = window.open_draw()
    window.speak()
    window.do("draw.start")
    event = f"#/event/{stream}"
    assert f'href="{event}/settings"' in window.page
    window.go(f"{event}/settings")
    assert window.last["url"] == f"{event}/settings", "nobody is asked whether to leave the round"
    assert 'id="themes"' in window.page
    assert window.regions["bar"].count(f'href="{event}"') == 1
    assert window.regions["shelf"].count(f'href="{event}"') == 1
    assert window.last["running"] and window.last["writing"]
    window.go(event)
    assert 'id="clock"' in window.page


def test_settings_opened_at_home_lead_home():
    window = Window()
    window.go("#/settings")
    assert 'href="#/"' in window.regions["bar"] and 'href="#/"' in window.regions["shelf"]
