"""The rows of the form: a party, figures with open hit points and stamina, figures whose are sealed, a card of the roster."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon.questions.ask import GM, TABLE
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.fields import Field, Shape
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred, Complaint, Refused
from gonfalon.questions.secret import FaceDown, Slip
from gonfalon.questions.text import Text
from gonfalon.systems.samyra.setup.cards import CARD, LONGEST_CARD, LONGEST_NAME, MOST_BEW, MOST_POINTS, read_card
from gonfalon.systems.samyra.setup.cast import NATURE, TEMPLATES, figure_of, sheathed
from gonfalon.systems.samyra.state.people import Figure, Named
from gonfalon.systems.samyra.state.position import Position

MOST_PARTIES = 6
MOST_ALIKE = 12
RULE = "samyra.sides.hostile"


@dataclass(frozen=True, slots=True)
class Camp:
    """A party as it is entered."""

    name: str
    played: str


@dataclass(frozen=True, slots=True)
class Row:
    """Figures as they are entered, one or several alike; or the text of a card."""

    party: int
    name: str
    count: int
    kind: str
    bew: int
    drawn: str
    learnt: tuple[str, ...]
    hits: int = 0
    stamina: int = 0
    sealed_hits: Slip | None = None
    sealed_stamina: Slip | None = None
    card: str = ""


def party_shape() -> Shape[Camp]:
    """A party: its name, and who plays it (samyra.sides.hostile, samyra.init.who)."""
    played = tuple(
        Option(key, Label("samyra-played", by=key), key=key, proposed=key == "players") for key in ("players", "gm")
    )
    fields = (
        Field("name", Text(TABLE, LONGEST_NAME, rule=RULE, label=Label("samyra-form-name"))),
        Field("played", Choice(TABLE, played, rule="samyra.init.who", label=Label("samyra-form-played"))),
    )
    return Shape("party", fields, Camp, Label("samyra-form-party"))


def common() -> tuple[Field, ...]:
    kinds = tuple(
        Option(one.key, Label("samyra-form-usual", name=one.label, bew=one.bew), key=one.key) for one in TEMPLATES
    )
    drawn = tuple(
        Option(key, Label("samyra-drawn", answer=key), key=key, proposed=key == "yes") for key in ("yes", "no")
    )
    learnt = tuple(Option(key, Label("samyra-learnt", what=key), key=key) for key in ("runs", "second"))
    return (
        Field("party", Number(TABLE, 1, MOST_PARTIES, 1, rule=RULE, label=Label("samyra-form-of"))),
        Field("name", Text(TABLE, LONGEST_NAME, rule=RULE, label=Label("samyra-form-name"))),
        Field("count", Number(TABLE, 1, MOST_ALIKE, 1, rule=RULE, label=Label("samyra-form-count"))),
        Field("kind", Choice(TABLE, kinds, rule=RULE, label=Label("samyra-form-nature"))),
        Field("bew", Number(TABLE, 0, MOST_BEW, 6, rule="samyra.move.bew", label=Label("samyra-form-bew"))),
        Field(
            "drawn",
            Choice(TABLE, drawn, rule="samyra.alt.first_round", label=Label("samyra-form-drawn")),
            seldom=True,
        ),
        Field(
            "learnt",
            Choices(TABLE, learnt, rule="samyra.zone.run_check", label=Label("samyra-form-learnt"), least=0, most=2),
            seldom=True,
        ),
    )


def figure_shapes() -> tuple[Shape[Row], ...]:
    """Open, sealed, or from the roster (samyra.act.input, samyra.bind.stamina)."""
    sealed = (Field("sealed_hits", sealed_hits()), Field("sealed_stamina", sealed_stamina(), seldom=True))
    card = (
        Field("party", Number(TABLE, 1, MOST_PARTIES, 1, rule=RULE, label=Label("samyra-form-of"))),
        Field("card", Text(TABLE, LONGEST_CARD, rule=RULE, label=Label("samyra-form-card"), kept=CARD)),
    )
    return (
        Shape(
            "open",
            (*common(), Field("hits", hits_field(TABLE)), Field("stamina", stamina_field(TABLE), seldom=True)),
            Row,
            Label("samyra-form-row", row="open"),
        ),
        Shape("sealed", (*common(), *sealed), Row, Label("samyra-form-row", row="sealed")),
        Shape("card", card, from_card, Label("samyra-form-row", row="card")),
    )


def hits_field(who: str) -> Number:
    return Number(who, 0, MOST_POINTS, 0, rule="samyra.act.input", label=Label("samyra-form-hits"))


def stamina_field(who: str) -> Number:
    return Number(who, 0, MOST_POINTS, 0, rule="samyra.bind.stamina", label=Label("samyra-form-stamina"))


def sealed_hits() -> FaceDown:
    """Hit points that the game master alone knows; 0 says that they are not counted (samyra.act.input)."""
    return FaceDown(GM, asks=(hits_field(GM),), rule="samyra.act.input")


def sealed_stamina() -> FaceDown:
    """Stamina that the game master alone knows; 0 says that it is not counted (samyra.bind.stamina)."""
    return FaceDown(GM, asks=(stamina_field(GM),), rule="samyra.bind.stamina")


def from_card(party: int, card: str) -> Row:
    return Row(party, "", 1, "fighter", 6, "yes", (), card=card)


def entered(position: Position, row: Row) -> Position:
    """The same with these figures, numbered on."""
    for _ in range(row.count):
        number = position.made + 1
        new = made(row, f"f{number}", position.parties[row.party - 1].id)
        position = replace(position, made=number, figures=(*position.figures, new))
    return position


def made(row: Row, id: str, of: str) -> Figure:
    """One of the figures of a row."""
    if row.card:
        return replace(read_card(row.card), id=id, of=of)
    template = NATURE[row.kind]
    name: Named = UserText(row.name) if row.name else template.label
    figure = figure_of(template, id, of, name)
    return replace(
        figure,
        bew=row.bew,
        weapons=template.weapons if row.drawn == "yes" else sheathed(template.weapons),
        runs=figure.runs or "runs" in row.learnt,
        second=figure.second or "second" in row.learnt,
        hits=row.hits or None,
        stamina=row.stamina or None,
        sealed_hits=row.sealed_hits,
        sealed_stamina=row.sealed_stamina,
    )


def complaints(rows: tuple[Row, ...], played: tuple[bool, ...], path: str) -> Iterator[Complaint]:
    """Parties that are not there, cards that cannot be read, open values of figures that the game master plays: of each
    party `played` says whether he does (samyra.act.input, samyra.bind.stamina).
    """
    parties = len(played)
    for number, row in enumerate(rows, 1):
        if row.party > parties:
            yield Complaint.of(f"{path}.{number}.party", Refused("number", rule=RULE, least=1, most=parties))
        hidden = row.party <= parties and played[row.party - 1]
        if hidden and row.hits:
            yield Complaint.of(f"{path}.{number}.hits", Barred("samyra.act.input"))
        if hidden and row.stamina:
            yield Complaint.of(f"{path}.{number}.stamina", Barred("samyra.act.input"))
        if row.card:
            try:
                figure = read_card(row.card)
            except Refused as refused:
                yield Complaint.of(f"{path}.{number}.card", refused)
                continue
            if hidden and (figure.hits or figure.stamina):
                yield Complaint.of(f"{path}.{number}.card", Barred("samyra.act.input"))
