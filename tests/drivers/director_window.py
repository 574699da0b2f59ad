"""A director at a tournament's own screens, without a browser: what one does there, and what one sees."""

import re

from drivers.window import Window

FORM = {
    "name": "Torneig de tardor",
    "place": "Manacor",
    "mode": "distance",
    "rounds": "3",
    "first_round": "halves",
    "scoring": "points",
    "ruleset": "federation",
    "minutes": "30",
    "starts": "named",
    "arbiters": "Marta Roig",
    "language": "ca",
    "publication": "ca",
}
NAMES = ["Aina", "Biel", "Cesc", "Dora", "Enric", "Fina", "Guiu", "Hug"]
EIGHT = "\n".join(f"{name};{1500 - 10 * at}" for at, name in enumerate(NAMES))


class DirectorWindow(Window):
    """What a director does; boards by their numbers."""

    def opens(self, players=EIGHT, **chosen):
        self.go("#/tournament")
        assert self.do("tournament_setup.open", {**FORM, **chosen})["ok"], self.regions["notice"]
        self.stream = self.last["stream"]
        if players:
            self.enters(players)
        return self

    def enters(self, players):
        assert self.do("tournament_players.enter_list", {"list": players})["ok"], self.work
        return self

    def draws(self):
        screen = "tournament_players" if "tournament_players.draw" in self.regions["shelf"] else "tournament"
        return self.do(f"{screen}.draw")

    def publishes(self):
        return self.do("tournament.publish")

    def writes(self, board, first, second):
        return self.do(
            "tournament.line", {"first": str(first), "second": str(second)}, data={"board": str(board)}
        )

    def hands_in(self):
        """Enter all results: who starts wins, by less at each table."""
        while missing := re.search(r'id="first-(\d+)"', self.work):
            self.writes(missing[1], 400 - int(missing[1]), 300)
        return self

    def whole_round(self):
        self.draws()
        self.publishes()
        self.hands_in()
        return self.do("tournament.close_round")

    def event(self):
        return self.state

    def player(self, name):
        return next(player.id for player in self.event().players.values() if player.name == name)

    def about(self, act, name, **data):
        self.go(f"#/event/{self.stream}/players")
        answer = self.do(f"tournament_players.{act}", data={"player": self.player(name), **data})
        self.go(f"#/event/{self.stream}")
        return answer

    @property
    def work(self):
        return self.regions["work"]

    @property
    def text(self):
        return " ".join(re.sub(r"<[^>]*>", " ", self.page).split())

    @property
    def pairs(self):
        event = self.event()
        made = (event.draft or event.rounds[-1].draft).pairs
        return [{event.players[pair.first].name, event.players[pair.second].name} for pair in made]
