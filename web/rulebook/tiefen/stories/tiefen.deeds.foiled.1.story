# Of side A's deeds two succeed and one is foiled; side B's only deed is foiled.
# Nothing is set off: A gets 2 dice of its own and 1 from B, so 4d6 in all; B gets 1 from A, so 2d6.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
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
! character
? a  tiefen.deeds.kinds  text
! ""
? table  tiefen.deeds.resolve  success foiled (nothing)
! success
.    tiefen.deeds.success  side=a foe=b what="" named=no
? table  tiefen.deeds.count  *close deed.a drop.a deed.b superior
! deed.a
? table  tiefen.deeds.who  *leader character soldier
! character
? a  tiefen.deeds.kinds  text
! ""
? table  tiefen.deeds.resolve  success foiled (nothing)
! foiled
.    tiefen.deeds.foiled  side=a foe=b what="" named=no
? table  tiefen.deeds.count  *close deed.a drop.a deed.b superior
! deed.b
? table  tiefen.deeds.who  *leader character soldier
! leader
? b  tiefen.deeds.kinds  text
! ""
? table  tiefen.deeds.resolve  success foiled (nothing)
! foiled
.    tiefen.deeds.foiled  side=b foe=a what="" named=no
? table  tiefen.deeds.count  *close deed.a drop.a deed.b drop.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=4
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=2
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  4d6: tiefen.dice.base 1, tiefen.deeds.success 2, tiefen.deeds.foiled 1
