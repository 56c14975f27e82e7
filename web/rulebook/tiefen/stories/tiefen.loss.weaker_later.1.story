# Side A is 180 strong and loses nobody; side B, 100 strong, loses two of 5 dice and is down to 60.
# In their next battle A is three times as strong and gets a die for it: 2d6. B has its base die again: 1d6.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 180
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! a b
.    tiefen.circ.terrain  side=a
.    tiefen.circ.terrain  side=b
? table  tiefen.circ.certain_death  0..2 of a b
! b
.    tiefen.circ.certain_death  side=b
? table  tiefen.circ.fanatic.who  0..2 of a b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! deed.b
? table  tiefen.deeds.who  *leader character soldier
> tiefen.deeds.resolve
? table  tiefen.deeds.resolve  success foiled (nothing)
! success
.    tiefen.deeds.success  side=b foe=a what="" named=no
? table  tiefen.deeds.count  *close deed.a deed.b drop.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=2
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=5
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 6 6
? b  tiefen.roll.all  5d6: tiefen.dice.base 1, tiefen.circ.terrain 1, tiefen.circ.certain_death 2, tiefen.deeds.success 1
! 5 4 3 2 1
? a  tiefen.roll.choice  2..2 of *b.die.0 *b.die.1 b.die.2 b.die.3 b.die.4
! b.die.0 b.die.1
.    tiefen.roll.destroy  side=a foe=b dice=2 faces=5,4
.    tiefen.roll.subtract  side=a total=12 dice=0
.    tiefen.roll.subtract  side=b total=6 dice=2
.    tiefen.result.win  side=a own=12 other=6
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.fraction  side=b share=2/5 troops=40 left=60
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
> tiefen.loss.weaker_later
? table  tiefen.loss.weaker_later  *end next
! next
.=   tiefen.loss.weaker_later  number=2
.    tiefen.loss.weaker_later  side=a troops=180
.    tiefen.loss.weaker_later  side=b troops=60
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.flow.steps
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
! close
.    tiefen.circ.outnumber  side=a own=180 other=60 dice=1
.=   tiefen.flow.steps  step=2
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=2
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=1
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.outnumber 1
