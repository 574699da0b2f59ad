"""A first duplicate by the guide: each green button is called as in its chapter, in the chapter's order."""

import re

import pytest
from test_new_duplicate import FIELDS

from drivers.club import Club, words
from drivers.few_words import few
from drivers.log import NOON
from drivers.markup import read
from drivers.window import Window
from faristol.core.play import write_play
from faristol.games.duplicate import possible
from faristol.games.duplicate.demo import demo as begin_demo
from faristol.games.duplicate.errors import NoPlayToShow
from faristol.prerender import guide_html
from faristol.texts import texts, texts_of_guide

NAME = re.compile(r'guide__go"[^>]*>(.*?)</', re.DOTALL)


def green(window, names, fields=None):
    """Do the next step, which is called as the next of the names."""
    parts = [part for region in ("work", "shelf") for part in read(window.regions[region]).all()]
    step = next(part for part in parts if "next-step" in part.attributes.get("class", "").split())
    assert (name := next(names)) in step.text(), (name, step.text())
    if "data-device" in step.attributes:  # the page does it, and the engine hears nothing
        return
    if to := step.attributes.get("href"):
        assert window.go(to)["ok"]
        return
    form = [part for part in parts if part.attributes.get("id") == step.attributes.get("form")]
    asked = step.attributes if "data-do" in step.attributes else form[0].attributes
    data = {key.removeprefix("data-"): value for key, value in asked.items() if key.startswith("data-")}
    assert window.do(data.pop("do"), fields, data=data)["ok"], window.regions["work"]


@pytest.mark.parametrize("language", ["en", "ca", "ro"])
def test_a_first_duplicate_goes_by_the_names_that_the_guide_gives(language):
    """With a real bag, one round and two players."""
    chapter = guide_html(language).split('id="guide-duplicate"')[1].split("</article>")[0]
    chapter = chapter.split(f"<h3>{texts_of_guide(language).gettext('Serie de maxime')}</h3>")[0]
    given = [re.sub(r"<[^>]*>", "", name).strip() for name in NAME.findall(chapter)]
    begins, uses, claims = [given[0], given[2]], given[5:10], given[11:]
    assert "2" in given[10] and all(given)
    names = iter([*begins, *uses, *claims])
    window = Window(language=language)
    door = texts(language).gettext("Duplicate, run by a judge")
    assert door in chapter and door in window.regions["work"]
    assert window.go("#/duplicate")["ok"]
    chosen = {**FIELDS, "length": "rounds", "rounds": "1", "source": "bag"}
    window.do("duplicate_setup.choose", chosen)
    green(window, names, chosen)
    for table, player in (("1", "Aina Ferrer Mas"), ("2", "Ștefan Țurcanu")):
        assert window.do("players.enter", {"table": table, "player": player, "group": ""})["ok"]
    green(window, names)
    green(window, names, {"tiles": "casante"})
    green(window, names)
    heard = {"language": language, "sound": True, "heard": "yes"}
    window.send({**window.intent("refresh"), "settings": heard})
    green(window, names)
    window.do("duplicate.start")
    for slip in ("1 h8 casa", "2 h8 casa"):
        assert window.do("duplicate.take", {"play": slip, "table": ""})["ok"]
    window.do("duplicate.end_time")
    green(window, names)
    window.do("duplicate.look_at", data={"play": "H8 CASA"})
    for fields in (None, None, {"minutes": "15"}, None):
        green(window, names, fields)
    assert window.do("results.make_final")["ok"]
    green(window, names)
    assert next(names, None) is None


# --- the demo: home begins it with one tap, all of it is real, and it can be deleted at any time


@pytest.fixture(params=["ca", "ro", "en"])
def demo(request):
    window = Window(language=request.param)
    assert 'id="begin-demo"' in window.regions["work"]
    window.do("home.demo")
    return window


def test_the_first_round_is_played_and_the_second_rack_is_on_the_screen(demo):
    types = [entry["type"] for entry in demo.entries]
    assert types.count("PlayerEntered") == types.count("SlipRuled") == 6
    assert demo.state.stage == "call"
    first = demo.state.rounds[0]
    assert len({slip.play for slip in first.slips.values()}) > 3
    assert first.master.points == max(slip.points for slip in first.slips.values())


def test_it_is_played_on_to_the_end(demo):
    for number in (2, 3):
        demo.do("duplicate.start")
        state = demo.state
        found = possible.plays_of(state, state.round, words(state.tile_set.language)).starting(b"", None, 1)
        demo.do("duplicate.take", {"play": write_play(state.tile_set, found[0].play), "table": "1"})
        demo.do("duplicate.end_time")
        demo.do("duplicate.to_master")
        demo.do("duplicate.master", data={"play": demo.state.rounds[number - 1].slips["p1"].play})
        demo.do("duplicate.next_round" if number == 2 else "duplicate.end", data={"why": "agreed"})
    assert demo.state.stage == "over"


def test_it_holds_nobody_back_and_goes_with_its_file_or_with_one_tap(demo):
    demo.go(f"{demo.last['url']}/file")
    assert 'id="delete"' in demo.regions["work"]
    assert not demo.state.running
    demo.go("#/")
    assert 'id="begin-demo"' not in demo.regions["work"]
    demo.do("home.delete_demo")
    assert 'id="delete-demo"' not in demo.regions["work"]
    assert 'id="begin-demo"' in demo.regions["work"]


def test_with_a_list_that_has_no_play_for_the_first_rack_the_demo_says_so():
    club = Club(source="program", rounds=3)
    with pytest.raises(NoPlayToShow):
        begin_demo([club.entries[0]], ("Anna", "Biel"), few("ca", "ZZZ"), NOON)
