# Both morale checks are sensational results, and side A has won.
# B retreats; then A has its extra action, and after it B.
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
! sensational
? b  tiefen.after.morale.input  0..4 (4)
! 4
.    tiefen.after.morale.input  side=b result=sensational quality=4
.    tiefen.after.sensational  side=b forfeited=no
.    tiefen.after.gap  side=a foe=b gap=0 better=none
? table  tiefen.after.area  *hex closed other
# scene
! hex
? b  tiefen.after.retreat  n ne se s sw nw (stay)
! n
.    tiefen.after.retreat  side=b place=tiefen-hex(n) distance=1
? a  tiefen.after.sensational  *noted
! noted
.    tiefen.after.extra_order  side=a
? b  tiefen.after.sensational  *noted
! noted
.    tiefen.after.extra_order  side=b
? table  tiefen.loss.weaker_later  *end next
