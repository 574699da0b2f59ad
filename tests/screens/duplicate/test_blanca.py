"""A club that calls the blank "blanca", as the document does, reads it in every text of its duplicate."""

import re

import pytest
from test_seat_states import state_at
from test_the_round import Judge

from drivers.bag_club import Tables
from faristol.room.guest import Guest
from faristol.room.seat_state import write_state
from faristol.screens.activities import board_for_the_room, published_page
from faristol.screens.device import Device, Settings
from faristol.screens.scene import Scene
from faristol.screens.session import Session
from faristol.speech.call import name_table_data
from faristol.texts import as_blanca, texts
from screens.states.results import AT, scene


@pytest.mark.parametrize(
    ("sentence", "so"),
    [
        ("La lletra de l’escarràs no porta cercle.", "La lletra de la blanca no porta cercle."),
        ("L’escarràs no és un escarràs qualsevol", "La blanca no és una blanca qualsevol"),
        ("Un escarràs, els escarrassos encerclats", "Una blanca, les blanques encerclades"),
        ("d’un escarràs, d’escarràs, dels escarrassos", "d’una blanca, de blanca, de les blanques"),
        ("Escarrassos; cap escarràs", "Blanques; cap blanca"),
    ],
)
def test_the_article_goes_with_the_word(sentence, so):
    assert as_blanca(sentence) == so


def test_no_catalan_text_is_left_and_other_languages_stay():
    for message, text in texts("ca").catalogue._catalog.items():
        if isinstance(text, str):
            assert "scarr" not in as_blanca(text), message
    assert texts("ro", "blanca").gettext("blank") == texts("ro").gettext("blank")
    assert "escarràs" in texts("ca", "escarràs").gettext("blank")


def club(names=("?",)):
    club = Tables()
    club.entries[0]["names"] = name_table_data("ca", "towns", names)
    return Tables.branch(club).begin()


def test_the_judge_the_room_and_the_papers_read_blanca():
    judge = Judge(club().round_with("C?STEPL"), language="ca")
    judge.does("take", typed="1 h8 pastel")
    assert "Aquesta jugada necessita la blanca" in judge.shows()
    seen = [*judge.window.regions.values()]
    judge.does("answered")
    seen += [*judge.window.regions.values()]
    assert "La lletra de la blanca no porta cercle." in judge.shows()
    judge.does("take", typed="2 h8 pastel")
    judge.does("answered", way=0)
    judge.does("to_master")
    seen += [*judge.window.regions.values()]
    judge.does("master", play="H8 PaSTEL")
    seen += [*judge.window.regions.values()]
    done = club().round_with("C?STEPL").collect({1: "H8 PASTEL", 2: "H8 PaSTEL"}).announce("H8 PaSTEL")
    page = scene(AT, done)
    seen.append(
        re.sub(r"<pre.*?</pre>", "", published_page(page.event, "0.1.0", page.now, 60), flags=re.DOTALL)
    )
    seen.append(board_for_the_room(page.event, page.now, 60, Session())["html"])
    for sheet in ("wall", "cards", "rounds"):
        judge.window.go("#/event/dupli/results")
        judge.window.do("results.print", data={"sheet": sheet})
        seen.append(judge.window.regions["print"])
    assert [text for text in seen if "scarr" in text] == []
    assert sum("blanca" in text for text in seen) > 5


def test_a_refusal_at_a_field_and_the_other_name():
    judge = Judge(club(), language="ca")
    judge.does("type_rack")
    judge.window.do("duplicate.type_rack", {"tiles": "CASAL5"})
    assert "i ? per a la blanca" in judge.window.page
    other = Judge(club(()).round_with("C?STEPL"), language="ca")
    other.does("take", typed="1 h8 pastel")
    assert "Aquesta jugada necessita l’escarràs" in other.shows()


@pytest.mark.parametrize(("names", "said"), [(("?",), "blanca"), ((), "escarràs")])
def test_a_players_own_tablet_says_it_as_the_judges_event(names, said):
    state = write_state(state_at(club(names).round_with("C?STEPL")))
    guest = Guest(seated=True, table=1, knows=state)
    window = Scene("#/seat", Settings("ca"), Device(), Session(), now=0, zone=0, room=guest)
    assert window.texts.gettext("blank") == said
