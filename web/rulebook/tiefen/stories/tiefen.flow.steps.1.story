# Step 1 is done but still open: the roll is shown as barred, and it is refused for the order of the steps.
# Step 1 is closed, and no slip lies on the table: the roll is refused as well, for step 2 asks for the tactics.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.flow.steps
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
! roll
x barred tiefen.flow.steps
! close
.=   tiefen.flow.steps  step=2
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! roll
x not-asked tiefen.tactic.secret
