"""An act by its head: what it needs is given to it, read by type, or the intent is refused."""

import sys
from dataclasses import replace
from typing import Literal

import pytest

from drivers.window import Window
from faristol.kinds import KINDS
from faristol.screens.acts import Act, Damaged, acts
from faristol.screens.device import Device, Settings
from faristol.screens.scene import Intent, OpenEvent, Scene, Step
from faristol.screens.session import Session, Slot

MARK = Slot("mark", str)


def place(session: Session, board: int, name: str = "", sure: bool = False) -> Act:
    return session.put(MARK, f"{board} {name} {sure}")


def open_(scene: Scene, which: Literal["here", "there"], code: str | None = None) -> Act:
    return Step(go=f"#/{which}/{code}/{scene.now}")


def writes(event: str, here: str) -> Act:
    return [{"type": event, "where": here}]


def changes(player: str, fields: dict[str, str]) -> Act:
    return Step(focus=player, announce=fields["player"])


def counts(from_: int | None = None) -> Act:
    return Step(focus=repr(from_))


def _inner(scene: Scene) -> Act:
    return []


def no_act(scene: Scene) -> int:
    return scene.now


HERE = acts(sys.modules[__name__])
SCENE = Scene("#/", Settings(), Device(), Session(), now=7, zone=0)


def done(act, fields=None, /, **data):
    return HERE[act](SCENE, Intent(act, 7, fields=fields or {}, data=data))


def test_each_public_function_that_returns_an_act_is_an_intent_of_its_name():
    assert [*HERE] == ["place", "open", "writes", "changes", "counts"]


def test_a_screen_may_have_single_acts_of_a_module():
    assert [*acts(open_, counts)] == ["open", "counts"]


def test_a_function_of_another_module_is_none_of_this_one():
    assert acts(pytest) == {}


def test_values_come_from_the_button_or_the_form_and_are_read_by_their_types():
    assert done("place", {"name": "Bel"}, board="3").session.get(MARK) == "3 Bel False"
    assert done("place", {"board": "-1", "sure": ""}).session.get(MARK) == "-1  True"
    assert done("open", which="there", code="x").go == "#/there/x/7"


def test_a_value_that_the_head_gives_may_be_missing():
    assert done("open", which="here").go == "#/here/None/7"
    assert done("counts").focus == "None"
    assert done("counts", **{"from": "12"}).focus == "12"


def test_what_the_button_says_goes_before_the_form_and_the_whole_form_is_there():
    answer = done("changes", {"player": "Bel Quetglas"}, player="p3")
    assert (answer.focus, answer.announce) == ("p3", "Bel Quetglas")


def test_what_is_missing_is_refused():
    for act, data in (("place", {}), ("changes", {}), ("changes", {"player": "p3"}), ("writes", {})):
        with pytest.raises(Damaged):
            done(act, **data)


@pytest.mark.parametrize("board", ["", "three", "1.5", "1 2", "٣", "9" * 400, "\n", None, 1.5, True, ["1"]])
def test_what_is_no_number_is_refused(board):
    with pytest.raises(Damaged):
        done("place", board=board)


@pytest.mark.parametrize("name", [3, ["Bel"], {}, "\ud800"])
def test_what_is_no_text_is_refused(name):
    with pytest.raises(Damaged):
        done("place", board="1", name=name)


def test_what_is_none_of_the_choices_is_refused():
    with pytest.raises(Damaged):
        done("open", which="elsewhere")


def test_entries_alone_are_written_and_the_event_is_the_state_of_the_open_one():
    scene = replace(SCENE, event=OpenEvent("autumn", KINDS["DrawsOpened"], (), "the state"))
    assert HERE["writes"](scene, Intent("writes", 7)).entries == [
        {"type": "the state", "where": "#/event/autumn"}
    ]


def test_a_damaged_message_changes_nothing_and_the_window_goes_on():
    window = Window()
    window.do("leave", data={"to": "#/voice"})
    answer = window.do("voice.forget", data={"language": "ca"})
    assert not answer["ok"] and not answer.get("broken")
    assert "damaged or not complete" in window.regions["notice"]
    assert window.do("voice.choose", data={"language": "ca", "table": "usual"})["ok"]
    assert not window.regions["notice"]
