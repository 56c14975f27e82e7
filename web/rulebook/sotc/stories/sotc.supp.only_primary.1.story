# Anna moved and attacked at -1; her defence in the same exchange bears nothing of it.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ anna.skill.fists=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ kessler.skill.fists=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin later
^ kessler.zone=z2
.    ruling sotc.frame.start_zone  sotc-thing(z2)
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
.    sotc.init.skill_order  piece=kessler place=2 rating=4 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler.via.z2 attack.kessler.far scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint (push.kessler) (throw.kessler) throw block other assess contest.kessler carry guard hold away pass
! attack.kessler.via.z2
.    sotc.move.one_zone  piece=anna zone=z2 penalty=1
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 3, sotc.move.one_zone -1; 4fate: sotc.roll.effort 2
! -1 -1 -1 -1  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=-2 effort=sotc-ladder(-2,0,2) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=kessler defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=anna target=kessler hit=0
.    sotc.spin.gain  piece=kessler margin=4
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z1 walk.z3 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 2; 4fate: sotc.roll.effort 3
