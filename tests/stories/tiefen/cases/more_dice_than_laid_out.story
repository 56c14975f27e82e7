# 1,000 troops against 1 would be 333 dice for outnumbering, more than are laid out. The circumstances cannot be closed
# until the troops are changed; against 2 it is 166 (tiefen.dice.bounds).
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 1000
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 1
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.flow.steps
? table  tiefen.flow.steps  (close) (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
! close
x barred tiefen.dice.bounds
! edit.b.1
? table  tiefen.circ.outnumber.unit  *troops name (remove) back
! troops
? table  tiefen.circ.outnumber.unit  1..99999 (1)
! 2
.    tiefen.circ.outnumber.unit  side=b contingent=tiefen-contingent(1) before=1 troops=2
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
! close
.    tiefen.circ.outnumber  side=a own=1000 other=2 dice=166
.=   tiefen.flow.steps  step=2
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
