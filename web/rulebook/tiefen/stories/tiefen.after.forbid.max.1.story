# The winner has quality class 4 and the loser 0, the widest gap there is.
# The winner forbids four hexes, and two stay open.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.roll.all
? a  tiefen.roll.all  1d6: tiefen.dice.base 1
! 5
? b  tiefen.roll.all  1d6: tiefen.dice.base 1
! 3
.    tiefen.roll.subtract  side=a total=5 dice=0
.    tiefen.roll.subtract  side=b total=3 dice=0
.    tiefen.result.win  side=a own=5 other=3
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
! success
? a  tiefen.after.morale.input  0..4
! 4
.    tiefen.after.morale.input  side=a result=success quality=4
? b  tiefen.after.morale.input  sensational success failure fumble
! failure
? b  tiefen.after.morale.input  0..4
! 0
.    tiefen.after.morale.input  side=b result=failure quality=0
.    tiefen.after.gap  side=a foe=b gap=4 better=side
? table  tiefen.after.area  *hex closed other
! hex
? a  tiefen.after.forbid  0..4 of n ne se s sw nw
! n ne se s
.    tiefen.after.forbid  side=a foe=b count=4 open=2
? b  tiefen.after.retreat  (n) (ne) (se) (s) sw nw (stay)
