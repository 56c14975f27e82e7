# The pools are counted: 5d6 and 3d6. The game master gives side B a die by a ruling, for its siege tower.
# Now 5d6 stand against 4d6, and the ruling stands in the log with its reason.
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
> tiefen.tactic.secret
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! a: speed
.    tiefen.tactic.secret  side=a anew=no
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! b: steadiness
.    tiefen.tactic.secret  side=b anew=no
.=   tiefen.flow.steps  step=3
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=steadiness
.    tiefen.tactic.bonus  side=a tactic=speed beaten=steadiness dice=2
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=5
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=3
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  5d6: tiefen.dice.base 1, tiefen.circ.certain_death 2, tiefen.tactic.bonus 2
^ b.bonus=1 siege tower
.    ruling tiefen.dice.freeze  1 siege tower
? a  tiefen.roll.all  5d6: tiefen.dice.base 1, tiefen.circ.certain_death 2, tiefen.tactic.bonus 2
! 5 4 3 2 1
? b  tiefen.roll.all  4d6: tiefen.dice.base 1, tiefen.circ.certain_death 2, tiefen.dice.freeze 1
