# After spin is used the window does not stay open for the game master alone, who may object beforehand.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
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
^ anna.skill.alertness=0
.    ruling sotc.roll.default_skill  0
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ kessler.skill.fists=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ bruno.skill.athletics=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=kessler place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=bruno place=2 rating=0 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=3 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block other assess contest.anna contest.bruno carry guard hold away pass
^ anna.spin=yes
.    ruling sotc.spin.gain  sotc-yes
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block other assess contest.anna contest.bruno carry guard hold away pass
! attack.bruno
.    sotc.attack.what  piece=kessler target=bruno skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 4
! 0 0 0 0  0 0 0 0
? p1+p0  sotc.fp.invoke  spin.anna.kessler.plus *spin.anna.kessler.minus implausible.anna.kessler spin.anna.bruno.plus spin.anna.bruno.minus implausible.anna.bruno pass
! implausible.anna.bruno
.    sotc.spin.explain  who=anna piece=bruno
? p1+p0  sotc.fp.invoke  spin.anna.kessler.plus *spin.anna.kessler.minus implausible.anna.kessler (spin.anna.bruno.plus) (spin.anna.bruno.minus) pass
! spin.anna.bruno.plus
x barred sotc.spin.explain
! spin.anna.kessler.minus
.    sotc.spin.use  who=anna piece=kessler sign=minus
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=bruno defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=kessler target=bruno hit=0
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna other assess contest.anna contest.kessler carry guard hold away pass
