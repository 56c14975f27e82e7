# Fate conflicts (SotC SRD)

## Names

sotc-skill = { $skill ->
    [academics] Academics
    [alertness] Alertness
    [art] Art
    [athletics] Athletics
    [burglary] Burglary
    [contacting] Contacting
    [deceit] Deceit
    [drive] Drive
    [empathy] Empathy
    [endurance] Endurance
    [engineering] Engineering
    [fists] Fists
    [gambling] Gambling
    [guns] Guns
    [intimidation] Intimidation
    [investigation] Investigation
    [leadership] Leadership
    [might] Might
    [mysteries] Mysteries
    [pilot] Pilot
    [quality] quality
    [rapport] Rapport
    [resolve] Resolve
    [resources] Resources
    [science] Science
    [sleight] Sleight of Hand
    [stealth] Stealth
    [survival] Survival
   *[weapons] Weapons
}
sotc-kind = { $kind ->
    [social] Social
    [mental] Mental
   *[physical] Physical
}
sotc-track = { $track ->
    [composure] Composure
   *[health] Health
}
sotc-figure = { $piece }
sotc-prevented = { $kind ->
    [attack] attacks
    [manoeuvre] maneuvers
    [move] movement
    [rearm] picking up weapons
    [sprint] sprints
   *[other] other actions
}
sotc-nobody = Nobody
sotc-the-pool = The game master’s pool
sotc-on-scene = On the scene

## Aspects that nobody named

sotc-aspect-placed = { $what ->
    [blind] Blinded
    [mark] Marked
    [topple] Pinned
    [scene] The Scene Has Changed
   *[other] Off Balance
}
sotc-consequence-unnamed = { $severity ->
    [mild] Shaken
    [moderate] Battered
   *[severe] Broken
}
sotc-out-usual = out of the scene, without further harm
sotc-out-left = got away
sotc-out-recalled = back with the partner
sotc-block-unnamed = Block against { $acts }
sotc-block-protects = Protection for { $piece }

## Groups of actions

sotc-group = { $of ->
    [attack] Attack
    [manoeuvre] Maneuvers
    [move] Move
    [block] Block
   *[more] More
}

## The turn

sotc-ask-turn = { $overflow ->
    [0] { $piece }: what do you do?
   *[other] { $piece }: overflow { $overflow }. What else?
}
sotc-ask-who = { $side }: who goes first?
sotc-attack = { $far ->
    [yes] Attack { $piece } out of reach
   *[no] Attack { $piece } ({ $skill })
}
sotc-attack-via = Move to { $zone } and attack { $piece } (−{ $penalty })
sotc-attack-companion = Attack { $companion }, with { $piece }
tell-sotc-comp-no_boxes = { $companion } is with { $piece }: the attack is on both, { $piece } takes the hit.
sotc-ask-far = { $piece } cannot reach { $target }. Does the GM allow the attack?
sotc-far = { $answer ->
    [yes] Yes, it is possible
   *[no] No
}
sotc-guard = Full defense
sotc-hold = Hold the action
sotc-pass = Do nothing more
sotc-away = Leave the conflict
barred-sotc-fulldef-own_turn = At this table full defense cannot be declared in one’s own turn.
barred-sotc-fulldef-price = { $piece } has moved already. Full defense allows nothing else.
barred-sotc-fulldef-first_attacked = { $piece } has been attacked before in this exchange. It is too late for full defense.
barred-sotc-hold-resume = { $piece } has begun this turn and cannot hold it.
barred-sotc-hold-several = { $piece } comes first in the order.
barred-sotc-fp-compel = { $piece } has accepted a compel that rules this out for this turn.
barred-sotc-fp-pool = No fate points left. The game master may lend some.
sotc-ask-note = For which reason can { $piece } attack { $target }?
sotc-no-reason = no reason given
tell-sotc-engine-override = { $piece } is out of reach of { $target }. The game master allows the attack all the same: { $note }.
tell-sotc-act-one = { $piece } does nothing more.
tell-sotc-attack-what = { $piece } attacks { $target } with { $skill }.
tell-sotc-fulldef-own_turn = { $piece }: full defense until the end of the exchange.
tell-sotc-fulldef-at_start = { $piece }: full defense for the whole exchange.
tell-sotc-fulldef-first_attacked = { $piece }: full defense against this attack and until the end of the exchange.
tell-sotc-fulldef-price = { $piece } is in full defense and has no action.
tell-sotc-init-attached = { $piece } has no action left in this exchange.
tell-sotc-hold-declare = { $piece } holds the action.
tell-sotc-hold-resume = { $piece } steps in.
tell-sotc-hold-lapse = { $piece }: the held action lapses.
tell-sotc-seq-phases = { $piece } leaves the conflict.
heading-sotc-seq-exchange = Exchange { $exchange }
sotc-offer-guard = { $piece }: full defense
sotc-offer-in = { $piece }: step in now
sotc-ask-hold = Does anybody who holds an action step in now?
sotc-step-in = { $piece } steps in
sotc-hold-lapse = No, the held actions lapse

## The roll

sotc-ask-roll = { $piece }: roll { $skill } ({ $bonus ->
    [0] 0
   *[other] { NUMBER($bonus, signDisplay: "exceptZero") }
})
sotc-ask-rolls = All roll at once
sotc-hand = { $piece }: { $skill }
sotc-hand-difficulty = { $rule ->
    [sotc-throw-opposed] No resistance
   *[other] Difficulty
}
sotc-contest = { $rule ->
    [sotc-attack-roll] Attack
    [sotc-push-cost] Push
    [sotc-throw-cost] Throw
    [sotc-move-sprint] Sprint
    [sotc-block-strength] Block
    [sotc-contest-resolve] Contest
    [sotc-simple-difficulty] Simple action
    [sotc-man-first_tag] Assessment or declaration
   *[other] Maneuver
}
sotc-outcome = { $shifts ->
    [0] Tie
    [one] 1 shift
   *[other] { $shifts } shifts
}
sotc-part-skill = { $skill }
sotc-part-group = Group
sotc-part-guard = Full defense
sotc-part-combined = { $part ->
    [complements] Complementing skill
    [restricts] Restricting skill
   *[modifies] Modifying skill
}
sotc-part-supplement = { $what ->
    [move] Moving besides
    [draw] Drawing a weapon
    [rearm] Picking up a weapon
   *[other] Something besides
}
sotc-part-border = Border
sotc-part-load = Load
sotc-part-disarm = After the disarm
sotc-part-penalty = GM’s penalty
sotc-part-manual = By hand
sotc-part-invoked = “{ $aspect }”
sotc-part-point = Fate point
sotc-part-spin = Spin of { $who }
sotc-part-compel = Compel
sotc-part-protected = Protecting block: at least { $strength }
tell-sotc-roll-shifts = { $opposed ->
    [no] { $piece }: { $total }.
   *[yes] { $outcome ->
        [blocked] { $piece }: { $total }. The block holds.
        [fail] { $piece }: { $total } against { $against }, failed.
        [tie] { $piece }: { $total } against { $against }, no shifts.
       *[success] { $shifts ->
            [one] { $piece }: { $total } against { $against }, 1 shift.
           *[other] { $piece }: { $total } against { $against }, { $shifts } shifts.
        }
    }
}
sotc-offer-skill = { $role ->
    [acts] { $piece }: another skill than { $skill }
   *[defends] { $piece }: defend with another skill than { $skill }
}
sotc-ask-skill = { $piece }: roll which skill, if the GM agrees?
sotc-ask-with = { $piece }: with which skill?
sotc-skill-rated = { $skill } { $rating ->
    [0] 0
   *[other] { NUMBER($rating, signDisplay: "exceptZero") }
}
sotc-offer-combine = { $piece }: bring in a second skill
sotc-ask-second = { $piece }: which second skill besides { $skill }?
sotc-ask-combine = { $piece }: what part does { $skill } play?
sotc-combine = { $part ->
    [complements] It only helps (complements)
    [restricts] It only hinders (restricts)
   *[modifies] It does both (modifies)
}
tell-sotc-combine-which = { $part ->
    [complements] { $piece }: { $skill } complements the roll.
    [restricts] { $piece }: { $skill } restricts the roll.
   *[modifies] { $piece }: { $skill } modifies the roll.
}
sotc-offer-supplement = { $piece }: do something else besides
sotc-ask-supplement = { $piece }: how hard is it besides? (usually 1)
sotc-offer-weapon = { $how ->
    [draw] { $piece }: draw { $weapon } (−1)
    [rearm] { $piece }: pick up { $weapon }
   *[swap] { $piece }: use { $weapon }
}
sotc-offer-move = { $piece }: move on to { $zone } afterwards (−{ $penalty })
tell-sotc-supp-penalty = { $what ->
    [move] { $piece } moves besides: −{ $penalty }.
    [draw] { $piece } draws a weapon besides: −{ $penalty }.
    [rearm] { $piece } picks up the weapon besides: −{ $penalty }.
   *[other] { $piece } does something else besides: −{ $penalty }.
}
sotc-offer-difficulty = Difficulty: { $difficulty }, set another
sotc-ask-difficulty = { $piece }: how difficult is it?
tell-sotc-simple-difficulty = { $piece }: the difficulty is { $difficulty }.
sotc-offer-penalty = { $penalty ->
    [0] Put a penalty on the roll
   *[other] Penalty { $penalty }, set another
}
sotc-ask-penalty = { $piece }: what penalty does the roll get?
tell-sotc-block-penalty = { $piece }: penalty { $penalty } from the GM.
sotc-offer-track = { $piece }: hit another track
sotc-ask-track = Which track of { $piece } does the attack hit?
tell-sotc-stress-tracks = { $track ->
    [composure] The attack on { $piece } hits Composure.
   *[health] The attack on { $piece } hits Health.
}
sotc-pull = { $piece }: pull the hit
sotc-ask-pull = { $piece }: how many shifts count against { $target }?
tell-sotc-attack-pull = { $shifts ->
    [one] { $piece } pulls the hit: 1 shift counts.
   *[other] { $piece } pulls the hit: { $shifts } shifts count.
}

## The window after the dice

sotc-ask-window = { $used ->
    [yes] Does anybody want to change more about the roll?
   *[no] Does anybody want to change the roll?
}
sotc-window-done = No, leave it at that
sotc-window-other = Another aspect
sotc-ask-window-other = Which other aspect matters here, if the table agrees?
sotc-use = { $how ->
    [reroll] Reroll: { $what }
    [swap] Another skill: { $what }
   *[plus] +2: { $what }
}
sotc-use-short = { $how ->
    [swap] Another skill
   *[reroll] Reroll
}
sotc-use-aspect = { $on ->
    [scene] { $price ->
        [free] { $aspect } (free)
       *[paid] { $aspect } (1 fate point)
    }
   *[other] { $price ->
        [free] { $aspect }, { $on } (free)
       *[paid] { $aspect }, { $on } (1 fate point)
    }
}
tell-sotc-fp-tag = { $price ->
    [free] { $how ->
        [reroll] { $player }: “{ $aspect }” tagged for free, reroll.
        [swap] { $player }: “{ $aspect }” tagged for free, another skill.
       *[plus] { $player }: “{ $aspect }” tagged for free, +2.
    }
   *[paid] { $how ->
        [reroll] { $player }: “{ $aspect }” for a fate point, reroll.
        [swap] { $player }: “{ $aspect }” for a fate point, another skill.
       *[plus] { $player }: “{ $aspect }” for a fate point, +2.
    }
}
barred-sotc-fp-tag = This aspect has been used on this roll. Use another one.
barred-sotc-temp-one_free_tag = Only one tag on a roll is free. Another one costs a fate point.
sotc-ask-swap = { $piece }: which skill in place of { $skill }?
tell-sotc-env-swap_skill = { $piece } uses { $skill } in place of { $instead } (“{ $aspect }”).
sotc-offer-lasts = { $skill } of { $piece } may stand for { $instead } longer
sotc-ask-lasts = How long does { $skill } of { $piece } stand for it?
sotc-swap-until = { $until ->
    [exchange] This exchange
    [scene] The whole scene
   *[over] No longer
}
sotc-set-swap = { $piece }: { $skill } in place of { $instead }
tell-sotc-env-duration = { $until ->
    [exchange] { $piece } uses { $skill } like this for the rest of the exchange.
   *[scene] { $piece } uses { $skill } like this for the whole scene.
}
sotc-plus-one = { $piece }: +1 for a fate point
tell-sotc-fp-plus_one = { $piece }: +1 for a fate point.
sotc-spin = { $sign ->
    [minus] −1 for { $piece }: spin of { $who }
   *[plus] +1 for { $piece }: spin of { $who }
}
sotc-spin-short = −1
sotc-spin-implausible = Spin of { $who } cannot matter to { $piece }
barred-sotc-spin-explain = The game master sees no way in which { $who } could matter to { $piece } here.
tell-sotc-spin-explain = The game master sees no way in which the spin of { $who } could matter to { $piece }.
tell-sotc-spin-use = { $sign ->
    [minus] { $who } uses spin: −1 on the roll of { $piece }.
   *[plus] { $who } uses spin: +1 on the roll of { $piece }.
}

## What an attack comes to

tell-sotc-attack-roll = { $hit ->
    [0] { $piece }: no hit on { $target }.
   *[other] { $piece }: hit of { $hit } on { $target }.
}
tell-sotc-block-overcome = { $kind ->
    [attack] The block stops the attack of { $piece }.
    [move] The block stops { $piece }.
   *[manoeuvre] The block stops the maneuver of { $piece }.
}
tell-sotc-stress-mark = { $track ->
    [composure] { $piece }: Composure box { $box }.
   *[health] { $piece }: Health box { $box }.
}
tell-sotc-stress-roll_up = { $track ->
    [composure] { $piece }: the hit of { $hit } rolls up to Composure box { $box }.
   *[health] { $piece }: the hit of { $hit } rolls up to Health box { $box }.
}
tell-sotc-stress-no_box = { $piece }: no box for a hit of { $hit }.
sotc-ask-absorb = { $piece }: no box for the hit of { $hit }. What do you take?
sotc-absorb = { $offer ->
    [yes] { $how ->
        [companion] { $companion } drops out, and offer a concession
       *[consequence] { $severity ->
            [moderate] Moderate consequence, and offer a concession
            [severe] Severe consequence, and offer a concession
           *[mild] Mild consequence, and offer a concession
        }
    }
   *[no] { $how ->
        [companion] { $companion } drops out
       *[consequence] { $severity ->
            [moderate] Moderate consequence
            [severe] Severe consequence
           *[mild] Mild consequence
        }
    }
}
tell-sotc-cons-severity = { $severity ->
    [moderate] { $piece } takes a moderate consequence.
    [severe] { $piece } takes a severe consequence.
   *[mild] { $piece } takes a mild consequence.
}
tell-sotc-comp-extra_consequence = { $companion } drops out in place of { $piece }.
sotc-offer-instead = { $piece }: a consequence in place of box { $box }
tell-sotc-cons-voluntary = { $piece } takes a consequence in place of box { $box }.
barred-sotc-cons-limit = { $piece } cannot carry any more consequences.
tell-sotc-minion-stress_flow = { $fallen ->
    [0] { $piece }: a hit of { $hit }, all still stand{ $first ->
        [0] {""}
       *[other] , the first with { $first } stress
    }.
    [one] { $piece }: a hit of { $hit }, 1 falls, { $standing } still standing{ $first ->
        [0] {""}
       *[other] , the first with { $first } stress
    }.
   *[other] { $piece }: a hit of { $hit }, { $fallen } fall, { $standing } still standing{ $first ->
        [0] {""}
       *[other] , the first with { $first } stress
    }.
}
tell-sotc-attach-damage = { $left ->
    [0] { $piece } takes the hit of { $hit } for { $leader }; { $standing } still standing{ $first ->
        [0] {""}
       *[other] , the first with { $first } stress
    }.
   *[other] { $piece } takes the hit of { $hit } for { $leader }; { $left } left over.
}
tell-sotc-out-trigger = { $piece } is taken out.
sotc-offer-outcome = Say what happens to { $piece }
sotc-ask-outcome = What happens to { $piece }?
tell-sotc-out-fate = { $piece }: { $text }
sotc-offer-object = { $piece }: that goes too far
sotc-ask-limit = Why does the defeat of { $piece } go too far?
sotc-limit = { $rule ->
    [limit_self] It says what others do
    [limit_scope] It was not what the conflict was about
   *[limit_reason] Nobody would believe it
}
tell-sotc-out-limit_self = { $piece }: a defeat concerns only the loser.
tell-sotc-out-limit_scope = { $piece }: a defeat stays within what the conflict was about.
tell-sotc-out-limit_reason = { $piece }: a defeat must be believable.
sotc-offer-buy = { $piece }: another defeat for all fate points
barred-sotc-out-buy = It takes at least one fate point.
tell-sotc-out-buy = { $points ->
    [one] { $piece } pays 1 fate point for another defeat.
   *[other] { $piece } pays { $points } fate points for another defeat.
}
tell-sotc-spin-gain = { $piece } wins by { $margin } and gains spin.
sotc-offer-overflow = { $piece }: overflow { $margin } in place of spin
sotc-ask-overflow = { $piece }: overflow { $left }. What do you do at once?
tell-sotc-spin-or_overflow = { $piece } uses { $margin } as overflow in place of spin.
tell-sotc-over-minions = { $piece }: overflow { $overflow }.
tell-sotc-over-named = { $piece }: overflow { $overflow }, beyond what was needed.
tell-sotc-spin-expiry = Spin of { $piece } lapses.
sotc-follow-move = Move to { $zone } ({ $price })
sotc-follow-weapon = { $weapon } in hand ({ $price })
barred-sotc-over-no_attack = Overflow is no second attack or maneuver.
sotc-follow-other = Something else without a roll (1)
sotc-follow-end = { $left ->
    [0] Done
   *[other] Done, overflow { $left } lapses
}
barred-sotc-over-use = It costs { $price }, only { $left } left.
tell-sotc-over-use = { $what ->
    [move] { $piece } moves to { $zone } from overflow ({ $price }).
    [weapon] { $piece } takes a weapon in hand from overflow ({ $price }).
   *[other] { $piece } does something else from overflow ({ $price }).
}
tell-sotc-over-expiry = { $piece }: overflow { $left } lapses.

## Concessions

sotc-offer-concede = { $piece }: offer a concession
sotc-ask-terms = { $piece }: on which terms do you concede?
sotc-ask-concession = { $piece } concedes: “{ $terms }” Is it accepted?
sotc-concession = { $answer ->
    [accept] Accept
    [refuse] Refuse
   *[talk] Ask for other terms
}
tell-sotc-conc-accept = { $piece } concedes: { $terms }
tell-sotc-conc-accept_reward = { $points ->
    [one] { $piece } gains 1 fate point for conceding.
   *[other] { $piece } gains { $points } fate points for conceding.
}
sotc-ask-reasonable = Was the offer of { $piece } reasonable? “{ $terms }”
sotc-reasonable = { $answer ->
    [yes] Yes, a fate point changes hands
   *[no] No
}
tell-sotc-conc-refuse = { $reasonable ->
    [yes] { $player } refuses the reasonable offer of { $piece }: 1 fate point to { $piece }.
   *[no] { $player } refuses the offer of { $piece }.
}
tell-sotc-conc-empty_pool = { $piece } has no fate points and cannot refuse a reasonable offer.

## Maneuvers

sotc-alter-scene = Alter the scene
sotc-manoeuvre = { $what ->
    [blind] Blind { $piece }
    [disarm] Disarm { $piece }
    [mark] Mark { $piece }
    [topple] Topple something onto { $piece }
   *[place] Put an aspect on { $piece }
}
sotc-manoeuvre-short = { $what ->
    [blind] Blind
    [disarm] Disarm
    [mark] Mark
   *[topple] Topple something
}
barred-sotc-disarm-effect = { $piece } has no weapon in hand.
tell-sotc-man-kinds = { $what ->
    [blind] { $piece } tries to blind { $target } ({ $skill }).
    [disarm] { $piece } tries to disarm { $target } ({ $skill }).
    [mark] { $piece } tries to mark { $target } ({ $skill }).
    [topple] { $piece } topples something onto { $target } ({ $skill }).
   *[place] { $piece } maneuvers against { $target } ({ $skill }).
}
tell-sotc-man-target = { $done ->
    [yes] { $what ->
        [blind] { $target } is blinded.
        [disarm] { $target } is disarmed.
        [mark] { $target } is marked.
        [topple] { $target } is pinned.
       *[place] The maneuver against { $target } succeeds.
    }
   *[no] The maneuver of { $piece } against { $target } fails.
}
tell-sotc-disarm-effect = { $piece } has lost the weapon; picking it up besides an action costs { $penalty } more.
sotc-rearm = Pick up the weapon
tell-sotc-disarm-recover_action = { $piece } picks up the weapon.
sotc-ask-alter = { $piece }: how do you alter the scene?
sotc-alter = { $aspect ->
    [none] Add an aspect to the scene
   *[other] { $on ->
        [scene] Remove “{ $aspect }”
       *[other] Remove “{ $aspect }” ({ $on })
    }
}
tell-sotc-man-scene = { $change ->
    [added] { $piece } adds an aspect to the scene: “{ $aspect }”.
    [removed] { $piece } removes “{ $aspect }”.
   *[none] { $piece } cannot alter the scene.
}
sotc-offer-argue = { $piece }: a fate point for “{ $aspect }”
sotc-ask-argue = { $piece } spends a fate point for “{ $aspect }”. Is that argument enough?
sotc-argue = { $answer ->
    [yes] Yes
   *[no] No, the point stays
}
sotc-offer-buy-off = { $piece }: 1 fate point against “{ $aspect }”
barred-sotc-man-buy_off = No fate points left.
tell-sotc-man-buy_off = { $piece } pays a fate point against “{ $aspect }”.
sotc-offer-sticky = Let “{ $aspect }” last (sticky)
barred-sotc-temp-sticky_spin = At this table it takes 3 shifts for an aspect that lasts.
tell-sotc-temp-sticky = “{ $aspect }” lasts.
sotc-offer-name = Name “{ $aspect }” ({ $on })
sotc-ask-name = What is “{ $aspect }” called?
tell-sotc-cons-wording = { $on }: “{ $aspect }” (so far “{ $before }”).
tell-sotc-man-special = { $on }: “{ $aspect }” (so far “{ $before }”).
sotc-offer-pass = { $piece }: pass on the free tag of “{ $aspect }”
sotc-ask-pass = { $piece }: who gets the free tag of “{ $aspect }”?
tell-sotc-man-pass_tag = { $taker } gets the free tag of “{ $aspect }” from { $piece }.

## Blocks

sotc-do-block = Block something
sotc-protect = Protect { $piece }
sotc-ask-block = { $piece }: what is to be prevented?
sotc-form-block = { $of ->
    [acts] What
    [whom] Whose
    [where] Where
    [things] Made of things
   *[text] In words
}
sotc-block-whom = { $piece ->
    [none] Every enemy
   *[other] { $piece }
}
sotc-block-where = { $zone ->
    [none] Anywhere
   *[other] { $zone }
}
sotc-block-things = { $answer ->
    [yes] It stands by itself
   *[no] It ends with the blocker
}
sotc-block-broad = A block cannot cover everything. Choose fewer kinds of action, or a place.
sotc-a-block = { $block }
tell-sotc-block-strength = { $piece }: { $block }, strength { $strength }.
tell-sotc-block-duration = { $block } ends.
tell-sotc-block-blocker_gone = { $block } is gone.
barred-sotc-block-costs_action = A block stands in the way. { $piece } must spend the action to get past it.

## Moving

sotc-walk = { $penalty ->
    [1] Move to { $zone } (−1)
   *[other] Move to { $zone } (−{ $penalty })
}
sotc-sprint = Sprint (Athletics)
sotc-push = Push { $piece } along
sotc-throw = Throw { $piece }
sotc-throw-short = Throw
sotc-throw-thing = Throw something
sotc-ask-waive = A block stands in the way of { $piece }. May it be passed without the action?
sotc-waive = { $answer ->
    [yes] Yes
   *[no] No, it takes the action
}
barred-sotc-supp-several = { $piece } has moved already. Going further takes a sprint.
barred-sotc-move-plain = { $piece } has crossed a border. That needs a roll; take an action, or undo the move.
barred-sotc-push-both_move = { $piece } is in another zone.
tell-sotc-move-one_zone = { $piece } moves to { $zone }: −{ $penalty } on the action.
sotc-ask-sprint = { $shifts ->
    [one] { $piece }: 1 shift. Where to?
   *[other] { $piece }: { $shifts } shifts. Where to?
}
sotc-sprint-to = { $zone } ({ $price })
sotc-sprint-stay = Stay here
tell-sotc-move-sprint = { $zone ->
    [none] { $piece } gets nowhere.
   *[other] { $piece } sprints to { $zone }.
}
sotc-ask-destination = { $target ->
    [none] { $piece }: where does it fly?
   *[other] { $piece }: where does { $target } go?
}
sotc-send-to = { $zone } ({ $price })
tell-sotc-push-cost = { $zone ->
    [none] { $piece } cannot push { $target } along.
   *[other] { $piece } pushes { $target } to { $zone }.
}
tell-sotc-push-leftover = { $piece }: a hit of { $hit } from the leftover shifts.
tell-sotc-throw-cost = { $zone ->
    [none] { $piece }: the throw goes nowhere.
   *[other] { $target ->
        [none] { $piece } throws it to { $zone }.
       *[other] { $piece } throws { $target } to { $zone }.
    }
}
sotc-ask-weight = { $piece }: how heavy is it?
sotc-weight = { $factor ->
    [2] Up to { $kilograms } kg, as a person (factor 2)
   *[other] Up to { $kilograms } kg (factor { $factor })
}
sotc-carry = Take a heavy load
sotc-put-down = Put down the load (factor { $factor })
tell-sotc-carry-penalty = { $factor ->
    [0] { $piece } puts down the load.
   *[other] { $piece } carries a load (factor { $factor }).
}

## Other actions

sotc-other = Something else that needs a roll
sotc-assess = Find out or declare something
sotc-contest-with = Contest with { $piece }
tell-sotc-shift-spend = { $done ->
    [yes] { $shifts ->
        [0] { $piece } succeeds.
        [one] { $piece } succeeds with 1 shift to spare.
       *[other] { $piece } succeeds with { $shifts } shifts to spare.
    }
   *[no] { $piece } fails.
}
tell-sotc-contest-resolve = { $winner ->
    [none] { $piece } against { $target }: a draw.
   *[other] { $shifts ->
        [one] { $winner } wins by 1 shift.
       *[other] { $winner } wins by { $shifts } shifts.
    }
}
sotc-ask-tie = { $piece } against { $target }: a tie. Draw, or roll again?
sotc-tie = { $answer ->
    [again] Roll again
   *[draw] Draw
}
sotc-ask-declared = { $piece }: which aspect?
sotc-ask-found = What does { $piece } find out?
sotc-new-aspect = A new aspect
tell-sotc-man-first_tag = { $done ->
    [yes] { $piece }: “{ $aspect }”, with a free tag.
   *[no] { $piece } finds nothing.
}

## Leaders and companions

sotc-offer-attach = { $piece }: lead { $group }
sotc-offer-detach = { $piece }: leave { $group }
sotc-ask-attach = { $piece }: how many of { $group } do you lead?
tell-sotc-attach-when = { $size ->
    [one] { $piece } leads { $group } (1).
   *[other] { $piece } leads { $group } ({ $size }).
}
tell-sotc-comp-base = { $companion }, companion of { $piece }: quality { $quality }, { $scopes }{ $known ->
    [yes] , { $skills }
   *[no] {""}
}{ $independent ->
    [yes] , independent
   *[no] {""}
} ({ $advances ->
    [one] 1 advance
   *[other] { $advances } advances
}).
tell-sotc-attach-free = { $piece } leaves { $group }.
sotc-command = Command { $group } to attack { $piece }
barred-sotc-attach-command = At this table leaders cannot command their minions.
tell-sotc-attach-command = { $piece } commands { $group } against { $target }.
sotc-offer-send = { $piece }: send { $companion } off
sotc-offer-recall = { $piece }: call { $companion } back
barred-sotc-comp-adv_independent = { $companion } is not independent.
tell-sotc-comp-adv_independent = { $sent ->
    [yes] { $piece } sends { $companion } off.
   *[no] { $companion } is back with { $piece }.
}

## The game master

sotc-gm = Game master …
sotc-ask-gm = Game master: what do you do?
sotc-gm-record = { $what ->
    [aspect] Add an aspect
    [strike] Remove an aspect or consequence
    [reveal] Reveal a hidden aspect
    [block] Drop a block
    [free] Somebody does something for free
    [lend] Give fate points
    [latecomer] Somebody joins
    [regroup] Split or merge minions
    [zone] Add a zone
    [leave] Somebody leaves
    [ally] Sides join or part
    [long] Draw the conflict out
    [kind] Change the kind of conflict
   *[close] End the conflict
}
barred-sotc-frame-aspects = There is none.
barred-sotc-seq-end = It takes at least three sides.
sotc-ask-gm-on = Where does the aspect lie?
sotc-ask-gm-aspect = What does the aspect say?
sotc-ask-gm-free = Who gets a free tag?
sotc-ask-gm-strike = Which aspect goes?
sotc-ask-gm-reveal = Which aspect is found?
sotc-ask-gm-block = Which block goes?
sotc-ask-gm-lend = Who gets fate points?
sotc-ask-gm-points = How many?
sotc-ask-latecomer = Who joins?
barred-sotc-init-persist = A table holds at most { $most }.
tell-sotc-init-persist = { $piece } joins and takes turns from the next exchange on.
sotc-ask-gm-deed-of = Who does something that costs no action?
sotc-ask-gm-deed = What does { $piece } do?
tell-sotc-act-free = { $piece }, at no cost: { $text }
sotc-ask-gm-leave = Who leaves the conflict?
sotc-ask-gm-ally = Which sides join or part?
sotc-ask-gm-long = What wears everybody down?
sotc-ask-gm-close = Who has won?
sotc-ask-kind = What kind of conflict is it now?
ask-sotc-frame-aspects = A hidden aspect is turned up
sotc-alliance = { $now ->
    [yes] { $one } and { $other } part
   *[no] { $one } and { $other } join forces
}
sotc-tiring = { $now ->
    [yes] { $skill } restricts no more
   *[no] { $skill } restricts every roll
}
sotc-wins = { $side }
sotc-draw = Nobody
tell-sotc-frame-aspects = { $change ->
    [added] New aspect: “{ $aspect }” ({ $on }).
    [found] Found: “{ $aspect }” ({ $on }).
   *[removed] “{ $aspect }” is gone ({ $on }).
}
tell-sotc-fp-pool = { $points ->
    [one] { $piece } gets 1 fate point.
   *[other] { $piece } gets { $points } fate points.
}
tell-sotc-fp-tag_payback = { $points ->
    [one] { $piece } gets 1 fate point for a tag.
   *[other] { $piece } gets { $points } fate points for tags.
}
tell-sotc-group-members = { $change ->
    [joined] { $one } and { $other } join forces.
   *[parted] { $one } and { $other } part.
}
tell-sotc-long-trigger = { $change ->
    [on] The conflict drags on: { $skill } restricts every roll.
   *[off] { $skill } restricts no more.
}
tell-sotc-conflict-kind = { $kind ->
    [social] A social conflict.
    [mental] A mental conflict.
   *[physical] A physical conflict.
}
sotc-offer-compel = { $piece }: compel “{ $aspect }”
sotc-ask-compel = { $piece }: “{ $aspect }” makes trouble. Do you accept?
sotc-compel = { $answer ->
    [accept] Accept (+1 fate point)
   *[refuse] Refuse (−1 fate point)
}
tell-sotc-fp-compel = { $answer ->
    [accept] { $piece } accepts trouble from “{ $aspect }” for a fate point and has { $points }.
   *[refuse] { $piece } refuses trouble from “{ $aspect }” with a fate point and has { $points } left.
}
sotc-ask-trouble = What trouble does { $piece } get?
sotc-trouble = { $what ->
    [plus] +2 for the other side
    [redirect] The action goes to somebody else
   *[drop] The action does not happen
}
sotc-ask-redirect = Whom does { $piece } act against?
tell-sotc-blind-use = { $what ->
    [plus] +2 against { $piece }.
    [redirect] { $piece } acts against { $target } instead.
   *[drop] { $piece } does not act that way.
}
sotc-ask-forbid = What can { $piece } not do this turn?
sotc-forbid-nothing = Nothing in particular

## The end

sotc-ask-end = Only { $side } is left. Is the conflict over?
sotc-end = { $answer ->
    [end] Yes, it is over
   *[on] No, it goes on
}
tell-sotc-seq-end = { $side ->
    [none] The conflict is over.
   *[other] The conflict is over: { $side } has won.
}

## Chances

sotc-odds-open = As it stands
sotc-odds-plus = With +2 for { $piece }
sotc-odds-guard = If { $piece } goes into full defense
sotc-odds-reroll = With new dice for { $piece }
sotc-odds-end = { $end ->
    [spin] 3 shifts or more
    [success] 1 or 2 shifts
    [tie] No shifts
    [blocked] Blocked
   *[fail] Failed
}
sotc-odds-stress = Stress { $stress } or more
sotc-odds-out = Taken out
