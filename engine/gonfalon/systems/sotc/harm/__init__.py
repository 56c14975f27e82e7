"""What an attack does to whom it hits: stress, consequences, minions lost, taken out, concessions."""
