# Side A is 700 against 100, without the ground, and its tactic is beaten; two deeds of side B were foiled.
# 1 base + 0 ground + 0 certain death + 0 fanaticism + 2 numbers + 0 tactic + 2 foiled deeds of B = 5d6.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 700
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.flow.steps
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
! close
.    tiefen.circ.outnumber  side=a own=700 other=100 dice=2
.=   tiefen.flow.steps  step=2
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! a: steadiness
.    tiefen.tactic.secret  side=a anew=no
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! b: speed
.    tiefen.tactic.secret  side=b anew=no
.=   tiefen.flow.steps  step=3
? table  tiefen.deeds.count  *close deed.a deed.b superior
! deed.b
? table  tiefen.deeds.who  *leader character soldier
! leader
? b  tiefen.deeds.kinds  text
! ""
? table  tiefen.deeds.resolve  success foiled (nothing)
! foiled
.    tiefen.deeds.foiled  side=b foe=a what="" named=no
? table  tiefen.deeds.count  *close deed.a deed.b drop.b superior
! deed.b
? table  tiefen.deeds.who  *leader character soldier
! leader
? b  tiefen.deeds.kinds  text
! ""
? table  tiefen.deeds.resolve  success foiled (nothing)
! foiled
.    tiefen.deeds.foiled  side=b foe=a what="" named=no
? table  tiefen.deeds.count  *close deed.a deed.b drop.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=steadiness
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.bonus  side=b tactic=speed beaten=steadiness dice=2
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=5
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=3
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  5d6: tiefen.dice.base 1, tiefen.circ.outnumber 2, tiefen.deeds.foiled 2
