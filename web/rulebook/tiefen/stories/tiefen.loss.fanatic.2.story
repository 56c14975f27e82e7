# Side A throws 5 dice, four of them for fanaticism; one die is destroyed.
# Only one die counts for the losses, one of one: A is annihilated.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.fanatic.who
? table  tiefen.circ.fanatic.who  0..2 of a b
! a
.    tiefen.circ.fanatic.who  side=a
? a  tiefen.circ.fanatic.bonus  *0 1 2 3 4
! 4
.    tiefen.circ.fanatic.bonus  side=a dice=4
? table  tiefen.super.who  0..1 of a b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=5
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=1
.    tiefen.threshold.formula  side=b face=2
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  5d6: tiefen.dice.base 1, tiefen.circ.fanatic.bonus 4
! 4 3 3 2 1
? b  tiefen.roll.all  1d6: tiefen.dice.base 1
! 2
? b  tiefen.roll.choice  1..1 of *a.die.0 a.die.1 a.die.2 a.die.3 a.die.4
! a.die.0
.    tiefen.roll.destroy  side=b foe=a dice=1 faces=4
.    tiefen.roll.subtract  side=a total=9 dice=1
.    tiefen.roll.subtract  side=b total=2 dice=0
.    tiefen.result.win  side=a own=9 other=2
.=   tiefen.flow.steps  step=6
.    tiefen.loss.annihilated  side=a troops=60
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? b  tiefen.after.morale.input  sensational success failure fumble
