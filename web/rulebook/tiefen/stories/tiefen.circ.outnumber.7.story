# 10 against 3: three times 3 fits into 10 once. One die more, A 2d6.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 10
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 3
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.flow.steps
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
! close
.    tiefen.circ.outnumber  side=a own=10 other=3 dice=1
.=   tiefen.flow.steps  step=2
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
> tiefen.roll.all
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.outnumber 1
