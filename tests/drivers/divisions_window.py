"""A director's window with three divisions that are paired each for itself."""

import re

from drivers.director_window import DirectorWindow

A = [f"Aina {at}" for at in range(1, 5)]
B = [f"Biel {at}" for at in range(1, 7)]
C = [f"Cesc {at}" for at in range(1, 4)]
THREE = "\n".join(
    ["name;rating;division", *(f"{name};{1900 - at};{name[0]}" for at, name in enumerate([*A, *B, *C]))]
)


class Window(DirectorWindow):
    """A director of three divisions: 4, 6 and 3 players."""

    def opens_three(self, **chosen):
        self.opens(players="", separate="on", **chosen)
        return self.enters(THREE)

    def takes(self, division):
        screen = re.search(r'data-do="([a-z_]+)\.take_division"', self.work)[1]
        assert self.do(f"{screen}.take_division", data={"division": division})["ok"]
        return self

    def pairs(self, division):
        self.takes(division)
        assert self.draws()["ok"], self.regions["notice"]
        assert self.publishes()["ok"]
        return self

    def plays(self, division):
        self.pairs(division).hands_in()
        assert self.do("tournament.close_round")["ok"], self.regions["notice"]
        return self

    @property
    def tabs(self):
        found = re.findall(r'id="division-\d+"[^>]*>\s*<span>([^<]*)</span>', self.work)
        return [each.strip() for each in found]

    @property
    def opened(self):
        return self.engine._desk.event


def here(window):
    return f"#/event/{window.stream}"
