"""The words that are read aloud in the room: tiles by their names, in the order of the call. Pure text."""
