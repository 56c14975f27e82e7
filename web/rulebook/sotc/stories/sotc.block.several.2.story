# Bruno and Clara both protect Anna; the stronger block of 4 stands against the attack.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ bruno.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ clara.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ bruno.skill.might=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin later
^ clara.skill.might=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ kessler.skill.fists=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.athletics=1
.    ruling sotc.roll.default_skill  1
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
.    sotc.init.skill_order  piece=bruno place=2 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=3 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=4 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p3  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna protect.bruno other assess contest.anna contest.bruno contest.kessler carry guard hold away pass
! protect.anna
? p3  sotc.simple.difficulty  *alertness might academics art athletics burglary contacting deceit drive empathy endurance engineering fists gambling guns intimidation investigation leadership mysteries pilot rapport resolve resources science sleight stealth survival weapons
! might
? p3  sotc.block.strength  4fate: sotc.roll.effort 4
! 0 0 0 0
.    sotc.roll.shifts  piece=clara skill=sotc-skill(might) total=4 effort=sotc-ladder(4,0,4) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=no shifts=4 outcome=spin
.    sotc.block.strength  piece=clara block=sotc-block-protects(anna,no) limits=none strength=4
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna protect.clara other assess contest.anna contest.clara contest.kessler carry guard hold away pass
! protect.anna
? p2  sotc.simple.difficulty  *alertness might academics art athletics burglary contacting deceit drive empathy endurance engineering fists gambling guns intimidation investigation leadership mysteries pilot rapport resolve resources science sleight stealth survival weapons
! might
? p2  sotc.block.strength  4fate: sotc.roll.effort 2
! 0 0 0 0
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(might) total=2 effort=sotc-ladder(2,0,2) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=no shifts=2 outcome=success
.    sotc.block.strength  piece=bruno block=sotc-block-protects(anna,no) limits=none strength=2
? p0  sotc.act.one  attack.anna attack.bruno attack.clara scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno place.clara blind.clara (disarm.clara) mark.clara topple.clara walk.z2 sprint push.anna throw.anna push.bruno throw.bruno push.clara throw.clara throw block other assess contest.anna contest.bruno contest.clara carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 1
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=4 opposition=sotc-ladder(4,0,4) facing=block by=none defence=none opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=kessler target=anna hit=1
.    sotc.stress.mark  piece=anna hit=1 box=1 track=health
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.bruno protect.clara other assess contest.bruno contest.clara contest.kessler carry guard hold away pass
