# Whoever rolls another skill than the usual one is named with it, in attack, defence and manoeuvre.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.might=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ kessler.skill.stealth=2
.    ruling sotc.roll.default_skill  2
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
? p1  sotc.attack.skills  alertness might academics art athletics burglary contacting deceit drive empathy endurance engineering *fists gambling guns intimidation investigation leadership mysteries pilot rapport resolve resources science sleight stealth survival weapons
! might
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(might) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 3; 4fate: sotc.roll.effort 0
+ defend
? p0  sotc.attack.skills  stealth academics alertness art athletics burglary contacting deceit drive empathy endurance engineering *fists gambling guns intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight survival weapons
! stealth
.    sotc.attack.skills  piece=kessler skill=sotc-skill(stealth) instead=sotc-skill(fists)
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 3; 4fate: sotc.roll.effort 2
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(might) total=3 effort=sotc-ladder(3,0,3) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=kessler defence=sotc-skill(stealth) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=anna target=kessler hit=1
.    sotc.stress.mark  piece=kessler hit=1 box=1 track=health
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
! pass
.    sotc.act.one  piece=kessler
.=   sotc.seq.exchange  exchange=2
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
