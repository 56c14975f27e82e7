# Side A has the ground, faces certain death and takes 3 fanaticism dice; both sides are equal in numbers.
# A's tactic is the superior one, one of its deeds succeeds, and B has no deed that was foiled.
# 1 base + 1 ground + 2 certain death + 3 fanaticism + 0 numbers + 2 tactic + 1 deed + 0 foiled = 10d6.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! a
.    tiefen.circ.terrain  side=a
? table  tiefen.circ.certain_death  0..2 of a b
! a
.    tiefen.circ.certain_death  side=a
? table  tiefen.circ.fanatic.who  0..2 of a b
! a
.    tiefen.circ.fanatic.who  side=a
? a  tiefen.circ.fanatic.bonus  *0 1 2 3 4
! 3
.    tiefen.circ.fanatic.bonus  side=a dice=3
? table  tiefen.super.who  0..1 of a b
> tiefen.tactic.secret
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! a: speed
.    tiefen.tactic.secret  side=a anew=no
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! b: steadiness
.    tiefen.tactic.secret  side=b anew=no
.=   tiefen.flow.steps  step=3
? table  tiefen.deeds.count  *close deed.a deed.b superior
! deed.a
? table  tiefen.deeds.who  *leader character soldier
! character
? a  tiefen.deeds.kinds  text
! ""
? table  tiefen.deeds.resolve  success foiled (nothing)
! success
.    tiefen.deeds.success  side=a foe=b what="" named=no
? table  tiefen.deeds.count  *close deed.a drop.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=steadiness
.    tiefen.tactic.bonus  side=a tactic=speed beaten=steadiness dice=2
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=10
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=1
.    tiefen.threshold.formula  side=b face=3
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  10d6: tiefen.dice.base 1, tiefen.circ.terrain 1, tiefen.circ.certain_death 2, tiefen.circ.fanatic.bonus 3, tiefen.tactic.bonus 2, tiefen.deeds.success 1
