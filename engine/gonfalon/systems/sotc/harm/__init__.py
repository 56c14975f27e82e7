"""The effects of an attack on its target: stress, consequences, minions lost, taken out, concessions."""
