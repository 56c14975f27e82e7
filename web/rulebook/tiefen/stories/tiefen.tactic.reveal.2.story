# The deeds are closed. Both tactics are shown together.
# The dice are counted, and what is asked next is the roll.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.tactic.secret
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! a: steadiness
.    tiefen.tactic.secret  side=a anew=no
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! b: speed
.    tiefen.tactic.secret  side=b anew=no
.=   tiefen.flow.steps  step=3
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=steadiness
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.bonus  side=b tactic=speed beaten=steadiness dice=2
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=1
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=3
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  1d6: tiefen.dice.base 1
