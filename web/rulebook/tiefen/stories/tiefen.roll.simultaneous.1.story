# Side A throws 6, 3 and side B 6, 2: each 6 takes the other, for a destroyed 6 has struck already.
# 3 beats 2: A wins, and both sides lose half their troops.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! a b
.    tiefen.circ.terrain  side=a
.    tiefen.circ.terrain  side=b
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
.    tiefen.dice.sum  side=b dice=2
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 6 3
? b  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 6 2
? a  tiefen.roll.choice  1..1 of *b.die.0 b.die.1
! b.die.0
.    tiefen.roll.destroy  side=a foe=b dice=1 faces=6
? b  tiefen.roll.choice  1..1 of *a.die.0 a.die.1
! a.die.0
.    tiefen.roll.destroy  side=b foe=a dice=1 faces=6
.    tiefen.roll.subtract  side=a total=3 dice=1
.    tiefen.roll.subtract  side=b total=2 dice=1
.    tiefen.result.win  side=a own=3 other=2
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=1/2 troops=30 left=30
.    tiefen.loss.fraction  side=b share=1/2 troops=45 left=45
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
