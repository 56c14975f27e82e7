# Fanaticism counts for the losses only. The game master takes two dice from A by hand; when A's favourable ground turns
# out to be none, a line of its own fills the pool up to one die. The tower was burnt before superiority was judged, so
# the close of the deeds brings no question. B wins without a survivor; A is captured and loses its extra action. In the
# next battle B has its name and nobody in it. Dice for outnumbering are set by hand, then counted from the troops again.
= tiefen tiefen.fanatic.scope=losses_only
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! edit.b.1
? table  tiefen.circ.outnumber.unit  *troops name (remove) back
! name
? table  tiefen.sides.two  text
! "Guards of the gate"
.    tiefen.sides.two  change=contingent side=b name="Guards of the gate" before=tiefen-contingent(1) troops=0
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! name.b
? table  tiefen.sides.two  text
! "Redwater"
.    tiefen.sides.two  change=side side=b name="Redwater" before=tiefen-side(B) troops=0
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! deed.a
? table  tiefen.deeds.who  *leader character soldier
! leader
? a  tiefen.deeds.kinds  text
! "burn the tower"
? table  tiefen.deeds.resolve  success foiled (nothing)
! success
.    tiefen.deeds.success  side=a foe=b what="burn the tower" named=yes
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! done
.=   tiefen.flow.steps  step=1
? table  tiefen.circ.terrain  0..2 of a b
! a
.    tiefen.circ.terrain  side=a
? table  tiefen.circ.certain_death  0..2 of a b
! 
? table  tiefen.circ.fanatic.who  0..2 of a b
! b
.    tiefen.circ.fanatic.who  side=b
? b  tiefen.circ.fanatic.bonus  *0 1 2 3 4
! 1
.    tiefen.circ.fanatic.bonus  side=b dice=1
? table  tiefen.super.who  0..1 of a b
! b
.    tiefen.super.who  side=b superior=yes
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a fanaticism.b edit.b.1 deed.b
^ a.bonus=-2 the rearguard is late
.    ruling tiefen.dice.freeze  -2 the rearguard is late
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a fanaticism.b edit.b.1 deed.b
! terrain
? table  tiefen.circ.terrain  0..2 of *a b
! 
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a fanaticism.b edit.b.1 deed.b
! close
.=   tiefen.flow.steps  step=2
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! a: speed
.    tiefen.tactic.secret  side=a anew=no
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! b: speed
.    tiefen.tactic.secret  side=b anew=no
.=   tiefen.flow.steps  step=3
? table  tiefen.deeds.count  *close deed.a drop.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=1
.    tiefen.threshold.formula  side=a face=6
.    tiefen.fanatic.scope  side=a face=5
.    tiefen.dice.sum  side=b dice=2
.    tiefen.threshold.formula  side=b face=5
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  1d6: tiefen.dice.base 1, tiefen.deeds.success 1, tiefen.dice.freeze -2, tiefen.dice.bounds 1
! 5
? b  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.fanatic.bonus 1
! 4 4
.    tiefen.roll.subtract  side=a total=5 dice=0
.    tiefen.roll.subtract  side=b total=8 dice=0
.    tiefen.result.win  side=b own=8 other=5
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.annihilated  side=b troops=100
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
! sensational
? a  tiefen.after.morale.input  0..4 (4)
! 4
.    tiefen.after.morale.input  side=a result=sensational quality=4
.    tiefen.after.sensational  side=a forfeited=no
.    tiefen.after.annihilated_winner  side=b foe=a
.    tiefen.after.gap  side=b foe=a gap=0 better=none
? table  tiefen.after.area  *hex closed other
! other
? table  tiefen.after.area  0..12 (6)
! 0
? table  tiefen.after.trapped  captured destroyed stays
! captured
.    tiefen.after.trapped  side=a fate=captured
.    tiefen.after.sensational  side=a forfeited=yes
? table  tiefen.loss.weaker_later  *end next
! next
.=   tiefen.loss.weaker_later  number=2
.    tiefen.loss.weaker_later  side=a troops=0
.    tiefen.loss.weaker_later  side=b troops=0
? table  tiefen.sides.two  (done) name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! edit.a.1
? table  tiefen.circ.outnumber.unit  *troops name (remove) back
! troops
? table  tiefen.circ.outnumber.unit  1..99999 (1)
! 600
.    tiefen.circ.outnumber.unit  side=a contingent=tiefen-contingent(1) before=0 troops=600
? table  tiefen.sides.two  (done) name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! edit.b.1
? table  tiefen.circ.outnumber.unit  *troops name (remove) back
! troops
? table  tiefen.circ.outnumber.unit  1..99999 (1)
! 100
.    tiefen.circ.outnumber.unit  side=b contingent=tiefen-contingent(1) before=0 troops=100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! done
.=   tiefen.flow.steps  step=1
? table  tiefen.circ.terrain  0..2 of a b
> tiefen.flow.steps
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
^ a.outnumbering=1 the ford is narrow
.    ruling tiefen.circ.outnumber.unit  1 the ford is narrow
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
^ a.outnumbering_from=troops the ford is wide
.    ruling tiefen.circ.outnumber.unit  tiefen-outnumbering-from(troops,2) the ford is wide
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=3
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=1
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.outnumber 2
! 6 6 1
? b  tiefen.roll.all  1d6: tiefen.dice.base 1
! 3
.    tiefen.roll.destroy  side=a foe=b dice=1 faces=3
.    tiefen.roll.subtract  side=a total=13 dice=0
.    tiefen.roll.subtract  side=b total=0 dice=1
.    tiefen.result.win  side=a own=13 other=0
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.annihilated  side=b troops=100
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
! sensational
? a  tiefen.after.morale.input  0..4 (4)
! 4
.    tiefen.after.morale.input  side=a result=sensational quality=4
.    tiefen.after.sensational  side=a forfeited=no
.    tiefen.after.annihilated_loser  side=b
? a  tiefen.after.sensational  *noted
! noted
.    tiefen.after.extra_order  side=a
? table  tiefen.loss.weaker_later  *end next
! end
=>   over
