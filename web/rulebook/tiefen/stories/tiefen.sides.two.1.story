# Side A has 120 militia and 60 knights, side B 50 orcs.
# Allies belong to one side: A counts 180 against 50, three times as many and so one die more, and throws one pool.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 120
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 50
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! add.a
? table  tiefen.sides.two  text
! "knights"
? table  tiefen.circ.outnumber.unit  1..99999 (50)
! 60
.    tiefen.sides.two  change=joined side=a name="knights" before= troops=60
? table  tiefen.sides.two  *done name.a edit.a.1 edit.a.2 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.flow.steps
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 edit.a.2 deed.a (fanaticism.b) edit.b.1 deed.b
! close
.    tiefen.circ.outnumber  side=a own=180 other=50 dice=1
.=   tiefen.flow.steps  step=2
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
> tiefen.roll.all
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.outnumber 1
