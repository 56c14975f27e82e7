# At this table the lowered threshold counts for the losses only. Side A throws 5, 4, 2 and side B 4, 4, 3,
# one of B's dice for fanaticism. A's 5 takes nothing from the total: 11 to 11, a draw.
# It costs lives all the same: B loses half its troops, one die of two that count.
= tiefen tiefen.fanatic.scope=losses_only
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! b
.    tiefen.circ.terrain  side=b
? table  tiefen.circ.certain_death  0..2 of a b
! a
.    tiefen.circ.certain_death  side=a
? table  tiefen.circ.fanatic.who  0..2 of a b
! b
.    tiefen.circ.fanatic.who  side=b
? b  tiefen.circ.fanatic.bonus  *0 1 2 3 4
! 1
.    tiefen.circ.fanatic.bonus  side=b dice=1
? table  tiefen.super.who  0..1 of a b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=3
.    tiefen.threshold.formula  side=a face=6
.    tiefen.fanatic.scope  side=a face=5
.    tiefen.dice.sum  side=b dice=3
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.certain_death 2
! 5 4 2
? b  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.terrain 1, tiefen.circ.fanatic.bonus 1
! 4 4 3
.    tiefen.roll.subtract  side=a total=11 dice=0
.    tiefen.roll.subtract  side=b total=11 dice=0
.    tiefen.result.draw  side=a foe=b own=11 other=11
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.fanatic  side=b share=1/2 troops=45 left=45
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
