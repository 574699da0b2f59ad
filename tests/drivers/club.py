"""A club's duplicate without a screen: real words, real slips, whole events, kept as a log."""

from typing import Any

from drivers.draw import OCCASION, SECRET, SPEAKER
from drivers.lexicons import words
from drivers.log import Log
from faristol.core.play import write_play
from faristol.games import judging_draws as drawing
from faristol.games.duplicate import claims, handing_in, judging, masters, opening, possible
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.ruling import Written
from faristol.rulesets import ruleset_data
from faristol.speech.call import name_table_data
from faristol.words.lexicon import Lexicon

ROOM_WORDS = "trons"
"""The words that the room says. Some tests choose plays of the racks that follow from them."""

PLAYERS = (
    *("Magdalena Nicolau", "Jordi Puigserver", "Joana M. Gelabert", "Biel Ferragut", "Aina Bauçà"),
    *("Miquel À. Sureda", "Francina Llull", "Llorenç Amengual", "Rosa Caldentey", "Damià Pons"),
    *("Pere A. Mas", "Ștefan Țurcanu"),
)


class Club(Log):
    """One duplicate; a minute passes with every act."""

    def __init__(
        self,
        ruleset: str = "duplicate",
        players: tuple[str, ...] = PLAYERS,
        name: str = "Duplicada de la Mercè",
        brought: Lexicon | None = None,
        **chosen: Any,
    ) -> None:
        data = ruleset_data(ruleset)
        language = data["language"]
        self.words = words(language)
        facts = {
            "name": name,
            "place": "Casal de Manacor",
            "judge": "Bel Quetglas",
            "judge_plays": False,
            "rounds": 0,
            "minutes": 3,
            "grace": 10,
            "bonuses": True,
            "order": "alphabetical",
            "source": "committed",
            "publication": language,
            **chosen,
        }
        kept = ("language", "name", "version", "words", "sha256")
        lexicon = {fact: getattr(brought or self.words.lexicon, fact) for fact in kept}
        names = name_table_data(language, data["call"]["table"])
        super().__init__(
            opening.open_duplicate(opening.Choices(**facts), data, names, lexicon, SECRET, "0.0.0")
        )
        for table, player in enumerate(players, 1):
            group = "A" if table % 2 else "B"
            self.write(opening.enter_player(self.state, Player(f"p{table}", table, player, group)))

    def begin(self) -> "Club":
        draws, names = self.state.draws, self.state.names
        if self.state.opened.source == "committed" and not drawing.promise_holds(draws, names):
            self.promise()
        return self.write(judging.begin(self.state, ROOM_WORDS, SPEAKER))

    def promise(self) -> "Club":
        state = self.state
        return self.write(drawing.make_promise(state.draws, OCCASION, state.names, SECRET))

    def hand_in(self, number: int, player: str, text: str = "", **written: Any) -> "Club":
        slip = Written(text=text, **written)
        return self.write(handing_in.hand_in(self.state, number, [player], slip, self.words.lexicon.contains))

    def time(self) -> "Club":
        self.write(drawing.start_time(self.state.draws))
        return self.write(drawing.end_time(self.state.draws, "clock"))

    def plays(self, count: int = 40) -> list[str]:
        """Return possible plays of the round, the best first."""
        state = self.state
        found = possible.plays_of(state, state.round, self.words).starting(b"", None, count)
        return [write_play(state.tile_set, each.play) for each in found]

    def slips(self) -> "Club":
        """Hand in a play for everybody, different ones in each round."""
        plays, number = self.plays(), self.state.round.number
        for player in self.state.expected_in(number):
            if player.id not in self.state.round.slips:
                self.hand_in(number, player.id, plays[(player.table * number) % min(len(plays), 17)])
        return self

    def master(self) -> "Club":
        state = self.state
        best = masters.proposals(state, state.round, possible.plays_of(state, state.round, self.words))
        return self.write(masters.choose_master(state, best[0].play, self.words.lexicon.contains))

    def next(self) -> "Club":
        return self.write(judging.next_round(self.state, possible.has_play(self.words)))

    def round(self) -> "Club":
        return self.time().slips().master()

    def rounds(self, count: int) -> "Club":
        """Play so many rounds, to the results of the last."""
        for number in range(count):
            self.round()
            if number + 1 < count:
                self.next()
        return self

    def end(self, why: str = "agreed") -> "Club":
        return self.write(judging.end(self.state, why))

    def claim(self, minutes: int = 15) -> "Club":
        return self.write(claims.open_claims(self.state, minutes, self.entries[-1]["at"]))

    def finish(self) -> "Club":
        return self.write(claims.make_final(self.state))

    def publish(self) -> "Club":
        return self.write(drawing.publish_secret(self.state.draws))
