# Side B faced certain death, has lost and has no passable neighbour at all.
# What becomes of it is asked without a proposal; the table has it captured, and that stands in the log.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.certain_death
? table  tiefen.circ.certain_death  0..2 of a b
! b
.    tiefen.circ.certain_death  side=b
? table  tiefen.circ.fanatic.who  0..2 of a b
> tiefen.roll.all
? a  tiefen.roll.all  1d6: tiefen.dice.base 1
! 5
? b  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.certain_death 2
! 1 1 1
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
! 2
.    tiefen.after.morale.input  side=b result=success quality=2
.    tiefen.after.gap  side=a foe=b gap=0 better=none
? table  tiefen.after.area  *hex closed other
! other
? table  tiefen.after.area  0..12 (6)
! 0
? table  tiefen.after.trapped  captured destroyed stays
! captured
.    tiefen.after.trapped  side=b fate=captured
? table  tiefen.loss.weaker_later  *end next
