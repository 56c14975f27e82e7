# In die Tiefen: mass combat

## Names

tiefen-side = Side { $letter }
tiefen-numbered = { $name } { $number }
tiefen-held-slips = Slips that depend on this lie face down. It can change once they are revealed.
tiefen-held-dice = This already applies to the dice on the table. It can change before the next battle.
tiefen-contingent = Contingent { $number }

## The seven steps

tiefen-step = { $step ->
    [1] Circumstances
    [2] Tactic
    [3] Deeds
    [4] Dice
    [5] Battle roll
    [6] Losses
   *[7] Aftermath
}
heading-tiefen-flow-steps = { $step ->
    [1] Step 1: Circumstances
    [2] Step 2: Choice of tactic
    [3] Step 3: Heroic deeds
    [4] Step 4: Number of dice
    [5] Step 5: Battle roll
    [6] Step 6: Losses
   *[7] Step 7: Aftermath
}

## Before the battle: sides and troops

ask-tiefen-sides-two = What is left to prepare before the battle?
tiefen-begin-quick = Enter all troops on one page
tiefen-begin-plan = Your own battle on one page
tiefen-form-circumstances = Circumstances
tiefen-form-has = { $what ->
    [terrain] Terrain in its favour
    [certain_death] Certain death
    [fanatic] Fanatic
   *[superior] Superior (technology or magic)
}
tiefen-form-fanaticism = Fanaticism dice
tiefen-form-deed-who = Who tries it?
tiefen-form-deed-what = What do they try?
tiefen-form-deed-outcome = Outcome
tiefen-ask-morale = How do the morale checks turn out?
tiefen-form-morale = Result of the morale check
tiefen-form-quality = Quality class
tiefen-form-area = Retreat
tiefen-hand = { $side }: battle roll
tiefen-ready = { $battle ->
    [ford] The Ford at Lowmead
    [siege] Relief for Firstone
   *[ash] The March of the Ash Brothers
}
tiefen-ready-story = { $battle ->
    [ford] Two hundred raiders mean to cross the river. The border watch has little more than half their number, but it knows every stone of the ford.
    [siege] For six weeks the army has lain before Firstone, and now its engines are built. Everyone inside knows: nobody leaves here alive, except as a victor.
   *[ash] The Ash Brothers come singing towards the town. The militia is twice as strong, only it has something to lose.
}
tiefen-ready-goal = A single battle roll decides: the higher total wins, and the loser leaves the field.
tiefen-ask-quick = Who takes the field?
tiefen-form-side-name = Name of the side
tiefen-form-contingents = Troops
tiefen-form-contingent = Contingent
tiefen-form-contingent-name = Name of the contingent
tiefen-form-troops = Fighters or strength points
tiefen-setup-done = Start the battle
tiefen-setup-name = Name the side
tiefen-setup-add = Add a contingent
tiefen-setup-edit = Change: { $contingent }
tiefen-setup-third = Add a third side
barred-tiefen-sides-two = A battle has exactly two sides. Let the third join one of them as a contingent, or fight another battle afterwards.
barred-tiefen-loss-contingents = Contingents on a side: { $most } at most. Merge some of the small ones.
barred-tiefen-circ-outnumber-unit = { $side }: no troops, no battle. At least one contingent has to take the field.
barred-tiefen-dice-bounds = { $side }: outnumbering would give { $dice } dice, and Gonfalon allows no more than { $most }. Count both sides in strength points, or have the GM set the dice for outnumbering by hand.
tiefen-ask-troops = { $side }: how many fighters or strength points?
tiefen-ask-troops-of = { $side }, { $contingent }: how many fighters or strength points?
tiefen-ask-side-name = { $side }: what should this side be called?
tiefen-ask-contingent-name = { $side }: what is the contingent called?
tiefen-ask-edit = { $side }, { $contingent }: what should change?
tiefen-edit-troops = Change the strength
tiefen-edit-name = Change the name
tiefen-edit-remove = Remove the contingent
tell-tiefen-sides-two = { $change ->
    [gone] { $side }: { $name } is taken off the table.
    [side] “{ $before }” is now called “{ $name }”.
    [contingent] { $side }: “{ $before }” is now called “{ $name }”.
   *[joined] { $side }: reinforcements ({ $name }), troop strength { $troops }.
}
tell-tiefen-circ-outnumber-unit = { $before ->
    [0] { $side }: { $contingent }, troop strength { $troops }.
   *[other] { $side }: { $contingent }, troop strength now { $troops } instead of { $before }.
}

## Step 1: circumstances

ask-tiefen-circ-terrain = Which side does the terrain favour?
ask-tiefen-circ-certain_death = Which side faces destruction and can neither flee nor surrender?
ask-tiefen-circ-fanatic-who = Which side is made up of fanatics who would gladly die for their cause?
ask-tiefen-circ-fanatic-bonus = { $side }: how many fanaticism dice?
tiefen-note-fanaticism = Each die gives +1d6 but lowers the enemy’s destruction threshold by 1.
ask-tiefen-super-who = { $again ->
    [yes] A deed may have ended the superiority. Which side is still superior in technology or magic?
    [struck] A deed that the answer was based on has been struck out. Which side is superior in technology or magic now?
   *[no] Which side is superior in technology or magic?
}
tiefen-note-both-cancel = If both sides get the die, the advantage evens out.
tiefen-note-one-superior = One side at most: if one leads in technology and the other in magic, neither is superior. Only the option “Both superior?” allows it for both.
tiefen-fanaticism = { $dice ->
    [0] No fanaticism dice
    [one] { $dice } fanaticism die
   *[other] { $dice } fanaticism dice
}
tell-tiefen-circ-terrain = { $side }: favourable terrain, +1d6.
tell-tiefen-circ-certain_death = { $side }: neither flight nor surrender, only the courage of desperation, +2d6.
tell-tiefen-circ-fanatic-who = { $side }: fanatical troops.
tell-tiefen-circ-fanatic-bonus = { $dice ->
    [0] { $side }: no fanaticism dice taken.
   *[other] { $side }: fanaticism, +{ $dice }d6. In return, the enemy’s destruction threshold drops by { $dice }.
}
tell-tiefen-circ-outnumber = { $side }: outnumbering, { $own } against { $other }, +{ $dice }d6.
tell-tiefen-super-who = { $superior ->
    [yes] { $side }: superior in technology or magic. This side’s destruction threshold drops by 1.
   *[no] { $side }: no longer superior.
}
barred-tiefen-circ-fanatic-who = { $side }: fanaticism dice are for fanatics only. Mark the side as fanatics first.
ask-tiefen-flow-steps = Are the circumstances right?
tiefen-circumstances-close = Done with circumstances
tiefen-roll-now = Roll right away
barred-tiefen-flow-steps = Dice are rolled in step 5 only. Tactic, deeds and the number of dice are still to come.
tiefen-again-terrain = Change terrain
tiefen-again-certain-death = Change certain death
tiefen-again-fanatics = Change fanatics
tiefen-again-fanaticism = Change fanaticism dice
tiefen-again-superior = Change who is superior

## Step 2: tactic

ask-tiefen-tactic-secret = Which tactic goes on the slip?
ask-tiefen-tactic-three = { $side }: which tactic goes on the slip?
ask-tiefen-tactic-reveal = { $side }: what does the slip say?
tiefen-tactic = { $tactic ->
    [speed] Speed
    [steadiness] Steadiness
   *[strength] Strength
}
tiefen-tactic-beats = { $tactic ->
    [speed] Speed (beats steadiness)
    [steadiness] Steadiness (beats strength)
   *[strength] Strength (beats speed)
}
tiefen-tactic-with-fanaticism = { $tactic ->
    [speed] Speed, fanaticism +{ $dice }d6
    [steadiness] Steadiness, fanaticism +{ $dice }d6
   *[strength] Strength, fanaticism +{ $dice }d6
}
tell-tiefen-tactic-secret = { $anew ->
    [yes] { $side }: the slip has been swapped for a new one.
   *[no] { $side }: the slip lies face down on the table.
}
tell-tiefen-tactic-reveal = { $tactic ->
    [speed] { $side }: the slip says “speed”.
    [steadiness] { $side }: the slip says “steadiness”.
   *[strength] { $side }: the slip says “strength”.
}
tell-tiefen-tactic-bonus = { $tactic ->
    [speed] { $side }: speed beats steadiness, +{ $dice }d6.
    [steadiness] { $side }: steadiness beats strength, +{ $dice }d6.
   *[strength] { $side }: strength beats speed, +{ $dice }d6.
}
tell-tiefen-tactic-same = { $tactic ->
    [speed] Both rely on speed: no bonus for anybody.
    [steadiness] Both rely on steadiness: no bonus for anybody.
   *[strength] Both rely on strength: no bonus for anybody.
}

## Step 3: heroic deeds

ask-tiefen-deeds-count = Have all heroic deeds been entered?
ask-tiefen-deeds-who = { $side }: who attempts a heroic deed?
ask-tiefen-deeds-kinds = { $doer ->
    [leader] What does the leader attempt? (Optional.)
    [character] What does the player character attempt? (Optional.)
   *[soldier] Which deed is it? (Optional.)
}
ask-tiefen-deeds-resolve = { $named ->
    [yes] { $side }: did the deed “{ $what }” succeed, or was it foiled?
   *[no] { $side }: did the deed succeed, or was it foiled?
}
tiefen-deeds-close = Done with deeds
tiefen-deed-enter = Enter a heroic deed
tiefen-deed-drop = { $named ->
    [yes] Strike out: { $what }
   *[no] Strike out the last deed
}
tiefen-doer = { $doer ->
    [leader] A leader
    [character] A player character
   *[soldier] A common soldier
}
tiefen-outcome = { $outcome ->
    [success] Succeeded
    [foiled] Foiled
   *[nothing] Came to nothing
}
tell-tiefen-deeds-who = { $side }: the deed is neither a leader’s nor a player character’s. The GM lets it count.
tell-tiefen-deeds-success = { $named ->
    [yes] { $side }: heroic deed succeeded (“{ $what }”), +1d6.
   *[no] { $side }: heroic deed succeeded, +1d6.
}
tell-tiefen-deeds-foiled = { $named ->
    [yes] { $side }: heroic deed foiled (“{ $what }”), +1d6 for { $foe }.
   *[no] { $side }: heroic deed foiled, +1d6 for { $foe }.
}
tell-tiefen-deeds-plain_failure = { $named ->
    [yes] { $side }: heroic deed failed (“{ $what }”) but was not foiled. It comes to nothing.
   *[no] { $side }: heroic deed failed but was not foiled. It comes to nothing.
}
tell-tiefen-deeds-count = { $named ->
    [yes] { $side }: heroic deed struck out (“{ $what }”).
   *[no] { $side }: the heroic deed entered last is struck out.
}
barred-tiefen-deeds-plain_failure = At this table every failed deed counts as foiled. To let it come to nothing, change the option.
barred-tiefen-deeds-count = Deeds of one side: { $most } at most. Strike one out, or let the GM add dice by hand.

## Step 4: number of dice

tiefen-pool-base = Base die
tiefen-pool-terrain = Terrain
tiefen-pool-certain-death = Certain death
tiefen-pool-fanaticism = Fanaticism
tiefen-pool-outnumbering = Outnumbering
tiefen-pool-tactic = Superior tactic
tiefen-pool-deeds = Successful deeds
tiefen-pool-foiled = Enemy’s foiled deeds
tiefen-pool-override = By hand
tiefen-pool-least = Minimum
tell-tiefen-dice-sum = { $side }: { $dice }d6 in the pool.
tell-tiefen-threshold-formula = { $face ->
    [1] { $side }: every die destroys.
    [6] { $side }: only a 6 destroys.
   *[other] { $side }: every die destroys on { $face }+.
}
tell-tiefen-fanatic-scope = { $face ->
    [1] { $side }: every die counts towards the enemy’s losses, even if it destroys no die.
   *[other] { $side }: every die of { $face } or higher counts towards the enemy’s losses, even if it destroys no die.
}

## Step 5: battle roll

ask-tiefen-roll-all = { $side }: roll all your dice!
tiefen-ask-roll-both = Both sides: roll all your dice!
ask-tiefen-roll-choice = { $chooser ->
    [by] { $dice ->
        [one] { $by }: which of the enemy’s dice is destroyed?
       *[other] { $by }: which { $dice } of the enemy’s dice are destroyed?
    }
   *[foe] { $dice ->
        [one] { $foe }: which of your own dice do you give up?
       *[other] { $foe }: which { $dice } of your own dice do you give up?
    }
}
tiefen-die = A { $face }
tell-tiefen-roll-destroy = { $dice ->
    [one] { $side }: { $dice } enemy die destroyed ({ $faces }).
   *[other] { $side }: { $dice } enemy dice destroyed ({ $faces }).
}
tell-tiefen-roll-subtract = { $dice ->
    [0] { $side }: total { $total }, every die counts.
    [one] { $side }: total { $total }, with { $dice } destroyed die already taken off.
   *[other] { $side }: total { $total }, with { $dice } destroyed dice already taken off.
}
tell-tiefen-result-win = { $side }: victory, { $own } to { $other }!
tell-tiefen-result-draw = A draw, { $own } to { $other }.

## Step 6: losses

ask-tiefen-loss-contingents = { $side }: how are the losses shared among the contingents? In all: { $troops }.
tiefen-share-of = { $contingent }: { $troops }
tiefen-losses-in-proportion = By size: { $shares }
tiefen-losses-otherwise = Share them otherwise
tiefen-ask-loss-of = { $side }, { $contingent }: how many losses? Still to share out: { $open }.
tell-tiefen-loss-none = { $side }: no losses.
tell-tiefen-loss-annihilated = { $side }: annihilated. { $troops } lost, nobody is left.
tell-tiefen-loss-fraction = { $side }: share of losses { $share-over }/{ $share-under } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }), { $troops } lost, { $left } left.
tell-tiefen-loss-fanatic = { $side }: fanatics’ share of losses { $share-over }/{ $share-under } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }), { $troops } lost, { $left } left.
tell-tiefen-loss-contingents = { $side }, { $contingent }: { $troops } lost, { $left } left.

## Step 7: morale

ask-tiefen-after-morale-input = { $side }: how did the morale check go?
tiefen-note-morale-both = Roll it by the ordinary rules of your game. Each side that still has anybody left makes the check.
tiefen-ask-quality = { $side }: which quality class? 0 is the worst, 4 the best.
tiefen-morale = { $result ->
    [sensational] Sensational result
    [success] Success
    [failure] Failure
   *[fumble] Fumble
}
tell-tiefen-after-morale-input = { $result ->
    [sensational] { $side }: sensational result of the morale check, quality class { $quality }.
    [success] { $side }: morale check succeeded, quality class { $quality }.
    [failure] { $side }: morale check failed, quality class { $quality }.
   *[fumble] { $side }: fumbled morale check, quality class { $quality }.
}
tell-tiefen-after-sensational = { $forfeited ->
    [yes] { $side }: the extra action is lost with the troops.
   *[no] { $side }: an extra action out of turn, right after the battle.
}
tell-tiefen-after-fumble = { $forfeited ->
    [yes] { $side }: with the troops gone, there is no turn left to skip.
   *[no] { $side }: the next turn is lost.
}
tell-tiefen-after-both_annihilated = Both sides are annihilated. Nobody checks morale, and the battlefield is empty.

## Step 7: retreat

tell-tiefen-after-draw = A draw: nobody has to retreat.
tell-tiefen-after-annihilated_loser = { $side }: nobody is left to retreat.
tell-tiefen-after-annihilated_winner = { $side }: victory, but without a single survivor. { $foe }: retreat all the same, for the time being.
tell-tiefen-after-gap = { $better ->
    [side] { $gap ->
        [one] { $side }: better morale, ahead by one quality class.
       *[other] { $side }: better morale, ahead by { $gap } quality classes.
    }
    [foe] { $gap ->
        [one] { $foe }: better morale, ahead by one quality class.
       *[other] { $foe }: better morale, ahead by { $gap } quality classes.
    }
   *[none] Morale makes no difference: no exit is forbidden, none is added.
}
ask-tiefen-after-area = Where was the battle fought?
tiefen-area-hex = A hex, all exits open
tiefen-area-closed = A hex, partly impassable
tiefen-area-other = Another kind of area
tiefen-ask-exits = How many neighbouring areas does the battlefield have?
tiefen-ask-impassable = Which of the neighbouring areas are impassable?
ask-tiefen-after-forbid = { $side }: which exits are forbidden for { $foe }? At most { $most }.
ask-tiefen-after-extra-hexes = { $side }: which hexes of the second ring are added? At most { $most }.
ask-tiefen-after-retreat = { $side }: where does the retreat lead?
tiefen-ask-distance = { $side }: how many hexes does the retreat cover?
tiefen-stay = Stay on the battlefield
barred-tiefen-after-area = Impassable. Take another exit.
barred-tiefen-after-forbid = Forbidden by the winner ({ $side }). Take an open exit.
barred-tiefen-after-retreat = The loser has to leave the battlefield to the winner ({ $side }). Take an open exit.
ask-tiefen-after-trapped = { $side }: there is no way out. What happens to the losers?
tell-tiefen-after-forbid = { $count ->
    [0] { $side }: no exit forbidden. Open for { $foe }: { $open }.
    [one] { $side }: { $count } exit forbidden. Open for { $foe }: { $open }.
   *[other] { $side }: { $count } exits forbidden. Open for { $foe }: { $open }.
}
tell-tiefen-after-close_last = { $foe }: the last exit stays open; nobody may forbid it.
tell-tiefen-after-extra_hexes = { $count ->
    [0] { $side }: no exit added. Open: { $open }.
    [one] { $side }: { $count } exit added. Open: { $open }.
   *[other] { $side }: { $count } exits added. Open: { $open }.
}
tell-tiefen-after-retreat = { $distance ->
    [one] { $side }: the battlefield is cleared. Retreat: { $place }.
   *[other] { $side }: the battlefield is cleared. Retreat: { $place }, { $distance } hexes away.
}
tell-tiefen-after-trapped = { $fate ->
    [captured] { $side }: no way out, the troops are captured.
    [destroyed] { $side }: no way out, the troops are destroyed.
   *[stays] { $side }: no way out, the troops stay on the battlefield.
}
tiefen-fate = { $fate ->
    [captured] Captured
    [destroyed] Destroyed
   *[stays] Stays on the field
}
tiefen-field = Battlefield
tiefen-hex = { $place ->
    [n] North
    [ne] North-east
    [se] South-east
    [s] South
    [sw] South-west
    [nw] North-west
    [n2] North (2nd ring)
    [nne] North-north-east
    [ne2] North-east (2nd ring)
    [e] East
    [se2] South-east (2nd ring)
    [sse] South-south-east
    [s2] South (2nd ring)
    [ssw] South-south-west
    [sw2] South-west (2nd ring)
    [w] West
    [nw2] North-west (2nd ring)
   *[nnw] North-north-west
}
tiefen-area = Area { $number }
tiefen-area-beyond = Area { $number } (2nd ring)

## Afterwards

ask-tiefen-after-extra_order = Whose extra action comes first?
ask-tiefen-after-sensational = { $side }: now for the extra action.
ask-tiefen-after-fumble = { $side }: the next turn is lost. Has it been noted?
tell-tiefen-after-extra_order = { $side }: extra action taken.
ask-tiefen-loss-weaker_later = What now?
tiefen-end = End the battle
tiefen-next-battle = Fight the next battle
heading-tiefen-loss-weaker_later = Battle { $number }
tell-tiefen-loss-weaker_later = { $side }: troop strength { $troops } at the start.

## On the card of a side

tiefen-value-troops = Troops { $troops }
tiefen-value-pool = Pool { $dice }d6
tiefen-value-threshold = { $face ->
    [1] Every die destroys
    [6] Destroys on 6
   *[other] Destroys on { $face }+
}
tiefen-value-wounds = { $face ->
    [1] Losses: every die counts
   *[other] Losses on { $face }+
}
tiefen-value-total = Total { $total }
tiefen-value-lost = Losses { $troops } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
tiefen-value-morale = { $result ->
    [sensational] Morale: sensational, quality class { $quality }
    [success] Morale: success, quality class { $quality }
    [failure] Morale: failure, quality class { $quality }
   *[fumble] Morale: fumble, quality class { $quality }
}
tiefen-badge-troops = { $troops }
tiefen-mark-terrain = Terrain +1d6
tiefen-mark-certain-death = Certain death +2d6
tiefen-mark-fanatic = { $dice ->
    [0] Fanatics
   *[other] Fanatics +{ $dice }d6
}
tiefen-mark-outnumbering = Outnumbering +{ $dice }d6
tiefen-mark-superior = Superior
tiefen-mark-deeds = Deeds: { $success } succeeded, { $foiled } foiled
tiefen-mark-extra-action = Extra action
tiefen-mark-skips-turn = Next turn lost

## Values that the GM may set

tiefen-setting-name = Name ({ $side })
tiefen-setting-troops = Troop strength ({ $side }, { $contingent })
tiefen-setting-terrain = Terrain ({ $side })
tiefen-setting-certain-death = Certain death ({ $side })
tiefen-setting-superior = Superiority ({ $side })
tiefen-setting-fanaticism = Fanaticism dice ({ $side })
tiefen-setting-outnumbering = Dice for outnumbering ({ $side })
tiefen-setting-outnumbering-from = Outnumbering ({ $side })
tiefen-outnumbering-from = { $source ->
    [hand] By hand: +{ $dice }d6
   *[troops] From the troops: +{ $dice }d6
}
tiefen-setting-bonus = Dice by hand ({ $side })
tiefen-setting-slips = Slips with the tactics
tiefen-slips-lie = Keep both
tiefen-slips-anew = Replace both
tiefen-setting-tactic = Tactic ({ $side })
tiefen-setting-die = Die { $number } ({ $side })
tiefen-setting-morale = Morale check ({ $side })
tiefen-setting-quality = Quality class ({ $side })
tiefen-setting-extra-action = Extra action ({ $side })
tiefen-setting-skips-turn = Skip a turn ({ $side })

## Odds

tiefen-odds-known = Odds for this roll: { $side } ({ $own }d6) against { $foe } ({ $other }d6)
tiefen-odds-case = { $case ->
    [better] { $side }: superior tactic, +2d6
    [equal] Same tactic, no bonus
   *[worse] { $foe }: superior tactic, +2d6
}{ $fanaticism ->
    [hidden] {" "}(without secret fanaticism)
   *[known] {""}
}
tiefen-odds-win = { $side }: win
tiefen-odds-draw = Draw
tiefen-odds-losses = { $side }: losses, { NUMBER($share, style: "percent", maximumFractionDigits: 1) } on average
tiefen-odds-share = { $share ->
    [0] No losses
    [1] Annihilated
   *[other] { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
}

## Result

tiefen-result = { $case ->
    [win] Victory: { $winner }, { $own } to { $other }
   *[draw] A draw, { $own } to { $other }
}
tiefen-result-losses = { $side }: { $troops } lost ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }), { $left } left
tiefen-result-retreat = { $distance ->
    [one] { $side }: retreat, { $place }
   *[other] { $side }: retreat, { $place }, { $distance } hexes away
}
tiefen-result-fate = { $fate ->
    [captured] { $side }: no way out, captured
    [destroyed] { $side }: no way out, destroyed
   *[stays] { $side }: no way out, still on the field
}
