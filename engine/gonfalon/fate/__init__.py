"""The parts that the systems of the Fate family share: hands and opposition, the throw, aspects used on a roll, points,
hits, odds.

It knows no system. A system hands in its `FateRules` (ids of rules, labels, what differs) and gives access to its position
by the lenses of `FatePosition`; its chapters stay its own.
"""
