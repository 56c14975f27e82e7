# 10 to 10, a draw. Side A's morale check is a sensational result, side B's a fumble.
# Nobody retreats; A has its extra action, and B skips a turn.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! a b
.    tiefen.circ.terrain  side=a
.    tiefen.circ.terrain  side=b
? table  tiefen.circ.certain_death  0..2 of a b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=2
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=2
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 5 5
? b  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 5 5
.    tiefen.roll.subtract  side=a total=10 dice=0
.    tiefen.roll.subtract  side=b total=10 dice=0
.    tiefen.result.draw  side=a foe=b own=10 other=10
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
! fumble
? b  tiefen.after.morale.input  0..4 (0)
! 0
.    tiefen.after.morale.input  side=b result=fumble quality=0
.    tiefen.after.fumble  side=b forfeited=no
.    tiefen.after.draw
? a  tiefen.after.sensational  *noted
! noted
.    tiefen.after.extra_order  side=a
? b  tiefen.after.fumble  *noted
! noted
? table  tiefen.loss.weaker_later  *end next
