"""The prizes of a tournament on the screen: the winners follow as they come, go and come back."""

import re

from drivers.director_window import DirectorWindow


def test_prizes_are_added_won_and_removed():
    director = DirectorWindow().opens()
    director.whole_round()
    director.go(f"#/event/{director.stream}/standings/prizes")

    def adds(money, **fields):
        return director.do("tournament_standings.add_prize", {"kind": "place", **fields, "money": money})

    def won():
        table = director.work.split('id="won"')[1].split("</table>")[0]
        return table.split("<tbody")[1].count("<tr")

    assert adds("60 40")["focus"] == "money" and won() == 2
    assert 'value="60 40"' not in director.work
    assert not adds("sixty")["ok"] and "not an amount" in director.work.split('id="money-problem"')[1]
    assert adds("15", kind="group", group="")["ok"] is False
    assert adds("15", kind="game")["ok"] and won() == 3
    button = re.search(r'id="remove-1"[^>]*data-prize="([^"]*)"', director.work)
    assert director.do("tournament_standings.remove_prize", data={"at": "1", "prize": button[1]})["ok"]
    assert won() == 2
    assert director.do("event.undo")["ok"] and won() == 3
