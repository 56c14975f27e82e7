# Side A is superior and throws 6, 5; side B throws 6, 6.
# All four dice destroy, so none is left: 0 to 0, a draw that costs both sides everybody.
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
> tiefen.super.who
? table  tiefen.super.who  0..1 of a b
! a
.    tiefen.super.who  side=a superior=yes
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=2
.    tiefen.threshold.formula  side=a face=5
.    tiefen.dice.sum  side=b dice=2
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 6 5
? b  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 6 6
.    tiefen.roll.destroy  side=a foe=b dice=2 faces=6,6
.    tiefen.roll.destroy  side=b foe=a dice=2 faces=6,5
.    tiefen.roll.subtract  side=a total=0 dice=2
.    tiefen.roll.subtract  side=b total=0 dice=2
.    tiefen.result.draw  side=a foe=b own=0 other=0
.=   tiefen.flow.steps  step=6
.    tiefen.loss.annihilated  side=a troops=60
.    tiefen.loss.annihilated  side=b troops=90
.=   tiefen.flow.steps  step=7
.    tiefen.after.both_annihilated
? table  tiefen.loss.weaker_later  *end next
