"""Whatever an event has come to, it can be backed up, and the file is the event."""

from itertools import pairwise

import pytest

from drivers.event_files import keeps
from drivers.every_fact import LOGS
from drivers.log import MINUTE
from drivers.window import Window
from faristol.games.publishing import backed_up
from faristol.storage.files import read_file
from screens.test_pages_of_damaged_logs import EVENTS

SOME = 12
WHOLE = {name: lambda made=made: [made()] for name, made in EVENTS.items()} | LOGS


def after_each_act(log):
    """Yield the log as it was after each of its acts."""
    for number, (entry, following) in enumerate(pairwise([*log, {}]), 1):
        if entry.get("act") != following.get("act"):
            yield log[:number]


def with_event(log):
    window = Window()
    window.now = log[-1]["at"] + MINUTE
    keeps(window, "event", log)
    return window


@pytest.mark.parametrize("name", WHOLE)
def test_after_each_of_its_acts_it_goes_into_a_file_and_can_be_read_from_it(name, some_of):
    for whole in WHOLE[name]():
        for log in some_of(after_each_act(whole), SOME):
            window = with_event(log)
            assert window.do("leave", data={"to": "#/event/event/file"})["url"] == "#/event/event/file"
            file = read_file(window.do("file.export")["save"]["text"].encode())
            assert file.digest_ok and file.entries == backed_up(log)
            assert window.types[-1] == "Exported"
