"""The words that are read aloud in the room: tiles by their names, in the order of the call. Pure text.

The voice that speaks them is site/devices/espeak.mjs, cut by scripts/espeak.py; reading.js there times it,
and speech.js has its buttons. How a name or a number is to sound is in pronouncing/*.toml.
"""
