# A contingent that is taken off the table before the dice is named in the log (tiefen.sides.two).
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 80
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! add.a
? table  tiefen.sides.two  text
! "Riders"
? table  tiefen.circ.outnumber.unit  1..99999 (50)
! 20
.    tiefen.sides.two  change=joined side=a name="Riders" before= troops=20
? table  tiefen.sides.two  *done name.a edit.a.1 edit.a.2 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! done
.=   tiefen.flow.steps  step=1
? table  tiefen.circ.terrain  0..2 of a b
! -
? table  tiefen.circ.certain_death  0..2 of a b
! -
? table  tiefen.circ.fanatic.who  0..2 of a b
! -
? table  tiefen.super.who  0..1 of a b
! -
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 edit.a.2 deed.a (fanaticism.b) edit.b.1 deed.b
! edit.a.2
? table  tiefen.circ.outnumber.unit  *troops name remove back
! remove
.    tiefen.sides.two  change=gone side=a name="Riders" before= troops=0
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
