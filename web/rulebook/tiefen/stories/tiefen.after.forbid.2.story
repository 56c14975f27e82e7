# The winner is better by one class and forbids nothing.
# Six hexes stay open.
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
! 2
.    tiefen.after.morale.input  side=a result=success quality=2
? b  tiefen.after.morale.input  sensational success failure fumble
! success
? b  tiefen.after.morale.input  0..4
! 1
.    tiefen.after.morale.input  side=b result=success quality=1
.    tiefen.after.gap  side=a foe=b gap=1 better=side
? table  tiefen.after.area  *hex closed other
! hex
? a  tiefen.after.forbid  0..1 of n ne se s sw nw
! -
.    tiefen.after.forbid  side=a foe=b count=0 open=6
? b  tiefen.after.retreat  n ne se s sw nw (stay)
