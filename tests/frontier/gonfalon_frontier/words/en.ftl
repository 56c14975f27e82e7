frontier-side = { $side ->
    [a] Watch
    [c] Wolves
   *[b] Raiders
}
frontier-figure = { $kind ->
    [guard] Guard { $number }
    [scout] Scout { $number }
    [raider] Raider { $number }
    [wolf] Wolf { $number }
   *[ogre] Ogre { $number }
}
frontier-named = { $figure }
frontier-ground = { $ground ->
    [grass] Meadow
    [marsh] Marsh
    [rocks] Rocks
    [trench] Trench
    [wood] Wood
   *[wall] Wall
}
frontier-area = Attack area: { $figure }
frontier-marsh = Marsh
frontier-map = { $map ->
    [ford] Ford, squares
    [woods] Ford, hexes
   *[plain] Plain, 40 × 40 squares
}
frontier-reserve = { $whose ->
    [none] Nobody comes
   *[other] Reserve: { $whose }
}
frontier-order = { $order ->
    [rush] Rush
   *[brace] Brace
}
frontier-move = Move
frontier-attack = Attack { $target }
frontier-turn = Turn
frontier-hold = Hold
frontier-rest = End the turn
frontier-facing = { $shape ->
    [hex] { $way ->
        [0] To the north
        [1] To the north-east
        [2] To the south-east
        [3] To the south
        [4] To the south-west
       *[5] To the north-west
    }
   *[square] { $way ->
        [0] To the north
        [1] To the north-east
        [2] To the east
        [3] To the south-east
        [4] To the south
        [5] To the south-west
        [6] To the west
       *[7] To the north-west
    }
}
frontier-hit = { $hit ->
    [yes] Hits
   *[no] Misses
}
frontier-stuck = { $stuck ->
    [yes] Gets stuck
   *[no] Gets through
}
frontier-nobody = Nobody
frontier-carried = { $figure }
frontier-round = Round { $round }
frontier-luck = Luck { $luck }
frontier-luck-of = Luck: { $side }
frontier-wounds = Wounds
frontier-wounds-of = Wounds: { $figure }
frontier-holding = holds
frontier-moves = { $spaces } spaces per round
frontier-attacks = attacks
frontier-lucky = Luck
frontier-contest = Attack
frontier-left = { $side }: { $count } left
frontier-result = { $winner ->
    [none] Neither side wins.
   *[other] { $winner } win.
}
ask-frontier-setup-map = Where is the fight?
ask-frontier-setup-reserve = Who secretly gets a reserve in round 2?
ask-frontier-round-order = Which order stands this round?
ask-frontier-turn-menu = What does the active figure do?
ask-frontier-turn-facing = In which direction?
ask-frontier-move-path = Where to?
ask-frontier-move-strike = { $figure } leaves the attack area: does the strike by { $foe } hit?
ask-frontier-move-marsh = { $figure } enters the marsh: is there a way on?
ask-frontier-fight-throw = Roll one die
ask-frontier-storm-whom = Whom does the storm carry off?
offer-frontier-fight-luck = Use luck (+1): { $side }
offer-frontier-fight-shield = { $figure } shields { $target }
offer-frontier-hold-step_in = { $figure } steps in now
offer-frontier-end-concede = Concede: { $side }
offer-frontier-storm-whom = A storm comes up
barred-frontier-move-path = This figure has already moved.
barred-frontier-fight-declare = { $target } is not in the attack area.
barred-frontier-hold-wait = Holding is possible only before moving, and only once a round.
barred-frontier-hold-step_in = The active figure has already moved.
barred-frontier-fight-luck = No luck left.
heading-frontier-round-begins = Round { $round }
tell-frontier-setup-reserve = { $whose ->
    [none] Nobody comes to help.
   *[other] A reserve comes: { $whose }.
}
tell-frontier-round-order = { $side }: { $order ->
    [rush] Rush
   *[brace] Brace
}
tell-frontier-move-path = { $figure } moves to { $to } ({ $spaces } spaces).
tell-frontier-move-strike = { $hit ->
    [yes] { $foe } hits { $figure } on the way out.
   *[no] { $foe } strikes at { $figure } and misses.
}
tell-frontier-move-marsh = { $figure } gets stuck in the marsh.
tell-frontier-fight-declare = { $figure } attacks { $target }.
tell-frontier-fight-outcome = { $figure } against { $target }: margin { $margin }.
tell-frontier-fight-falls = { $figure } falls.
tell-frontier-fight-luck = { $side } use luck.
tell-frontier-fight-shield = { $figure } shields { $target }.
tell-frontier-hold-wait = { $figure } holds.
tell-frontier-hold-step_in = { $figure } steps in.
tell-frontier-end-concede = { $side } concede.
tell-frontier-end-when = The fight is over after round { $round }.
tell-frontier-storm-whom = The storm carries { $figure } off.
frontier-falls = { $falls ->
    [falls] Falls
   *[stands] Stands
}
frontier-health = Damage { $damage }, left: { $left ->
    [hidden] hidden
   *[other] { $left }
}
frontier-health-of = Hit points: { $figure }
frontier-health-of-all = Hit points
frontier-traits = What is true of the field
frontier-trait = Card
frontier-trait-hidden = Does it lie face down?
frontier-hidden = { $hidden ->
    [yes] Face down
   *[no] Open
}
frontier-written = “{ $text }”
frontier-trait-again = Card: “{ $text }”
frontier-vow-again = Vow: “{ $text }”
frontier-vow-none = No vow
frontier-marked = Marked
frontier-damage-of = Damage: { $figure }
ask-frontier-setup-secrets = What does the game master keep secret?
ask-frontier-setup-health = How many hit points?
ask-frontier-setup-trait = What is written on the card?
ask-frontier-round-plan = What does your side plan for this round?
ask-frontier-round-mark = Which foes do you mark?
ask-frontier-round-vow = Which vow do you make?
ask-frontier-fight-falls = { $figure } has suffered { $damage } damage. Does the figure fall?
offer-frontier-setup-trait = Turn over card { $number }
tell-frontier-setup-trait = A card is turned over: “{ $text }”
tell-frontier-round-mark = { $side } mark { $marked }.
tell-frontier-round-vow = { $side } had vowed: “{ $text }”
tell-frontier-fight-damage = { $figure } suffers { $damage } damage. Left: { $left ->
    [hidden] hidden
   *[other] { $left }
}
ask-frontier-move-ground = What does the ground look like now?
offer-frontier-move-ground = Paint the ground
tell-frontier-move-ground = The ground has changed: { $count }.
ask-frontier-setup-place = Where do the figures stand?
offer-frontier-setup-place = Put figures elsewhere
tell-frontier-setup-place = Put elsewhere: { $count }.
