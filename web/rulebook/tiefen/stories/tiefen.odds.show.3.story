# 5d6 against 5d6: ground and certain death for both, a die each from two deeds of side A, one a success, one foiled.
# Side A is superior and destroys from 5 on, B on 6.
# A wins with 0.637606, draws with 0.034160 and loses with 0.328234; on average A loses 1/6 and B 1/3 of the troops.
# (The chances themselves are tested with the odds.)
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! a b
.    tiefen.circ.terrain  side=a
.    tiefen.circ.terrain  side=b
? table  tiefen.circ.certain_death  0..2 of a b
! a b
.    tiefen.circ.certain_death  side=a
.    tiefen.circ.certain_death  side=b
? table  tiefen.circ.fanatic.who  0..2 of a b
> tiefen.super.who
? table  tiefen.super.who  0..1 of a b
! a
.    tiefen.super.who  side=a superior=yes
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! deed.a
? table  tiefen.deeds.who  *leader character soldier
! leader
? a  tiefen.deeds.kinds  text
! ""
? table  tiefen.deeds.resolve  success foiled (nothing)
! success
.    tiefen.deeds.success  side=a foe=b what="" named=no
? table  tiefen.deeds.count  *close deed.a drop.a deed.b superior
! deed.a
? table  tiefen.deeds.who  *leader character soldier
! leader
? a  tiefen.deeds.kinds  text
! ""
? table  tiefen.deeds.resolve  success foiled (nothing)
! foiled
.    tiefen.deeds.foiled  side=a foe=b what="" named=no
? table  tiefen.deeds.count  *close deed.a drop.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=5
.    tiefen.threshold.formula  side=a face=5
.    tiefen.dice.sum  side=b dice=5
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  5d6: tiefen.dice.base 1, tiefen.circ.terrain 1, tiefen.circ.certain_death 2, tiefen.deeds.success 1
