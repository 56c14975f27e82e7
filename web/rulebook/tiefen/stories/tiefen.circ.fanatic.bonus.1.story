# Side A has 3 dice (certain death) and is fanatic; side B is not superior. A takes 2 fanaticism dice.
# A throws 5d6, and in return B's dice destroy from 4 on.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.certain_death
? table  tiefen.circ.certain_death  0..2 of a b
! a
.    tiefen.circ.certain_death  side=a
? table  tiefen.circ.fanatic.who  0..2 of a b
! a
.    tiefen.circ.fanatic.who  side=a
? a  tiefen.circ.fanatic.bonus  *0 1 2 3 4
! 2
.    tiefen.circ.fanatic.bonus  side=a dice=2
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
.    tiefen.threshold.formula  side=b face=4
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  5d6: tiefen.dice.base 1, tiefen.circ.certain_death 2, tiefen.circ.fanatic.bonus 2
