# Side A has 120 militia and 60 knights and loses a quarter, 45 in all.
# Shared in proportion that is 30 of the militia and 15 of the knights.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 120
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! add.a
? table  tiefen.sides.two  text
! "knights"
? table  tiefen.circ.outnumber.unit  1..99999 (50)
! 60
.    tiefen.sides.two  change=joined side=a name="knights" before= troops=60
? table  tiefen.sides.two  *done name.a edit.a.1 edit.a.2 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! a
.    tiefen.circ.terrain  side=a
? table  tiefen.circ.certain_death  0..2 of a b
! a
.    tiefen.circ.certain_death  side=a
? table  tiefen.circ.fanatic.who  0..2 of a b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=4
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=1
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  4d6: tiefen.dice.base 1, tiefen.circ.terrain 1, tiefen.circ.certain_death 2
! 5 4 3 2
? b  tiefen.roll.all  1d6: tiefen.dice.base 1
! 6
? b  tiefen.roll.choice  1..1 of *a.die.0 a.die.1 a.die.2 a.die.3
! a.die.0
.    tiefen.roll.destroy  side=b foe=a dice=1 faces=5
.    tiefen.roll.subtract  side=a total=9 dice=1
.    tiefen.roll.subtract  side=b total=6 dice=0
.    tiefen.result.win  side=a own=9 other=6
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=1/4 troops=45 left=135
? table  tiefen.loss.contingents  *proportion otherwise
! proportion
.    tiefen.loss.contingents  side=a contingent=tiefen-contingent(1) troops=30 left=90
.    tiefen.loss.contingents  side=a contingent="knights" troops=15 left=45
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
