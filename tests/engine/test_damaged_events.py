"""A damaged event stands on home with what can be done about it: see what can be read, export, delete."""

import json

from drivers.spare_places import MemorySpare
from drivers.window import Window, contents
from faristol.storage.files import read_file


def damaged(place=5, spare=None):
    """A device with two draws, of which an entry of the first no longer fits its seal."""
    window = Window(spare=spare)
    stream = window.open_draw(name="Damaged")
    window.speak()
    for _ in range(2):
        window.wait(10).time()
        window.do("draw.next_round")
    window.do("leave", data={"to": "#/"})
    other = window.open_draw(name="Sound")
    text, seal = window.disk.entries[stream][place - 1]
    window.disk.entries[stream][place - 1] = (text.replace("key", "yek"), seal)
    window.close()
    return Window(window.disk, spare=spare), stream, other


def test_it_is_told_from_the_others_and_does_not_offer_to_be_gone_on_with():
    window, stream, other = damaged()
    home = window.regions["work"]
    assert "“Damaged” is damaged on this device." in home
    assert "Its first 4 entries can be read and shown." in home
    assert f'id="event-{other}"' in home and f'id="event-{stream}"' not in home
    assert 'id="resume"' not in window.regions["shelf"], "the draw that runs is the damaged one"


def test_all_of_it_can_be_exported_what_cannot_be_read_as_well():
    window, stream, _ = damaged()
    texts = [text for text, _ in window.disk.entries[stream]]
    file = window.do("home.save_damaged", data={"stream": stream})["save"]["text"]
    found = read_file(file.encode())
    assert (found.stream, found.broken, len(found.entries)) == (stream, 5, 4)
    lines = json.loads(file)["entries"]
    assert [line["damaged"][0] for line in lines[4:]] == texts[4:]


def test_an_event_whose_first_entry_is_damaged_is_exported_whole():
    window, stream, _ = damaged(place=1)
    assert "None of it can be shown." in window.regions["work"]
    assert "“Damaged” is damaged" in window.regions["work"], "its card still says its name"
    file = json.loads(window.do("home.save_damaged", data={"stream": stream})["save"]["text"])
    assert len(file["entries"]) == len(window.disk.entries[stream])


def test_it_is_deleted_after_asking_though_its_card_says_that_it_runs():
    window, stream, other = damaged()
    window.do("home.ask_delete", data={"stream": stream})
    assert "Delete “Damaged” from this device?" in window.regions["dialog"]
    assert stream in window.disk.entries
    assert window.do("home.delete")["ok"]
    assert not any(stream in shelf for shelf in contents(window.disk))
    assert "damaged" not in window.regions["work"] and f'id="event-{other}"' in window.regions["work"]


def test_one_that_is_not_damaged_is_not_deleted_so():
    window, stream, other = damaged()
    window.do("home.ask_delete", data={"stream": other})
    assert "dialog" not in window.regions["dialog"]
    window.do("home.delete")
    assert other in window.disk.entries


def test_its_copy_becomes_an_event_of_its_own_beside_it():
    spare = MemorySpare()
    window, stream, _ = damaged(spare=spare)
    assert f'id="restore-{stream}"' in window.regions["work"]
    window.do("home.restore", data={"stream": stream})
    assert window.last["stream"] not in (None, stream)
    assert len(window.entries) == len(window.disk.entries[stream])


def test_without_its_card_an_event_is_named_after_its_log():
    window, stream, _ = damaged()
    window.disk.cards[stream] = "?"
    window.go("#/settings")
    window.go("#/")
    assert "“Damaged” is damaged on this device." in window.regions["work"]


def test_what_is_damaged_while_home_is_shown_is_found_when_it_is_opened_again():
    window, stream, other = damaged()
    window.disk.entries[other][0] = ("?", "?")
    assert not window.go(f"#/event/{other}")["ok"]
    assert window.last["url"] == "#/"
    assert f'id="damaged-{other}"' in window.regions["work"]
