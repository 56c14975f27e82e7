"""The lines that play one battle, part by part: A lays steadiness, B strength, so 3d6 stand against 1d6."""

TROOPS = ("90", "")
"""90 and, by Enter, 100."""

PREPARATIONS = ("",)
CIRCUMSTANCES = ("", "", "", "", "")
SLIPS = ("", "2", "", "3")
"""Each side takes the keyboard with Enter."""

DEEDS = ("",)
UNTIL_ROLL = (*TROOPS, *PREPARATIONS, *CIRCUMSTANCES, *SLIPS, *DEEDS)

ROLLS = ("6 5 4", "3")
"""A's 6 takes B's only die: B is annihilated, A wins by 15 to 0."""

MORALE = ("2", "3")
END = ("", "")
"""The table ends the battle, then the person leaves."""

WHOLE = (*UNTIL_ROLL, *ROLLS, *MORALE, *END)
