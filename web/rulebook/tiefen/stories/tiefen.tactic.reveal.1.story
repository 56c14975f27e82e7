# Both slips lie on the table, the deeds are still open, and somebody wants to turn the slips.
# It is refused: step 3 has to be closed first.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.tactic.secret
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! a: speed
.    tiefen.tactic.secret  side=a anew=no
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! b: steadiness
.    tiefen.tactic.secret  side=b anew=no
.=   tiefen.flow.steps  step=3
? table  tiefen.deeds.count  *close deed.a deed.b superior
! reveal
x not-offered tiefen.deeds.count
