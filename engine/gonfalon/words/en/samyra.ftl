# Samyra's combat round

## Names

samyra-party = { $side }
samyra-figure = { $figure }
samyra-numbered = { $name } { $number }
samyra-nobody = Nobody
samyra-party-usual = Side { $number }
samyra-party-example = { $number ->
    [1] Adventurers
    [2] Orcs
   *[other] Wolves
}
samyra-party-ready = { $party ->
    [travellers] Travellers
    [robbers] Robbers
    [hunters] Hunters
    [orcs] Orcs
    [wolves] Wolves
    [garrison] Garrison
   *[storm] Besiegers
}
samyra-ready-story = { $fight ->
    [road] A felled tree lies across the road. Your blades are still in their sheaths when the first man steps out of the bushes.
    [wolves] You meant to rest in the glade. So did the orcs, and their wolves caught your scent long ago.
   *[stair] One gate, one stair, four defenders. Outside, they are bringing up the ladders.
}
samyra-ready-goal = The fight is over when only one side can or will fight on.
samyra-ready-bring = Bring your own rules for attacks: Gonfalon runs movement and the round, you roll attacks and damage. If you have none, use the example values: every figure’s details show them, and so does the form where you enter hits.
samyra-ready-played = { $on ->
    [map] on a map · attacks by your own rules
   *[none] without a map · attacks by your own rules
}
samyra-ready = { $fight ->
    [road] Ambush on the road
    [wolves] Orcs and wolves in the glade
   *[stair] Assault on the gate
}
samyra-ground = { $ground ->
    [open] Open ground
    [low] Knee-high to a human at most
    [high] As big as a human at most
    [tall] Bigger than a human
   *[wall] Wall
}
samyra-map = { $map ->
    [kept] From the roster
    [none] No map
    [glade] Glade (hexes)
    [stair] Gate (squares)
    [squares] Empty map of squares
   *[hexes] Empty map of hexes
}
samyra-area = Attack area: { $figure }
samyra-claimed = Room to swing: { $figure }
samyra-in-area = in the attack area
samyra-kept-map = { $named ->
    [yes] Map: { $name }
   *[no] { $shape ->
        [hex] Map, { $columns } by { $rows } hexes
       *[square] Map, { $columns } by { $rows } squares
    }
}
samyra-kept = { $name }
samyra-plan = { $text }

## Values

samyra-step = { $step ->
    [initiative] Initiative
    [movement] Movement
    [declare] Declaring
   *[turning] Turning
}
samyra-action-step = { $step ->
    [1] Ranged combat
    [2] Instant spells
    [3] Melee
    [4] Round spells
   *[other] Other
}
samyra-posture = { $posture ->
    [kneeling] kneeling
    [lying] lying
   *[standing] standing
}
samyra-state = { $state ->
    [gone] has left
    [up] in the fight
   *[down] down
}
samyra-answer = { $answer ->
    [yes] Yes
   *[no] No
}
samyra-carried = { $carried ->
    [hand] in hand
    [body] ready to hand
    [pack] in the pack
   *[ground] on the ground
}
samyra-learnt = { $what ->
    [runs] Cross-country running
   *[second] Second attack
}
samyra-value-score = { $again ->
    [yes] Initiative { $score }, rolled again: { $more }
   *[no] Initiative { $score }
}
samyra-value-place = Position { $place } in the order
samyra-value-hurt = { $hits ->
    [0] { $damage ->
        [0] ±0
       *[other] −{ $damage }
    }
   *[other] { $left }/{ $hits }
}
samyra-value-contact = against { $foes }
samyra-note-task = { $figure }: { $task }
samyra-value-task = { $what ->
    [spell] { $rounds ->
        [0] Casting
        [one] Casting, { $rounds } round to go
       *[other] Casting, { $rounds } rounds to go
    }
    [action] { $rounds ->
        [one] Busy, { $rounds } round to go
       *[other] Busy, { $rounds } rounds to go
    }
   *[obstacle] { $rounds ->
        [one] Climbing, { $rounds } round to go
       *[other] Climbing, { $rounds } rounds to go
    }
}
samyra-value-more = Further action: { $kind ->
    [ranged] ranged combat
    [instant] instant spell
    [melee] melee
    [round] round spell
   *[other] other
}
samyra-value-room = Room to swing, spaces: { $spaces }
samyra-value-perched = Standing on something
samyra-value-bind = { $most ->
    [0] Binds { $target }: no disengaging
   *[other] Binds { $target }: disengage on { $most } or less
}
samyra-value-inside = Stands in the attack area of { $foes }
samyra-value-reaches = Has in its own attack area: { $foes }
samyra-value-bew = MOV { $bew }
samyra-value-weapon = { $grip ->
    [melee] Melee weapon
    [two_handed] Two-handed weapon
    [ranged] Ranged weapon
   *[natural] Claws and teeth
}, { $carried ->
    [hand] ready
    [body] ready to hand
    [pack] in the pack
   *[ground] on the ground
}
samyra-value-hits = { $left ->
    [unknown] Damage { $damage }
    [hidden] Damage { $damage }
   *[other] Damage { $damage }, { $left } left
}
samyra-value-example = Example values: hits on { $attack } or less on a d20, damage { $harm }
samyra-value-stamina = { $left ->
    [hidden] STA hidden
    [uncounted] STA not counted
   *[other] STA { $left }
}
samyra-set = { $what ->
    [map] Name of the map
    [cost] STA for binding
    [facing] Facing matters
    [covert] Declare in secret
    [name] { $thing }: name
    [cell] { $thing }: space
    [bew] { $thing }: MOV
    [way] { $thing }: facing
    [damage] { $thing }: damage
    [tired] { $thing }: STA spent
    [attack] { $thing }: example value, highest roll that hits
    [harm] { $thing }: example value, damage
    [swing] { $thing }: spaces to swing
    [size] { $thing }: size (1 very small, 2 human, 3 giant)
    [reach] { $thing }: reach
    [lies] { $thing }: as an obstacle
    [hits] { $thing }: hit points
    [stamina] { $thing }: STA
    [rounds] { $thing }: rounds still to go
    [runs] { $thing }: cross-country running
    [second] { $thing }: second attack
    [posture] { $thing }: posture
    [covers] { $thing }: spaces that it covers
   *[state] { $thing }: state
}
samyra-covers = { $count ->
    [one] one space
   *[other] { $count } spaces
}
samyra-hint-map = A name without a vertical bar
samyra-hint-cell = The name of a free space, such as C7
samyra-set-weapon = { $figure }: { $grip ->
    [melee] melee weapon
    [two_handed] two-handed weapon
    [ranged] ranged weapon
   *[natural] claws and teeth
} { $number }
samyra-set-hostile = { $side } and { $other } are enemies
samyra-set-contact = { $figure } stands in the attack area of { $foe }

## Setting up

samyra-ask-begin = How do you want to begin?
samyra-begin = { $how ->
    [quick] A fight of your own
    [example] The example battlefield
   *[begin] Begin
}
samyra-begin-ready = Ready-made fights
samyra-begin-sealed = Ready-made, with the GM’s values hidden
samyra-ask-example = Who is on the battlefield?
samyra-ask-frame = The example battlefield: is everything set?
samyra-form-many = { $party ->
    [adventurers] Adventurers
    [orcs] Orcs
   *[wolves] Wolves
}
samyra-ask-quick = Who fights, and how do you play?
samyra-form-parties = Sides
samyra-form-party = Side
samyra-form-played = Played by
samyra-played = { $by ->
    [gm] the GM
   *[players] players
}
samyra-form-figures = Figures
samyra-form-row = { $row ->
    [open] Figure
    [sealed] Figure with hidden values
   *[card] From the roster
}
samyra-form-name = Name
samyra-form-of = Belongs to side no.
samyra-form-count = How many
samyra-form-nature = Kind
samyra-form-usual = { $name } (usually MOV { $bew })
samyra-form-bew = MOV
samyra-form-drawn = Weapon drawn
samyra-drawn = { $answer ->
    [yes] Yes
   *[no] No
}
samyra-form-learnt = Learned
samyra-form-hits = Hit points (0: not counted)
samyra-form-stamina = Stamina, STA (0: not counted)
samyra-form-card = Card from the roster
samyra-form-map = Map of the ground
samyra-form-plan-card = Map from the roster
samyra-form-columns = Spaces across
samyra-form-rows = Spaces down
samyra-form-plays = { $what ->
    [slants] Diagonals
    [facing] Does facing matter?
   *[cover] Declaring
}
samyra-plays = { $what ->
    [slants] { $how ->
        [one] A diagonal costs 1
        [half] A diagonal costs 1½
       *[none] No diagonals
    }
    [facing] { $how ->
        [yes] Yes
       *[no] No
    }
   *[cover] { $how ->
        [covert] In secret, revealed all at once
       *[open] Openly
    }
}
samyra-form-cost = STA for binding (0: not known yet)
ask-samyra-bind-stamina = How much STA does binding cost?
barred-samyra-sides-hostile = A fight needs figures on at least two sides. Enter some on another side, too.
heading-samyra-sides-hostile = The sides face each other

## Round and initiative

heading-samyra-round-phases = { $seconds ->
    [0] Round { $round }
   *[other] Round { $round } (after { $seconds } seconds of fighting)
}
samyra-ask-initiative = { $again ->
    [yes] Tie for the lead: roll again
   *[no] Round { $round }, initiative: a d20 for each side
}
tell-samyra-init-roll = { $side }: initiative { $score }.
tell-samyra-init-tie_top = { $side }: rolled again, { $score }.
tell-samyra-init-tie_lower = Sides tie behind the lead. That does not matter; nobody rolls again.
samyra-ask-order = { $side }: in which order do the sides move?
samyra-form-place = Position { $place } in the order
samyra-note-order = The side that moves last sees all the others move first. To bind an enemy, you have to move before it.
tell-samyra-init-winner_orders = { $stage ->
    [won] { $side }: this side sets the order. Initiative: { $scores }.
    [alone] Only one side is left ({ $side }): it moves without rolling.
   *[set] The sides move in this order, set by { $side }: { $order }.
}
samyra-scored = { $again ->
    [yes] { $side } ({ $score }, again: { $more })
   *[no] { $side } ({ $score })
}
barred-samyra-init-winner_orders = Still missing: { $side }. Every side moves exactly once.

## Movement

samyra-ask-move = { $side }: who moves next?
samyra-move = { $drops ->
    [yes] Move (may lose what was begun)
   *[no] Move
}
samyra-draw = { $held ->
    [yes] { $grip ->
        [two_handed] { $figure }: switch to the two-handed weapon
        [ranged] { $figure }: switch to the ranged weapon
       *[melee] { $figure }: switch to the melee weapon
    }
   *[no] { $grip ->
        [two_handed] { $figure }: draw the two-handed weapon
        [ranged] { $figure }: draw the ranged weapon
       *[melee] { $figure }: draw the melee weapon
    }
}
samyra-posture-into = { $posture ->
    [kneeling] Kneel
    [lying] Lie down
   *[standing] Stand up
}
samyra-bind = { $waits ->
    [yes] Wait to bind
   *[no] Bind an opponent
}{ $stamina ->
    [short] {" "}(STA too low)
   *[open] {""}
}
samyra-overcome = Overcome an obstacle that is too big
samyra-stay = { $busy ->
    [no] Do nothing
   *[other] Go on
}
samyra-climb = { $how ->
    [giveup] Give up and stay here
   *[stay] Go on climbing
}
samyra-all-done = Done, the others stay where they are
tell-samyra-move-groupwise = { $side }: done moving.
tell-samyra-alt-list = { $figure } stays put.
tell-samyra-alt-low = { $posture ->
    [kneeling] { $figure } kneels.
   *[lying] { $figure } lies down.
}
tell-samyra-alt-stand = { $figure } stands up.
tell-samyra-alt-weapon = { $figure } readies a { $grip ->
    [melee] melee weapon
    [two_handed] two-handed weapon
   *[ranged] ranged weapon
}.
barred-samyra-alt-weapon = This weapon is not ready to hand. Dig it out with an action of several rounds.
barred-samyra-alt-no_pick_up = Picking something up from the ground is an action. Declare it after the movement.
samyra-ask-overcome = { $figure }: how many whole rounds does it take to get over the obstacle?
samyra-note-check = It often takes a check as well, for instance jumping, climbing or balancing.
samyra-ask-arrival = { $figure }: does the check succeed, and where does the figure come out?
samyra-arrival = { $result ->
    [failure] Failed
   *[success] Succeeded
}
samyra-form-arrival = Comes out on
tell-samyra-move-too_big = { $stage ->
    [over] { $to ->
        [none] { $figure } is over the obstacle.
       *[other] { $figure } is over the obstacle and stands on { $to }.
    }
    [failed] { $figure } does not get over the obstacle and stays on this side.
   *[begun] { $figure } overcomes an obstacle that is too big (rounds: { $rounds }) and does nothing else meanwhile.
}
barred-samyra-move-too_big = Too big for the movement phase. Use “Overcome an obstacle that is too big”.
samyra-ask-leg = { $figure } moves (MOV left: { $left })
samyra-note-narrow = On the move, the two-handed weapon takes up no extra room.
samyra-form-spaces = Spaces ({ $left } left)
samyra-form-low = Spaces with a knee-high object at most
samyra-form-crossed = Obstacles ({ $cost } each, with first space)
samyra-form-further = Further spaces of the same obstacle ({ $cost ->
    [0] paid already
   *[other] { $cost } each
})
samyra-form-whom = { $what ->
    [through] Through the space of
    [left] Leaves the attack area of
    [reached] Can then strike (without being in their reach)
    [missed] Can then be struck by (without reaching them)
   *[entered] Ends by entering the attack area of
}
samyra-note-left = The figure may leave the area of { $foes }. Tap if it stays inside.
samyra-form-friend = Stops on the space of a friend who has yet to move
samyra-form-on = Ground at the end
samyra-stands-on = { $what ->
    [low] Knee-high object
    [own] Obstacle
   *[no] Open ground
}
samyra-form-then = After that
samyra-then = { $what ->
    [on] The move goes on
   *[end] The move is over
}
samyra-swings = The room where { $figure } swings
tell-samyra-move-bew = { $to ->
    [none] { $figure } moves (spaces: { $spaces }, left: { $left }).
   *[other] { $figure } moves to { $to } (spaces: { $spaces }, left: { $left }).
}
tell-samyra-move-obstacle = { $count ->
    [0] { $figure } may stay on an obstacle.
    [one] { $figure } crosses an obstacle (cost: { $cost } MOV).
   *[other] { $figure } crosses { $count } obstacles (cost: { $cost } MOV).
}
tell-samyra-move-fight_from_object = { $figure } stands on an object. The GM says whether that hampers fighting.
tell-samyra-move-friend_pending = { $to ->
    [open] { $figure } stops for now on the space where { $friend } is.
    [kept] { $figure } stops for now on a space that is reserved for { $friend }.
    [none] { $friend } does not make room: { $figure } goes back to the last free space.
   *[other] { $friend } does not make room: { $figure } goes back to the last free space, { $to }.
}
barred-samyra-move-bew = That is too far: { $needed } needed, { $left } left. Take a shorter way.
barred-samyra-move-obstacle = { $why ->
    [leave] A move ends on an obstacle only with the GM’s permission. Go on, or stop in front of it.
    [none] With MOV 0, the figure cannot cross an obstacle. It stays where it is.
   *[cost] The obstacle costs too much: { $needed } needed, { $left } left. Go round it, or stop in front of it.
}
barred-samyra-move-obstacle_space = The price of an obstacle covers { $most } spaces in a row. Enter one more obstacle.
barred-samyra-move-free_spaces = { $figures ->
    [none] That is more low objects than spaces. Enter fewer.
   *[other] This map is too small for all of them ({ $figures }). Take a larger one, or fewer figures.
}
barred-samyra-move-enemy_blocks = { $figure ->
    [none] An enemy stands there. Go round.
   *[other] An enemy stands there: { $figure }. Go round.
}
barred-samyra-move-friend_pending = { $why ->
    [kept] The space is reserved for { $figure }. Pass through, but stop elsewhere.
   *[moved] { $figure ->
        [none] A figure that has finished moving this round blocks the space. Choose another one.
       *[other] { $figure } has finished moving this round and blocks the space. Choose another one.
    }
}
barred-samyra-twohand-blocks = { $why ->
    [cramped] { $figure } has too little room to strike. First claim enough room to swing.
   *[room] { $figure } needs that room to swing. Go round.
}
barred-samyra-disengage-inside_limit = Without disengaging, two spaces at most: { $needed } needed, { $left } left.
barred-samyra-disengage-failed_force = Disengage from { $figure } first: roll before you leave.
barred-samyra-disengage-failed_stay = { $figure } does not let go. Stay, or take the opportunity attack.
barred-samyra-disengage-path = There is no way past the enemies. Stay in the area.
barred-samyra-zone-known = Entering or leaving an area takes at least one space. Enter it among the spaces.
barred-samyra-zone-once = The figure is already in this area: { $figure }.
samyra-ask-enter = { $figure } enters the attack area of { $foes }: what now?
samyra-enter-each = Run past { $figure } first
samyra-enter = { $how ->
    [stop] Stop
    [passed] Passed, run on
    [failed_stop] Failed, stop
    [failed_on] Failed, opportunity attack
    [through] Take all opportunity attacks
   *[force] Run on (opportunity attack)
}{ $ends ->
    [yes] {""}, last step
   *[no] {""}
}
barred-samyra-zone-run_check = This figure has not learned cross-country running. Stop, or accept the opportunity attack.
tell-samyra-zone-stop = { $checked ->
    [outside] There { $figure } does not stand in the attack area of { $foes }.
    [yes] Cross-country check failed: { $figure } stops in front of { $foes }.
   *[no] { $figure } stops in front of { $foes }.
}
tell-samyra-zone-run_check = Cross-country check passed: { $figure } runs past { $foes }.
tell-samyra-zone-run_check-failed = Cross-country check failed: { $figure } runs on all the same, past { $foes }.
tell-samyra-zone-force = { $figure } runs on. Opportunity attack for: { $foes }.
samyra-ask-strike = { $count ->
    [one] Opportunity attack against { $figure }
   *[other] Opportunity attacks against { $figure }
}
samyra-form-strike = Opportunity attack: { $figure }
samyra-note-strike = No modifier at all, no combat options, no defence. Armour protects.
samyra-struck = { $result ->
    [hit] Hit
    [waive] Waived
   *[miss] Miss
}
samyra-form-result = Result
samyra-form-damage = Damage after armour
samyra-no-damage = No damage: the armour stops all of it.
tell-samyra-strike-phase = { $result ->
    [hit] { $damage ->
        [0] Opportunity attack by { $foe } against { $figure }: no damage.
       *[other] Opportunity attack by { $foe } against { $figure }: damage { $damage }.
    }
    [waive] { $foe } waives the opportunity attack against { $figure }.
   *[miss] Opportunity attack by { $foe } against { $figure }: a miss.
}
tell-samyra-strike-input = { $figure } falls, hit by { $foes }. Move and action of this round are lost.
samyra-ask-falls = { $before ->
    [0] { $figure }, damage { $damage }: is the figure still standing?
   *[other] { $figure }, damage { $damage }, { $total } in all: is the figure still standing?
}
samyra-falls = { $answer ->
    [falls] Falls
   *[stands] Still standing
}
samyra-back = Back

## Disengaging and binding

samyra-ask-disengage = { $figure } stands in the attack area of { $foes }: disengage from whom?
samyra-from-all = Disengage from { $foes }
samyra-from = Disengage from { $figure } only
samyra-from-some = Disengage from some
samyra-inside = Stay inside, without a roll
samyra-no-way = { $blocked ->
    [yes] Now there is a way past
   *[no] There is no way past
}
samyra-ask-way-out = Can { $figure } get past the enemies?
samyra-way-out = { $answer ->
    [none] No, there is no way
   *[way] Yes, there is a way
}
tell-samyra-disengage-inside = { $figure } stays inside the attack area and does not have to disengage.
tell-samyra-disengage-path = { $answer ->
    [none] { $figure } is hemmed in: no roll to disengage.
   *[way] { $figure } finds a way past the enemies.
}
tell-samyra-alt-intent = { $figure } does something else after all. Nothing has been rolled yet.
samyra-ask-disengage-roll = { $figure } disengages: { $count ->
    [one] one d20
   *[other] { $count }d20, one for each enemy
}
samyra-from-at-most = from { $figure }: { $most } or less
samyra-at-most = at most
tell-samyra-disengage-roll = { $free ->
    [yes] { $figure } gets away from { $foe }: { $roll } ({ $most } or less).
   *[no] { $figure } does not get away from { $foe }: { $roll } ({ $most } or less).
}
tell-samyra-bind-failed = { $figure } gets away from { $foe } without a roll, as the bind has failed.
tell-samyra-bind-auto_fail = { $most ->
    [0] { $figure } does not get away from { $foe }: disengaging fails automatically.
   *[other] { $figure } does not get away from { $foe }: with { $most } or less, disengaging fails automatically.
}
samyra-ask-held = { $figure } does not get away from { $foes }: what now?
samyra-held-stay = Stay on the spot
samyra-held-partly = Get away from { $freed }, stay with { $foes }
samyra-held-shift = Shift one or two spaces within the area
samyra-force-out = Leave anyway (attacked by { $foes })
samyra-force-from = Get away from { $figure } only: 1 attack
tell-samyra-disengage-failed_stay = { $figure } stays on the spot.
tell-samyra-disengage-partial = { $figure } only shifts within the area of { $foes }.
tell-samyra-disengage-failed_shift = { $figure } does not get away and shifts at most two spaces within the area of { $foes }.
barred-samyra-disengage-needed = The figure has not disengaged from { $figure }: it stays in that attack area.
tell-samyra-disengage-failed_force = { $figure } leaves anyway. Opportunity attack for: { $foes }.
barred-samyra-bind-melee = Binding takes a melee weapon in hand. Draw one first.
barred-samyra-bind-what = Only an opponent in the figure’s own attack area can be bound. Nobody is there.
barred-samyra-bind-earlier = Only an enemy who moves later can be bound. Move the figure instead.
barred-samyra-bind-stamina = Not enough STA: binding costs { $cost }. Choose something else.
barred-samyra-bind-attack = The binding attack stands alone: leave out the combat option or skill.
samyra-ask-bind-whom = { $figure }: which opponent is bound?
samyra-ask-bind = { $figure } binds { $target }: how did the attack go?
samyra-note-bind = An attack at +1 difficulty in place of the figure’s own move. Critical results count as ordinary ones.
samyra-note-bind-example = Example, if you have no rules of your own: { $attack } or less on a d20 succeeds; the quality is 1 for every 2 points below that.
samyra-bind-result = { $result ->
    [success] Success
    [critical] Critical success
    [fumble] Critical failure
   *[failure] Failure
}
samyra-form-quality = Quality
samyra-form-combined = With a combat option or skill
samyra-combined = { $answer ->
    [yes] Yes
   *[no] No
}
samyra-ask-react = { $target } wants to get away: does { $figure } bind this opponent?
samyra-react = { $answer ->
    [bind] Bind
   *[let] Let go
}
tell-samyra-bind-timing = { $figure } forgoes its move and waits to bind.
tell-samyra-bind-no_critical = { $result ->
    [critical] { $figure }: critical success, which counts as an ordinary one when binding.
   *[fumble] { $figure }: critical failure, which counts as an ordinary one when binding.
}
tell-samyra-bind-threshold = { $most ->
    [0] { $figure } binds { $target } with quality { $quality }. Disengaging cannot succeed.
   *[other] { $figure } binds { $target } with quality { $quality }. Disengaging takes { $most } or less.
}
tell-samyra-bind-attack = { $figure } fails to bind { $target }. Disengaging now succeeds without a roll.
tell-samyra-bind-stamina = { $known ->
    [yes] { $figure }: binding costs { $cost } STA, { $left } left.
    [sealed] { $left ->
        [hidden] { $figure }: binding costs { $cost } STA.
       *[other] { $figure }: binding costs { $cost } STA, { $left } left.
    }
   *[no] { $cost ->
        [0] { $figure }: binding costs STA like a combat option. Enter the cost and Gonfalon keeps count.
       *[other] { $figure }: binding costs { $cost } STA.
    }
}
tell-samyra-bind-damage = { $figure } binds { $target } and does damage as well: { $damage }.

## Room to swing

samyra-ask-seen = { $figure } stops: who sees that and holds a two-handed weapon?
samyra-ask-claim = { $figure } needs room to swing: how many of the { $spaces } spaces are free?
samyra-ask-claim-cells = { $figure }: which spaces to swing, { $spaces } at most? (Empty: none)
samyra-offer-claim = { $claimed ->
    [yes] { $figure }: claim other room to swing
   *[no] { $figure }: claim room to swing
}
tell-samyra-twohand-claim = { $stage ->
    [reminder] { $foe } stops. Those who see it may claim room to swing: { $figure }.
    [none] { $figure } has no room to swing: no space is free.
    [released] { $figure } gives up the room to swing.
   *[claimed] { $figure } claims room to swing (spaces: { $spaces }). Nobody gets through there any more.
}
samyra-ask-narrow = { $spaces ->
    [0] { $figure } has no space to swing: can the figure strike all the same?
    [one] { $figure } has only one space to swing: is that enough?
   *[other] { $figure } has only { $spaces } spaces to swing: is that enough?
}
samyra-can-swing = { $answer ->
    [yes] Yes
   *[no] No, too little room
}
tell-samyra-twohand-blocks = { $answer ->
    [yes] { $figure } can strike with less room, too.
   *[no] { $figure } has too little room to strike.
}

## Turning

samyra-ask-turn = Everybody has moved: who turns?
samyra-form-degrees = Turn in degrees
samyra-form-facing = Facing
samyra-form-inside = { $figure ->
    [none] Stands in the attack area of
   *[other] { $figure } stands in the attack area of
}
samyra-facing = { $shape ->
    [hex] { $way ->
        [0] North
        [1] North-east
        [2] South-east
        [3] South
        [4] South-west
       *[5] North-west
    }
   *[square] { $way ->
        [0] North
        [1] North-east
        [2] East
        [3] South-east
        [4] South
        [5] South-west
        [6] West
       *[7] North-west
    }
}
tell-samyra-turn-end = { $degrees ->
    [0] { $figure } turns.
   *[other] { $figure } turns by { $degrees }°.
}

## Actions

samyra-ask-declare = Who does what?
samyra-ask-cover = Declare in secret: who does what?
samyra-ask-uncover = { $side }: reveal the declaration
samyra-note-shelter = Within an enemy’s reach, so casting may be interrupted: { $figures }.
samyra-note-perched = Standing on an object: { $figures }. The GM says whether that hampers them.
samyra-form-kind = Action
samyra-kind = { $kind ->
    [none] None
    [ranged] Ranged combat
    [instant] Instant spell
    [melee] Melee
    [round] Round spell
    [spell] Spell of several rounds
    [veiled] Long spell, length hidden
    [long] Action of several rounds
    [on] Go on
   *[other] Other
}
samyra-form-rounds = Rounds
samyra-ask-progress = { $figure } stops: is what was done so far lost?
samyra-progress = { $answer ->
    [keep] No, it goes on from there later
   *[drop] Yes, lost
}
samyra-form-plan = Which spell (stays hidden)
tell-samyra-act-declare = { $figure } declares: { $kind ->
    [ranged] ranged combat
    [instant] an instant spell
    [melee] melee
    [round] a round spell
    [spell] a spell of several rounds
    [veiled] a long spell
    [long] an action of several rounds
    [on] to go on
   *[other] something else
}.
samyra-ask-step = { $step ->
    [1] Ranged combat
    [2] Instant spells
    [3] Melee
    [4] Round spells
   *[other] Other actions
}: who acts now?
heading-samyra-act-steps = { $step ->
    [1] Ranged combat
    [2] Instant spells
    [3] Melee
    [4] Round spells
   *[other] Other actions
}
samyra-ask-act = { $step ->
    [1] Ranged combat
    [2] Instant spells
    [3] Melee
    [4] Round spells
   *[other] Other actions
}: what came of it?
samyra-note-act = Roll by your own rules and enter what came of it, in any order: everything takes effect only when the step ends.
samyra-note-example = Example, if you have no rules of your own: { $attack } or less on a d20 hits, damage { $harm }.
samyra-form-target = Target
samyra-form-note = What else happens
samyra-form-act = { $sort ->
    [second] Second attack: { $figure }
    [further] Further action: { $figure }
   *[own] { $figure }
}
samyra-came = { $kind ->
    [effect] { $result ->
        [hit] Works
        [none] Not done
       *[miss] Does not work
    }
   *[attack] { $result ->
        [hit] Hit
        [none] Not done
       *[miss] Miss
    }
}
tell-samyra-act-input = { $sort ->
    [second] Second attack:{" "}
    [further] Further action:{" "}
   *[own] {""}
}{ $result ->
    [hit] { $aimed ->
        [yes] { $kind ->
            [ranged] { $damage ->
                [0] { $figure } against { $target }: a hit, no damage
               *[other] { $figure } against { $target }: a hit, damage { $damage }
            }
            [melee] { $damage ->
                [0] { $figure } against { $target }: a hit, no damage
               *[other] { $figure } against { $target }: a hit, damage { $damage }
            }
           *[other] { $damage ->
                [0] { $figure }, target { $target }: works
               *[other] { $figure }, target { $target }: works, damage { $damage }
            }
        }
       *[no] { $kind ->
            [ranged] { $figure }: a hit
            [melee] { $figure }: a hit
           *[other] { $figure }: it works
        }
    }
    [none] { $figure } does not act
    [sealed] The GM has hidden values of the figures on that side
   *[miss] { $aimed ->
        [yes] { $kind ->
            [ranged] { $figure } against { $target }: a miss
            [melee] { $figure } against { $target }: a miss
           *[other] { $figure }, target { $target }: does not work
        }
       *[no] { $kind ->
            [ranged] { $figure }: a miss
            [melee] { $figure }: a miss
           *[other] { $figure }: it fails
        }
    }
}{ $noted ->
    [yes] {" "}({ $note }).
   *[no] .
}
samyra-ask-close = The step ends: who falls?
samyra-note-sealed = Only the GM’s own view shows whether the hit points last.
samyra-form-falls = Is the figure still standing?
samyra-form-spell = Does the damage interrupt the spell?
samyra-hurt = { $before ->
    [0] { $figure }: damage { $damage }
   *[other] { $figure }: damage { $damage }, { $total } in all
}
tell-samyra-act-credit = { $figure } falls, felled by { $by }.
tell-samyra-act-fallen_earlier = { $figure } fell earlier and does not act any more.
samyra-ask-spell = { $figure }: does the damage interrupt the spell?
samyra-spell = { $answer ->
    [interrupted] Yes, interrupted
   *[holds] No, it holds
}
tell-samyra-spell-interrupt_input = { $figure } keeps the spell up despite the damage.
tell-samyra-spell-shelter = { $figure } casts within an enemy’s reach and can be interrupted.
tell-samyra-spell-instant = { $figure }: the instant spell is interrupted.
tell-samyra-spell-round = { $figure }: the round spell is interrupted.
tell-samyra-spell-long = { $figure }: the long spell is interrupted.
ask-samyra-spell-long = How many rounds does the spell take?
ask-samyra-act-input = How many hit points?
ask-samyra-act-declare = Which spell?
samyra-ask-veiled = { $figure } is casting: does the spell go on or take effect now?
samyra-veiled = { $answer ->
    [effect] Takes effect
   *[on] Goes on
}
tell-samyra-act-long = { $stage ->
    [begun] { $what ->
        [spell] { $figure } begins a spell (rounds: { $rounds }).
       *[other] { $figure } begins a longer action (rounds: { $rounds }).
    }
    [on] { $what ->
        [spell] { $rounds ->
            [one] { $figure } goes on casting ({ $rounds } round to go).
           *[other] { $figure } goes on casting ({ $rounds } rounds to go).
        }
        [obstacle] { $rounds ->
            [one] { $figure } goes on climbing ({ $rounds } round to go).
           *[other] { $figure } goes on climbing ({ $rounds } rounds to go).
        }
       *[other] { $rounds ->
            [one] { $figure } goes on ({ $rounds } round to go).
           *[other] { $figure } goes on ({ $rounds } rounds to go).
        }
    }
    [done] { $what ->
        [spell] { $figure } completes the spell.
       *[other] { $figure } has finished.
    }
    [kept] { $what ->
        [spell] { $figure } pauses the spell and loses nothing.
       *[other] { $figure } pauses the longer action and loses nothing.
    }
   *[dropped] { $what ->
        [spell] { $figure } breaks off the spell.
        [obstacle] { $figure } does not climb on.
       *[other] { $figure } breaks off the longer action.
    }
}
barred-samyra-round-budget = { $figure } has already acted this round. The GM may grant a further action.
tell-samyra-round-budget = The GM grants { $figure } a further action: { $kind ->
    [ranged] ranged combat
    [instant] an instant spell
    [melee] melee
    [round] a round spell
   *[other] something else
}.

## On the side

samyra-offer-extra = { $figure }: grant a further action
samyra-offer-extra-group = Grant a further action
samyra-ask-extra = { $figure }: which action is added?
samyra-offer-contacts = Enter attack areas anew
samyra-ask-contacts = Who stands in whose attack area?
tell-samyra-zone-known = The attack areas have been entered anew.
samyra-offer-outside = { $figure }: not in the area of { $foe }
samyra-offer-onward = { $figure } moves on afterwards
samyra-offer-leave = { $figure } may stay on an obstacle
samyra-offer-class = { $figure }: change object size
samyra-ask-class = How big are these objects for { $figure }?
samyra-class = { $what ->
    [low] knee-high at most
    [own] an obstacle
   *[bigger] too big
}
tell-samyra-move-free_spaces = For { $figure } this is { $what ->
    [low] knee-high at most
    [own] an obstacle
   *[bigger] too big
}: { $ground }.
samyra-ask-armed = { $figure } has an attack area now: who stands in it?
samyra-ask-back = { $figure } is back on the last free space: who can strike whom there?
samyra-form-back = { $what ->
    [mine] In its own attack area
   *[inside] Stands in the attack area of
}
samyra-form-began = Stands again where the move began
samyra-offer-paint = Change the map
samyra-offer-place = Put figures on the map
tell-samyra-round-phases = Figures placed anew on the map: { $count }.
tell-samyra-move-size_relative = Changed on the map ({ $count }): { $ground }.
samyra-ask-seal = What is hidden about the GM’s figures?
samyra-offer-seal = Hide values of my figures
samyra-form-seal = Hidden
samyra-seal = { $what ->
    [hits] Hit points
   *[stamina] Stamina
}
samyra-seal-figure = { $count ->
    [1] { $figure }
   *[other] All like { $figure } ({ $count })
}
barred-samyra-act-input = The GM’s values are entered in secret: in a row “Figure with hidden values”, or later with “Hide values of my figures”.
samyra-offer-join = Add figures
tell-samyra-sides-hostile = { $what ->
    [party] New side: { $side }.
    [gone] Out of the fight: { $figures }.
   *[figures] Figures joining the fight: { $count }.
}
samyra-offer-party = Add a side
samyra-offer-gone = Figures leave the fight
samyra-ask-leave = Who leaves the fight?
samyra-offer-end = End the fight
samyra-ask-over = After round { $round }: is the fight over?
samyra-over = { $answer ->
    [yes] Yes, it is over
    [on] No, go on without initiative
    [join] No, go on: somebody will join
   *[no] No, go on
}
barred-samyra-round-end = Nobody is standing. Let somebody get up or join first.
tell-samyra-round-end = The fight is over after { $round ->
    [one] one round
   *[other] { $round } rounds
}, or about { $seconds } seconds.
samyra-result = Only one side is still standing: { $side }
samyra-result-open = The fight is over
samyra-result-time = { $round ->
    [one] One round
   *[other] { $round } rounds
}, about { $seconds } seconds
samyra-result-party = { $side }: { $up } of { $count } still standing
