"""What goes over the wire between the door and its screens: requests, replies and the view, as dataclasses.

What lies on the table is described where systems make it (`table.py`, `ask.py`, `offer.py`, `odds/model.py`); the classes
here are what only a screen needs. `described.py` says how the fields are read.
"""

from gonfalon.wire.ask import Ask, Pool
from gonfalon.wire.fields import NumberField, TextField
from gonfalon.wire.form import (
    Complaint,
    Field,
    FieldKind,
    Given,
    GivenForm,
    GivenKeys,
    GivenNumber,
    GivenRows,
    GivenText,
    Row,
    Shape,
    When,
)
from gonfalon.wire.paint import Marked, PaintField
from gonfalon.wire.path import PathField, Reach, Walk
from gonfalon.wire.preview import Preview
from gonfalon.wire.view import DiceLine, LogLine, OptionChance, SetSwitch, Setting, SettingChoice, View

__all__ = [
    "Ask",
    "Complaint",
    "DiceLine",
    "Field",
    "FieldKind",
    "Given",
    "GivenForm",
    "GivenKeys",
    "GivenNumber",
    "GivenRows",
    "GivenText",
    "LogLine",
    "Marked",
    "NumberField",
    "OptionChance",
    "PaintField",
    "PathField",
    "Pool",
    "Preview",
    "Reach",
    "Row",
    "SetSwitch",
    "Setting",
    "SettingChoice",
    "Shape",
    "TextField",
    "View",
    "Walk",
    "When",
]
