"""A person with an exercise book in a window."""

from drivers.window import Window


class AtExercises(Window):
    def __init__(self, language="en", playing="ca", **more):
        super().__init__(language=language, **more)
        self.go("#/exercises")
        self.act("exercises_setup.choose", {"language": playing})
        assert self.act("exercises_setup.open", {"language": playing})["ok"]

    @property
    def book(self):
        return self.state

    @property
    def card(self):
        return self.book.question.card

    def chooses(self, deck):
        return self.act("exercises.choose", deck=deck)

    def says(self, right):
        """To valid or not."""
        said = self.card.valid is right
        return self.act("exercises.verdict", valid="yes" if said else "no")
