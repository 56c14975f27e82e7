"""The data that goes over the wire between the door and its screens: requests, replies and the view, as dataclasses.

The contents of the table are described where systems make them (`table.py`, `ask.py`, `offer.py`, `odds/model.py`); the
classes here are those that only a screen needs. `questions/schema.py` says how the fields are read.
"""

from gonfalon.door.wire.ask import Ask, Pool
from gonfalon.door.wire.fields import NumberField, TextField
from gonfalon.door.wire.form import (
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
from gonfalon.door.wire.paint import Marked, PaintField
from gonfalon.door.wire.path import PathField, Reach, Walk
from gonfalon.door.wire.preview import Preview
from gonfalon.door.wire.view import DiceLine, LogLine, OptionChance, SetSwitch, Setting, SettingChoice, View

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
