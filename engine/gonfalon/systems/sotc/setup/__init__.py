"""The set-up: the first question, one form for a scene of one's own, ready scenes, cards, groups of minions."""
