# A chase over four zones: the villain sprints, a hero bars the way, and what is left over of a hit carries another one on.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! ready.chase
.=   sotc.seq.phases  phase=frame
.    sotc.conflict.kind  kind=physical
.    sotc.frame.aspects  aspect=sotc-aspect-bystanders on=z1 change=added
.    sotc.frame.aspects  aspect=sotc-aspect-bridge on=z2 change=added
.    sotc.frame.aspects  aspect=sotc-aspect-engines on=z4 change=added
.=   sotc.seq.phases  phase=groups
? p0  sotc.group.split  form g4=group,group g4.1.size=2 g4.1.leader=nobody g4.2.size=2 g4.2.leader=nobody
! -
.    sotc.group.split  piece=sotc-mob-riders groups=2 sizes=2,2
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=h1 place=1 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=v3 place=2 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=h2 place=3 rating=3 skill=sotc-skill(alertness)
.    sotc.init.minions  piece=g4 place=4 rating=2 skill=sotc-skill(alertness)
.    sotc.init.minions  piece=g18 place=5 rating=2 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.v3 attack.g4 attack.g18 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g4 blind.g4 (disarm.g4) mark.g4 topple.g4 place.g18 blind.g18 (disarm.g18) mark.g18 topple.g18 walk.z2 sprint (push.v3) (throw.v3) (push.g4) (throw.g4) (push.g18) (throw.g18) throw block protect.h2 other assess contest.h2 contest.v3 contest.g4 contest.g18 carry guard hold away pass
! block
? p1  sotc.block.declare  form acts=move whom=all against=all where=z1 text="" things=no
! acts=move where=z2
? p1  sotc.simple.difficulty  *pilot guns athletics alertness drive resolve engineering endurance rapport survival fists empathy contacting gambling stealth academics art burglary deceit intimidation investigation leadership might mysteries resources science sleight (weapons)
! pilot
? p1  sotc.block.strength  4fate: sotc.roll.effort 5, sotc.comp.bonus 1
! 0 -1 1 0
? p1  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(pilot) total=6 effort=sotc-ladder(6,0,6) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=no shifts=6 outcome=spin
.    sotc.block.strength  piece=h1 block=sotc-block-unnamed(sotc-prevented(move)) limits=sotc-block-limits(none,none,z2,none) strength=6
? p0  sotc.act.one  attack.h1 attack.c5 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 (walk.z1) (walk.z3) sprint (push.h1) (throw.h1) (push.h2) (throw.h2) throw block protect.g4 protect.g18 other assess contest.h1 contest.h2 contest.g4 contest.g18 carry guard hold (away) pass
! sprint
? p0  sotc.move.sprint  4fate: sotc.roll.effort 2
! 1 0 1 -1
? p0  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(athletics) total=3 effort=sotc-ladder(3,0,3) against=6 opposition=sotc-ladder(6,0,6) facing=difficulty by=none defence=none opposed=yes shifts=0 outcome=blocked
.    sotc.block.overcome  piece=v3 kind=move
? p2  sotc.act.one  attack.v3 attack.g4 attack.g18 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g4 blind.g4 (disarm.g4) mark.g4 topple.g4 place.g18 blind.g18 (disarm.g18) mark.g18 topple.g18 walk.z2 sprint (push.v3) (throw.v3) (push.g4) (throw.g4) (push.g18) (throw.g18) throw block protect.h1 other assess contest.h1 contest.v3 contest.g4 contest.g18 carry guard hold away pass
! attack.g4
.    sotc.attack.what  piece=h2 target=g4 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1
! 1 -1 0 1  1 -1 1 1
? p2  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=g4 defence=sotc-skill(quality) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h2 target=g4 hit=0
? p0  sotc.act.one  attack.h1 attack.c5 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 (walk.z1) (walk.z3) sprint (push.h1) (throw.h1) (push.h2) (throw.h2) throw block protect.v3 protect.g18 other assess contest.h1 contest.h2 contest.v3 contest.g18 guard hold (away) pass
! attack.c5
.    sotc.comp.no_boxes  companion=c5 piece=h1
.    sotc.attack.what  piece=g4 target=h1 skill=sotc-skill(quality) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1; 4fate: sotc.roll.effort 4, sotc.comp.bonus 1
! -1 -1 -1 0  0 1 0 0
? p1  sotc.fp.invoke  point.h1 *pass
! pass
.    sotc.roll.shifts  piece=g4 skill=sotc-skill(quality) total=0 effort=sotc-ladder(0,0,0) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h1 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=g4 target=h1 hit=0
.    sotc.spin.gain  piece=h1 margin=6
? p0  sotc.act.one  attack.h1 attack.c5 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 (walk.z1) (walk.z3) sprint (push.h1) (throw.h1) (push.h2) (throw.h2) throw block protect.v3 protect.g4 other assess contest.h1 contest.h2 contest.v3 contest.g4 guard hold (away) pass
! attack.c5
.    sotc.comp.no_boxes  companion=c5 piece=h1
.    sotc.attack.what  piece=g18 target=h1 skill=sotc-skill(quality) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1; 4fate: sotc.roll.effort 4, sotc.comp.bonus 1
! -1 1 1 0  1 0 -1 0
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap spin.h1.g18.plus spin.h1.g18.minus implausible.h1.g18 point.h1 spin.h1.h1.plus spin.h1.h1.minus implausible.h1.h1 other *pass
! pass
.    sotc.roll.shifts  piece=g18 skill=sotc-skill(quality) total=4 effort=sotc-ladder(4,0,4) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h1 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=g18 target=h1 hit=0
.    sotc.spin.expiry  piece=h1
.    sotc.block.duration  block=sotc-block-unnamed(sotc-prevented(move))
.=   sotc.seq.exchange  exchange=2
? p1  sotc.act.one  attack.v3 attack.g4 attack.g18 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g4 blind.g4 (disarm.g4) mark.g4 topple.g4 place.g18 blind.g18 (disarm.g18) mark.g18 topple.g18 walk.z2 sprint (push.v3) (throw.v3) (push.g4) (throw.g4) (push.g18) (throw.g18) throw block protect.h2 other assess contest.h2 contest.v3 contest.g4 contest.g18 carry guard hold away pass
! attack.g4
.    sotc.attack.what  piece=h1 target=g4 skill=sotc-skill(guns) armed=yes weapon=sotc-weapon-pistol
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 4, sotc.comp.bonus 1; 4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1
! -1 -1 0 -1  0 -1 -1 0
? p1  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(guns) total=2 effort=sotc-ladder(2,0,2) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=g4 defence=sotc-skill(quality) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h1 target=g4 hit=1
.    sotc.minion.stress_flow  piece=g4 hit=1 fallen=0 standing=2 first=1
? p0  sotc.act.one  attack.h1 attack.c5 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 walk.z1 walk.z3 sprint (push.h1) (throw.h1) (push.h2) (throw.h2) throw block protect.g4 protect.g18 other assess contest.h1 contest.h2 contest.g4 contest.g18 carry guard hold away pass
! sprint
? p0  sotc.move.sprint  4fate: sotc.roll.effort 2
! -1 1 0 -1
? p0  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(athletics) total=1 effort=sotc-ladder(1,0,1) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=yes shifts=1 outcome=success
.    sotc.move.sprint  piece=v3 zone=none shifts=1
? p2  sotc.act.one  attack.v3 attack.g4 attack.g18 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g4 blind.g4 (disarm.g4) mark.g4 topple.g4 place.g18 blind.g18 (disarm.g18) mark.g18 topple.g18 walk.z2 sprint (push.v3) (throw.v3) (push.g4) (throw.g4) (push.g18) (throw.g18) throw block protect.h1 other assess contest.h1 contest.v3 contest.g4 contest.g18 carry guard hold away pass
! attack.g4
.    sotc.attack.what  piece=h2 target=g4 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1
! 1 1 -1 0  0 -1 0 -1
? p2  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=g4 defence=sotc-skill(quality) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=h2 target=g4 hit=4
.    sotc.minion.stress_flow  piece=g4 hit=4 fallen=2 standing=0 first=0
.    sotc.over.minions  piece=h2 overflow=1
? p2  sotc.act.one  (move.z2) other (attack.v3) (attack.g18) (scene) (place.v3) (blind.v3) (disarm.v3) (mark.v3) (topple.v3) (place.g18) (blind.g18) (disarm.g18) (mark.g18) (topple.g18) *end
! end
.    sotc.over.expiry  piece=h2 left=1
? p0  sotc.act.one  attack.h1 attack.c5 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 walk.z1 walk.z3 sprint (push.h1) (throw.h1) (push.h2) (throw.h2) throw block protect.v3 other assess contest.h1 contest.h2 contest.v3 guard hold away pass
! attack.h2
.    sotc.attack.what  piece=g18 target=h2 skill=sotc-skill(quality) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1; 4fate: sotc.roll.effort 5
! 1 -1 0 1  -1 -1 0 -1
? p2  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=g18 skill=sotc-skill(quality) total=4 effort=sotc-ladder(4,0,4) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=g18 target=h2 hit=2
.    sotc.stress.mark  piece=h2 hit=2 box=2 track=health
.=   sotc.seq.exchange  exchange=3
? p1  sotc.act.one  attack.v3 attack.g18 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g18 blind.g18 (disarm.g18) mark.g18 topple.g18 walk.z2 sprint (push.v3) (throw.v3) (push.g18) (throw.g18) throw block protect.h2 other assess contest.h2 contest.v3 contest.g18 carry guard hold away pass
! attack.g18
.    sotc.attack.what  piece=h1 target=g18 skill=sotc-skill(guns) armed=yes weapon=sotc-weapon-pistol
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 4, sotc.comp.bonus 1; 4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1
! -1 1 0 1  -1 0 0 1
? p1  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(guns) total=6 effort=sotc-ladder(6,0,6) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=g18 defence=sotc-skill(quality) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=h1 target=g18 hit=3
.    sotc.minion.stress_flow  piece=g18 hit=3 fallen=1 standing=1 first=1
? p0  sotc.act.one  attack.h1 attack.c5 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 walk.z1 walk.z3 sprint (push.h1) (throw.h1) (push.h2) (throw.h2) throw block protect.g18 other assess contest.h1 contest.h2 contest.g18 carry guard hold away pass
! sprint
? p0  sotc.move.sprint  4fate: sotc.roll.effort 2
! 0 0 1 1
? p0  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(athletics) total=4 effort=sotc-ladder(4,0,4) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=yes shifts=4 outcome=spin
? p0  sotc.move.sprint  *z3 z1 stay
! z3
.    sotc.move.sprint  piece=v3 zone=z3 shifts=4
? p2  sotc.act.one  attack.v3.via.z2 attack.v3.far attack.g18 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g18 blind.g18 (disarm.g18) mark.g18 topple.g18 walk.z2 sprint (push.v3) (throw.v3) (push.g18) (throw.g18) throw block protect.h1 other assess contest.h1 contest.v3 contest.g18 carry guard hold away pass
! attack.g18
.    sotc.attack.what  piece=h2 target=g18 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.minion.quality 2
! -1 -1 -1 -1  -1 0 1 -1
? p2  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=0 effort=sotc-ladder(0,0,0) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=g18 defence=sotc-skill(quality) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=g18 hit=0
? p0  sotc.act.one  attack.h1 attack.c5 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 walk.z1 walk.z3 sprint (push.h1) (throw.h1) (push.h2) (throw.h2) throw block protect.v3 other assess contest.h1 contest.h2 contest.v3 guard hold away pass
! attack.h1
.    sotc.attack.what  piece=g18 target=h1 skill=sotc-skill(quality) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 2; 4fate: sotc.roll.effort 4, sotc.comp.bonus 1
! 1 0 1 0  1 1 0 1
? p1  sotc.fp.invoke  point.h1 *pass
! pass
.    sotc.roll.shifts  piece=g18 skill=sotc-skill(quality) total=4 effort=sotc-ladder(4,0,4) against=8 opposition=sotc-ladder(8,0,8) facing=hand by=h1 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=g18 target=h1 hit=0
.    sotc.spin.gain  piece=h1 margin=4
.=   sotc.seq.exchange  exchange=4
? p1  sotc.act.one  attack.v3 attack.g18 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g18 blind.g18 (disarm.g18) mark.g18 topple.g18 walk.z2 sprint (push.v3) (throw.v3) (push.g18) (throw.g18) throw block protect.h2 other assess contest.h2 contest.v3 contest.g18 carry guard hold away pass
! attack.g18
.    sotc.attack.what  piece=h1 target=g18 skill=sotc-skill(guns) armed=yes weapon=sotc-weapon-pistol
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 4, sotc.comp.bonus 1; 4fate: sotc.minion.quality 2
! 0 0 1 1  -1 0 -1 1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap point.h1 *spin.h1.h1.plus spin.h1.h1.minus implausible.h1.h1 spin.h1.g18.plus spin.h1.g18.minus implausible.h1.g18 other pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(guns) total=7 effort=sotc-ladder(7,0,7) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=g18 defence=sotc-skill(quality) opposed=yes shifts=6 outcome=spin
.    sotc.attack.roll  piece=h1 target=g18 hit=6
.    sotc.minion.stress_flow  piece=g18 hit=6 fallen=1 standing=0 first=0
.    sotc.spin.expiry  piece=h1
.    sotc.over.minions  piece=h1 overflow=5
? p1  sotc.act.one  move.z2 other (attack.v3) (scene) (place.v3) (blind.v3) (disarm.v3) (mark.v3) (topple.v3) *end
! move.z2
.    sotc.over.use  piece=h1 what=move zone=z2 price=2 text=none
? p1  sotc.act.one  move.z1 move.z3 other (attack.v3) (scene) (place.v3) (blind.v3) (disarm.v3) (mark.v3) (topple.v3) *end
! move.z3
.    sotc.over.use  piece=h1 what=move zone=z3 price=3 text=none
? p0  sotc.act.one  attack.h1 attack.c5 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 walk.z2 walk.z4 sprint push.h1 throw.h1 (push.h2) (throw.h2) throw block other assess contest.h1 contest.h2 carry guard hold away pass
! sprint
? p0  sotc.move.sprint  4fate: sotc.roll.effort 2
! 0 1 -1 0
? p0  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(athletics) total=2 effort=sotc-ladder(2,0,2) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=yes shifts=2 outcome=success
? p0  sotc.move.sprint  *z4 stay
! z4
.    sotc.move.sprint  piece=v3 zone=z4 shifts=2
? p2  sotc.act.one  attack.v3.far scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 walk.z2 sprint (push.v3) (throw.v3) throw block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! sprint
? p2  sotc.move.sprint  4fate: sotc.roll.effort 5
! 0 0 -1 -1
? p2  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(athletics) total=3 effort=sotc-ladder(3,0,3) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=yes shifts=3 outcome=spin
? p2  sotc.move.sprint  *z2 stay
! z2
.    sotc.move.sprint  piece=h2 zone=z2 shifts=3
.=   sotc.seq.exchange  exchange=5
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 walk.z2 walk.z4 sprint (push.v3) (throw.v3) throw block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! sprint
? p1  sotc.move.sprint  4fate: sotc.roll.effort 4, sotc.comp.bonus 1
! -1 -1 -1 1
? p1  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(athletics) total=3 effort=sotc-ladder(3,0,3) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=yes shifts=3 outcome=spin
? p1  sotc.move.sprint  *z2 z4 stay
! z4
.    sotc.move.sprint  piece=h1 zone=z4 shifts=3
? p0  sotc.act.one  attack.h1 attack.c5 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 walk.z3 sprint push.h1 throw.h1 (push.h2) (throw.h2) throw block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(guns) armed=yes weapon=sotc-weapon-ray
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 1 0 1 0  -1 0 1 0
? p0+p2  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(guns) total=6 effort=sotc-ladder(6,0,6) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v3 target=h2 hit=1
.    sotc.stress.mark  piece=h2 hit=1 box=1 track=health
? p2  sotc.act.one  attack.v3.via.z3 attack.v3.far scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 walk.z1 walk.z3 sprint (push.v3) (throw.v3) throw block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! sprint
? p2  sotc.move.sprint  4fate: sotc.roll.effort 5
! 0 -1 1 0
? p2  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(athletics) total=5 effort=sotc-ladder(5,0,5) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=yes shifts=5 outcome=spin
? p2  sotc.move.sprint  *z4 z3 z1 stay
! z4
.    sotc.move.sprint  piece=h2 zone=z4 shifts=5
.=   sotc.seq.exchange  exchange=6
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 walk.z3 sprint push.v3 throw.v3 throw block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(guns) armed=yes weapon=sotc-weapon-pistol
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 4, sotc.comp.bonus 1; 4fate: sotc.roll.effort 2
! -1 1 1 1  1 -1 -1 -1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(guns) total=7 effort=sotc-ladder(7,0,7) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=v3 defence=sotc-skill(athletics) opposed=yes shifts=7 outcome=spin
.    sotc.attack.roll  piece=h1 target=v3 hit=7
.    sotc.stress.no_box  piece=v3 hit=7 track=health
? p0  sotc.cons.forced  *mild mild.offer
! mild
.    sotc.cons.severity  piece=v3 severity=mild
? p0  sotc.act.one  attack.h1 attack.c5 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 walk.z3 sprint push.h1 throw.h1 push.h2 throw.h2 throw block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.c5
.    sotc.comp.no_boxes  companion=c5 piece=h1
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(guns) armed=yes weapon=sotc-weapon-ray
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 4, sotc.comp.bonus 1
! -1 -1 -1 1  -1 -1 1 1
? p0+p1  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a20.v3 paid.a20.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.v3 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(guns) total=2 effort=sotc-ladder(2,0,2) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h1 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h1 hit=0
.    sotc.spin.gain  piece=h1 margin=3
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 walk.z3 sprint push.v3 throw.v3 throw block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 2
! 1 0 0 0  1 0 0 -1
? p2+p0+p1  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a20.h2 paid.a20.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a20.v3 paid.a20.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 *spin.h1.h2.plus spin.h1.h2.minus implausible.h1.h2 point.v3 spin.h1.v3.plus spin.h1.v3.minus implausible.h1.v3 other pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=v3 defence=sotc-skill(athletics) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=h2 target=v3 hit=3
.    sotc.stress.mark  piece=v3 hit=3 box=3 track=health
.    sotc.spin.expiry  piece=h1
.=   sotc.seq.exchange  exchange=7
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 walk.z3 sprint push.v3 throw.v3 throw block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(guns) armed=yes weapon=sotc-weapon-pistol
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 4, sotc.comp.bonus 1; 4fate: sotc.roll.effort 2
! 1 1 -1 1  0 0 0 -1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a20.h1 paid.a20.h1.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a20.v3 paid.a20.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(guns) total=7 effort=sotc-ladder(7,0,7) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=v3 defence=sotc-skill(athletics) opposed=yes shifts=6 outcome=spin
.    sotc.attack.roll  piece=h1 target=v3 hit=6
.    sotc.stress.mark  piece=v3 hit=6 box=6 track=health
? p0  sotc.act.one  attack.h1 attack.c5 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 walk.z3 sprint push.h1 throw.h1 push.h2 throw.h2 throw block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.c5
.    sotc.comp.no_boxes  companion=c5 piece=h1
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(guns) armed=yes weapon=sotc-weapon-ray
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 4, sotc.comp.bonus 1
! -1 1 1 0  -1 1 -1 0
? p0+p1  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a20.v3 paid.a20.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a20.h1 paid.a20.h1.reroll point.v3 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(guns) total=5 effort=sotc-ladder(5,0,5) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h1 defence=sotc-skill(athletics) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v3 target=h1 hit=1
.    sotc.stress.mark  piece=h1 hit=1 box=1 track=health
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 walk.z3 sprint push.v3 throw.v3 throw block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 2
! 0 -1 1 0  0 0 0 -1
? p2+p0  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a20.h2 paid.a20.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a20.v3 paid.a20.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=4 effort=sotc-ladder(4,0,4) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=v3 defence=sotc-skill(athletics) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=h2 target=v3 hit=3
.    sotc.stress.roll_up  piece=v3 hit=3 box=4 track=health
.=   sotc.seq.exchange  exchange=8
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 walk.z3 sprint push.v3 throw.v3 throw block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(guns) armed=yes weapon=sotc-weapon-pistol
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 4, sotc.comp.bonus 1; 4fate: sotc.roll.effort 2
! 1 1 -1 0  1 0 1 -1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a20.h1 paid.a20.h1.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a20.v3 paid.a20.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(guns) total=6 effort=sotc-ladder(6,0,6) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(athletics) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=h1 target=v3 hit=3
.    sotc.stress.roll_up  piece=v3 hit=3 box=5 track=health
? p0  sotc.act.one  attack.h1 attack.c5 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 walk.z3 sprint push.h1 throw.h1 push.h2 throw.h2 throw block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.c5
.    sotc.comp.no_boxes  companion=c5 piece=h1
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(guns) armed=yes weapon=sotc-weapon-ray
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 4, sotc.comp.bonus 1
! -1 0 -1 -1  0 0 1 1
? p0+p1  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a20.v3 paid.a20.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.v3 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(guns) total=1 effort=sotc-ladder(1,0,1) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=h1 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h1 hit=0
.    sotc.spin.gain  piece=h1 margin=6
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 walk.z3 sprint push.v3 throw.v3 throw block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 2
! -1 1 1 0  1 1 -1 0
? p2+p0+p1  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a20.h2 paid.a20.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a20.v3 paid.a20.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 *spin.h1.h2.plus spin.h1.h2.minus implausible.h1.h2 point.v3 spin.h1.v3.plus spin.h1.v3.minus implausible.h1.v3 other pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(athletics) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h2 target=v3 hit=2
.    sotc.stress.mark  piece=v3 hit=2 box=2 track=health
.    sotc.spin.expiry  piece=h1
.=   sotc.seq.exchange  exchange=9
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 walk.z3 sprint push.v3 throw.v3 throw block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(guns) armed=yes weapon=sotc-weapon-pistol
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 4, sotc.comp.bonus 1; 4fate: sotc.roll.effort 2
! 0 1 1 0  -1 -1 1 1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a20.h1 paid.a20.h1.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a20.v3 paid.a20.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(guns) total=7 effort=sotc-ladder(7,0,7) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=v3 defence=sotc-skill(athletics) opposed=yes shifts=5 outcome=spin
.    sotc.attack.roll  piece=h1 target=v3 hit=5
.    sotc.stress.no_box  piece=v3 hit=5 track=health
? p0  sotc.cons.forced  *moderate moderate.offer
! moderate
.    sotc.cons.severity  piece=v3 severity=moderate
.    sotc.over.named  piece=h1 overflow=3
? p1  sotc.act.one  move.z3 other (attack.v3) (scene) (place.v3) (blind.v3) (disarm.v3) (mark.v3) (topple.v3) *end
! end
.    sotc.over.expiry  piece=h1 left=3
? p0  sotc.act.one  attack.h1 attack.c5 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 walk.z3 sprint push.h1 throw.h1 push.h2 throw.h2 throw block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(guns) armed=yes weapon=sotc-weapon-ray
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 4, sotc.comp.bonus 1
! 0 -1 0 -1  -1 1 -1 1
? p0+p1  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a20.v3 paid.a20.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.v3 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(guns) total=2 effort=sotc-ladder(2,0,2) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h1 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h1 hit=0
.    sotc.spin.gain  piece=h1 margin=3
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 walk.z3 sprint push.v3 throw.v3 throw block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 2
! 0 -1 1 1  1 1 0 -1
? p2+p0+p1  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a20.h2 paid.a20.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a20.v3 paid.a20.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 *spin.h1.h2.plus spin.h1.h2.minus implausible.h1.h2 point.v3 spin.h1.v3.plus spin.h1.v3.minus implausible.h1.v3 other pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(athletics) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h2 target=v3 hit=2
.    sotc.stress.no_box  piece=v3 hit=2 track=health
? p0  sotc.cons.forced  *severe severe.offer
! severe
.    sotc.cons.severity  piece=v3 severity=severe
.    sotc.spin.expiry  piece=h1
.=   sotc.seq.exchange  exchange=10
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 walk.z3 sprint push.v3 throw.v3 throw block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(guns) armed=yes weapon=sotc-weapon-pistol
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 4, sotc.comp.bonus 1; 4fate: sotc.roll.effort 2
! 1 0 1 1  -1 1 1 -1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a20.h1 paid.a20.h1.reroll paid.a21.h1 paid.a21.h1.reroll paid.a22.h1 paid.a22.h1.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a20.v3 paid.a20.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a22.v3 paid.a22.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(guns) total=8 effort=sotc-ladder(8,0,8) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=v3 defence=sotc-skill(athletics) opposed=yes shifts=6 outcome=spin
.    sotc.attack.roll  piece=h1 target=v3 hit=6
.    sotc.stress.no_box  piece=v3 hit=6 track=health
.    sotc.out.trigger  piece=v3 by=h1
.    sotc.over.named  piece=h1 overflow=4
? p0  sotc.seq.end  *end on
! end
.    sotc.seq.end  side=s1
.=   sotc.stress.clear
? p0  sotc.stress.keep  *scene scene.keep at_once at_once.keep rest adventure session remove done
! scene
.    sotc.stress.clear  piece=h1,h2,v3
.    sotc.recover.mild  piece=v3 aspect=sotc-consequence-unnamed(mild) severity=mild eased=no
? p0  sotc.stress.keep  scene scene.keep at_once at_once.keep rest adventure session remove *done
! done
=>   over
