# Side A throws 6, 2, 2 and side B 6, 5, 1. Each has one destruction and picks the die itself.
# A passes over the proposed 6 and takes B's 5; B takes A's 6. That is allowed: 4 to 7, B wins.
# Both choices are taken back. A now takes the 6 as proposed: 4 to 6, and B wins again.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.certain_death
? table  tiefen.circ.certain_death  0..2 of a b
! a b
.    tiefen.circ.certain_death  side=a
.    tiefen.circ.certain_death  side=b
? table  tiefen.circ.fanatic.who  0..2 of a b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=3
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=3
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.certain_death 2
! 6 2 2
? b  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.certain_death 2
! 6 5 1
? a  tiefen.roll.choice  1..1 of *b.die.0 b.die.1 b.die.2
! b.die.1
.    tiefen.roll.destroy  side=a foe=b dice=1 faces=5
? b  tiefen.roll.choice  1..1 of *a.die.0 a.die.1 a.die.2
! a.die.0
.    tiefen.roll.destroy  side=b foe=a dice=1 faces=6
.    tiefen.roll.subtract  side=a total=4 dice=1
.    tiefen.roll.subtract  side=b total=7 dice=1
.    tiefen.result.win  side=b own=7 other=4
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=1/3 troops=20 left=40
.    tiefen.loss.fraction  side=b share=1/3 troops=30 left=60
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
<
? b  tiefen.roll.choice  1..1 of *a.die.0 a.die.1 a.die.2
<
? a  tiefen.roll.choice  1..1 of *b.die.0 b.die.1 b.die.2
! b.die.0
.    tiefen.roll.destroy  side=a foe=b dice=1 faces=6
? b  tiefen.roll.choice  1..1 of *a.die.0 a.die.1 a.die.2
! a.die.0
.    tiefen.roll.destroy  side=b foe=a dice=1 faces=6
.    tiefen.roll.subtract  side=a total=4 dice=1
.    tiefen.roll.subtract  side=b total=6 dice=1
.    tiefen.result.win  side=b own=6 other=4
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=1/3 troops=20 left=40
.    tiefen.loss.fraction  side=b share=1/3 troops=30 left=60
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
