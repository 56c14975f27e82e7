"""Set-up, step 1: sides and players, points, and what the table's own options say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.ask import TABLE, Choice, Choices, Number, Procedure, Tell, Text
from gonfalon.figures import Label, Said
from gonfalon.option import Option
from gonfalon.refusal import Barred
from gonfalon.systems.war.facts import DEFENCES, SKILLS, skill_key, skill_named
from gonfalon.systems.war.pieces import LONGEST_NAME, MOST_PLAYERS, Player, Step
from gonfalon.systems.war.position import Position
from gonfalon.systems.war.ready import SIDES

MOST_POINTS = 99
MOST_OWN = 99
MOST_SKILLS = 20


def in_force(position: Position) -> Position:
    """Skills and defences as the options say; the table's own lists are asked for (war.unit.skill_list)."""
    defended = position.option("war.opt.defend_skills")
    return replace(position, skills=SKILLS, defences=DEFENCES.get(defended, DEFENCES["core"]))


def first_players(position: Position, count: int) -> Position:
    """The game master against the others (war.setup.sides)."""
    players = tuple(
        Player(f"p{number}", "s1" if number < count else "s2", gm=number == count, points=position.points)
        for number in range(1, count + 1)
    )
    sides = (("s1", SIDES[0]), ("s2", SIDES[1]))
    return replace(position, players=players, sides=sides, step=Step.SIDES)


def sides(position: Position) -> Procedure[Position]:
    """Who plays for which side, with how many points (war.setup.sides, war.chest.size, war.core.fate_pool)."""
    what, which = yield from Choice(
        TABLE, tuple(preparations(position)), rule="war.setup.sides", label=Label("war-ask-sides")
    )
    match what:
        case "player":
            return (yield from edit_player(position, position.player(which)))
        case "side":
            return (yield from rename_side(position, which))
        case "add":
            return added(position)
        case "remove":
            return replace(position, players=position.players[:-1])
        case _:
            return position.at_step(Step.SKILLS)


def preparations(position: Position) -> Iterator[Option[tuple[str, str]]]:
    yield Option(
        ("done", ""),
        Label("war-sides-done"),
        key="done",
        barred=one_sided(position.players),
        proposed=True,
        role="done",
    )
    for player in position.players:
        yield Option(
            ("player", player.id), Label("war-edit-player", player=player.id), key=player.id, of=player.id, role="more"
        )
    full = len(position.players) >= MOST_PLAYERS
    yield Option(
        ("add", ""),
        Label("war-add-player"),
        key="add",
        barred=Barred("war.setup.order", most=MOST_PLAYERS) if full else None,
        role="more",
    )
    if len(position.players) > 2:
        last = position.players[-1].id
        yield Option(("remove", ""), Label("war-remove-player", player=last), key="remove", role="more")
    for id, _ in position.sides:
        yield Option(("side", id), Label("war-name-side", side=id), key=f"name.{id}", role="more")


def one_sided(players: tuple[Player, ...]) -> Barred | None:
    """A battle has at least two sides (war.setup.sides)."""
    return Barred("war.setup.sides") if len({player.side for player in players}) < 2 else None


def added(position: Position) -> Position:
    used = {player.id for player in position.players}
    id = next(f"p{number}" for number in range(1, MOST_PLAYERS + 2) if f"p{number}" not in used)
    return replace(position, players=(*position.players, Player(id, "s1", points=position.points)))


def rename_side(position: Position, id: str) -> Procedure[Position]:
    name = yield from Text(TABLE, LONGEST_NAME, rule="war.setup.sides", label=Label("war-ask-side-name", side=id))
    number = [side for side, _ in position.sides].index(id)
    named = Said(name) if name else SIDES[number]
    return replace(position, sides=tuple((side, named if side == id else old) for side, old in position.sides))


def edit_player(position: Position, player: Player) -> Procedure[Position]:
    """Name, side, game master or not, war points, own fate points."""
    what = yield from Choice(
        TABLE,
        (
            Option("name", Label("war-player-name"), role="more"),
            Option("side", Label("war-player-side"), rule="war.setup.sides", role="more"),
            Option("gm", Label("war-player-is-gm", gm="yes" if player.gm else "no"), role="more"),
            Option("points", Label("war-player-points", points=player.points), rule="war.chest.size", role="more"),
            Option("own", Label("war-player-own", points=player.own), rule="war.core.fate_pool", role="more"),
            Option("back", Label("option-back"), role="again", proposed=True),
        ),
        rule="war.setup.sides",
        label=Label("war-ask-player", player=player.id),
    )
    match what:
        case "name":
            preset = player.name.text if isinstance(player.name, Said) else ""
            name = yield from Text(
                TABLE,
                LONGEST_NAME,
                preset=preset,
                rule="war.setup.sides",
                label=Label("war-ask-player-name", player=player.id),
            )
            return position.with_player(replace(player, name=Said(name)))
        case "side":
            return (yield from choose_side(position, player))
        case "gm":
            others = tuple(replace(one, gm=False) for one in position.players)
            position = replace(position, players=others)
            return position.with_player(replace(position.player(player.id), gm=not player.gm))
        case "points":
            points = yield from Number(
                TABLE,
                0,
                MOST_POINTS,
                player.points,
                rule="war.chest.size",
                label=Label("war-ask-points", player=player.id),
            )
            return position.with_player(replace(player, points=points))
        case "own":
            usual = len(position.players) - 1 if player.gm and not player.own else player.own
            own = yield from Number(
                TABLE, 0, MOST_OWN, usual, rule="war.core.fate_pool", label=Label("war-ask-own", player=player.id)
            )
            return position.with_player(replace(player, own=own))
        case _:
            return position


def choose_side(position: Position, player: Player) -> Procedure[Position]:
    """One of the sides, or a new one (war.setup.sides)."""
    options = [
        Option(id, Label("war-for-side", side=id), key=id, proposed=id == player.side) for id, _ in position.sides
    ]
    if len(position.sides) < len(SIDES):
        options.append(Option("new", Label("war-new-side"), role="more"))
    side = yield from Choice(
        TABLE, tuple(options), rule="war.setup.sides", label=Label("war-ask-player-side", player=player.id)
    )
    if side == "new":
        side = f"s{len(position.sides) + 1}"
        position = replace(position, sides=(*position.sides, (side, SIDES[len(position.sides)])))
    return position.with_player(replace(player, side=side))


def skills(position: Position) -> Procedure[Position]:
    """The skills of this battle; what does not fit everywhere is shown (war.unit.skill_sense)."""
    position = yield from own_lists(position)
    yield skills_told(position)
    return position.at_step(Step.LEADERS)


def skills_told(position: Position) -> Tell:
    return Tell("war.unit.skill_list", skills=tuple(skill_named(skill) for skill in position.skills))


def own_lists(position: Position) -> Procedure[Position]:
    """The table's own lists, where the options say so (war.unit.skill_list)."""
    if position.option("war.unit.skill_list") == "own":
        position = yield from own_skills(position)
    if position.option("war.opt.leader_skill") == "own":
        name = yield from Text(TABLE, LONGEST_NAME, 1, rule="war.opt.leader_skill")
        position = replace(position, leading=Said(name.lower() if name.lower() in SKILLS else name))
    if position.option("war.opt.defend_skills") == "own":
        position = yield from own_defences(position)
    return position


def own_skills(position: Position) -> Procedure[Position]:
    """Strike skills of the list, and add others by name."""
    kept = yield from Choices(
        TABLE,
        tuple(Option(skill, Label("war-skill", skill=skill), key=skill, proposed=True) for skill in SKILLS),
        rule="war.unit.skill_list",
        label=Label("war-ask-skills"),
        least=1,
        most=len(SKILLS),
    )
    own = [skill for skill in SKILLS if skill in kept]
    while len(own) < MOST_SKILLS:
        name = yield from Text(TABLE, LONGEST_NAME, rule="war.unit.skill_list", label=Label("war-ask-more-skill"))
        if not name:
            break
        if name not in own:
            own.append(name)
    return replace(position, skills=tuple(own))


def own_defences(position: Position) -> Procedure[Position]:
    """For each attacking skill the skills that may defend, the same for everybody (war.opt.defend_skills)."""
    lists = []
    for attack, usual in DEFENCES["core"]:
        if attack == "surround":
            lists.append((attack, usual))
            continue
        allowed = yield from Choices(
            TABLE,
            tuple(
                Option(
                    skill,
                    Label("war-defend-with", skill=skill_named(skill)),
                    key=skill_key(skill),
                    proposed=skill in usual,
                )
                for skill in position.skills
            ),
            rule="war.opt.defend_skills",
            label=Label("war-ask-defences", skill=skill_named(attack)),
            least=1,
            most=len(position.skills),
        )
        lists.append((attack, allowed))
    return replace(position, defences=tuple(lists))
