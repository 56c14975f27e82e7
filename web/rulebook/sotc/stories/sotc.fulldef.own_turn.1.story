# Anna was hit before her turn; then she goes into full defence, which counts for what comes after.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin
^ kessler.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin
^ kessler.skill.fists=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin
^ anna.skill.alertness=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin
^ anna.skill.athletics=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin
^ marek.skill.alertness=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin
^ marek.skill.fists=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin
^ bruno.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin
^ clara.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=kessler place=1 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=2 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=marek place=3 rating=2 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block protect.marek other assess contest.anna contest.marek carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists)
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 2; 4fate: sotc.roll.effort 1
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=kessler total=2 against=1 opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=kessler target=anna hit=1
.    sotc.stress.mark  piece=anna hit=1 box=1 track=health
? p1  sotc.act.one  attack.kessler attack.marek scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.kessler throw.kessler push.marek throw.marek throw block other assess contest.kessler contest.marek carry guard hold away pass
! guard
.    sotc.fulldef.own_turn  piece=anna
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block protect.kessler other assess contest.anna contest.kessler carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=marek target=anna skill=sotc-skill(fists)
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 2; 4fate: sotc.roll.effort 1, sotc.fulldef.bonus 2
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=marek total=2 against=3 opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=marek target=anna hit=0
.=   sotc.seq.exchange  exchange=2
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block protect.marek other assess contest.anna contest.marek carry guard hold away pass
