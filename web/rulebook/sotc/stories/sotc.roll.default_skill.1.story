# Clara shoots without the skill: 0 + 1 = 1.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ clara.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ clara.new.w1=gun
.    ruling sotc.frame.range  sotc-weapon(gun)
? p0  sotc.seq.phases  *begin later
^ anna.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ bruno.left=left
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
.    sotc.init.skill_order  piece=clara place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p3  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=clara target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p3+p0  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 0
+ skill
? p3  sotc.attack.skills  alertness academics art athletics burglary contacting deceit drive empathy endurance engineering *fists gambling guns intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival (weapons)
! guns
.    sotc.attack.what  piece=clara target=kessler skill=sotc-skill(guns) armed=yes weapon=sotc-weapon(gun)
? p3+p0  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 0
! 1 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=clara skill=sotc-skill(guns) total=1 effort=sotc-ladder(1,0,1) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=kessler defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=clara target=kessler hit=1
.    sotc.stress.mark  piece=kessler hit=1 box=1 track=health
? p0  sotc.act.one  attack.clara scene place.clara blind.clara disarm.clara mark.clara topple.clara walk.z2 sprint push.clara throw.clara throw block other assess contest.clara carry guard hold away pass
