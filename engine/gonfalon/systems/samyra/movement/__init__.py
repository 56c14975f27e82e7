"""The movement phase: the menu of a party, disengaging and binding, ways, opportunity attacks, turning."""
