"""Gonfalon: battles and conflicts of tabletop role-playing games, by the rules.

    >>> from gonfalon import Battle, Dice, OptionsAnswer, system_of
    >>> battle = Battle(system_of("tiefen"))
    >>> [opening.key for opening in battle.system.openings]
    ['plan', 'ready.ford', 'ready.siege', 'ready.ash']
    >>> battle.take("ready.ford")
    >>> battle.ask.rule, battle.ask.people
    ('tiefen.tactic.secret', ('a', 'b'))
    >>> battle.lay("a", "speed", Dice.seeded(1))
    >>> battle.lay("b", "strength", Dice.seeded(2))
    >>> battle.answer(OptionsAnswer(("close",)))
    >>> battle.roll(Dice.seeded(3))
    >>> battle.record[-1].faces
    (2, 5, 5, 2, 3)
    >>> battle.ask.rule
    'tiefen.after.morale.input'

The names below are the public ones: those that an author of rules needs (docs/systems.md), and a program that plays.
"""

from gonfalon.battle.battle import Battle
from gonfalon.battle.undo import Redo, Undo
from gonfalon.door import Door, merge_changes
from gonfalon.formats.link import read as read_link
from gonfalon.formats.link import write as write_link
from gonfalon.formats.record import Record, record_of, replay
from gonfalon.odds.model import Bar, Odds
from gonfalon.questions.answer import OfferTaken, RulingMade
from gonfalon.questions.ask import GM, TABLE, Ask, Heading, Looked, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Choices, OptionsAnswer, Ruling, Rulings
from gonfalon.questions.deed import Deed
from gonfalon.questions.dice import D6, D20, FATE, FOUR_FATE_DICE, Dice, Die, Pool, Source
from gonfalon.questions.fields import Field, Group, Rows, Shape
from gonfalon.questions.figures import Label, UserText, Veiled
from gonfalon.questions.filled import FormAnswer
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number, NumberAnswer
from gonfalon.questions.option import Option, Part, Throw
from gonfalon.questions.refusal import Barred, Complaint, Refused
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.questions.secret import FaceDown, Reveal, Slip
from gonfalon.questions.slip import RevealedAnswer, SealedAnswer
from gonfalon.questions.text import Text, TextAnswer
from gonfalon.systems import system_of
from gonfalon.table.field.area import Area, Link
from gonfalon.table.field.grid import STEPS, Cell, Grid, Look, Paint, spans
from gonfalon.table.field.painting import Brush, Painting, PaintingAnswer, Stroke
from gonfalon.table.field.path import Path, PathAnswer
from gonfalon.table.field.reach import Ahead, Price
from gonfalon.table.offer import Ends, Gone, Offer
from gonfalon.table.opening import Opening
from gonfalon.table.outcome import Happened
from gonfalon.table.switches import Switch, Switches, number_switch
from gonfalon.table.system import StepwiseSystem, System
from gonfalon.table.table import (
    Card,
    Contest,
    DieOnTable,
    Flow,
    Hand,
    Kept,
    Line,
    Names,
    Piece,
    Place,
    Result,
    Setting,
    Side,
    SideState,
    StepMark,
    StepState,
    Table,
    Track,
    TurnMark,
    Value,
    switch_settings,
)

__version__ = "0.1.0"

__all__ = [
    "D6",
    "D20",
    "FATE",
    "FOUR_FATE_DICE",
    "GM",
    "STEPS",
    "TABLE",
    "Ahead",
    "Area",
    "Ask",
    "Bar",
    "Barred",
    "Battle",
    "Brush",
    "Card",
    "Cell",
    "Choice",
    "Choices",
    "Complaint",
    "Contest",
    "Deed",
    "Dice",
    "DiceAnswer",
    "Die",
    "DieOnTable",
    "Door",
    "Ends",
    "FaceDown",
    "Field",
    "Flow",
    "Form",
    "FormAnswer",
    "Gone",
    "Grid",
    "Group",
    "Hand",
    "Happened",
    "Heading",
    "Kept",
    "Label",
    "Line",
    "Link",
    "Look",
    "Looked",
    "Names",
    "Now",
    "Number",
    "NumberAnswer",
    "Odds",
    "Offer",
    "OfferTaken",
    "Opening",
    "Option",
    "OptionsAnswer",
    "Paint",
    "Painting",
    "PaintingAnswer",
    "Part",
    "Path",
    "PathAnswer",
    "Piece",
    "Place",
    "Pool",
    "Price",
    "Procedure",
    "Record",
    "Redo",
    "Refused",
    "Result",
    "Reveal",
    "RevealedAnswer",
    "Roll",
    "Rows",
    "Ruling",
    "RulingMade",
    "Rulings",
    "SealedAnswer",
    "Setting",
    "Shape",
    "Side",
    "SideState",
    "Slip",
    "Source",
    "StepMark",
    "StepState",
    "StepwiseSystem",
    "Stroke",
    "Switch",
    "Switches",
    "System",
    "Table",
    "Tell",
    "Text",
    "TextAnswer",
    "Throw",
    "Track",
    "TurnMark",
    "Undo",
    "UserText",
    "Value",
    "Veiled",
    "Weight",
    "merge_changes",
    "number_switch",
    "read_link",
    "record_of",
    "replay",
    "spans",
    "switch_settings",
    "system_of",
    "write_link",
]
