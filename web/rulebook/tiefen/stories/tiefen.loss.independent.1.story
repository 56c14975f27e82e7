# Side A throws 6, 6, 6, 2, 2 and side B 6, 6, 1. All three dice of B are destroyed, and two of A.
# 10 beats 0: A wins and loses two fifths of its troops all the same; B loses everybody.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! a
.    tiefen.circ.terrain  side=a
? table  tiefen.circ.certain_death  0..2 of a b
! a b
.    tiefen.circ.certain_death  side=a
.    tiefen.circ.certain_death  side=b
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
.    tiefen.dice.sum  side=b dice=3
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  5d6: tiefen.dice.base 1, tiefen.circ.terrain 1, tiefen.circ.certain_death 2, tiefen.deeds.success 1
! 6 6 6 2 2
? b  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.certain_death 2
! 6 6 1
.    tiefen.roll.destroy  side=a foe=b dice=3 faces=6,6,1
? b  tiefen.roll.choice  2..2 of *a.die.0 *a.die.1 a.die.2 a.die.3 a.die.4
! a.die.0 a.die.1
.    tiefen.roll.destroy  side=b foe=a dice=2 faces=6,6
.    tiefen.roll.subtract  side=a total=10 dice=2
.    tiefen.roll.subtract  side=b total=0 dice=3
.    tiefen.result.win  side=a own=10 other=0
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=2/5 troops=24 left=36
.    tiefen.loss.annihilated  side=b troops=90
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
