# Fanaticism is played in secret: step 1 does not ask how many dice, the slip does. Side A writes speed and 3 dice.
# Side B learns no more than that a slip lies there. Only the reveal shows the tactic and the 3 dice: A 4d6.
= tiefen tiefen.circ.fanatic.declare=secret
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.fanatic.who
? table  tiefen.circ.fanatic.who  0..2 of a b
! a
.    tiefen.circ.fanatic.who  side=a
? table  tiefen.super.who  0..1 of a b
> tiefen.tactic.secret
? a+b  tiefen.tactic.secret  face down: speed speed.1 speed.2 speed.3 speed.4 steadiness steadiness.1 steadiness.2 steadiness.3 steadiness.4 strength strength.1 strength.2 strength.3 strength.4
! a: speed.3
.    tiefen.tactic.secret  side=a anew=no
? a+b  tiefen.tactic.secret  face down: speed speed.1 speed.2 speed.3 speed.4 steadiness steadiness.1 steadiness.2 steadiness.3 steadiness.4 strength strength.1 strength.2 strength.3 strength.4
! b: speed
.    tiefen.tactic.secret  side=b anew=no
.=   tiefen.flow.steps  step=3
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.circ.fanatic.bonus  side=a dice=3
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=4
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=1
.    tiefen.threshold.formula  side=b face=3
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  4d6: tiefen.dice.base 1, tiefen.circ.fanatic.bonus 3
