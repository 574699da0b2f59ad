"""A rack read aloud: a screen offers a reading by `Screen.speech` and includes calling/controls.html."""
