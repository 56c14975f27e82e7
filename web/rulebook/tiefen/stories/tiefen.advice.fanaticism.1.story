# Both sides have 3 dice (certain death for both), and A takes 4 fanaticism dice: 7d6 against 3d6.
# A destroys on 6, B from 2 on. A wins with 0.7691 and loses 0.8333 of its troops on average;
# in 0.5787 of all battles it is annihilated, and in 0.3730 of all it wins and is annihilated.
# (The chances themselves are tested with the odds.)
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.certain_death
? table  tiefen.circ.certain_death  0..2 of a b
! a b
.    tiefen.circ.certain_death  side=a
.    tiefen.circ.certain_death  side=b
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
.    tiefen.dice.sum  side=a dice=7
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=3
.    tiefen.threshold.formula  side=b face=2
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  7d6: tiefen.dice.base 1, tiefen.circ.certain_death 2, tiefen.circ.fanatic.bonus 4
