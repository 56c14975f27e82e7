# Anna has defended once without declaring it; at the second attack it is too late.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.athletics=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ kessler.skill.fists=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ marek.skill.alertness=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ marek.skill.fists=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ bruno.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ clara.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=kessler place=1 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=marek place=2 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=3 rating=1 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block protect.marek other assess contest.anna contest.marek carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 2
! -1 -1 -1 -1  0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=0 effort=sotc-ladder(0,0,0) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=anna defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=kessler target=anna hit=0
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block protect.kessler other assess contest.anna contest.kessler carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=marek target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 1; 4fate: sotc.roll.effort 2
+ guard.anna
x barred sotc.fulldef.first_attacked
