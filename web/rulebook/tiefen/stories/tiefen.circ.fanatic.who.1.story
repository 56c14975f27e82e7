# Side A leads mercenaries; they die for nobody's cause.
# No side is marked as fanatic, no fanaticism dice are asked for, and whoever asks for them later is refused.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.fanatic.who
? table  tiefen.circ.fanatic.who  0..2 of a b
! -
? table  tiefen.super.who  0..1 of a b
> tiefen.flow.steps
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
! fanaticism.a
x barred tiefen.circ.fanatic.who
