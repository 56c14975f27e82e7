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
    [quality] Quality
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
    [slots] Consequences
    [first] First minion
   *[health] Health
}
sotc-figure = { $piece }
sotc-prevented = { $kind ->
    [attack] attacks
    [manoeuvre] manoeuvres
    [move] movement
    [rearm] drawing or picking up weapons
    [sprint] sprinting
   *[other] other actions
}
sotc-nobody = Nobody
sotc-the-pool = The GM’s pool
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
sotc-out-usual = out of the scene, no further harm
sotc-out-left = got away
sotc-out-recalled = back with the partner
sotc-block-unnamed = Block against { $acts }
sotc-block-protects = { $wide ->
    [yes] Protection: { $piece } (attacks and manoeuvres)
    [only] Protection: { $piece } (manoeuvres)
   *[no] Protection: { $piece } (attacks)
}
sotc-block-idle = hinders nobody
sotc-block-limits = { $acts ->
    [none] {""}
   *[other] against { $acts },{" "}
}{ $whom ->
    [all] for everybody
    [none] for all opponents
   *[other] only for { $whom }
}, { $zone ->
    [none] everywhere
   *[other] { $zone }
}{ $against ->
    [none] {""}
   *[other] , target: { $against }
}

## Groups of actions

sotc-group = { $of ->
    [attack] Attack
    [manoeuvre] Manoeuvres
    [move] Move
    [block] Block
   *[more] More
}

## The turn

sotc-ask-turn = { $overflow ->
    [0] { $piece }: what do you do?
    [one] { $piece }: 1 shift left over (overflow). What else?
   *[other] { $piece }: { $overflow } shifts left over (overflow). What else?
}
sotc-ask-who = { $side }: who goes first?
sotc-attack = { $far ->
    [yes] Attack { $piece } (out of range)
   *[no] Attack { $piece } ({ $skill })
}
sotc-attack-note = { $skill ->
    [intimidation] Intimi­da­tion
   *[other] { $named }
}
sotc-attack-via = Move and attack { $piece } ({ $zone }, −{ $penalty })
sotc-attack-drawn = Draw and attack { $piece } ({ $weapon }, −{ $penalty })
sotc-attack-companion = Attack { $companion } and { $piece }
tell-sotc-comp-no_boxes = { $companion } is with { $piece }: the attack targets both, and { $piece } takes the hit.
sotc-ask-far = May { $piece } target { $target } out of range?
sotc-far = { $answer ->
    [yes] Yes, allow it
   *[no] No
}
sotc-guard = Full defence
sotc-hold = Hold the action
sotc-pass = Pass
sotc-away = Leave the conflict
sotc-ask-away = { $piece }: does the escape succeed?
sotc-gets-away = { $answer ->
    [yes] Yes, it works
   *[no] No
}
barred-sotc-fulldef-own_turn = At this table, full defence is declared at the start of the exchange or when first attacked, not on your own turn.
barred-sotc-fulldef-price = { $piece }: something else was done this turn. Full defence takes the whole turn.
barred-sotc-fulldef-first_attacked = { $piece }: already the target of an attack in this exchange. It is too late for full defence against this attack. Defend without it.
barred-sotc-hold-resume = { $piece }: the turn has begun. Holding is possible again in the next exchange.
barred-sotc-hold-several = Somebody else comes first ({ $piece }). Wait until then.
barred-sotc-fp-compel = { $piece }: an accepted compel rules this out for this turn. Choose something else.
barred-sotc-blind-use = An accepted compel sends the attack elsewhere. The only possible target is { $piece }.
barred-sotc-fp-pool = No fate points left. The GM may lend some.
sotc-ask-note = Why may { $piece } target { $target } after all?
sotc-no-reason = no reason given
barred-sotc-frame-range = Out of range. Move closer, or use a weapon with a longer range.
tell-sotc-engine-override = { $piece }: target out of range ({ $target }). The GM allows it all the same ({ $note }).
tell-sotc-frame-range = { $piece }: target out of range ({ $target }). The GM does not allow it.
tell-sotc-act-one = { $piece }: turn over.
tell-sotc-attack-what = { $armed ->
    [yes] { $piece }: attack on { $target } with { $skill } ({ $weapon }).
   *[no] { $piece }: attack on { $target } with { $skill }.
}
tell-sotc-attack-skills = { $piece }: { $skill } in place of { $instead }.
tell-sotc-fulldef-own_turn = { $piece }: full defence until the end of the exchange.
tell-sotc-fulldef-at_start = { $piece }: full defence for the whole exchange.
tell-sotc-fulldef-first_attacked = { $piece }: full defence against this attack and until the end of the exchange.
tell-sotc-fulldef-price = { $piece }: in full defence, no action.
tell-sotc-init-attached = { $piece }: no action left in this exchange.
tell-sotc-hold-declare = { $piece }: action held.
tell-sotc-hold-resume = { $piece }: stepping in with the held action.
tell-sotc-hold-lapse = { $piece }: the held action lapses.
tell-sotc-seq-phases = { $piece }: out of the conflict.
heading-sotc-seq-exchange = Exchange { $exchange }
sotc-offer-guard = { $piece }: full defence
sotc-offer-in = { $piece }: step in now
sotc-ask-hold = Does anybody who holds an action step in now?
sotc-step-in = Step in: { $piece }
sotc-hold-lapse = { $side ->
    [none] No, the held actions lapse
   *[other] { $side }: No, the held actions lapse
}

## The roll

sotc-ask-roll = { $piece }: roll { $skill } ({ $bonus ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] +{ $bonus }
})
sotc-ask-rolls = Everybody rolls
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
    [sotc-block-overcome] Getting past a block
    [sotc-contest-resolve] Contest
    [sotc-simple-difficulty] Simple action
    [sotc-man-first_tag] Assessment or declaration
   *[other] Manoeuvre
}
sotc-contest-block = { $limits ->
    [none] { $block }
   *[other] { $block } · { $limits }
}
sotc-outcome = { $shifts ->
    [-1] Failed by 1
    [-2] Failed by 2
    [-3] Failed by 3
    [-4] Failed by 4
    [-5] Failed by 5
    [-6] Failed by 6
    [-7] Failed by 7
    [-8] Failed by 8
    [-9] Failed by 9
    [-10] Failed by 10
    [-11] Failed by 11
    [-12] Failed by 12
    [-13] Failed by 13
    [-14] Failed by 14
    [-15] Failed by 15
    [-16] Failed by 16
    [0] Tie
    [one] 1 shift
   *[other] { $shifts } shifts
}
sotc-part-skill = { $skill }
sotc-part-group = Group
sotc-part-guard = Full defence
sotc-part-combined = { $part ->
    [complements] Complementing skill
    [restricts] Restricting skill
   *[modifies] Modifying skill
}
sotc-part-supplement = { $what ->
    [move] Supplemental move
    [draw] Drawing a weapon
    [rearm] Picking up a weapon
   *[other] Supplemental action
}
sotc-part-border = Border
sotc-part-load = Load
sotc-part-disarm = After the disarm
sotc-part-penalty = GM’s penalty
sotc-part-manual = By hand
sotc-part-invoked = “{ $aspect }”
sotc-part-point = Fate point
sotc-part-spin = Spin ({ $who })
sotc-part-compel = Compel
sotc-part-protected = Protecting block: at least { $strength ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $strength }
}
tell-sotc-roll-shifts = { $opposed ->
    [no] { $piece }, { $skill }: { $effort }.
   *[yes] { $piece }, { $skill }: { $effort } against { $facing ->
        [hand] { $by }, { $defence }: { $opposition }
        [block] the protecting block: { $opposition }
       *[difficulty] { $opposition }
    }. { $outcome ->
        [blocked] The block holds.
        [fail] Failed.
        [tie] A tie.
       *[success] { $shifts ->
            [one] 1 shift.
           *[other] { $shifts } shifts.
        }
    }
}
sotc-offer-skill = { $role ->
    [acts] { $piece }: use a skill other than { $skill }
   *[defends] { $piece }: defend with a skill other than { $skill }
}
sotc-ask-skill = { $piece }: which skill, if the GM agrees?
sotc-ask-with = { $piece }: with which skill?
sotc-group-skills = Other skills
sotc-skill-rated = { $skill } { $rating ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] +{ $rating }
}
sotc-offer-combine = { $piece }: bring in a second skill
sotc-ask-second = { $piece }: which second skill besides { $skill }?
sotc-ask-combine = { $piece }: what does the second skill do ({ $skill })?
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
sotc-offer-supplement = { $piece }: supplemental action
sotc-offer-harder = { $piece }: make the supplemental action harder
sotc-ask-supplement = { $piece }: what penalty for the supplemental action? (Usually 1.)
sotc-offer-weapon = { $how ->
    [draw] { $piece }: draw { $weapon } (−1)
    [rearm] { $piece }: pick up { $weapon }
   *[swap] { $piece }: use { $weapon }
}
sotc-offer-move = { $piece }: then move on ({ $zone }, −{ $penalty })
tell-sotc-supp-penalty = { $what ->
    [move] { $piece }: supplemental move to { $zone }, −{ $penalty }.
    [draw] { $piece }: weapon drawn as a supplemental action, −{ $penalty }.
    [rearm] { $piece }: weapon picked up as a supplemental action, −{ $penalty }.
   *[other] { $piece }: supplemental action, −{ $penalty }.
}
sotc-offer-difficulty = Change the difficulty ({ $difficulty ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $difficulty }
})
sotc-ask-difficulty = { $piece }: how difficult is it?
tell-sotc-simple-difficulty = { $piece }: difficulty { $difficulty ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $difficulty }
}.
sotc-offer-penalty = { $penalty ->
    [0] Put a penalty on the roll
   *[other] Change the penalty ({ $penalty ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
        [-10] −10
        [-11] −11
        [-12] −12
        [-13] −13
        [-14] −14
        [-15] −15
        [-16] −16
       *[other] { $penalty }
    })
}
sotc-ask-penalty = { $piece }: what penalty does the roll get?
tell-sotc-block-penalty = { $piece }: penalty { $penalty ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $penalty }
}, set by the GM.
tell-sotc-roll-effort = { $piece }: penalty { $penalty ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $penalty }
}, set by the GM.
sotc-offer-track = Hit the other stress track ({ $piece })
tell-sotc-stress-tracks = { $track ->
    [composure] The attack on { $piece } hits Composure.
   *[health] The attack on { $piece } hits Health.
}
sotc-pull = { $piece }: pull the hit
sotc-ask-pull = { $piece }: how many shifts count against { $target }?
tell-sotc-attack-pull = { $shifts ->
    [one] { $piece }: the hit is pulled, 1 shift counts.
   *[other] { $piece }: the hit is pulled, { $shifts } shifts count.
}

## The window after the dice

sotc-ask-window = { $used ->
    [yes] Does anybody want to change anything else about the roll?
   *[no] Does anybody want to change the roll?
}
sotc-window-done = No, leave it at that
sotc-window-other = Another aspect
sotc-ask-window-other = Which other aspect matters here, if the table agrees?
sotc-use = { $how ->
    [reroll] { $piece }: reroll with { $what }
    [swap] { $piece }: switch skill, thanks to { $what }
   *[plus] { $piece }: +2 from { $what }
}
sotc-use-short = { $how ->
    [swap] Switch skill
   *[reroll] Reroll
}
sotc-use-aspect = { $on ->
    [none] { $price ->
        [free] “{ $aspect }” (free)
       *[paid] { $held ->
            [0] “{ $aspect }” (1 fate point)
            [one] { $whose ->
                [pool] “{ $aspect }” (the GM’s last fate point)
               *[own] “{ $aspect }” (the last fate point)
            }
           *[other] { $whose ->
                [pool] “{ $aspect }” (1 of the GM’s { $held } fate points)
                [both] “{ $aspect }” (1 of { $held } fate points, pool included)
               *[own] “{ $aspect }” (1 of { $held } fate points)
            }
        }
    }
   *[other] { $price ->
        [free] “{ $aspect }”, { $on } (free)
       *[paid] { $held ->
            [0] “{ $aspect }”, { $on } (1 fate point)
            [one] { $whose ->
                [pool] “{ $aspect }”, { $on } (the GM’s last fate point)
               *[own] “{ $aspect }”, { $on } (the last fate point)
            }
           *[other] { $whose ->
                [pool] “{ $aspect }”, { $on } (1 of the GM’s { $held } fate points)
                [both] “{ $aspect }”, { $on } (1 of { $held } fate points, pool included)
               *[own] “{ $aspect }”, { $on } (1 of { $held } fate points)
            }
        }
    }
}
tell-sotc-fp-tag = { $price ->
    [free] { $how ->
        [reroll] { $player }: “{ $aspect }” tagged for free, reroll.
        [swap] { $player }: “{ $aspect }” tagged for free, skill switched.
       *[plus] { $player }: “{ $aspect }” tagged for free, +2.
    }
   *[paid] { $how ->
        [reroll] { $player }: “{ $aspect }” used for a fate point, reroll.
        [swap] { $player }: “{ $aspect }” used for a fate point, skill switched.
       *[plus] { $player }: “{ $aspect }” used for a fate point, +2.
    }
}
tell-sotc-roll-dice = { $piece }: rerolled, the dice now come to { $dice ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
   *[other] +{ $dice }
} (before: { $before ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
   *[other] +{ $before }
}).
barred-sotc-fp-tag = This aspect has already been used on this roll. Use another one.
barred-sotc-temp-one_free_tag = Only one tag on a roll is free. Pay a fate point for another one.
sotc-ask-swap = { $piece }: which skill in place of { $skill }?
tell-sotc-env-swap_skill = { $piece }: { $skill } in place of { $instead } (“{ $aspect }”).
sotc-offer-lasts = { $piece }: keep { $skill } in place of { $instead }
sotc-ask-lasts = { $piece }: how long does { $skill } stand in for { $instead }?
sotc-swap-until = { $until ->
    [exchange] This exchange
    [scene] The whole scene
   *[over] No longer
}
sotc-set-swap = { $piece }: { $skill } in place of { $instead }
tell-sotc-env-duration = { $until ->
    [exchange] { $piece }: the swap lasts for the rest of the exchange ({ $skill }).
   *[scene] { $piece }: the swap lasts for the whole scene ({ $skill }).
}
sotc-plus-one = { $held ->
    [one] { $whose ->
        [pool] { $piece }: +1 (the GM’s last fate point)
       *[own] { $piece }: +1 (the last fate point)
    }
   *[other] { $whose ->
        [pool] { $piece }: +1 (1 of the GM’s { $held } fate points)
        [both] { $piece }: +1 (1 of { $held } fate points, pool included)
       *[own] { $piece }: +1 (1 of { $held } fate points)
    }
}
tell-sotc-fp-plus_one = { $piece }: +1 for a fate point.
sotc-spin = { $sign ->
    [minus] { $who }: spin, −1 for { $piece }
   *[plus] { $who }: spin, +1 for { $piece }
}
sotc-spin-short = −1
sotc-spin-implausible = Rule out spin from { $who } for { $piece }
barred-sotc-spin-explain = The GM sees no way for this spin to matter here ({ $who }, { $piece }). Keep it for another roll.
tell-sotc-spin-explain = { $piece }: the GM sees no way for this spin to matter here ({ $who }).
tell-sotc-spin-use = { $sign ->
    [minus] { $who }: spin spent, −1 for { $piece } on this roll.
   *[plus] { $who }: spin spent, +1 for { $piece } on this roll.
}

## The result of an attack

tell-sotc-attack-roll = { $hit ->
    [0] { $piece }: the attack on { $target } misses.
   *[other] { $piece }: hit of { $hit } on { $target }.
}
tell-sotc-block-overcome = { $kind ->
    [attack] { $piece }: the block stops the attack.
    [move] The block stops { $piece }.
    [action] { $piece }: the block stops the action.
   *[manoeuvre] { $piece }: the block stops the manoeuvre.
}
tell-sotc-stress-mark = { $track ->
    [composure] { $piece }: Composure box { $box } marked.
   *[health] { $piece }: Health box { $box } marked.
}
tell-sotc-stress-roll_up = { $track ->
    [composure] { $piece }: the hit of { $hit } rolls up to Composure box { $box }.
   *[health] { $piece }: the hit of { $hit } rolls up to Health box { $box }.
}
tell-sotc-stress-no_box = { $piece }: no box for a hit of { $hit }.
sotc-ask-absorb = { $piece }: no box for a hit of { $hit }. What do you take instead?
sotc-absorb = { $offer ->
    [yes] { $how ->
        [companion] { $companion } drops out, offer to concede
       *[consequence] { $severity ->
            [moderate] Moderate consequence, offer to concede
            [severe] Severe consequence, offer to concede
           *[mild] Mild consequence, offer to concede
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
    [moderate] { $piece }: a moderate consequence.
    [severe] { $piece }: a severe consequence.
   *[mild] { $piece }: a mild consequence.
}
tell-sotc-comp-extra_consequence = { $companion } drops out and spares { $piece } a consequence.
sotc-offer-instead = { $piece }: consequence in place of box { $box }
tell-sotc-cons-voluntary = { $piece }: a consequence in place of box { $box }.
barred-sotc-cons-limit = { $piece } cannot carry any more consequences. The box stays marked.
tell-sotc-minion-stress_flow = { $fallen ->
    [0] { $piece }: hit of { $hit }, all still standing{ $first ->
        [0] {""}
       *[other] , the first with { $first } stress
    }.
    [one] { $piece }: hit of { $hit }, 1 falls, { $standing } still standing{ $first ->
        [0] {""}
       *[other] , the first with { $first } stress
    }.
   *[other] { $piece }: hit of { $hit }, { $fallen } fall, { $standing } still standing{ $first ->
        [0] {""}
       *[other] , the first with { $first } stress
    }.
}
sotc-minions-fallen = { $fallen } down, { $standing } still standing
tell-sotc-attach-damage = { $left ->
    [0] { $piece }: hit of { $hit } taken for { $leader }, { $standing } still standing{ $first ->
        [0] {""}
       *[other] , the first with { $first } stress
    }.
   *[other] { $piece }: hit of { $hit } taken for { $leader }, { $left } left over.
}
tell-sotc-out-trigger = { $piece }: taken out.
sotc-offer-outcome = Say what happens to { $piece }
sotc-ask-outcome = What happens to { $piece }?
tell-sotc-out-fate = { $piece }: { $text }
sotc-offer-object = { $piece }: this goes too far
sotc-ask-limit = { $piece }: why does this defeat go too far?
sotc-limit = { $rule ->
    [limit_self] It says what others do
    [limit_scope] It was not what the conflict was about
   *[limit_reason] Nobody would believe it
}
tell-sotc-out-limit_self = { $piece }: a defeat concerns only the loser.
tell-sotc-out-limit_scope = { $piece }: a defeat stays within what the conflict was about.
tell-sotc-out-limit_reason = { $piece }: a defeat must be believable.
sotc-offer-buy = { $piece }: buy a different defeat (all points)
barred-sotc-out-buy = It takes at least one fate point, and none is left. Accept this defeat, or say that it goes too far.
tell-sotc-out-buy = { $points ->
    [one] { $piece } pays 1 fate point for a different defeat.
   *[other] { $piece } pays { $points } fate points for a different defeat.
}
tell-sotc-spin-gain = { $piece }: defended with a margin of { $margin }, spin gained.
sotc-offer-overflow = { $piece }: overflow { $margin } in place of spin
sotc-ask-overflow = { $left ->
    [one] { $piece }: 1 shift left over (overflow). What do you do with it?
   *[other] { $piece }: { $left } shifts left over (overflow). What do you do with them?
}
tell-sotc-spin-or_overflow = { $piece }: overflow { $margin } in place of spin.
tell-sotc-over-minions = { $piece }: overflow { $overflow }.
tell-sotc-over-named = { $piece }: overflow { $overflow }, beyond what was needed.
tell-sotc-spin-expiry = { $piece }: the spin lapses.
sotc-follow-move = Move to { $zone } ({ $price })
sotc-follow-weapon = Ready { $weapon } ({ $price })
barred-sotc-over-no_attack = Overflow cannot pay for an attack or a manoeuvre. It buys movement, a weapon or another action without a roll.
sotc-follow-other = Something else without a roll (1)
sotc-follow-end = { $left ->
    [0] Done
   *[other] Done, overflow { $left } lapses
}
barred-sotc-over-use = That costs { $price }, and only { $left } is left. Choose something cheaper.
tell-sotc-over-use = { $what ->
    [move] { $piece }: moved to { $zone } from overflow ({ $price }).
    [weapon] { $piece }: a weapon taken in hand from overflow ({ $price }).
   *[other] { $piece }: from overflow ({ $price }): { $text }
}
tell-sotc-over-expiry = { $piece }: overflow { $left } lapses.

## Concessions

sotc-offer-concede = { $piece }: offer a concession
sotc-ask-terms = { $piece }: on which terms do you concede?
sotc-ask-concession = { $piece } offers to concede (“{ $terms }”). Do you accept?
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
sotc-ask-reasonable = { $piece } offered to concede (“{ $terms }”). Was that reasonable?
sotc-reasonable = { $answer ->
    [yes] Yes, a fate point changes hands
   *[no] No
}
tell-sotc-conc-refuse = { $reasonable ->
    [yes] { $paid ->
        [yes] { $player }: reasonable offer from { $piece } refused (“{ $terms }”). { $payer } pays 1 fate point, { $piece } gains 1.
        [none] { $player }: reasonable offer from { $piece } refused (“{ $terms }”). { $payer } has no fate point to pay, { $piece } gains 1.
       *[nobody] { $player }: reasonable offer from { $piece } refused (“{ $terms }”). Nobody pays, { $piece } gains 1 fate point.
    }
   *[no] { $player }: concession offered by { $piece } refused (“{ $terms }”).
}
tell-sotc-conc-empty_pool = { $piece } has no fate points and cannot refuse a reasonable offer.

## Manoeuvres

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
barred-sotc-disarm-effect = No weapon in hand ({ $piece }). Try another manoeuvre.
barred-sotc-disarm-defense = { $piece }: without a weapon in hand this skill is no defence. Choose another.
barred-sotc-disarm-recover_supplemental = { $piece }: the weapon is lost. Pick it up first.
barred-sotc-supp-penalty = { $piece }: no such weapon in hand. Draw one first.
tell-sotc-man-kinds = { $what ->
    [blind] { $piece }: trying to blind { $target } ({ $skill }).
    [disarm] { $piece }: trying to disarm { $target } ({ $skill }).
    [mark] { $piece }: trying to mark { $target } ({ $skill }).
    [topple] { $piece }: toppling something onto { $target } ({ $skill }).
   *[place] { $piece }: manoeuvre against { $target } ({ $skill }).
}
tell-sotc-man-target = { $done ->
    [yes] { $what ->
        [disarm] { $target }: disarmed by { $piece }.
       *[place] { $piece }: the manoeuvre against { $target } succeeds. New aspect: “{ $aspect }”.
    }
   *[no] { $piece }: the manoeuvre against { $target } fails.
}
tell-sotc-disarm-effect = { $piece }: weapon lost. Picking it up as a supplemental action costs { $penalty } more.
sotc-rearm = Pick up the weapon
tell-sotc-disarm-recover_action = { $piece }: weapon picked up.
sotc-ask-alter = { $piece }: how do you alter the scene?
sotc-alter = { $aspect ->
    [none] Add an aspect to the scene
   *[other] { $on ->
        [scene] Remove “{ $aspect }”
       *[other] Remove “{ $aspect }” ({ $on })
    }
}
tell-sotc-man-scene = { $change ->
    [added] { $piece }: new scene aspect, “{ $aspect }”.
    [removed] { $on ->
        [scene] { $piece }: “{ $aspect }” is removed.
       *[other] { $piece }: “{ $aspect }” ({ $on }) is removed.
    }
    [kept] { $on ->
        [scene] { $piece }: the attempt to remove “{ $aspect }” fails.
       *[other] { $piece }: the attempt to remove “{ $aspect }” ({ $on }) fails.
    }
    [argued] { $piece }: 1 fate point spent, argument enough for “{ $aspect }”.
    [unheard] { $piece }: the GM does not accept a fate point for “{ $aspect }”; it is not spent.
   *[none] { $piece }: no new aspect comes of it.
}
sotc-offer-argue = { $piece }: a fate point for “{ $aspect }”
sotc-ask-argue = { $piece }: a fate point for “{ $aspect }”. Is that argument enough?
sotc-argue = { $answer ->
    [yes] Yes
   *[no] No, the point is not spent
}
sotc-offer-buy-off = { $piece }: ward off “{ $aspect }” (1 fate point)
barred-sotc-man-buy_off = No fate points left. The GM may lend some.
tell-sotc-man-buy_off = { $piece }: “{ $aspect }” warded off for a fate point.
sotc-offer-sticky = Let “{ $aspect }” stay (sticky)
sotc-ask-sight = { $piece }: now in another zone. Is “{ $aspect }” lost?
sotc-sight = { $answer ->
    [yes] Yes, the line of sight is broken
   *[no] No, the aspect stays
}
tell-sotc-temp-fragile_lost = “{ $aspect }” is lost: no line of sight any more ({ $piece }).
barred-sotc-temp-sticky_spin = By your house rules it takes 3 shifts to make an aspect sticky. This one stays fragile.
tell-sotc-temp-sticky = “{ $aspect }” is now sticky.
sotc-offer-name = Rename “{ $aspect }” ({ $on })
sotc-ask-name = What should “{ $aspect }” be called?
tell-sotc-cons-wording = { $on }: “{ $aspect }” (previously “{ $before }”).
tell-sotc-man-special = { $on }: “{ $aspect }” (previously “{ $before }”).
sotc-offer-pass = { $piece }: hand over the free tag on “{ $aspect }”
sotc-ask-pass = { $piece }: who gets the free tag on “{ $aspect }”?
sotc-ask-passable = { $piece }: can the free tag on “{ $aspect }” be handed over to { $taker }?
sotc-passable = { $answer ->
    [yes] Yes
   *[no] No, it cannot be handed over
}
tell-sotc-man-pass_tag = { $allowed ->
    [yes] { $piece }: free tag on “{ $aspect }” handed over to { $taker }.
   *[no] { $piece }: the free tag on “{ $aspect }” cannot be handed over to { $taker }.
}

## Blocks

sotc-do-block = Block something
sotc-protect = Protect { $piece }
sotc-offer-wide = Protect { $piece } from manoeuvres too
tell-sotc-block-protect = { $piece }: the block protects { $target } from manoeuvres too.
sotc-ask-block = { $piece }: what is to be prevented?
sotc-form-block = { $of ->
    [acts] What (one or more)
    [whom] Whose action
    [against] Against whom
    [where] Where
    [things] Made of things
   *[text] Description
}
sotc-block-whom = { $piece ->
    [none] All opponents
   *[other] { $piece }
}
sotc-block-against = { $piece ->
    [none] Anybody
   *[other] { $piece }
}
sotc-block-where = { $zone ->
    [none] Everywhere
   *[other] { $zone }
}
sotc-block-things = { $answer ->
    [yes] Yes, it stands by itself
   *[no] No, it ends with the blocker
}
sotc-block-broad = A block cannot cover everything. Choose fewer kinds of action, or a place.
sotc-block-aimless = Moving and readying a weapon have no target. Leave them out, or choose “Anybody”.
sotc-a-block = { $block }
tell-sotc-block-strength = { $piece }: { $block }, strength { $strength ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $strength }
}{ $limits ->
    [none] {""}
   *[other] {" "}({ $limits })
}.
tell-sotc-block-duration = { $block } ends.
tell-sotc-block-blocker_gone = { $stays ->
    [yes] { $block } stays.
   *[no] { $block } is gone.
}
sotc-offer-block-stays = Keep the block: { $block }
barred-sotc-block-costs_action = { $piece }: a block stands in the way. Getting past it takes the action.

## Moving

sotc-walk = Move to { $zone } (−{ $penalty })
sotc-walk-note = Move −{ $penalty }
sotc-sprint = Sprint (Athletics)
sotc-push = Push { $piece } along
sotc-throw = Throw { $piece }
sotc-throw-short = Throw
sotc-throw-thing = Throw something
sotc-ask-waive = { $piece }: past the block without spending the action?
sotc-waive = { $answer ->
    [yes] Yes
   *[no] No, it takes the action
}
barred-sotc-supp-several = { $piece }: has moved already. Going further takes a sprint.
barred-sotc-move-plain = { $piece }: a border was crossed, which needs a roll. Choose an action, or undo the move.
barred-sotc-push-both_move = Not in the same zone. Move closer first.
tell-sotc-move-one_zone = { $penalty ->
    [0] { $piece }: moved to { $zone }.
   *[other] { $piece }: moved to { $zone }, −{ $penalty } on the action.
}
sotc-ask-sprint = { $shifts ->
    [one] { $piece }: 1 shift. Where to?
   *[other] { $piece }: { $shifts } shifts. Where to?
}
sotc-sprint-to = { $zone } ({ $price })
sotc-sprint-stay = Stay here
tell-sotc-move-sprint = { $zone ->
    [none] { $piece }: the sprint gets nowhere.
   *[other] { $piece }: sprint to { $zone }.
}
sotc-ask-destination = { $target ->
    [none] { $piece }: where does it fly?
   *[other] { $piece }: where will { $target } go?
}
sotc-send-to = { $zone } ({ $price })
tell-sotc-push-cost = { $zone ->
    [none] { $piece }: the push against { $target } gets nowhere.
   *[other] { $piece }: { $target } pushed along, both now in { $zone }.
}
tell-sotc-push-leftover = { $piece }: a hit of { $hit } from the leftover shifts.
tell-sotc-throw-cost = { $zone ->
    [none] { $piece }: the throw goes nowhere.
   *[other] { $target ->
        [none] { $piece }: something thrown to { $zone }.
       *[other] { $piece }: { $target } thrown to { $zone }.
    }
}
sotc-ask-weight = { $piece }: how heavy is it?
sotc-weight = { $factor ->
    [2] Up to { $kilograms } kg, like a person (factor 2)
   *[other] Up to { $kilograms } kg (factor { $factor })
}
sotc-carry = Take up a heavy load
sotc-put-down = Put down the load (factor { $factor })
tell-sotc-carry-penalty = { $factor ->
    [0] { $piece }: load put down.
   *[other] { $piece }: carrying a load (factor { $factor }).
}

## Other actions

sotc-other = Other action with a roll
sotc-assess = Assess or declare something
sotc-contest-with = Contest with { $piece }
tell-sotc-shift-spend = { $done ->
    [yes] { $shifts ->
        [0] { $piece }: success.
        [one] { $piece }: success, 1 shift to spare.
       *[other] { $piece }: success, { $shifts } shifts to spare.
    }
   *[no] { $piece }: failed.
}
tell-sotc-contest-resolve = { $winner ->
    [none] { $piece } against { $target }: a draw.
   *[other] { $shifts ->
        [one] { $piece } against { $target }: the contest goes to { $winner } by 1 shift.
       *[other] { $piece } against { $target }: the contest goes to { $winner } by { $shifts } shifts.
    }
}
sotc-ask-tie = { $piece } against { $target }: a tie. Draw, or roll again?
sotc-tie = { $answer ->
    [again] Roll again
   *[draw] Draw
}
sotc-ask-declared = { $piece }: which aspect?
sotc-ask-found = { $piece }: what comes to light?
sotc-new-aspect = A new aspect
tell-sotc-man-first_tag = { $done ->
    [yes] { $piece }: “{ $aspect }”, with a free tag.
   *[no] { $piece }: nothing found.
}

## Leaders and companions

sotc-offer-attach = { $piece }: lead { $group }
sotc-offer-detach = { $piece }: leave { $group }
sotc-ask-attach = { $piece }: how many of { $group } do you lead?
tell-sotc-attach-when = { $size ->
    [one] { $piece } leads { $group } (1).
   *[other] { $piece } leads { $group } ({ $size }).
}
tell-sotc-comp-base = { $companion }, companion to { $piece }: quality { $quality }, { $scopes }{ $known ->
    [yes] , { $skills }
   *[no] {""}
}{ $independent ->
    [yes] , independent
   *[no] {""}
} ({ $advances ->
    [one] 1 advance
   *[other] { $advances } advances
}).
sotc-offer-along = { $group }: follow { $piece }
tell-sotc-attach-free = { $along ->
    [yes] { $piece } still leads { $group }, who come along.
   *[no] { $piece } no longer leads { $group }.
}
sotc-command = Command { $group } to attack { $piece }
barred-sotc-attach-command = At this table minions act only together with their leader. Attack with the leader; the group helps.
tell-sotc-attach-command = { $piece } commands { $group } against { $target }.
sotc-offer-send = { $piece }: send { $companion } off
sotc-offer-recall = { $piece }: call { $companion } back
barred-sotc-comp-adv_independent = { $companion } stays with the partner. Only independent companions go off alone.
tell-sotc-comp-adv_independent = { $sent ->
    [yes] { $piece } sends { $companion } off.
   *[no] { $companion } is back with { $piece }.
}

## The GM

sotc-gm = Record as GM…
sotc-ask-gm = GM: what is to be recorded?
sotc-gm-record = { $what ->
    [aspect] Add an aspect
    [strike] Remove an aspect or consequence
    [reveal] Reveal a hidden aspect
    [compel] Compel an aspect
    [block] Drop a block
    [free] Free action
    [lend] Give fate points
    [latecomer] Somebody joins
    [regroup] Split or merge minions
    [zone] Add a zone
    [leave] Somebody leaves
    [ally] Ally or separate sides
    [long] Draw out the conflict
    [kind] Change the kind of conflict
   *[close] End the conflict
}
barred-sotc-frame-aspects = There is none at the moment. Choose another entry.
barred-sotc-seq-end = It takes at least three sides. Choose another entry.
sotc-ask-gm-on = What is the aspect on?
sotc-ask-gm-aspect = What does the aspect say?
sotc-ask-gm-free = Who gets a free tag?
sotc-ask-gm-strike = Which aspect is removed?
sotc-ask-gm-reveal = Which aspect is found?
sotc-ask-gm-compel = Which aspect is compelled?
sotc-ask-gm-block = Which block is dropped?
sotc-ask-gm-lend = Who gets fate points?
sotc-ask-gm-points = How many?
sotc-ask-latecomer = Who joins?
barred-sotc-init-persist = A conflict holds { $most } participants at most. Choose another entry.
tell-sotc-init-persist = { $piece }: joining now, taking turns from the next exchange on.
tell-sotc-frame-start_zone = { $piece }: the starting zone is { $zone }.
sotc-ask-gm-deed-of = Who does something that costs no action?
sotc-ask-gm-deed = { $piece }: what happens?
tell-sotc-act-free = { $piece }, free action: { $text }
sotc-ask-gm-leave = Who leaves the conflict?
sotc-ask-gm-ally = Which sides become allies or separate?
sotc-ask-gm-long = What wears everybody down?
sotc-ask-gm-close = Who has won?
sotc-ask-kind = What kind of conflict is it now?
ask-sotc-frame-aspects = A hidden aspect is revealed
sotc-alliance = { $now ->
    [yes] Separate: { $one } and { $other }
   *[no] Ally: { $one } and { $other }
}
sotc-tiring = { $now ->
    [yes] { $skill } no longer restricts rolls
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
    [one] { $piece }: 1 fate point received.
   *[other] { $piece }: { $points } fate points received.
}
tell-sotc-fp-tag_payback = { $points ->
    [one] { $piece }: 1 fate point received for an aspect that was used against them.
   *[other] { $piece }: { $points } fate points received for aspects that were used against them.
}
tell-sotc-group-members = { $change ->
    [joined] { $one } and { $other }: now allies.
   *[parted] { $one } and { $other }: no longer allies.
}
tell-sotc-long-trigger = { $change ->
    [on] The conflict drags on: { $skill } restricts every roll.
   *[off] { $skill } no longer restricts rolls.
}
tell-sotc-conflict-kind = { $kind ->
    [social] A social conflict.
    [mental] A mental conflict.
   *[physical] A physical conflict.
}
sotc-offer-compel = { $piece }: compel “{ $aspect }”
sotc-ask-compel = { $piece }: “{ $aspect }” is compelled. Accept the trouble?
sotc-compel = { $answer ->
    [accept] Accept (+1 fate point)
   *[refuse] Refuse (−1 fate point)
}
tell-sotc-fp-compel = { $answer ->
    [accept] { $piece }: trouble from “{ $aspect }” accepted, +1 fate point. Now: { $points }.
   *[refuse] { $piece }: trouble from “{ $aspect }” refused for a fate point. Left: { $points }.
}
sotc-ask-trouble = { $piece }: what trouble does it cause?
sotc-trouble = { $what ->
    [plus] +2 for the other side
    [redirect] The action goes to somebody else
    [told] Story only
   *[drop] The action does not happen
}
sotc-ask-redirect = { $piece }: who becomes the target?
tell-sotc-blind-use = { $what ->
    [plus] { $piece }: +2 for the other side.
    [redirect] { $piece }: another target, { $target }.
   *[drop] { $piece }: the action does not happen.
}
sotc-ask-forbid = { $piece }: what is impossible this turn?
sotc-forbid-nothing = Nothing in particular

## The end

sotc-ask-end = Only one side is left ({ $side }). Is the conflict over?
sotc-end = { $answer ->
    [end] Yes, it is over
   *[on] No, it goes on
}
tell-sotc-seq-end = { $side ->
    [none] The conflict is over.
   *[other] The conflict is over. Victory: { $side }.
}

## Chances

sotc-odds-open = As it stands
sotc-odds-plus = With +2: { $piece }
sotc-odds-guard = With full defence: { $piece }
sotc-odds-reroll = After a reroll: { $piece }
sotc-odds-end = { $end ->
    [spin] 3 shifts or more
    [success] 1 or 2 shifts
    [tie] Tie
    [blocked] Blocked
   *[fail] Failed
}
sotc-odds-stress = Stress { $stress } or more
sotc-odds-out = Taken out

## Set-up

sotc-scene = Scene
sotc-player = Player { $number }
sotc-player-gm = GM
sotc-side = Side { $number }
sotc-zone = Zone { $number }
sotc-numbered = { $name } { $number }
sotc-title = { $title }
sotc-title-kind = { $kind ->
    [social] Social conflict
    [mental] Mental conflict
   *[physical] Physical conflict
}
sotc-thing = { $thing }
sotc-hidden = Hidden aspect { $number }
sotc-weapon = { $kind ->
    [thrown] Throwing weapon
    [gun] Handgun
    [rifle] Rifle
   *[melee] Melee weapon
}
sotc-ladder = { $step ->
    [8] { $beyond ->
        [0] Legendary (+8)
       *[other] Legendary +{ $beyond } (+{ $size })
    }
    [7] Epic (+7)
    [6] Fantastic (+6)
    [5] Superb (+5)
    [4] Great (+4)
    [3] Good (+3)
    [2] Fair (+2)
    [1] Average (+1)
    [-1] Poor (−1)
    [-2] { $beyond ->
        [0] Terrible (−2)
        [-1] Abysmal (−3)
       *[other] −{ $size }
    }
   *[0] Mediocre (0)
}
sotc-scope = { $scope ->
    [social] social
    [mental] mental
   *[physical] physical
}
sotc-step = { $step ->
    [frame] Scene
    [groups] Groups
    [initiative] Initiative
    [after] After the conflict
   *[exchange] Conflict
}
sotc-step-exchange = Exchange { $exchange }
sotc-ask-begin = What kind of conflict do you want to play?
sotc-begin-quick = Your own scene on one page
sotc-begin-ready = Ready-made scenes
sotc-begin-grouped = Ready-made scenes (you split the minions)
sotc-begin-example = The example scene
sotc-ready = { $players ->
    [one] { $name } ({ $kind ->
        [social] social
        [mental] mental
       *[physical] physical
    }, 1 player, { $zones ->
        [one] 1 zone
       *[other] { $zones } zones
    })
   *[other] { $name } ({ $kind ->
        [social] social
        [mental] mental
       *[physical] physical
    }, { $players } players, { $zones ->
        [one] 1 zone
       *[other] { $zones } zones
    })
}
sotc-ask-frame = Can the conflict begin?
sotc-begin = Begin the conflict
sotc-begin-later = Keep these values, go on setting up
sotc-ask-quick = Who is up against whom, and where?
sotc-form-kind = Kind of conflict
sotc-form-title = Name of the scene
sotc-form-people = Cast
sotc-form-row = { $row ->
    [companion] Companion
    [group] Group
    [hero] Hero
    [hidden] Hidden aspect
    [known] Aspect
    [minions] Minions
   *[villain] Villain
}
sotc-form-player = Player
sotc-form-template = Who
sotc-form-from-card = From a card
sotc-form-card = Character card
sotc-form-card-sample = Sample: { $sample }
sotc-form-called = Name
sotc-form-points = Fate points
sotc-form-side = Side
sotc-form-grit = Grit (only with the “Grit” option)
sotc-form-grade = Quality
sotc-form-quality = { $quality ->
    [1] Average (+1)
    [2] Fair (+2)
   *[3] Good (+3)
}
sotc-form-scope = Scope
sotc-form-scene-kind = Same as this conflict
sotc-form-count = How many
sotc-form-reach = Range in zones
sotc-form-leader = Leader
sotc-form-partner = Belongs to hero number
sotc-form-type = Kind of companion
sotc-form-companion = { $scope ->
    [social] Aide (social)
    [mental] Assistant (mental)
   *[physical] Sidekick (physical)
}
sotc-form-scopes = Further scope
sotc-form-traits = Advances
sotc-form-trait = { $trait ->
    [independent] Independent
    [keeps] Keeping up
   *[contact] Communication
}
sotc-form-skills = Skills
sotc-form-further = Further skills, for another advance
sotc-form-skill = { $skill }
sotc-ask-start-zones = In which zone does each of them start?
sotc-form-zones = Zones
sotc-form-zone = Zone
sotc-form-border = Border to the next zone
sotc-form-ways = The way back
sotc-form-way = { $way ->
    [other] A different border
   *[same] The same border
}
sotc-form-back = Border on the way back
sotc-form-near = Next to which zone
sotc-form-aspects = Scene aspects
sotc-form-aspect = Aspect
sotc-form-hidden = Hidden aspect
sotc-form-where = Zone number (0: the whole scene)
sotc-form-pool = The GM’s fate points
sotc-form-recovery = Since the last scene
sotc-form-since = { $since ->
    [break] A breather
    [rest] Hours of rest
    [adventure] A new adventure
    [session] A new session, no break
   *[nothing] Nothing
}
sotc-form-hours = Hours
sotc-form-suits = What this rest heals
sotc-form-split = { $piece } ({ $standing } in all)
sotc-ask-split = How do the minions split up?
sotc-ask-zone = Which zone is added?
sotc-ask-regroup = Which minions split or merge?
sotc-regroup = { $other ->
    [none] Split: { $piece }
   *[other] Merge: { $piece } and { $other }
}
sotc-ask-regroup-size = { $piece }: how many of { $standing } form the new group?
sotc-kept-character = { $name }
heading-sotc-seq-phases = { $phase ->
    [groups] Groups
   *[frame] The scene
}
tell-sotc-group-split = { $groups ->
    [one] { $piece }: one group of { $sizes }.
   *[other] { $piece }: groups of { $sizes }.
}
tell-sotc-group-uniform = { $piece }: merged with { $other }, { $standing } in all.
tell-sotc-frame-zones = { $zone }: a new zone next to { $near }, border { $border } there and { $back } back.
barred-sotc-seq-phases = A conflict needs at least two sides. Put somebody on another side.
barred-sotc-frame-zones = { $zones ->
    [one] There is only one zone. Take 1, or 0 for the whole scene.
   *[other] There are only { $zones } zones. Take one of them, or 0 for the whole scene.
}
barred-sotc-frame-zone_count = There can be at most { $most } zones. Choose another entry.
barred-sotc-group-split = { $piece }: the groups add up to { $given }. Change them until they add up to { $standing }.
barred-sotc-group-uniform = These minions differ. To merge they need the same quality, the same scope and the same range.
barred-sotc-attach-when = { $leader } already leads a group. Leave it first, or choose another leader.
barred-sotc-comp-base = There is no hero number { $partner }, or that hero’s card cannot be read. Check the number and the card.
barred-sotc-comp-adv_quality = Quality must stay below the hero’s best skill: at most { $most }.
barred-sotc-comp-adv_scope = The companion has this scope already. Choose another one.
barred-sotc-comp-adv_skilled = { $why ->
    [twice] The companion has one of these skills already. Choose others.
   *[low] Quality { $quality } is too low for so many skills. Choose fewer.
}
barred-sotc-minion-build = There are no minions to split or merge. Choose another entry.
refused-card-number = A number on the card does not fit. It can be anything from { $least ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $least }
} to { $most }.

## Initiative

heading-sotc-init-mode = Initiative
sotc-ask-start = Who starts the first exchange?
sotc-starts = { $side }
tell-sotc-init-clockwise_first = First: { $side }, then it goes clockwise. Each exchange starts one seat further on.
tell-sotc-init-skill_order = Position { $place }: { $piece } ({ $skill } { $rating ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] +{ $rating }
})
tell-sotc-init-minions = Position { $place }: { $piece } (quality { $rating ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] +{ $rating }
})

## After the conflict

heading-sotc-stress-clear = After the conflict
sotc-ask-after = { $ended ->
    [yes] GM: and then?
   *[no] GM: what follows the conflict?
}
sotc-after = { $what ->
    [scene] The scene ends with a breather
    [scene-keep] A breather, but stress stays
    [at_once] The next scene follows at once
    [at_once-keep] On at once, and stress stays
    [rest] Rest
    [adventure] A new adventure
    [session] A new session, no break
    [remove] Remove a consequence
   *[done] Done
}
sotc-after-short = { $what ->
    [at_once-keep] Stress stays
   *[scene-keep] Stress stays
}
sotc-ask-rest = How long is the rest, and what does it heal?
sotc-ask-adventure = Which severe consequences have healed meanwhile?
sotc-ask-remove = Which consequence is removed?
sotc-ask-remove-why = { $piece }: what removes “{ $aspect }”?
sotc-wound = { $severity ->
    [moderate] { $piece }: “{ $aspect }” (moderate)
    [severe] { $piece }: “{ $aspect }” (severe)
   *[mild] { $piece }: “{ $aspect }” (mild)
}
barred-sotc-recover-help = Nobody has a consequence. Choose something else.
tell-sotc-stress-clear = Stress cleared: { $piece }.
tell-sotc-stress-keep = Stress stays: { $piece }.
tell-sotc-temp-fragile = { $on }: “{ $aspect }” ends with the scene.
tell-sotc-recover-mild = { $piece }: “{ $aspect }” is gone after a breather.
tell-sotc-recover-moderate = { $piece }: “{ $aspect }” is gone after hours of rest.
tell-sotc-recover-severe = { $piece }: “{ $aspect }” is gone after a long rest.
tell-sotc-recover-suitable = { $why ->
    [short] { $hours ->
        [one] { $piece }: “{ $aspect }” stays, 1 hour is too short.
       *[other] { $piece }: “{ $aspect }” stays, { $hours } hours are too short.
    }
   *[unsuitable] { $piece }: “{ $aspect }” stays, this rest does not help.
}
tell-sotc-recover-back_to_back = { $gone ->
    [yes] { $piece }: “{ $aspect }” is gone.
   *[no] { $piece }: “{ $aspect }” stays, but heals one level faster.
}
tell-sotc-recover-help = { $piece }: “{ $aspect }” is overcome ({ $why }).

## The result

sotc-result = Victory: { $side }
sotc-result-open = The conflict ends without a victor
sotc-result-left = { $how ->
    [conceded] { $piece }, conceded: { $outcome }
    [left] { $piece }: { $outcome }
   *[taken_out] { $by ->
        [none] { $piece }, taken out: { $outcome }
       *[other] { $piece }, taken out by { $by }: { $outcome }
    }
}
sotc-result-points = { $points ->
    [one] { $piece }: 1 fate point{ $consequences ->
        [0] {""}
        [one] , 1 consequence
       *[other] , { $consequences } consequences
    }
   *[other] { $piece }: { $points } fate points{ $consequences ->
        [0] {""}
        [one] , 1 consequence
       *[other] , { $consequences } consequences
    }
}
sotc-luck = { $sign ->
    [minus] { $rolls ->
        [one] { $player }: 1 roll, total −{ $total } (0 on average). Chance of as much or more: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
       *[other] { $player }: { $rolls } rolls, total −{ $total } (0 on average). Chance of as much or more: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
    }
   *[plus] { $rolls ->
        [one] { $player }: 1 roll, total { $total } (0 on average). Chance of as much or more: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
       *[other] { $player }: { $rolls } rolls, total { $total } (0 on average). Chance of as much or more: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
    }
}

## On the table

sotc-hand-block = Block, strength { $strength ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $strength }
}
sotc-outcome-attack = { $shifts ->
    [-1] Missed by 1
    [-2] Missed by 2
    [-3] Missed by 3
    [-4] Missed by 4
    [-5] Missed by 5
    [-6] Missed by 6
    [-7] Missed by 7
    [-8] Missed by 8
    [-9] Missed by 9
    [-10] Missed by 10
    [-11] Missed by 11
    [-12] Missed by 12
    [-13] Missed by 13
    [-14] Missed by 14
    [-15] Missed by 15
    [-16] Missed by 16
    [0] Tie, no hit
   *[other] Hit of { $shifts }
}
sotc-outcome-blocked = The block holds (strength { $strength ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $strength }
})
sotc-value-gm = GM
sotc-value-pool = Fate points { $points }
sotc-own-text = “{ $aspect }”
sotc-border = Border { $value }: { $zone }
sotc-border-value = { $value }
sotc-aspect = { $sort ->
    [consequence] { $severity ->
        [moderate] Moderate consequence: { $aspect }
        [severe] Severe consequence: { $aspect }
       *[mild] Mild consequence: { $aspect }
    }
    [temporary] { $fragile ->
        [yes] { $aspect } · fragile
       *[no] { $aspect } · sticky
    }
   *[other] { $aspect }
}{ $free ->
    [0] {""}
    [one] {" "}· 1 free tag: { $piece }
   *[other] {" "}· { $free } free tags: { $piece }
}
sotc-block = { $protects ->
    [none] { $piece ->
        [none] { $block }, strength { $strength ->
            [-1] −1
            [-2] −2
            [-3] −3
            [-4] −4
            [-5] −5
            [-6] −6
            [-7] −7
            [-8] −8
            [-9] −9
            [-10] −10
            [-11] −11
            [-12] −12
            [-13] −13
            [-14] −14
            [-15] −15
            [-16] −16
           *[other] { $strength }
        } ({ $limits })
       *[other] { $block }, strength { $strength ->
            [-1] −1
            [-2] −2
            [-3] −3
            [-4] −4
            [-5] −5
            [-6] −6
            [-7] −7
            [-8] −8
            [-9] −9
            [-10] −10
            [-11] −11
            [-12] −12
            [-13] −13
            [-14] −14
            [-15] −15
            [-16] −16
           *[other] { $strength }
        } ({ $limits }) · { $piece }
    }
   *[other] { $piece ->
        [none] { $block }, strength { $strength ->
            [-1] −1
            [-2] −2
            [-3] −3
            [-4] −4
            [-5] −5
            [-6] −6
            [-7] −7
            [-8] −8
            [-9] −9
            [-10] −10
            [-11] −11
            [-12] −12
            [-13] −13
            [-14] −14
            [-15] −15
            [-16] −16
           *[other] { $strength }
        } · protected: { $protects }
       *[other] { $block }, strength { $strength ->
            [-1] −1
            [-2] −2
            [-3] −3
            [-4] −4
            [-5] −5
            [-6] −6
            [-7] −7
            [-8] −8
            [-9] −9
            [-10] −10
            [-11] −11
            [-12] −12
            [-13] −13
            [-14] −14
            [-15] −15
            [-16] −16
           *[other] { $strength }
        } · { $piece }
    }
}
sotc-badge-points = { $points } FP
sotc-detail-points = { $points ->
    [one] 1 fate point
   *[other] { $points } fate points
}
sotc-badge-leads = Leads { $standing }
sotc-badge-companions = { $count ->
    [one] 1 companion
   *[other] { $count } companions
}
sotc-badge-disarmed = Disarmed
sotc-badge-load = Load { $factor }
sotc-badge-grit = Grit { $taken }/{ $grit ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] { $grit }
}
sotc-badge-standing = ×{ $standing }
sotc-detail-standing = { $standing ->
    [one] 1 minion
   *[other] { $standing } minions
}
sotc-badge-quality = { $quality }
sotc-badge-bonus = Group +{ $bonus }
sotc-badge-guarding = Full defence
sotc-badge-holding = Holding
sotc-badge-spin = Spin
sotc-badge-overflow = Overflow { $overflow }
sotc-badge-aspects = { $count ->
    [one] 1 aspect
   *[other] { $count } aspects
}
sotc-badge-side = { $side }
sotc-detail-skill = { $extra ->
    [0] { $skill }: { $rung }
   *[other] { $skill }: { $rung }, stunts { $extra ->
        [0] 0
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
        [-10] −10
        [-11] −11
        [-12] −12
        [-13] −13
        [-14] −14
        [-15] −15
        [-16] −16
       *[other] +{ $extra }
    }
}
sotc-detail-swap = { $until ->
    [exchange] { $skill } in place of { $instead } this exchange
    [over] { $skill } in place of { $instead }, over
   *[scene] { $skill } in place of { $instead } this scene
}
sotc-detail-weapon = { $state ->
    [hand] { $weapon } ({ $skill }, range { $reach }) · in hand
    [lost] { $weapon } ({ $skill }, range { $reach }) · lost, −{ $penalty } to pick up
   *[away] { $weapon } ({ $skill }, range { $reach }) · put away
}
sotc-detail-companion = Companion: { $companion }, { $quality }, { $scopes }{ $skilled ->
    [yes] , { $skills }
   *[no] {""}
}{ $independent ->
    [yes] , independent
   *[no] {""}
}{ $state ->
    [with] {""}
    [away] {" "}· away
   *[out] {" "}· dropped out
}
sotc-detail-weight = Weight factor { $factor }
sotc-detail-scope = { $scope ->
    [social] Good at social conflicts
    [mental] Good at mental conflicts
   *[physical] Good at physical conflicts
}
sotc-detail-members = Stress, front to back: { $stress }
sotc-detail-leader = Leader: { $piece }
sotc-detail-left = { $how ->
    [conceded] Conceded: { $outcome }
    [left] Got away: { $outcome }
   *[taken_out] Taken out: { $outcome }
}

## Values that the GM can set

sotc-yes = Yes
sotc-no = No
sotc-none = None
sotc-gone = Remove
sotc-kinds = { $kinds }
sotc-severity = { $severity ->
    [moderate] Moderate
    [severe] Severe
   *[mild] Mild
}
sotc-sort = { $sort ->
    [own] Character’s aspect
    [scene] Scene aspect
   *[temporary] Temporary
}
sotc-exit = { $how ->
    [taken_out] Taken out
    [conceded] Conceded
    [left] Got away
   *[in] Taking part
}
sotc-companion-state = { $state ->
    [away] Away
    [out] Dropped out
   *[with] With the partner
}
sotc-weapon-state = { $state ->
    [away] Put away
    [lost] Lost
   *[hand] In hand
}
sotc-track-hit = { $track ->
    [composure] Composure
   *[health] Health
}
sotc-hint-boxes = One character for each box: { $marked } marked, { $free } free.
sotc-hint-members = The stress of each minion, separated by commas, at most { $most } each.
sotc-set = { $what ->
    [acted] Already acted this exchange ({ $thing })
    [acts] Prevents ({ $thing })
    [against] Aimed at ({ $thing })
    [attacks] Attacks this exchange ({ $thing })
    [barred] Ruled out this turn ({ $thing })
    [by] Blocker ({ $thing })
    [composure] Composure ({ $thing })
    [due] Fate points owed ({ $thing })
    [eased] Heals one level faster ({ $thing })
    [effort] Difficulty of removing it ({ $thing })
    [fragile] Fragile ({ $thing })
    [free] Free tag ({ $thing })
    [grit] Grit, −1 for none ({ $thing })
    [guarding] Full defence ({ $thing })
    [health] Health ({ $thing })
    [holding] Action held ({ $thing })
    [independent] Independent ({ $thing })
    [keeps_up] Keeps up ({ $thing })
    [leader] Leader ({ $thing })
    [left] In the conflict ({ $thing })
    [load] Load ({ $thing })
    [members] Stress of the minions ({ $thing })
    [mild] Mild consequences ({ $thing })
    [moderate] Moderate consequences ({ $thing })
    [new-aspect] New aspect ({ $thing })
    [new-companion] New companion ({ $thing })
    [new-weapon] New weapon ({ $thing })
    [on] Is on ({ $thing })
    [overflow] Overflow ({ $thing })
    [owner] Played by ({ $thing })
    [penalty] Penalty on the roll ({ $thing })
    [place] Position in the order ({ $thing })
    [points] Fate points ({ $thing })
    [pool] Pool of fate points ({ $thing })
    [presence] Where ({ $thing })
    [protects] Protects ({ $thing })
    [quality] Quality ({ $thing })
    [reach] Range ({ $thing })
    [scope] Scope ({ $thing })
    [seat] Seat clockwise from the GM ({ $thing })
    [severe] Severe consequences ({ $thing })
    [severity] Severity of the consequence ({ $thing })
    [side] Side ({ $thing })
    [sight] Needs a line of sight ({ $thing })
    [size] How many ({ $thing })
    [slots] Possible consequences ({ $thing })
    [sort] Kind of aspect ({ $thing })
    [spin] Spin ({ $thing })
    [strength] Block strength ({ $thing })
    [taken] Consequences taken ({ $thing })
    [text] Wording ({ $thing })
    [things] Stands by itself ({ $thing })
    [until] Lasts until exchange ({ $thing })
    [weight] Weight factor ({ $thing })
    [where] Place of the block ({ $thing })
    [whom] Whose action ({ $thing })
   *[zone] Zone ({ $thing })
}
sotc-set-allied = Allied: { $side } and { $other }
sotc-set-border = Border: { $here } → { $there }
sotc-set-difficulty = Difficulty
sotc-set-exchange = Exchange
sotc-set-extra = Stunts add to { $skill } ({ $piece })
sotc-set-hurdle = Strength of the block in the way
sotc-set-kind = Kind of conflict
sotc-set-new-block = New block by
sotc-set-new-group = New minions
sotc-set-roll = Modifier by hand ({ $piece })
sotc-set-scope = { $scope ->
    [social] Helps in social conflicts ({ $thing })
    [mental] Helps in mental conflicts ({ $thing })
   *[physical] Helps in physical conflicts ({ $thing })
}
sotc-set-skill = { $skill } ({ $piece })
sotc-set-start = Who starts the exchange
sotc-set-supplement = { $what ->
    [move] Penalty for the supplemental move
    [draw] Penalty for drawing the weapon
    [rearm] Penalty for picking up the weapon
   *[other] Penalty for the supplemental action
}
sotc-set-tiring = { $skill } restricts every roll
sotc-set-track = Track that is hit ({ $piece })
sotc-set-turn = Whose turn it is
sotc-set-weapon = { $weapon } ({ $piece })
sotc-set-weapon-penalty = Penalty for picking up: { $weapon } ({ $piece })
sotc-set-weapon-reach = Range: { $weapon } ({ $piece })
sotc-set-winner = Victor
