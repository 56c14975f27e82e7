# Sides A and B are there, and a third army would like to fight both.
# It is refused: it joins one of the two, or waits for a battle of its own.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! third
x barred tiefen.sides.two
