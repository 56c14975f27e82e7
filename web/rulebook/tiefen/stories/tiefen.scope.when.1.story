# 80 villagers stand against 30 raiders: far too many for a fight of man against man.
# They are set up as a mass battle, and the battle begins with step 1.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 80
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 30
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! done
.=   tiefen.flow.steps  step=1
? table  tiefen.circ.terrain  0..2 of a b
