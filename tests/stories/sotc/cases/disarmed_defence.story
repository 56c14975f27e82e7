# Disarmed, Kessler cannot defend himself with Weapons, nor resist a manoeuvre with it; Fists do.
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
^ bruno.skill.alertness=4
.    ruling sotc.roll.default_skill  4
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
.    sotc.init.skill_order  piece=bruno place=2 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=3 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler disarm.kessler mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.bruno other assess contest.bruno contest.kessler carry guard hold away pass
! disarm.kessler
.    sotc.man.kinds  piece=anna target=kessler what=disarm skill=sotc-skill(weapons)
? p1+p0  sotc.disarm.effect  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 3
! 1 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=kessler defence=sotc-skill(weapons) opposed=yes shifts=2 outcome=success
.    sotc.man.target  piece=anna target=kessler what=disarm aspect=none done=yes
.    sotc.disarm.effect  piece=kessler penalty=2
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna other assess contest.anna contest.kessler carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=bruno target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 1
+ defend
? p0  sotc.attack.skills  (weapons) *fists academics alertness art athletics burglary contacting deceit drive empathy endurance engineering gambling (guns) intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival
! weapons
x barred sotc.disarm.defense
! athletics
.    sotc.attack.skills  piece=kessler skill=sotc-skill(athletics) instead=sotc-skill(fists)
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 0
! 0 0 0 0  1 0 0 0
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(fists) total=0 effort=sotc-ladder(0,0,0) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=kessler defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=bruno target=kessler hit=0
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block other assess contest.anna contest.bruno carry rearm guard hold away pass
