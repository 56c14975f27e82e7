# At this table better morale carries the loser further, and it is better by two classes.
# It picks a direction and retreats 1, 2 or 3 hexes; here it goes as far as it can.
= tiefen tiefen.after.extra_hexes.shape=distance
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
! 1
.    tiefen.after.morale.input  side=a result=success quality=1
? b  tiefen.after.morale.input  sensational success failure fumble
! success
? b  tiefen.after.morale.input  0..4
! 3
.    tiefen.after.morale.input  side=b result=success quality=3
.    tiefen.after.gap  side=a foe=b gap=2 better=foe
? table  tiefen.after.area  *hex closed other
! hex
? b  tiefen.after.retreat  n ne se s sw nw (stay)
! n
? b  tiefen.after.extra_hexes.shape  1..3 (1)
! 3
.    tiefen.after.retreat  side=b place=tiefen-hex(n) distance=3
? table  tiefen.loss.weaker_later  *end next
