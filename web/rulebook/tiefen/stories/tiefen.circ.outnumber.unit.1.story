# Side A has 3 giants, side B 10 men, and the table lets a giant count as ten.
# Both are entered in points: 30 against 10 is threefold, one die more for A.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 30
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 10
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.flow.steps
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
! close
.    tiefen.circ.outnumber  side=a own=30 other=10 dice=1
.=   tiefen.flow.steps  step=2
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
> tiefen.roll.all
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.outnumber 1
