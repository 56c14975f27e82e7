# Disarmed, Kessler does not mark anybody with Weapons: he is asked for a skill, and throws sand all the same.
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
^ anna.skill.fists=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ kessler.skill.weapons=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ kessler.skill.fists=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ kessler.new.w1=melee
.    ruling sotc.frame.range  sotc-weapon(melee)
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
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler disarm.kessler mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! disarm.kessler
.    sotc.man.kinds  piece=anna target=kessler what=disarm skill=sotc-skill(weapons)
? p1+p0  sotc.disarm.effect  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 3
! 1 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=kessler defence=sotc-skill(weapons) opposed=yes shifts=2 outcome=success
.    sotc.man.target  piece=anna target=kessler what=disarm aspect=none done=yes
.    sotc.disarm.effect  piece=kessler penalty=2
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry rearm guard hold away pass
! mark.anna
? p0  sotc.simple.difficulty  (weapons) *fists academics alertness art athletics burglary contacting deceit drive empathy endurance engineering gambling (guns) intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival
! weapons
x barred sotc.disarm.recover_supplemental
! fists
.    sotc.man.kinds  piece=kessler target=anna what=mark skill=sotc-skill(fists)
? p0+p1  sotc.mark.place  4fate: sotc.roll.effort 1; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=1 effort=sotc-ladder(1,0,1) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=anna defence=sotc-skill(athletics) opposed=yes shifts=1 outcome=success
.    sotc.man.target  piece=kessler target=anna what=mark aspect=sotc-aspect-placed(mark) done=yes
.=   sotc.seq.exchange  exchange=2
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! pass
.    sotc.act.one  piece=anna
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry rearm guard hold away pass
! blind.anna
.    sotc.man.kinds  piece=kessler target=anna what=blind skill=sotc-skill(weapons)
? p0+p1  sotc.blind.place  4fate: sotc.roll.effort 3; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
? p0  sotc.fp.invoke  free.a21.kessler free.a21.kessler.reroll (paid.a21.kessler) *pass
