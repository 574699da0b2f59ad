"""The words that are read aloud in the room: tiles by their names, in the order of the call. Pure text.

The voices that speak them are site/devices/ona.js, recorded by scripts/record_catalan.py, and espeak.mjs, cut
by scripts/espeak.py; reading.js there times them, and speech.js has the buttons. How a name or a number is to
sound is in pronouncing/*.toml, and diacritics.py gives a Romanian word its signs. With a new Catalan name Ona
is recorded anew.
"""
