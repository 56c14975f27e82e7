# One die against one die, and both show a 6: each destroys the other, and there is nothing to choose.
# 0 to 0 is a draw in which both sides lose everybody.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=1
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=1
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  1d6: tiefen.dice.base 1
! 6
? b  tiefen.roll.all  1d6: tiefen.dice.base 1
! 6
.    tiefen.roll.destroy  side=a foe=b dice=1 faces=6
.    tiefen.roll.destroy  side=b foe=a dice=1 faces=6
.    tiefen.roll.subtract  side=a total=0 dice=1
.    tiefen.roll.subtract  side=b total=0 dice=1
.    tiefen.result.draw  side=a foe=b own=0 other=0
.=   tiefen.flow.steps  step=6
.    tiefen.loss.annihilated  side=a troops=60
.    tiefen.loss.annihilated  side=b troops=90
.=   tiefen.flow.steps  step=7
.    tiefen.after.both_annihilated
? table  tiefen.loss.weaker_later  *end next
