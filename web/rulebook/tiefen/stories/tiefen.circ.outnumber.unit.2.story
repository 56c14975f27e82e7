# Side A is entered with 0 troops.
# It is refused: there would be nobody to fight.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 0
x number tiefen.circ.outnumber.unit
