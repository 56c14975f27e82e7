# Both slips lie on the table, and the battle is handed on as it stands.
# All that anybody is told is who has laid down a slip; no tactic is named.
# (That none can be read from a link is tested with the links.)
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.tactic.secret
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! a: steadiness
.    tiefen.tactic.secret  side=a anew=no
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! b: strength
.    tiefen.tactic.secret  side=b anew=no
.=   tiefen.flow.steps  step=3
? table  tiefen.deeds.count  *close deed.a deed.b superior
