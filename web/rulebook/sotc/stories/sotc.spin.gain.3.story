# An attack of −1 meets a defence of 6: a margin of 7, and still one spin, which is used up on the next action.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
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
^ kessler.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.athletics=6
.    ruling sotc.roll.default_skill  6
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=kessler place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 6
! -1 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=-1 effort=sotc-ladder(-1,0,1) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=anna defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=kessler target=anna hit=0
.    sotc.spin.gain  piece=anna margin=7
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
? p1+p0  sotc.fp.invoke  *spin.anna.anna.plus spin.anna.anna.minus implausible.anna.anna spin.anna.kessler.plus spin.anna.kessler.minus implausible.anna.kessler pass
! spin.anna.anna.plus
.    sotc.spin.use  who=anna piece=anna sign=plus
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=1 effort=sotc-ladder(1,0,1) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=kessler defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=anna target=kessler hit=1
.    sotc.stress.mark  piece=kessler hit=1 box=1 track=health
.=   sotc.seq.exchange  exchange=2
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
