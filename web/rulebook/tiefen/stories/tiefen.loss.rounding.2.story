# Side A has 25 troops and loses half of them, that is 12.5.
# To the nearest number 13 are lost, for a half counts against the army.
# The choice is taken back and the rounding ruled anew: up 13, down 12.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 25
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 25
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! a
.    tiefen.circ.terrain  side=a
? table  tiefen.circ.certain_death  0..2 of a b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=2
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=1
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 5 4
? b  tiefen.roll.all  1d6: tiefen.dice.base 1
! 6
? b  tiefen.roll.choice  1..1 of *a.die.0 a.die.1
! a.die.0
.    tiefen.roll.destroy  side=b foe=a dice=1 faces=5
.    tiefen.roll.subtract  side=a total=4 dice=1
.    tiefen.roll.subtract  side=b total=6 dice=0
.    tiefen.result.win  side=b own=6 other=4
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=1/2 troops=13 left=12
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
<
? b  tiefen.roll.choice  1..1 of *a.die.0 a.die.1
^ switch.tiefen.loss.rounding=up this table rounds up
.    ruling tiefen.loss.rounding  choice-tiefen-loss-rounding-up this table rounds up
? b  tiefen.roll.choice  1..1 of *a.die.0 a.die.1
! a.die.0
.    tiefen.roll.destroy  side=b foe=a dice=1 faces=5
.    tiefen.roll.subtract  side=a total=4 dice=1
.    tiefen.roll.subtract  side=b total=6 dice=0
.    tiefen.result.win  side=b own=6 other=4
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=1/2 troops=13 left=12
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
<
? b  tiefen.roll.choice  1..1 of *a.die.0 a.die.1
^ switch.tiefen.loss.rounding=down this table rounds down
.    ruling tiefen.loss.rounding  choice-tiefen-loss-rounding-down this table rounds down
? b  tiefen.roll.choice  1..1 of *a.die.0 a.die.1
! a.die.0
.    tiefen.roll.destroy  side=b foe=a dice=1 faces=5
.    tiefen.roll.subtract  side=a total=4 dice=1
.    tiefen.roll.subtract  side=b total=6 dice=0
.    tiefen.result.win  side=b own=6 other=4
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=1/2 troops=12 left=13
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
