# The winner is better by three classes and forbids the hexes to the south, the south-east and the south-west.
# Only then does the loser choose. South-east is refused; north, north-east and north-west are open.
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
! success
? b  tiefen.after.morale.input  0..4
! 1
.    tiefen.after.morale.input  side=b result=success quality=1
.    tiefen.after.gap  side=a foe=b gap=3 better=side
? table  tiefen.after.area  *hex closed other
! hex
? a  tiefen.after.forbid  0..3 of n ne se s sw nw
! s se sw
.    tiefen.after.forbid  side=a foe=b count=3 open=3
? b  tiefen.after.retreat  n ne (se) (s) (sw) nw (stay)
! se
x barred tiefen.after.forbid
! ne
.    tiefen.after.retreat  side=b place=tiefen-hex(ne) distance=1
? table  tiefen.loss.weaker_later  *end next
