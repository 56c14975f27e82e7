"""The time after the conflict, as the game master says: the end of the scene, rest, the next adventure or session."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.questions.ask import Heading, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Choices, Ruling, Rulings
from gonfalon.questions.fields import Field
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.questions.text import Text
from gonfalon.systems.sotc.after.recovery import (
    DOWNTIME,
    HOURS,
    REST,
    awaiting,
    eased,
    healing,
    passed,
    recovered,
    rested,
    scene_over,
    unmarked,
    wounds,
)
from gonfalon.systems.sotc.state.position import Position, Step
from gonfalon.systems.sotc.state.things import Aspect
from gonfalon.systems.sotc.turns.exchange import paid_out

MOST_TIMES = 30
"""So often something may follow before the conflict is closed."""

LONG = ("rest", "adventure")
"""The steps that come after a scene has ended, never within one."""
WITHIN = ("session", "remove")
"""The steps that may come while a scene goes on."""

MOST_HOURS = 999
LONGEST_REASON = 120

Rest = tuple[int, tuple[str, ...]]
"""A rest: how many hours, and which consequences they suit."""


def after(position: Position) -> Procedure[Position]:
    """The end of the conflict alone clears nothing; what comes next is the game master's to say (sotc.stress.clear).

    A scene that a long rest or weeks follow has ended, whether that was said or not.
    """
    yield Heading("sotc.stress.clear")
    position = yield from Now((yield from paid_out(position)))
    ended = scene_ended = False
    for time in range(MOST_TIMES):
        what = yield from Ruling(
            position.gm,
            tuple(interval_options(position, ended=ended, last=time + 1 == MOST_TIMES)),
            rule="sotc.stress.keep",
            label=Label("sotc-ask-after", ended="yes" if ended else "no"),
            about=(str(time),),
        )
        if what == "done":
            break
        if what in LONG and not scene_ended:
            position = yield from passed((yield from unmarked(position)))
        ended, scene_ended = True, scene_ended or what not in WITHIN
        position = yield from followed(position, what, str(time))
    return position.at_step(Step.OVER)


def interval_options(position: Position, *, ended: bool, last: bool) -> Iterator[Option[str]]:
    """Everything that may come between this scene and the next; usually its end with a break, then nothing more."""
    if not last:
        yield way("scene", "sotc.recover.mild", proposed=not ended)
        yield way("scene.keep", "sotc.stress.keep", short=True)
        yield way("at_once", "sotc.recover.mild")
        yield way("at_once.keep", "sotc.stress.keep", short=True)
        yield way("rest", "sotc.recover.moderate")
        yield way("adventure", "sotc.recover.severe")
        yield way("session", "sotc.recover.back_to_back")
        none = None if wounds(position) else Barred("sotc.recover.help")
        yield way("remove", "sotc.recover.help", barred=none)
    yield Option("done", Label("sotc-after", what="done"), "done", "sotc.seq.end", role="done", proposed=ended or last)


def way(
    what: str, rule: str, *, proposed: bool = False, short: bool = False, barred: Barred | None = None
) -> Option[str]:
    label = Label("sotc-after", what=dashed(what))
    variant = Label("sotc-after-short", what=dashed(what)) if short else None
    return Option(what, label, what, rule, proposed=proposed, barred=barred, variant=variant)


def dashed(what: str) -> str:
    return what.replace(".", "-")


def followed(position: Position, what: str, about: str) -> Procedure[Position]:
    """One of these ways is taken."""
    match what:
        case "rest":
            hours, suits = yield from rest_form(position, about)
            return (yield from rested(position, hours, suits))
        case "adventure":
            return (yield from new_adventure(position, about))
        case "session":
            return (yield from eased(position))
        case "remove":
            return (yield from treated(position, about))
        case _:
            scene, _, keep = what.partition(".")
            return (yield from scene_over(position, clears=not keep, pause=scene == "scene"))


def rest_form(position: Position, about: str) -> Form[Rest]:
    """Return the form for a rest: how long it is, and which consequences it suits: all, if nobody says otherwise
    (sotc.recover.suitable).
    """
    gm, rule = position.gm, "sotc.recover.suitable"
    hours = Number(gm, 1, MOST_HOURS, HOURS, rule="sotc.recover.moderate", label=Label("sotc-form-hours"))
    waiting = tuple(wound_option(one) for one in awaiting(position, REST))
    suits = Choices(gm, waiting, rule=rule, label=Label("sotc-form-suits"), least=0, most=len(waiting))
    fields = (Field("hours", hours), *((Field("suits", suits),) if waiting else ()))
    return Form(gm, fields, rest_of, rule=rule, label=Label("sotc-ask-rest"), about=(about,))


def rest_of(hours: int, suits: tuple[str, ...] = ()) -> Rest:
    return hours, suits


def wound_option(wound: Aspect) -> Option[str]:
    label = Label("sotc-wound", piece=wound.on, aspect=wound.text, severity=wound.severity)
    return Option(wound.id, label, wound.id, proposed=True)


def new_adventure(position: Position, about: str) -> Procedure[Position]:
    """Days or weeks go by; for severe consequences the game master says whether they were enough (sotc.recover.severe)."""
    severe = tuple(wound_option(one) for one in awaiting(position, DOWNTIME))
    gone: tuple[str, ...] = ()
    if severe:
        gone = yield from Rulings(
            position.gm,
            severe,
            rule="sotc.recover.severe",
            label=Label("sotc-ask-adventure"),
            least=0,
            most=len(severe),
            about=(about,),
        )
    return (yield from recovered(position, (*healing(position, REST), *gone)))


def treated(position: Position, about: str) -> Procedure[Position]:
    """A consequence is removed now, for a reason: medical care, a stunt (sotc.recover.help)."""
    rule = "sotc.recover.help"
    options = tuple(wound_option(one) for one in wounds(position))
    back = Option("", Label("option-back"), "back", role="again")
    id = yield from Choice(position.gm, (*options, back), rule=rule, label=Label("sotc-ask-remove"), about=(about,))
    if not id:
        return position
    wound = position.aspect(id)
    label = Label("sotc-ask-remove-why", piece=wound.on, aspect=wound.text)
    why = yield from Text(position.gm, LONGEST_REASON, 1, rule=rule, label=label, about=(about, id))
    yield Tell(rule, piece=wound.on, aspect=wound.text, why=UserText(why), weight=Weight.OUTCOME)
    return (yield from Now(position.without_aspects((id,))))
