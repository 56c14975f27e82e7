# Fate mass combat

## Names

war-side = Side { $number }
war-player = Player { $number }
war-player-gm = GM
war-zone = Zone { $number }
war-leader-unnamed = Unnamed leader
war-thing = { $piece }
war-skill = { $skill ->
    [athletics] Athletics
    [drive] Drive
    [pilot] Pilot
    [stealth] Stealth
    [fight] Fight
    [provoke] Provoke
    [shoot] Shoot
    [notice] Notice
    [surround] being surrounded
   *[will] Will
}
war-slot = { $severity ->
    [mild] Mild
    [moderate] Moderate
   *[severe] Severe
}
war-stress = Stress
war-yes = Yes
war-no = No
war-none = None

## Aspects that nobody named

war-advantage-unnamed = Tactical Advantage
war-aspect-trap = It’s a Trap!
war-aspect-pinned = Pinned by { $by }
war-aspect-surrounded = Surrounded by { $side }
war-aspect-intimidated = { $on ->
    [foe] Hesitant
   *[own] A Fearsome Sight
}
war-boost-unnamed = { $rule ->
    [war-core-outcome-attack] Foe Off Balance
    [war-core-outcome-defend] Well Defended
    [war-core-outcome-advantage] Fleeting Chance
    [war-core-outcome-overcome] In Full Swing
    [war-core-cost-minor] An Opening
    [war-leader-boost] Charge!
   *[other] Boost
}
war-consequence-unnamed = { $severity ->
    [mild] Shaken
    [moderate] Battered
   *[severe] Broken
}
war-cost-unnamed = In a Tight Spot
war-empty-aspect = Aspect { $number }, still blank ({ $piece })
war-unit-unnamed = { $quality ->
    [average] Conscripts ({ $skill ->
        [athletics] Athletics
        [drive] Drive
        [pilot] Pilot
        [stealth] Stealth
        [fight] Fight
        [provoke] Provoke
        [shoot] Shoot
        [notice] Notice
        [will] Will
       *[other] { $skill }
    })
    [fair] Grunts ({ $skill ->
        [athletics] Athletics
        [drive] Drive
        [pilot] Pilot
        [stealth] Stealth
        [fight] Fight
        [provoke] Provoke
        [shoot] Shoot
        [notice] Notice
        [will] Will
       *[other] { $skill }
    })
   *[good] Elites ({ $skill ->
        [athletics] Athletics
        [drive] Drive
        [pilot] Pilot
        [stealth] Stealth
        [fight] Fight
        [provoke] Provoke
        [shoot] Shoot
        [notice] Notice
        [will] Will
       *[other] { $skill }
    })
}

## The cast of the examples

war-example-north = North
war-example-south = South
war-example-pikes = Village Pikes
war-example-pikes-2 = Shoulder to Shoulder
war-example-bows = Forest Bows
war-example-bows-2 = Every Arrow Counts
war-example-levy = Farm Levy
war-example-guard = Hall Guard
war-example-guard-2 = Oath of Iron
war-example-guard-3 = Never First to Run
war-example-raiders = River Raiders
war-example-raiders-2 = Loot First
war-example-slingers = Goat Slingers
war-example-skirmishers = Heath Skirmishers
war-example-skirmishers-2 = Gone Like Smoke
war-example-ogres = Cave Ogres
war-example-ogres-2 = Thick Hide
war-example-ogres-3 = Smells Blood
war-example-ida = Captain of the North Gate
war-example-ida-2 = First Up the Wall
war-example-oz = Warlord of the Fens
war-example-oz-2 = Debts in Every Port

## Steps

war-step = { $step ->
    [sides] Sides
    [leaders] Leaders
    [armies] Armies
    [zones] Zones
    [secrets] Zone aspects
    [deploy] Deployment
    [initiative] Initiative
   *[rounds] Battle
}
war-step-round = Round { $round }
heading-war-setup-order = The battle is ready
heading-war-init-roll = Initiative
heading-war-turn-everyone_once = Round { $round }
heading-war-turn-choose = Turn: { $piece } ({ $player })
heading-war-end-when = { $won ->
    [yes] End of the battle: { $side } victorious
   *[no] End of the battle: nobody has won
}

## Set-up: sides and players

war-ask-begin = Which battle do you want to play?
war-begin-quick = Your own battle on one page
war-begin-players = { $count ->
    [2] Step by step, for two
    [3] Three players: two against the GM
    [4] Four players: three against the GM
   *[other] Step by step, for { $count }
}
war-begin-ready = Ready-made battles
war-begin-example = The example battlefield
war-begin-one-by-one = On one page, initiative one by one
war-begin-fine = In detail, initiative one by one
war-begin-goal = The last side with units in the field wins. If your position is hopeless, you may concede.
war-init-invoke = { $side }: invoke an aspect
war-ask-quick = Who fights, where, and with what?
war-form-points = War points for each player
war-form-zones = Zones on the battlefield
war-form-players = At the table
war-form-player = Player
war-form-name = Name
war-form-side = Fights for
war-form-army = Army
war-form-with = Also
war-form-has = { $what ->
    [gm] GM
   *[leader] Leader
}
war-form-one-gm = Somebody else is the GM already. There is only one.
war-form-placing = Deployment
war-form-placed = { $by ->
    [own] By the players
   *[all] By Gonfalon
}
war-ask-sides = Who fights for which side?
war-sides-done = Everybody is in place
war-add-player = Add a player
war-edit-player = Change: { $player }
war-remove-player = Remove: { $player }
war-name-side = Rename: { $side }
war-ask-side-name = { $side }: what should this side be called?
war-ask-player = { $player }: what should change?
war-player-name = Change the name
war-player-side = Change the side
war-player-is-gm = { $gm ->
    [yes] No longer the GM
   *[no] Make this player the GM
}
war-player-points = War points: { $points }
war-player-own = Personal fate points: { $points }
war-ask-player-name = { $player }: what should this player be called?
war-ask-player-side = { $player }: on which side?
war-for-side = { $side }
war-new-side = A new side
war-ask-points = { $player }: how many war points in the chest?
war-ask-own = { $player }: how many personal fate points?
barred-war-setup-order = At most { $most } players can take part. Let some of them share an army.
barred-war-setup-sides = All players are on one side. A battle needs at least two. Put somebody on another one.
tell-war-setup-sides = { $who }: now fighting for { $to }.

## Set-up: skills

war-ask-skills = Which skills are used in this battle?
war-ask-more-skill = Which other skill do you add? (Leave empty when done.)
ask-war-opt-leader_skill = Which skill gives the leader’s +1 instead of Will?
war-ask-defences = Which skills may defend against { $skill }?
war-defend-with = { $skill }
tell-war-unit-skill_list = Skills in this battle: { $skills }.

## Set-up: leaders

war-ask-leaders = { $side }: which leaders do you bring?
war-leaders-done = { $count ->
    [0] Done, no leaders
    [one] Done, { $count } leader
   *[other] Done, { $count } leaders
}
war-quick-leader = Quick leader
war-new-leader = Enter a leader
war-leader-from-card = Leader from a card
war-drop = Remove: { $piece }
war-later = Later, the others first
war-ask-leader-card = What does the leader card say? One line like the sample: English keys, “|” between the parts. (Leave empty to go back.)
war-ask-leader-kind = What kind of person is the leader?
war-leader-kind = { $kind ->
    [pc] PC (player character)
    [supporting] Supporting NPC
    [main] Main NPC
   *[nameless] Nameless NPC
}
war-ask-leader-name = { $side }: what is the leader called?
war-ask-rating = What is the leader’s rating in { $skill }?
war-ask-more-skills = Which other skills does the leader have?
war-add-skill = Add { $skill }
war-skills-done = No more skills
war-ask-leader-aspect = What is aspect { $number } of the leader? (Leave empty when done.)
war-ask-boxes = How many stress boxes does the leader have?
war-ask-slots = Which consequences can the leader take?
barred-war-leader-who = A leader has a name: PC, supporting NPC or main NPC.
barred-war-leader-one_per_unit = { $most ->
    [1] This unit already has a leader. Choose another unit.
   *[other] A player can bring at most { $most } leaders. Remove one first.
}

## Set-up: armies

war-ask-army = { $points ->
    [0] { $side }: is the army complete? No war points are left.
    [one] { $side }: what do you buy? { $points } war point is left.
   *[other] { $side }: what do you buy? { $points } war points are left.
}
war-army-done = { $count ->
    [0] Done, no units (war points left: { $points })
    [one] Done, { $count } unit (war points left: { $points })
   *[other] Done, { $count } units (war points left: { $points })
}
war-quick-army = { $fate ->
    [0] { $points ->
        [one] Quick army for { $points } war point
       *[other] Quick army for { $points } war points
    }
   *[other] Army with a fate point ({ $points } war points)
}
war-no-fate = { $side }: no fate points yet. Without them, only free invocations are possible.
war-build = Build and buy
war-own-units = Units in the army
war-new-unit = { $quality ->
    [average] { $price ->
        [one] Average unit ({ $price } war point)
       *[other] Average unit ({ $price } war points)
    }
    [fair] { $price ->
        [one] Fair unit ({ $price } war point)
       *[other] Fair unit ({ $price } war points)
    }
   *[good] { $price ->
        [one] Good unit ({ $price } war point)
       *[other] Good unit ({ $price } war points)
    }
}
war-unit-from-card = Unit from a card
war-duplicate = { $price ->
    [one] { $piece } again ({ $price } war point)
   *[other] { $piece } again ({ $price } war points)
}
war-edit-unit = Change: { $piece }
war-buy-fate = Buy a fate point ({ $price } war points)
war-ask-unit-card = What does the unit card say? One line like the sample: English keys, “|” between the parts. (Leave empty to go back.)
war-ask-unit-skills = { $count ->
    [one] { $side }: which skill is at +{ $rank }?
   *[other] { $side }: which { $count } skills are at +{ $rank }?
}
war-unit-skill = { $fits ->
    [yes] { $skill } +{ $rank }
   *[no] { $skill } +{ $rank } (out of place here)
}
war-ask-unit-name = { $side }: what is the unit called? Its name is its first aspect.
war-ask-unit-aspect = { $side }: what is aspect { $number } of the unit? (This can wait.)
war-ask-edit-unit = { $piece }: what should change?
war-change-name = Change the name
war-change-aspect = Change aspect { $number }
war-change-skills = Change the skills
war-sell = { $price ->
    [one] Give the unit back for { $price } war point
   *[other] Give the unit back for { $price } war points
}
war-kept-unit = { $quality ->
    [average] { $name } (Average)
    [fair] { $name } (Fair)
   *[good] { $name } (Good)
}
war-kept-leader = { $name } (leader)
barred-war-chest-cost-unit = { $points ->
    [0] { $price ->
        [one] The war chest is empty. This costs { $price } war point.
       *[other] The war chest is empty. This costs { $price } war points.
    }
   *[other] { $price ->
        [one] This costs { $price } war point. In the chest: { $points }. Choose something cheaper.
       *[other] This costs { $price } war points. In the chest: { $points }. Choose something cheaper.
    }
}
barred-war-fate-buy_mid_battle = A fate point costs { $price } war points. In the chest: { $points }.
barred-war-unit-one_body = A player can have at most { $most } units. Remove one first.
barred-war-unit-parts = An army needs at least one unit. Build one, or take a quick army.
barred-war-unit-skill_list = { $why ->
    [own] Quick armies do not fit every skill list of your own. Set up the battle step by step.
   *[army] This army needs skills that have been struck off the list. Take another one, or build units one by one.
}
barred-war-unit-skill_unique = { $why ->
    [few] The list has too few skills for this quality. Choose a lower one.
   *[taken] Already taken: each skill only once. Choose another one.
}
tell-war-chest-cost-unit = { $points ->
    [0] { $player }: army complete, no war points left.
    [one] { $player }: army complete, { $points } war point left.
   *[other] { $player }: army complete, { $points } war points left.
}
tell-war-chest-cost-fate = { $left ->
    [0] { $player }: fate point bought for { $price } war points; no war points left.
   *[other] { $player }: fate point bought for { $price } war points; war points left: { $left }.
}

## Cards that do not fit

refused-card = This card cannot be read. Write it like the sample, with | between the parts.
refused-card-aspects = The number of aspects does not fit. This card takes at most { $most }.
refused-card-extra = Units have no stress boxes and no stunts. Leave them out.
refused-card-leader = The card has to begin with pc, supporting or main, and the leader needs a name.
refused-card-skill = One of the skills is not on this battle’s list, or its rating is too high. Correct it.
refused-card-skills = { $quality ->
    [average] An Average unit has exactly one skill, at +1.
    [fair] A Fair unit has one skill at +2 and two at +1.
   *[good] A Good unit has one skill at +3, two at +2 and three at +1.
}
refused-card-slots = { $quality ->
    [average] An Average unit has no consequence slot. Leave this part out.
    [fair] A Fair unit has one mild consequence slot and no other. Leave the rest out.
   *[good] A Good unit has one mild and one moderate consequence slot and no other. Leave the rest out.
}
refused-card-twice = The same skill is on the card twice. Each counts only once.

## Set-up: zones

ask-war-zone-count = How many zones make up the battlefield?
war-ask-lay = { $side }: where does zone card { $number } of { $count } go?
war-lay-all = { $left ->
    [one] Let Gonfalon lay the last card
   *[other] Let Gonfalon lay the other { $left }
}
war-lay-first = In the middle of the table
war-lay-at = Card { $sides }
war-lay-by = { $way ->
    [right] to the right of { $zone }
    [left] to the left of { $zone }
    [above] above { $zone }
   *[below] below { $zone }
}
war-lay-apart = Apart from the others
war-free-cell = Free space
war-ask-near = { $side }: which cards does { $zone } border on?
war-ask-borders = Is the battlefield right?
war-borders-done = The battlefield is set
war-join = Add a border
war-cut = Remove a border
war-name-zone = Rename: { $zone }
war-ask-join = Which two zones border on each other as well?
war-ask-cut = Which border do you want to remove?
war-pair = { $one } – { $other }
war-ask-zone-name = { $zone }: what should this zone be called?
war-linear = The zones form a single line. Another border would open more ways.
barred-war-zone-place-adjacent = Every zone has to stay connected with the rest of the battlefield. Give it another border first.
tell-war-zone-place-shape = The zones form a single line: one way forward, one way back.

## Set-up: zone aspects

war-ask-secrets = { $points ->
    [one] { $side }: write on a zone card? { $points } fate point is left.
   *[other] { $side }: write on a zone card? { $points } fate points are left.
}
war-secrets-done = Done
war-write-on = { $zone }: write an aspect (1 fate point)
ask-war-zone-aspect-buy = { $side }: which aspect goes on the card, face down?
war-ask-zone-aspect = { $side }: which aspect goes on the card?
ask-war-zone-aspect-hinders = { $side }: is the aspect meant to hinder movement?
war-ask-proposed-hindrance = { $side }: is the aspect meant to hinder movement? The GM has the last word.
war-hinders = { $hinders ->
    [yes] Hinders movement
   *[no] Does not hinder movement
}
barred-war-zone-aspect-buy = This card is no longer blank. Pick another one.
tell-war-zone-aspect-face_down = { $player }: one fate point for an aspect in { $zone }, face down.
ask-war-zone-aspect-reveal = { $side }: what does the card say?
war-ask-open-hindrance = { $zone }: is “{ $aspect }” meant to hinder movement?
war-ask-hindrance = { $proposed ->
    [none] { $zone }: does “{ $aspect }” hinder movement?
    [yes] { $zone }: does “{ $aspect }” hinder movement? Proposed: yes.
   *[no] { $zone }: does “{ $aspect }” hinder movement? Proposed: no.
}
tell-war-zone-aspect-reveal = { $zone }: the card is turned face up. { $player } wrote “{ $aspect }”.
tell-war-zone-aspect-hinders = { $hinders ->
    [yes] { $zone }: “{ $aspect }” hinders movement.
   *[no] { $zone }: “{ $aspect }” does not hinder movement.
}

## Set-up: deployment and initiative

war-ask-deploy = { $side }: who takes the field next?
war-deploy = { $piece }
war-deploy-all = Let Gonfalon deploy the rest
war-ask-deploy-where = { $side }: where will { $piece } start?
war-deploy-in = { $zone }
war-attach-to = Attach to { $piece }
barred-war-setup-deploy = Enemy units are already in { $zone }. Pick another zone.
tell-war-setup-deploy = { $piece }: deployed in { $zone }.
war-ask-lead = { $side }: which leader rolls for initiative?
war-lead = { $rating ->
    [0] { $leader }: Will 0
   *[other] { $leader }: Will +{ $rating }
}
tell-war-init-roll = { $player }: initiative { $total ->
    [8] Legendary (+8)
    [7] Epic (+7)
    [6] Fantastic (+6)
    [5] Superb (+5)
    [4] Great (+4)
    [3] Good (+3)
    [2] Fair (+2)
    [1] Average (+1)
    [0] Mediocre (0)
    [-1] Poor (−1)
    [-2] Terrible (−2)
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
   *[other] +{ $total }
}.
tell-war-init-tie = Initiative is tied: { $players } roll again.
tell-war-turn-choose = Initiative, position { $number }: { $player }.

## Whose turn it is

war-ask-turn = Round { $round }, { $side }: which unit or leader acts?
war-activate = Activate { $piece }
war-detach-to-act = { $leader }: act without { $piece }
war-reinforcements = Reinforcements
war-ask-reinforce = { $side }: where do the reinforcements arrive?
tell-war-opt-reinforcements = { $piece }: reinforcements in { $zone }, acting from the next round on.
tell-war-opt-activation = { $side }: everyone has acted; all are ready again.
barred-war-turn-everyone_once = Turn already taken ({ $piece }). The others come first.
war-ask-action = { $left ->
    [0] What else will { $piece } do? No action is left.
    [one] What will { $piece } do? { $left } action is left.
   *[other] What will { $piece } do? { $left } actions are left.
}
war-group = { $of ->
    [move] Move
    [attack] Attack
    [advantage] Create an advantage
    [overcome] Overcome
    [leader] Leaders
   *[more] More
}
war-end-turn = End the turn
tell-war-turn-end = { $piece }: turn over.

## Actions

war-second-action = Second action (1 fate point)
tell-war-action-second-fate = { $player }: one fate point paid for a second action by { $piece }.
tell-war-action-second-leader = { $leader }: second action given to { $piece }.
barred-war-action-attack_last = The attack has ended the turn. Anything else has to come before it.
barred-war-action-no_repeat = { $act ->
    [overcome] Overcome has been used in this turn. A second action has to be a different one.
    [attack] Attack has been used in this turn. A second action has to be a different one.
    [advantage] Create an advantage has been used in this turn. A second action has to be a different one.
   *[defence] The unit is already in full defence.
}
barred-war-action-one = No action is left for { $piece }. Only a leader or a fate point gives a second, and never a third.
barred-war-action-second-fate = { $why ->
    [leader] The unit has a leader: only the leader can give it a second action.
   *[two] Two actions in a turn are the most. End the turn.
}
war-purse = { $first ->
    [own] { $player }: personal points first
   *[bought] { $player }: bought points first
}
tell-war-fate-pools = { $first ->
    [own] { $player }: from now on personal fate points are spent first.
   *[bought] { $player }: from now on bought fate points are spent first.
}
barred-war-fate-pools = { $player }: no fate points left. War points can buy one.

## Moving

war-move = Move to { $zone }
war-force = { $how ->
    [pinned] Break out to { $zone } (Overcome)
    [foes] Force a way into { $zone } (Overcome)
    [terrain] Cross into { $zone } (Overcome)
   *[clear] Move further to { $zone } (Overcome)
}
war-ask-skill = { $side }: which skill will { $piece } use?
war-skill-rated = { $rating ->
    [0] { $skill } 0
   *[other] { $skill } +{ $rating }
}
war-ask-barring = { $side }: which unit bars the way, and with which skill?
war-bar = { $rating ->
    [0] { $piece }: { $skill } 0
   *[other] { $piece }: { $skill } +{ $rating }
}
war-let-in = Let them in
war-ask-further = { $side }: success with style. Take the boost, or move on?
war-take-boost = Take the boost
war-go-on = Move on to { $zone }
barred-war-move-free = The free move is used up ({ $piece }). To go further, use Overcome.
barred-war-move-obstacle = { $foes ->
    [0] The terrain in { $zone } hinders movement (+{ $terrain }): use Overcome.
    [one] { $terrain ->
        [0] An enemy unit holds { $zone }: use Overcome.
       *[other] An enemy unit holds { $zone }, and the terrain hinders movement (+{ $terrain }): use Overcome.
    }
   *[other] { $terrain ->
        [0] Enemy units hold { $zone } ({ $foes }): use Overcome.
       *[other] Enemy units hold { $zone } ({ $foes }), and the terrain hinders movement (+{ $terrain }): use Overcome.
    }
}
barred-war-leader-acts_with_unit = { $leader } is attached and moves only with the unit. To act alone, detach first.
barred-war-adv-pin-effect = Pinned by { $by }, { $piece } can only break out with Overcome.
tell-war-move-free = { $piece }: free move to { $zone }.
tell-war-opt-hidden_hindrance = { $piece }: stopped short of { $zone }, where the terrain turns out to hinder.
tell-war-over-result = { $foe ->
    [none] { $result ->
        [fail] { $piece }: no way into { $zone }.
        [paid] { $piece }: moved to { $zone }, at a serious cost.
        [tie] { $piece }: moved to { $zone }, at a minor cost.
        [success] { $piece }: moved to { $zone }.
       *[style] { $piece }: moved to { $zone }, with style.
    }
   *[other] { $result ->
        [fail] { $piece }: no way into { $zone }, opposed by { $foe }.
        [paid] { $piece }: moved to { $zone } at a serious cost, opposed by { $foe }.
        [tie] { $piece }: moved to { $zone } at a minor cost, opposed by { $foe }.
        [success] { $piece }: moved to { $zone }, opposed by { $foe }.
       *[style] { $piece }: moved to { $zone } with style, opposed by { $foe }.
    }
}
tell-war-over-extra_move = { $piece }: moved on to { $zone } in place of the boost.
tell-war-adv-pin-overcome = { $piece }: the highest opposition, { $total ->
    [8] Legendary (+8)
    [7] Epic (+7)
    [6] Fantastic (+6)
    [5] Superb (+5)
    [4] Great (+4)
    [3] Good (+3)
    [2] Fair (+2)
    [1] Average (+1)
    [0] Mediocre (0)
    [-1] Poor (−1)
    [-2] Terrible (−2)
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
   *[other] +{ $total }
}.
tell-war-adv-pin-ends = { $piece }: no longer pinned.

## Attacks

war-attack = { $skill ->
    [fight] Attack { $piece } (Fight)
    [shoot] Attack { $piece } (Shoot)
   *[leader] Attack { $piece }
}
war-ask-defence = { $skill ->
    [surround] { $side }: how will { $piece } resist being surrounded?
   *[other] { $side }: how will { $piece } defend against { $skill }?
}
war-waive-defence = Give up the roll (opposition 0)
war-offer-skill = { $piece }: use a skill other than { $skill }
war-offer-defence = { $rolls ->
    [no] { $piece }: defend after all
   *[yes] { $piece }: defend with a skill other than { $skill }
}
war-offer-opposition = GM: other opposition against { $piece }
war-ask-style = { $side }: the full hit of { $hit }, or 1 less and a boost?
war-full-hit = Hit of { $hit }
war-less-hit = Hit of { $hit } and a boost
war-ask-provoke = { $leader }: may Provoke be used to attack here?
war-provoke = { $allowed ->
    [yes] Yes, this once
   *[no] No
}
barred-war-attack-range_limit = { $most ->
    [one] Out of range: attacks reach at most { $most } zone. Move closer first.
   *[other] Out of range: attacks reach at most { $most } zones. Move closer first.
}
barred-war-leader-only_leaders = { $by ->
    [leader] { $leader } can attack other leaders only. Send a unit against units.
   *[unit] Only another leader can attack { $leader }, in a duel.
}
barred-war-leader-independent-limits = { $leader } is not attached. To help a unit, attach first.
barred-war-action-second-leader = The action can be given away only during the unit’s turn ({ $piece }).
tell-war-attack-target = { $piece }: attack on { $target } with { $skill }.
tell-war-core-opposition = { $player }: no active opposition.
tell-war-core-outcome-attack = { $result ->
    [fail] { $piece }: the attack on { $target } fails.
    [tie] { $piece }: a tie against { $target }, no hit, but a boost for { $player }.
    [less] { $piece }: a hit of { $hit } on { $target }, 1 less in exchange for a boost for { $player }.
   *[hit] { $piece }: a hit of { $hit } on { $target }.
}

## Create an advantage

war-use = { $use ->
    [ambush] Lay an ambush (Stealth)
    [intimidate] Intimidate (Provoke)
    [surround] Surround the enemy here
    [scout] Scout { $on } (Notice)
    [pin] Pin down { $on } (Shoot)
    [keep] Keep { $on } pinned (no roll)
    [load] Build on an aspect in play
    [defend] Full defence (+2 on every defence)
    [elsewhere] Another advantage (choose where)
   *[other] Another advantage (on itself)
}
ask-war-adv-general = { $side }: what is the new aspect placed on?
ask-war-adv-intimidate = { $side }: who gets the aspect?
ask-war-core-outcome-existing = { $side }: which aspect do you build on?
war-on-itself = { $piece } (itself)
war-on-army = The whole army
war-on-battle = The whole battle
war-on-zone = { $zone }
war-on-piece = { $piece }
war-load = { $on ->
    [battle] “{ $aspect }” (whole battle)
   *[other] “{ $aspect }” ({ $on })
}
war-ask-opposition = { $piece }: who or what opposes the advantage?
war-difficulty = { $difficulty ->
    [2] Nobody, so Fair (+2)
   *[other] Nobody, so +{ $difficulty }
}
war-watcher = { $piece }
war-difficulty-other = Another difficulty
ask-war-core-default_difficulty = How difficult is this roll?
war-ask-opposes = { $side }: which unit resists being surrounded?
war-opposes = { $piece }
barred-war-adv-ambush = An enemy is in the same zone: { $foe }. Move to a zone without enemies first.
barred-war-adv-scout = There are units in { $zone }. Only an empty zone can be scouted.
barred-war-adv-surround = { $why ->
    [none] There is no enemy unit in this zone. Move to one first.
    [already] Your side has already surrounded the enemy here. Attack with the +1.
   *[few] Allied units that count: { $friends }, enemy units: { $foes }. It takes more allies than enemies.
}
barred-war-adv-pin = Shoot does not work within the same zone. { $piece } can pin units in other zones.
barred-war-adv-pin-maintain = The pin on { $piece } already holds for this turn. Nothing more is needed.
tell-war-adv-scout-reveal = { $piece }: scouting turns the card for { $zone } face up.
tell-war-core-outcome-advantage = { $foe ->
    [none] { $result ->
        [fail] { $aim ->
            [foe] { $piece }: the advantage on { $on } fails.
            [thing] { $piece }: the advantage on { $on } fails.
           *[none] { $piece }: the advantage fails.
        }
        [tie] { $piece }: a tie, so a boost but no aspect.
        [success] { $free ->
            [one] { $piece }: advantage created, with { $free } free invocation.
           *[other] { $piece }: advantage created, with { $free } free invocations.
        }
       *[style] { $free ->
            [one] { $piece }: advantage created with style, with { $free } free invocation.
           *[other] { $piece }: advantage created with style, with { $free } free invocations.
        }
    }
   *[other] { $result ->
        [fail] { $aim ->
            [foe] { $piece }: the advantage on { $on } fails.
            [thing] { $piece }: the advantage on { $on } fails against { $foe }.
           *[none] { $piece }: the advantage fails against { $foe }.
        }
        [tie] { $piece }: a tie against { $foe }, so a boost but no aspect.
        [success] { $free ->
            [one] { $piece }: advantage created against { $foe }, with { $free } free invocation.
           *[other] { $piece }: advantage created against { $foe }, with { $free } free invocations.
        }
       *[style] { $free ->
            [one] { $piece }: advantage created with style against { $foe }, with { $free } free invocation.
           *[other] { $piece }: advantage created with style against { $foe }, with { $free } free invocations.
        }
    }
}
war-offer-turned = GM: “{ $aspect }” appears, for { $player }
tell-war-core-outcome-existing = { $free ->
    [one] { $player }: { $free } free invocation on “{ $aspect }”.
   *[other] { $player }: { $free } free invocations on “{ $aspect }”.
}
tell-war-core-situation_aspect = { $change ->
    [name] { $player }: “{ $before }” is now called “{ $aspect }”.
   *[new] { $on ->
        [battle] { $player }: new aspect “{ $aspect }” on the whole battle.
       *[other] { $player }: new aspect “{ $aspect }” on { $on }.
    }
}
war-name-aspect = { $on ->
    [battle] Rename “{ $aspect }”
   *[other] Rename “{ $aspect }” ({ $on })
}
war-ask-name = { $side }: what should “{ $aspect }” be called?
war-offer-pass = { $on ->
    [battle] { $player }: hand over a free invocation (“{ $aspect }”)
   *[other] { $player }: hand over a free invocation (“{ $aspect }”, { $on })
}
war-ask-pass = { $player }: who gets the free invocation on “{ $aspect }”?
tell-war-core-free_invoke = { $player }: free invocation on “{ $aspect }” handed over to { $taker }.
tell-war-adv-pin-maintain = { $kept ->
    [yes] { $piece }: { $target } kept pinned.
   *[no] { $piece }: { $target } not kept pinned, so the aspect is gone.
}
tell-war-adv-surround-ends = { $zone }: “{ $aspect }” is over.
tell-war-opt-full_defense = { $piece }: full defence, +2 on every defence roll until the next turn.

## Getting rid of aspects

war-rid = { $on ->
    [battle] Get rid of “{ $aspect }” (whole battle)
   *[other] Get rid of “{ $aspect }” ({ $on })
}
ask-war-over-aspect = Who opposes removing the aspect?
tell-war-over-aspect = { $foe ->
    [none] { $gone ->
        [yes] { $on ->
            [battle] “{ $aspect }” is gone.
           *[other] “{ $aspect }” on { $on } is gone.
        }
       *[no] { $on ->
            [battle] “{ $aspect }” stays.
           *[other] “{ $aspect }” on { $on } stays.
        }
    }
   *[other] { $gone ->
        [yes] { $on ->
            [battle] “{ $aspect }” is gone in spite of { $foe }.
           *[other] “{ $aspect }” on { $on } is gone in spite of { $foe }.
        }
       *[no] { $on ->
            [battle] “{ $aspect }” stays, thanks to { $foe }.
           *[other] “{ $aspect }” on { $on } stays, thanks to { $foe }.
        }
    }
}

## The roll

war-contest = { $rule ->
    [war-adv-general] Create an advantage
    [war-adv-ambush] Ambush
    [war-adv-intimidate] Intimidating
    [war-adv-pin] Pinning down
    [war-adv-scout] Scouting { $zone }
    [war-adv-surround] Surrounding
    [war-core-outcome-existing] Building on an aspect
    [war-attack-fight] Attack with Fight
    [war-attack-shoot] Attack with Shoot
    [war-leader-duel] Duel
    [war-over-terrain] Entering hindering terrain
    [war-over-enemy] Forcing a way in
    [war-over-extra_move] Moving further
    [war-adv-pin-overcome] Breaking out of a pin
    [war-over-aspect] Getting rid of an aspect
    [war-leader-boost] Putting a boost on the unit
    [war-leader-rally] Removing a consequence
    [war-init-roll] Initiative
    [war-init-tie] Initiative: the tied roll again
   *[other] Roll
}
war-hand = { $piece }: { $skill }
war-ask-rolls = Everybody rolls
war-hand-difficulty = { $rule ->
    [war-core-opposition] No defence roll
    [war-adv-scout-difficulty] Difficulty of scouting
    [war-adv-pin-overcome] Difficulty of the pin
    [war-over-terrain] Difficulty of the terrain
    [war-over-enemy] Nobody bars the way
    [war-over-extra_move] Difficulty of moving further
    [war-leader-boost] Consequences of the unit
    [war-leader-rally] Severity of the consequence
   *[other] Difficulty
}
war-part-skill = { $skill }
war-part-will = Will
war-part-leader = Leader
war-part-surrounded = Surrounded
war-part-two-zones = Two zones away
war-part-ground = { $rule ->
    [war-adv-pin-overcome] Difficulty at least { $difficulty ->
        [0] 0
       *[other] +{ $difficulty }
    }
   *[other] Terrain: difficulty at least { $difficulty ->
        [0] 0
       *[other] +{ $difficulty }
    }
}
war-part-extra = Further units
war-part-guarding = Full defence
war-part-invoked = “{ $aspect }”
war-part-manual = By hand
war-ask-roll = { $piece ->
    [none] { $side }: roll { $skill } { $bonus ->
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
       *[other] +{ $bonus }
    }!
   *[other] Roll { $skill } { $bonus ->
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
      *[other] +{ $bonus }
   } for { $piece }!
}
war-outcome = { $outcome ->
    [fail] { $shifts ->
        [one] Failure, { $shifts } shift short
       *[other] Failure, { $shifts } shifts short
    }
    [tie] Tie
    [success] { $shifts ->
        [one] Success, { $shifts } shift
       *[other] Success, { $shifts } shifts
    }
   *[style] Success with style, { $shifts } shifts
}
tell-war-core-shifts = { $piece }: { $total ->
    [8] Legendary (+8)
    [7] Epic (+7)
    [6] Fantastic (+6)
    [5] Superb (+5)
    [4] Great (+4)
    [3] Good (+3)
    [2] Fair (+2)
    [1] Average (+1)
    [0] Mediocre (0)
    [-1] Poor (−1)
    [-2] Terrible (−2)
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
   *[other] +{ $total }
} against { $against ->
    [8] Legendary (+8)
    [7] Epic (+7)
    [6] Fantastic (+6)
    [5] Superb (+5)
    [4] Great (+4)
    [3] Good (+3)
    [2] Fair (+2)
    [1] Average (+1)
    [0] Mediocre (0)
    [-1] Poor (−1)
    [-2] Terrible (−2)
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
   *[other] +{ $against }
}, { $outcome ->
    [fail] a failure.
    [tie] a tie.
    [success] { $shifts ->
        [one] a success with { $shifts } shift.
       *[other] a success with { $shifts } shifts.
    }
   *[style] a success with style, { $shifts } shifts.
}

## Invocations

war-ask-invoke = { $order ->
    [together] { $used ->
        [yes] Does anybody want to invoke another aspect?
       *[no] Does anybody want to invoke an aspect?
    }
   *[in_turn] { $used ->
        [yes] { $side }: invoke another aspect?
       *[no] { $side }: invoke an aspect?
    }
}
war-invoke = { $how ->
    [ground] Difficulty +2: { $what }
    [reroll] Reroll: { $what }
   *[plus] +2: { $what }
}
war-invoke-short = { $how ->
    [ground] Difficulty +2
   *[reroll] Reroll
}
war-invoke-aspect = { $on ->
    [battle] { $price ->
        [free] { $held ->
            [other] “{ $aspect }” (free, { $held } left)
           *[one] “{ $aspect }” (free)
        }
       *[paid] { $held ->
            [0] “{ $aspect }” (1 fate point)
            [one] “{ $aspect }” (the last fate point)
           *[other] “{ $aspect }” (1 of { $held } fate points)
        }
    }
   *[other] { $price ->
        [free] { $held ->
            [other] “{ $aspect }”, { $on } (free, { $held } left)
           *[one] “{ $aspect }”, { $on } (free)
        }
       *[paid] { $held ->
            [0] “{ $aspect }”, { $on } (1 fate point)
            [one] “{ $aspect }”, { $on } (the last fate point)
           *[other] “{ $aspect }”, { $on } (1 of { $held } fate points)
        }
    }
}
war-invoke-other = Another aspect
war-invoke-pass = { $order ->
    [together] No, leave it at that
   *[in_turn] Pass
}
war-ask-invoke-other = { $order ->
    [together] Which other aspect matters here, if the table agrees?
   *[in_turn] { $side }: which other aspect matters, if all agree?
}
barred-war-core-invoke = Already invoked for a fate point on this roll. Invoke a different aspect.
barred-war-leader-aspects = { $to ->
    [switch] { $leader } is not attached to any unit. Choose something else.
   *[invoke] { $leader } is not attached to the unit. Invoke one of the unit’s own aspects.
}
barred-war-opt-leader_aspects = At this table a unit’s rolls can use its own aspects only.
barred-war-unit-extra_aspects = This aspect is still blank. Write it during the unit’s turn.
tell-war-core-invoke = { $price ->
    [free] { $how ->
        [reroll] { $player }: free invocation of “{ $aspect }”, reroll.
        [ground] { $player }: free invocation of “{ $aspect }”, +2 to the difficulty.
       *[plus] { $player }: free invocation of “{ $aspect }”, +2.
    }
   *[paid] { $how ->
        [reroll] { $player }: “{ $aspect }” invoked for a fate point, reroll.
        [ground] { $player }: “{ $aspect }” invoked for a fate point, +2 to the difficulty.
       *[plus] { $player }: “{ $aspect }” invoked for a fate point, +2.
    }
}
tell-war-core-total = { $piece }: rerolled, the dice now come to { $dice ->
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

## Boosts and costs

tell-war-core-boost = { $player }: boost “{ $aspect }”.
ask-war-core-cost-minor = What is the minor cost?
war-cost-boost = A boost for { $player }
war-cost-detail = A detail of the story
war-ask-detail = Which detail of the story is it? (Optional.)
tell-war-core-cost-minor = { $said ->
    [yes] Minor cost: “{ $detail }”.
   *[no] Minor cost: a detail of the story.
}
ask-war-opt-success_at_cost = { $side }: accept the failure, or succeed at a serious cost?
war-accept-failure = Accept the failure
war-pay-serious = Succeed at a serious cost
ask-war-core-cost-serious = What is the serious cost?
war-cost-consequence = { $severity ->
    [mild] A mild consequence
    [moderate] A moderate consequence
   *[severe] A severe consequence
}
war-cost-aspect = A new aspect for { $player }
tell-war-core-cost-serious = { $said ->
    [yes] Serious cost: “{ $detail }”.
   *[no] Serious cost: a detail of the story.
}

## Hits

tell-war-harm-absorb = { $piece }: a hit of { $hit } to absorb.
war-ask-absorb = How will { $piece } absorb the hit of { $hit }?
war-absorb = Consequence: { $slots }
war-absorb-box = { $count ->
    [0] Stress box { $box }
   *[other] Stress box { $box }, consequence: { $slots }
}
war-absorb-decline = Absorb nothing, be defeated
war-offer-decline = { $piece }: do not absorb (defeated)
tell-war-harm-consequence_aspect = { $severity ->
    [mild] { $piece }: mild consequence “{ $aspect }”.
    [moderate] { $piece }: moderate consequence “{ $aspect }”.
   *[severe] { $piece }: severe consequence “{ $aspect }”.
}
tell-war-harm-average = { $piece }: Average, so any hit is enough. Defeated by { $player }.
tell-war-harm-defeated = { $piece }: defeated by { $player }.

## Leaders

war-command = { $what ->
    [give] { $leader }: give a second action
    [boost] { $leader }: put a boost on the unit
    [rally] { $leader }: remove a consequence
    [detach] { $leader }: detach
    [load] { $leader }: build on an aspect in play
    [elsewhere] { $leader }: create an advantage (choose where)
   *[other] { $leader }: create an advantage
}
war-attach = Attach { $leader } to { $piece }
war-duel = { $leader }: duel with { $target }
war-duel-note = Duel
war-duel-provoke = { $leader }: duel with { $target } using Provoke
war-provoke-short = using Provoke
war-ask-rally = { $side }: which consequence do you want to remove?
war-rally = { $difficulty ->
    [2] “{ $aspect }” against Fair (+2)
    [4] “{ $aspect }” against Great (+4)
   *[other] “{ $aspect }” against +{ $difficulty }
}
barred-war-leader-attach = { $leader } and { $piece } are not in the same zone. Bring them together first.
barred-war-leader-choices = { $leader } has used this round’s action. The next one comes with the next round.
barred-war-leader-not_both = { $did ->
    [attached] { $leader } was already attached this round. Detaching has to wait until the next one.
   *[detached] { $leader } was already detached this round. Attaching has to wait until the next one.
}
barred-war-leader-rally = { $piece }: no consequence to remove. Use the action for something else.
barred-war-opt-leader_attack_with_unit = The unit has attacked. Next turn, do this before the attack.
tell-war-leader-attach = { $how ->
    [attach] { $leader }: attached to { $piece }.
   *[detach] { $leader }: detached from { $piece }, now independent.
}
tell-war-leader-boost = { $placed ->
    [yes] { $leader }: a boost for { $piece }.
   *[no] { $leader }: no boost for { $piece }; the roll has failed.
}
tell-war-leader-rally = { $gone ->
    [yes] { $leader }: “{ $aspect }” is gone, and its slot is free again.
   *[no] { $leader }: “{ $aspect }” stays.
}
tell-war-leader-duel = { $leader }: stress box { $box } ticked.
tell-war-leader-unit_lost = { $leader }: unhurt, now independent in { $zone }.
tell-war-leader-defeated = { $leader }: defeated by { $player }.
tell-war-leader-other_defeat = { $fate ->
    [surrendered] { $leader } surrendered in the duel, credited to { $player }.
    [removed] { $leader }: defeated by { $player } and out of the battle.
    [switched] { $leader }: won over by { $player }.
   *[unit] { $leader }: won over by { $player }, together with the unit.
}

## Entries of the GM

war-gm = Record as GM…
war-offer-buy = { $player }: buy a fate point ({ $price })
tell-war-unit-extra_aspects = { $piece }: “{ $aspect }” is now on the card.
war-write-unit-aspect = { $piece }: write aspect { $number }
war-ask-gm = GM: what is to be recorded?
war-gm-add = Add an aspect
war-gm-strike = Remove an aspect
war-gm-hinders = Change what hinders movement
war-gm-compel = Compel a player
war-gm-leader = Leader defeated in another way
war-gm-side = Change sides
war-gm-reveal = Reveal a zone card
war-gm-close = End the battle
war-ask-gm-on = What is the new aspect placed on?
war-ask-gm-aspect = What is the new aspect called?
war-ask-gm-strike = Which aspect no longer applies?
war-ask-gm-hinders = Which zone aspect changes?
war-switch-hindrance = { $hinders ->
    [yes] { $zone }: “{ $aspect }” no longer hinders
   *[no] { $zone }: “{ $aspect }” now hinders
}
war-ask-compel = Who is compelled?
war-compel-player = { $player }
war-ask-complication = What is the complication for { $player }? (Optional.)
war-ask-compel-answer = { $said ->
    [yes] { $side }: accept “{ $text }” (+1 personal fate point), or pay a fate point to refuse?
   *[no] { $side }: accept the complication (+1 personal fate point), or pay a fate point to refuse?
}
war-compel = { $answer ->
    [accept] Accept (+1 personal fate point)
   *[refuse] Refuse (−1 fate point)
}
tell-war-core-compel = { $answer ->
    [accept] { $said ->
        [yes] { $player }: complication accepted (“{ $text }”), +1 personal fate point.
       *[no] { $player }: complication accepted, +1 personal fate point.
    }
   *[refuse] { $said ->
        [yes] { $player }: complication refused (“{ $text }”), −1 fate point.
       *[no] { $player }: complication refused, −1 fate point.
    }
}
war-ask-gm-leader = Which leader is defeated in another way?
war-ask-credit = { $leader }: who gets the credit for the defeat?
war-credit = { $player }
war-ask-leader-fate = { $leader }: what happens to this leader?
war-leader-fate = { $fate ->
    [removed] Out of the battle (credit: { $player })
    [switched] Now with { $player }, without the unit
   *[unit] Now with { $player }, unit included
}
war-ask-gm-side = Who changes sides?
war-ask-new-owner = { $piece }: which player takes over?
war-ask-gm-reveal = Which zone card is revealed?
war-ask-close = Which side has won?
war-wins = { $side }
war-draw = Nobody, a draw
barred-war-core-situation_aspect = There is none on the battlefield at the moment. Choose another entry.
barred-war-leader-other_defeat = There is no leader on the battlefield. Choose another entry.

## The end

war-concede = { $player }: concede the battle
tell-war-end-concede = { $falls ->
    [attack] { $player }: battle conceded, all units and leaders leave the field undefeated. The attack does not take place.
    [action] { $player }: battle conceded, all units and leaders leave the field undefeated. The action does not take place.
   *[nothing] { $player }: battle conceded, all units and leaders leave the field undefeated.
}
tell-war-end-when = { $leaders ->
    [stay] { $player }: out, no units left. The leaders stay on the field.
    [leave] { $player }: the leaders leave the field undefeated.
   *[none] { $player }: out, no units left.
}
tell-war-end-winner_point = { $player }: +1 personal fate point for the victory.
tell-war-end-leader_points = { $player }: +1 personal fate point for defeating { $leader }.
tell-war-chest-vanish = { $player }: personal fate points now { $own }. Lost: war points { $points }, bought fate points { $bought }.
war-result = Victory for { $side }
war-result-draw = Nobody has won
war-result-player = { $standing ->
    [out] { $player }: personal fate points { $own } (+{ $gained }), out of the battle
    [conceded] { $player }: personal fate points { $own } (+{ $gained }), conceded
   *[in] { $player }: personal fate points { $own } (+{ $gained })
}
war-result-owed = { $rule ->
    [war-end-winner_point] { $player }: +{ $points } for the victory
    [war-end-leader_points] { $player }: +{ $points } for a leader defeated
    [war-opt-hostile_invoke_pays] { $player }: +{ $points } for an enemy invocation
    [war-opt-concession_reward] { $player }: +{ $points } for conceding
   *[other] { $player }: +{ $points }
}
war-luck = { $rolls ->
    [one] { $player }: { $rolls } roll, dice total { $sign ->
        [minus] −{ $total }
       *[plus] { $total }
    } (0 on average). Chance of that much or more: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
   *[other] { $player }: { $rolls } rolls, dice total { $sign ->
        [minus] −{ $total }
       *[plus] { $total }
    } (0 on average). Chance of that much or more: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
}

## On the table

war-value-gm = GM
war-value-points = War points { $points }
war-value-fate = Fate points { $points } ({ $own } personal, { $bought } bought)
war-value-boost = Boost “{ $aspect }”
war-value-out = { $standing ->
    [conceded] Conceded
   *[out] Out of the battle
}
war-badge-quality = +{ $rating }
war-badge-pinned = Pinned
war-badge-guarding = Full defence
war-badge-used = Action used
war-badge-aspects = { $count ->
    [one] { $count } aspect
   *[other] { $count } aspects
}
war-detail-quality = { $quality ->
    [average] Average unit (conscripts), best skill +{ $rating }
    [fair] Fair unit (grunts), best skill +{ $rating }
   *[good] Good unit (elites), best skill +{ $rating }
}
war-detail-leader = { $kind ->
    [pc] Leader (PC)
    [supporting] Leader (supporting NPC)
   *[main] Leader (main NPC)
}
war-detail-skill = { $rating ->
    [0] { $skill } 0
   *[other] { $skill } +{ $rating }
}
war-detail-aspect = { $aspect }
war-detail-face-down = Face down, paid for by { $player }
war-aspect = “{ $aspect }”{ $kind ->
    [boost] , boost
    [consequence] { $severity ->
        [moderate] , moderate consequence
        [severe] , severe consequence
       *[mild] , mild consequence
    }
   *[other] { $hinders ->
        [yes] , hinders movement
       *[no] {""}
    }
}{ $free ->
    [0] {""}
    [one] , { $free } free invocation ({ $player })
   *[other] , { $free } free invocations ({ $player })
}

## Values that the GM may set

war-set-points = { $what ->
    [points] War points ({ $player })
    [bought] Bought fate points ({ $player })
   *[own] Personal fate points ({ $player })
}
war-set-zone = Zone ({ $piece })
war-off-field = Off the field
war-set-acted = Has acted this round ({ $piece })
war-set-used = Leader’s action used ({ $piece })
war-set-unit = Leader’s unit ({ $piece })
war-set-wound = { $severity ->
    [mild] Mild consequence ({ $piece })
    [moderate] Moderate consequence ({ $piece })
   *[severe] Severe consequence ({ $piece })
}
war-set-box = Stress box { $box } ticked ({ $piece })
war-set-roll = { $piece ->
    [none] Roll modifier ({ $player })
   *[other] Roll modifier ({ $player }, { $piece })
}
war-set-difficulty = Modifier to the difficulty (now { $difficulty ->
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
   *[other] +{ $difficulty }
})

## Odds

war-odds-open = Odds for this roll
war-odds-reroll = After a reroll: { $piece }
war-odds-end = { $end ->
    [style] With style
    [success] Success
    [tie] Tie
   *[fail] Failure
}
war-odds-out = Target defeated

war-ask-gm-free = GM: who gets a free invocation on it?
war-surrender = Surrender in the duel ({ $leader })
war-ready = { $name } ({ $players } players, { $points } war points, { $zones } zones)
war-own-text = “{ $aspect }”
war-left-empty = Left empty, it stays “{ $aspect }”.
war-leaders-so-far = So far: { $leaders }. Anybody else?
war-quick-captain = { $theme }: { $leader }
war-numbered = { $name } { $number }
war-own-leader = A leader of your own
tell-war-zone-aspect-buy = { $player }: no fate point for a zone aspect (nor 3 war points to buy one).
