"""Values of the open roll, of the declared action and of the open turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Hand, Opposition
from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.state.action import Supplement, Turn
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.turns.exchange import takes_turns
from gonfalon.systems.sotc.view.setting_kinds import choice, labelled, number, thing_choices
from gonfalon.table.table import Setting

ROLL = 12
"""A modifier by hand goes so far up and down."""

PENALTY = 9
TRACKS = ("usual", "health", "composure")


def of_roll(position: Position) -> Iterator[Setting[Position]]:
    """Modifiers by hand on each hand, the difficulty, the block to be overcome (sotc.roll.effort)."""
    rolled = position.contest
    if rolled is None:
        return

    def actor(value: int | str) -> Position:
        return position.having_contest(replace(contest_of(position), actor=replace(rolled.actor, manual=int(value))))

    yield modifier("roll.actor", rolled.actor, actor)
    if rolled.against:
        yield from of_opposition(position, rolled.against)


def modifier(key: str, hand: Hand, put: object) -> Setting[Position]:
    label = Label("sotc-set-roll", piece=hand.piece)
    return number(key, label, hand.manual, put, "sotc.roll.effort", least=-ROLL, most=ROLL)  # type: ignore[arg-type]


def of_opposition(position: Position, against: Opposition) -> Iterator[Setting[Position]]:
    def put(changed: Opposition) -> Position:
        return position.having_contest(replace(contest_of(position), against=changed))

    if hand := against.hand:

        def other(value: int | str) -> Position:
            return put(replace(against, hands=(replace(hand, manual=int(value)), *against.hands[1:])))

        yield modifier("roll.against", hand, other)
    if against.difficulty is not None:

        def difficulty(value: int | str) -> Position:
            return put(replace(against, manual=int(value) - (against.difficulty or 0)))

        label = Label("sotc-set-difficulty")
        rule = "sotc.simple.difficulty"
        worth = against.difficulty + against.manual
        yield number("roll.difficulty", label, worth, difficulty, rule, least=-ROLL, most=2 * ROLL)
    if against.hurdle is not None:

        def hurdle(value: int | str) -> Position:
            return put(replace(against, hurdle=int(value)))

        label, rule = Label("sotc-set-hurdle"), "sotc.block.strength"
        yield number("roll.hurdle", label, against.hurdle, hurdle, rule, least=-ROLL, most=2 * ROLL)


def of_action(position: Position) -> Iterator[Setting[Position]]:
    """The track of an attack, a penalty, what each supplemental action costs (sotc.stress.tracks, sotc.supp.harder)."""
    action = position.action
    if action is None:
        return
    if action.kind == "attack":
        yield choice(
            "action.track",
            Label("sotc-set-track", piece=action.target),
            action.track or "usual",
            lambda value: replace(position, action=replace(action, track="" if value == "usual" else str(value))),
            "sotc.stress.tracks",
            tuple((one, Label("sotc-track-hit", track=one)) for one in TRACKS),
        )
    yield number(
        "action.penalty",
        labelled("penalty", action.who),
        action.penalty,
        lambda value: replace(position, action=replace(action, penalty=int(value))),
        action.penalty_rule,
        most=PENALTY,
    )
    for at, one in enumerate(action.supplements):

        def put(value: int | str, at: int = at) -> Position:
            return replace(position, action=replace(action, supplements=dearer(action.supplements, at, int(value))))

        label = Label("sotc-set-supplement", what=one.what)
        yield number(f"action.supplement.{at + 1}", label, one.penalty, put, "sotc.supp.harder", most=PENALTY)


def dearer(supplements: tuple[Supplement, ...], at: int, penalty: int) -> tuple[Supplement, ...]:
    return tuple(replace(one, penalty=penalty) if number == at else one for number, one in enumerate(supplements))


def of_turn(position: Position) -> Iterator[Setting[Position]]:
    """Whose turn it is, and what is left of its overflow (sotc.seq.exchange, sotc.over.use)."""
    turn = position.turn
    if turn is None or position.action:
        return
    taking = tuple(one.id for one in position.figures if takes_turns(position, one))
    known = taking if turn.who in taking else (turn.who, *taking)
    yield choice(
        "turn",
        Label("sotc-set-turn"),
        turn.who,
        lambda value: given(position, turn, str(value)),
        "sotc.seq.exchange",
        thing_choices(known),
    )
    yield number(
        "turn.overflow",
        labelled("overflow", turn.who),
        turn.overflow,
        lambda value: replace(position, turn=replace(turn, overflow=int(value))),
        "sotc.over.use",
        most=2 * ROLL,
    )


def given(position: Position, turn: Turn, who: str) -> Position:
    """Somebody else's turn; whoever has not acted in the one that it replaces keeps it for later."""
    if who == turn.who:
        return position
    kept = position.pace(turn.who).acted
    turned = tuple(one for one in position.turned if one != who and (kept or one != turn.who))
    position = position.paced(who, acted=False, holding=False)
    return replace(position, turned=(*turned, who), turn=Turn(who))
