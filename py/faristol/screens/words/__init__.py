"""Words: the lists of the device, word study, and the word judge, whose screen has `Screen.stays`."""
