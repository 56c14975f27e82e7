# 4 heroes against 5 bandits: that is a scuffle for the ordinary rules, and mass combat is not meant for it.
# It is advice: a table that sets them up all the same is not stopped.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 4
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 5
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! done
.=   tiefen.flow.steps  step=1
? table  tiefen.circ.terrain  0..2 of a b
