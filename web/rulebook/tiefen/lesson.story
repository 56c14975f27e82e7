= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
+ ready.ford
.=   tiefen.flow.steps  step=1
.    tiefen.circ.terrain  side=a
.=   tiefen.flow.steps  step=2
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
# scene
! a: steadiness
.    tiefen.tactic.secret  side=a anew=no
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! b: speed
.    tiefen.tactic.secret  side=b anew=no
.=   tiefen.flow.steps  step=3
? table  tiefen.deeds.count  *close deed.a deed.b superior
! deed.a
? table  tiefen.deeds.resolve  form doer=leader what="" outcome=success
! -
.    tiefen.deeds.success  side=a foe=b what="" named=no
? table  tiefen.deeds.count  *close deed.a drop.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=steadiness
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.bonus  side=b tactic=speed beaten=steadiness dice=2
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=3
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=3
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a+b  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.terrain 1, tiefen.deeds.success 1; 3d6: tiefen.dice.base 1, tiefen.tactic.bonus 2
! 6 5 4 5 4 2
? a  tiefen.roll.choice  1..1 of *b.die.0 b.die.1 b.die.2
! b.die.0
.    tiefen.roll.destroy  side=a foe=b dice=1 faces=5
.    tiefen.roll.subtract  side=a total=15 dice=0
.    tiefen.roll.subtract  side=b total=6 dice=1
.    tiefen.result.win  side=a own=15 other=6
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.fraction  side=b share=1/3 troops=67 left=133
.=   tiefen.flow.steps  step=7
? table  tiefen.after.morale.input  form a.result=success a.quality=2 b.result=success b.quality=2 area=hex
! -
.    tiefen.after.morale.input  side=a result=success quality=2
.    tiefen.after.morale.input  side=b result=success quality=2
.    tiefen.after.gap  side=a foe=b gap=0 better=none
? b  tiefen.after.retreat  n ne se s sw nw (stay)
! s
.    tiefen.after.retreat  side=b place=tiefen-hex(s) distance=1
? table  tiefen.loss.weaker_later  *end next
! end
=>   over
