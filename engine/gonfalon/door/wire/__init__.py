"""The data that goes over the wire between the door and its screens: requests, replies and the view, as dataclasses.

The contents of the table are described where systems make them (`table.py`, `ask.py`, `offer.py`, `odds/model.py`); the
classes here are those that only a screen needs. `questions/schema.py` says how the fields are read.
"""

from gonfalon.door.wire.ask import Ask
from gonfalon.door.wire.form import (
    Complaint,
    Field,
    FieldKind,
    Given,
    GivenForm,
    GivenRows,
    Row,
    Shape,
    When,
)
from gonfalon.door.wire.paint import Marked
from gonfalon.door.wire.path import PathField, Reach, Walk
from gonfalon.door.wire.preview import Preview
from gonfalon.door.wire.view import DiceLine, OptionChance, SetSwitch, Setting, SettingChoice, ToldLine, View

__all__ = [
    "Ask",
    "Complaint",
    "DiceLine",
    "Field",
    "FieldKind",
    "Given",
    "GivenForm",
    "GivenRows",
    "Marked",
    "OptionChance",
    "PathField",
    "Preview",
    "Reach",
    "Row",
    "SetSwitch",
    "Setting",
    "SettingChoice",
    "Shape",
    "ToldLine",
    "View",
    "Walk",
    "When",
]
