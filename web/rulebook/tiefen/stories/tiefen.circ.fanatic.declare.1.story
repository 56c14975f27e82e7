# Fanaticism is played openly, as in the book. Side A takes 3 dice in step 1.
# They are told at once, before side B is asked for its tactic.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.fanatic.who
? table  tiefen.circ.fanatic.who  0..2 of a b
! a
.    tiefen.circ.fanatic.who  side=a
? a  tiefen.circ.fanatic.bonus  *0 1 2 3 4
! 3
.    tiefen.circ.fanatic.bonus  side=a dice=3
? table  tiefen.super.who  0..1 of a b
> tiefen.flow.steps
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior fanaticism.a edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
! close
.=   tiefen.flow.steps  step=2
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
