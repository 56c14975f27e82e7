# Side A has 33 troops and loses two fifths of them, that is 13.2.
# To the nearest number 13 are lost. The choice is taken back and the rounding ruled anew: up 14, down 13.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 33
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 33
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! a b
.    tiefen.circ.terrain  side=a
.    tiefen.circ.terrain  side=b
? table  tiefen.circ.certain_death  0..2 of a b
! a
.    tiefen.circ.certain_death  side=a
? table  tiefen.circ.fanatic.who  0..2 of a b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! deed.a
? table  tiefen.deeds.who  *leader character soldier
> tiefen.deeds.resolve
? table  tiefen.deeds.resolve  success foiled (nothing)
! success
.    tiefen.deeds.success  side=a foe=b what="" named=no
? table  tiefen.deeds.count  *close deed.a drop.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=5
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=2
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  5d6: tiefen.dice.base 1, tiefen.circ.terrain 1, tiefen.circ.certain_death 2, tiefen.deeds.success 1
! 5 4 3 2 1
? b  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 6 6
? b  tiefen.roll.choice  2..2 of *a.die.0 *a.die.1 a.die.2 a.die.3 a.die.4
! a.die.0 a.die.1
.    tiefen.roll.destroy  side=b foe=a dice=2 faces=5,4
.    tiefen.roll.subtract  side=a total=6 dice=2
.    tiefen.roll.subtract  side=b total=12 dice=0
.    tiefen.result.win  side=b own=12 other=6
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=2/5 troops=13 left=20
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
<
? b  tiefen.roll.choice  2..2 of *a.die.0 *a.die.1 a.die.2 a.die.3 a.die.4
^ switch.tiefen.loss.rounding=up this table rounds up
.    ruling tiefen.loss.rounding  choice-tiefen-loss-rounding-up this table rounds up
? b  tiefen.roll.choice  2..2 of *a.die.0 *a.die.1 a.die.2 a.die.3 a.die.4
! a.die.0 a.die.1
.    tiefen.roll.destroy  side=b foe=a dice=2 faces=5,4
.    tiefen.roll.subtract  side=a total=6 dice=2
.    tiefen.roll.subtract  side=b total=12 dice=0
.    tiefen.result.win  side=b own=12 other=6
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=2/5 troops=14 left=19
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
<
? b  tiefen.roll.choice  2..2 of *a.die.0 *a.die.1 a.die.2 a.die.3 a.die.4
^ switch.tiefen.loss.rounding=down this table rounds down
.    ruling tiefen.loss.rounding  choice-tiefen-loss-rounding-down this table rounds down
? b  tiefen.roll.choice  2..2 of *a.die.0 *a.die.1 a.die.2 a.die.3 a.die.4
! a.die.0 a.die.1
.    tiefen.roll.destroy  side=b foe=a dice=2 faces=5,4
.    tiefen.roll.subtract  side=a total=6 dice=2
.    tiefen.roll.subtract  side=b total=12 dice=0
.    tiefen.result.win  side=b own=12 other=6
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=2/5 troops=13 left=20
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
