"""Players who came before are offered first: the favourites, whoever comes often, the rest by their clubs."""

import json

from test_new_duplicate import open_
from test_seating import begun, offered, opened, seats

from drivers.club import Club
from drivers.page_read import element
from drivers.window import Window
from faristol.screens.parts import people
from faristol.screens.parts.people import MOST, Person


def remembered(window):
    return json.loads(window.disk.choices["people"])


def times(window):
    """How often each of them came."""
    return {person["name"]: person["times"] for person in remembered(window)}


def on_device(*persons, **chosen):
    """The players' screen of a new event on a device that remembers these people."""
    window = opened(**chosen)
    window.disk.choices["people"] = people.record(persons)["people"]
    window.do("refresh")
    return window


def names_in(window, id):
    found = [each for each in element(window.regions["work"], id).all() if each.name == "button"]
    return [each.text() for each in found]


def test_every_event_that_begins_counts_for_those_who_play():
    first = begun("Anna", "Biel", "Carla")
    assert times(first) == {"Anna": 1, "Biel": 1, "Carla": 1}
    again = Window(first.disk)
    again.go("#/duplicate")
    open_(again, source="bag")
    for name in ("Carla", "Dani"):
        again.do("players.enter", {"table": "", "player": name})
    assert again.do("players.begin")["ok"]
    assert times(again) == {"Carla": 2, "Dani": 1, "Anna": 1, "Biel": 1}


def test_a_name_that_is_put_right_later_is_remembered_right():
    window = begun("Ana", "Biel")
    who = next(id for id, player in window.state.players.items() if player.name == "Ana")
    window.go(window.last["url"].split("/players")[0] + "/players")
    assert window.do("players.change", {"player": "Ana Țîrlea", "group": ""}, data={"player": who})["ok"]
    assert times(window) == {"Ana Țîrlea": 1, "Biel": 1}


def test_the_favourites_stand_first_then_who_comes_most_often():
    window = on_device(
        Person("Anna", times=1),
        Person("Biel", times=9),
        Person("Àngela", times=1),
        Person("Zoe", "", 0, True),
    )
    assert offered(window) == ["Zoe", "Biel", "Àngela", "Anna"]


def test_a_tap_makes_a_favourite_and_another_takes_it_back():
    window = on_device(Person("Anna", times=5), Person("Biel", times=1))
    window.do("players.favour", data={"name": "Biel"})
    assert offered(window) == ["Biel", "Anna"]
    assert 'aria-pressed="true"' in window.regions["work"]
    window.do("players.favour", data={"name": "Biel"})
    assert offered(window) == ["Anna", "Biel"]
    assert remembered(window) == [vars(Person("Anna", times=5)), vars(Person("Biel", times=1))]


def test_twelve_are_in_sight_and_the_rest_stand_under_their_clubs():
    regulars = [Person(f"Regular {n:02}", "Inca", times=50 - n) for n in range(12)]
    window = on_device(
        *regulars, Person("Biel", "Palma"), Person("Anna", "Palma"), Person("Dani"), Person("Carla", "Inca")
    )
    assert names_in(window, "known") == [person.name for person in regulars]
    assert names_in(window, "others") == ["Carla", "Anna", "Biel", "Dani"]
    headings = [each.text() for each in element(window.regions["work"], "others").all() if each.name == "h3"]
    assert headings == ["Inca", "Palma", "Without a club"]
    window.do("players.enter_known", data={"name": "Anna"})
    assert seats(window) == {1: "Anna"} and window.state.players["p1"].group == "Palma"


def test_they_are_offered_right_after_the_field_and_a_list_without_names_is_refused():
    window = on_device(Person("Anna"))
    page = window.regions["work"]
    assert page.index('id="enter-form"') < page.index('id="known"') < page.index('id="list-title"')
    answer = window.do("players.remember_list", {"list": " ; \n"})
    assert not answer["ok"] and answer["focus"] == "list"
    assert "The list has no names." in window.regions["work"]
    assert remembered(window) == [vars(Person("Anna"))]


def test_a_club_s_list_from_a_file_is_remembered_without_seating_anybody():
    window = on_device(Person("Anna Puig", times=7))
    window.do("players.read_file", file="nom;club\nNúria Guàrdia;Palma\nAnna Puig;Inca".encode("cp1252"))
    answer = window.do("players.remember_list", {"list": "nom;club\nNúria Guàrdia;Palma\nAnna Puig;Inca"})
    assert answer["ok"] and answer["announce"] == "2 names saved"
    assert seats(window) == {} and window.types == ["DuplicateOpened"]
    assert offered(window) == ["Anna Puig", "Núria Guàrdia"]
    assert {(each["name"], each["group"], each["times"]) for each in remembered(window)} == {
        ("Núria Guàrdia", "Palma", 0),
        ("Anna Puig", "Inca", 7),
    }
    assert 'name="list"' in window.regions["work"] and "Núria Guàrdia;" not in window.regions["work"]


def test_what_an_older_faristol_remembered_still_stands():
    window = opened()
    window.disk.choices["people"] = '[{"name": "Anna", "group": "Palma"}, {"name": 7}, {"name": "Biel"}]'
    window.do("refresh")
    assert offered(window) == ["Anna", "Biel"]
    assert people.people(window.disk.choices)[0] is not None


def test_of_too_many_the_favourites_and_those_who_came_last_stay():
    event = Club(players=("New",)).state
    old = [Person(f"P {n}") for n in range(MOST)]
    old[-1] = Person("Beloved", favourite=True)
    kept = [person.name for person in people.people(people.with_players(people.record(old), event))]
    assert len(kept) == MOST
    assert kept[0] == "New" and "Beloved" in kept and "P 298" not in kept and "P 297" in kept


def test_a_club_that_is_known_stays_where_a_name_comes_without_one():
    known = people.record([Person("Anna", "Palma", 1, True)])
    (anna,) = people.people(people.with_names(known, ["Anna"]))
    assert vars(anna) == vars(Person("Anna", "Palma", 2, True))
