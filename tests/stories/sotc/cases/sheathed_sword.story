# A sword that is put away cannot be rolled with: it is drawn for 1 besides the attack, or besides a block.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.weapons=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ anna.new.w1=melee
.    ruling sotc.frame.range  sotc-weapon(melee)
? p0  sotc.seq.phases  *begin later
^ anna.w1=away
.    ruling sotc.disarm.effect  sotc-weapon-state(away)
? p0  sotc.seq.phases  *begin later
^ bruno.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ clara.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ marek.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 0
+ skill
? p1  sotc.attack.skills  alertness (weapons) academics art athletics burglary contacting deceit drive empathy endurance engineering *fists gambling (guns) intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival
! weapons
x barred sotc.supp.penalty
! fists
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 0
+ weapon.w1
.    sotc.supp.penalty  piece=anna what=draw zone=none penalty=1
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon(melee)
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 4, sotc.supp.penalty -1; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(weapons) total=3 effort=sotc-ladder(3,0,3) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=kessler defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=anna target=kessler hit=3
.    sotc.stress.mark  piece=kessler hit=3 box=3 track=health
? p0  sotc.act.one  attack.anna scene place.anna blind.anna disarm.anna mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
! pass
.    sotc.act.one  piece=kessler
.=   sotc.seq.exchange  exchange=2
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
^ anna.w1=away
.    ruling sotc.disarm.effect  sotc-weapon-state(away)
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! block
? p1  sotc.block.declare  form acts=move whom=all against=all where=z1 text="" things=no
! acts=move
? p1  sotc.simple.difficulty  *alertness (weapons) academics art athletics burglary contacting deceit drive empathy endurance engineering fists gambling (guns) intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival
! weapons
x barred sotc.supp.penalty
! alertness
? p1  sotc.block.strength  4fate: sotc.roll.effort 5
+ weapon.w1
.    sotc.supp.penalty  piece=anna what=draw zone=none penalty=1
.    sotc.attack.skills  piece=anna skill=sotc-skill(weapons) instead=sotc-skill(alertness)
? p1  sotc.block.strength  4fate: sotc.roll.effort 4, sotc.supp.penalty -1
! 0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(weapons) total=3 effort=sotc-ladder(3,0,3) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=no shifts=3 outcome=spin
.    sotc.block.strength  piece=anna block=sotc-block-unnamed(sotc-prevented(move)) limits=sotc-block-limits(none,none,z1,none) strength=3
? p0  sotc.act.one  attack.anna scene place.anna blind.anna disarm.anna mark.anna topple.anna (walk.z2) sprint push.anna throw.anna throw block other assess contest.anna carry guard hold (away) pass
