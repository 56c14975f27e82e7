# The winner's check is sensational, class 4; the loser's a success of class 1. By the book they are compared.
# The gap is 3: the winner forbids three hexes, three stay open, and the winner has an extra action besides.
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
! sensational
? a  tiefen.after.morale.input  0..4 (4)
! 4
.    tiefen.after.morale.input  side=a result=sensational quality=4
.    tiefen.after.sensational  side=a forfeited=no
? b  tiefen.after.morale.input  sensational success failure fumble
! success
? b  tiefen.after.morale.input  0..4
! 1
.    tiefen.after.morale.input  side=b result=success quality=1
.    tiefen.after.gap  side=a foe=b gap=3 better=side
? table  tiefen.after.area  *hex closed other
! hex
? a  tiefen.after.forbid  0..3 of n ne se s sw nw
! n ne se
.    tiefen.after.forbid  side=a foe=b count=3 open=3
? b  tiefen.after.retreat  (n) (ne) (se) s sw nw (stay)
! s
.    tiefen.after.retreat  side=b place=tiefen-hex(s) distance=1
? a  tiefen.after.sensational  *noted
! noted
.    tiefen.after.extra_order  side=a
? table  tiefen.loss.weaker_later  *end next
