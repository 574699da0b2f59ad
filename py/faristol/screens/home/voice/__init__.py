"""The voices: which one calls, how each sounds, and the club's own, in which somebody says each name once."""
