"""Games by letter and competitions; seats says which of the two players a device writes for."""
