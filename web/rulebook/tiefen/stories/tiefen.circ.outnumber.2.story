# 299 against 100 falls one short of threefold: no die more, A 1d6.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 299
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.flow.steps
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
! close
.=   tiefen.flow.steps  step=2
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
> tiefen.roll.all
? a  tiefen.roll.all  1d6: tiefen.dice.base 1
