"""Taps that come twice, late, or on a screen that has moved on."""

from drivers.window import Window, wait_for


def test_the_promise_tapped_twice_opens_one_event():
    window = Window()
    window.go("#/draw")
    fields = {"name": "Dijous", "ruleset": "duplicate"}
    window.together(*[window.intent("draw_setup.open", fields=fields) for _ in range(2)])
    assert len(wait_for(window.log.cards())) == 1


def test_delete_tapped_twice_deletes_once(capsys):
    window = Window()
    stream = window.play_a_draw()
    window.go(f"#/event/{stream}/file")
    window.do("file.export")
    answers = window.together(window.intent("file.delete"), window.intent("file.delete"))
    assert not any(answer.get("broken") for answer in answers)


def test_keep_both_tapped_twice_makes_one_copy(capsys):
    window = Window()
    stream = window.open_draw()
    window.speak()
    window.go(f"#/event/{stream}/file")
    file = window.do("file.export")["save"]["text"].encode()
    window.go(f"#/event/{stream}")
    window.time()
    window.do("leave", data={"to": "#/"})
    window.do("home.bring", file=file)
    answers = window.together(window.intent("home.bring_copy"), window.intent("home.bring_copy"))
    assert not any(answer.get("broken") for answer in answers)
    assert len(wait_for(window.log.cards())) == 2


def test_a_new_rack_tapped_twice_is_one_new_rack():
    window = Window()
    window.open_draw()
    window.speak()
    window.do("draw.start")
    window.together(window.intent("draw.new_rack"), window.intent("draw.new_rack"))
    assert window.types.count("RackSetAside") == 1


def test_a_question_is_not_asked_again_about_another_event():
    """Delete…, then the browser's Back, then the file of another event."""
    window = Window()
    streams = [window.play_a_draw(), window.play_a_draw()]
    for stream in streams:
        window.go(f"#/event/{stream}/file")
        window.do("file.export")
    window.do("file.ask_delete")
    window.go(f"#/event/{streams[0]}/file")
    assert window.regions["dialog"] == ""


def test_a_tile_tapped_late_does_not_mark_the_next_rack():
    window = Window()
    window.open_draw()
    window.speak()
    window.time()
    window.together(window.intent("draw.next_round"), window.intent("draw.toggle", data={"place": "3"}))
    window.time()
    assert 'aria-pressed="true"' not in window.regions["work"]


def test_tiles_that_could_not_be_read_are_not_passed_over():
    """The judge writes what stays, mistypes, and goes straight on to the next round."""
    window = Window()
    window.open_draw()
    window.speak()
    window.time()
    typed = {"kept": "TLK"}
    assert window.do("draw.type_kept", typed)["ok"] is False
    assert window.do("draw.next_round", typed)["ok"] is False
    assert window.types[-1] == "TimeEnded"


def test_a_backup_asked_for_again_after_a_crash_brings_its_file():
    window = Window()
    stream = window.open_draw()
    window.go(f"#/event/{stream}/file")
    intent = window.intent("file.export")
    window.send(intent)
    window.restart()
    assert window.send(intent).get("save")
    assert window.types.count("Exported") == 1
