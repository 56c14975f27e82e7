# Who leaves the conflict, or gains spin anew, loses the old one, and it is told.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=0
.    ruling sotc.roll.default_skill  0
? p0  sotc.seq.phases  *begin later
^ anna.skill.athletics=6
.    ruling sotc.roll.default_skill  6
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ marek.skill.alertness=4
.    ruling sotc.roll.default_skill  4
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
.    sotc.init.skill_order  piece=kessler place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=marek place=2 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=3 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block protect.marek other assess contest.anna contest.marek carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 6
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=0 effort=sotc-ladder(0,0,0) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=anna defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=kessler target=anna hit=0
.    sotc.spin.gain  piece=anna margin=6
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block protect.kessler other assess contest.anna contest.kessler carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=marek target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 6
! 0 0 0 0  0 0 0 0
? p1+p0  sotc.fp.invoke  spin.anna.marek.plus spin.anna.marek.minus implausible.anna.marek spin.anna.anna.plus spin.anna.anna.minus implausible.anna.anna *pass
! pass
.    sotc.roll.shifts  piece=marek skill=sotc-skill(fists) total=0 effort=sotc-ladder(0,0,0) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=anna defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=marek target=anna hit=0
.    sotc.spin.expiry  piece=anna
.    sotc.spin.gain  piece=anna margin=6
? p1  sotc.act.one  attack.kessler attack.marek scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.kessler throw.kessler push.marek throw.marek throw block other assess contest.kessler contest.marek carry guard hold away pass
! away
? p0  sotc.seq.end  *yes no
! yes
.    sotc.seq.phases  piece=anna how=left
.    sotc.spin.expiry  piece=anna
? p0  sotc.seq.end  *end on
