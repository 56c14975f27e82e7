# Bruno protects Anna with 4 and is taken out: his block is gone, and an attack of 5 against 1 leaves 4 shifts.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ bruno.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ bruno.skill.weapons=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ kessler.skill.fists=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.athletics=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ bruno.slots=0
.    ruling sotc.cons.limit  0
? p0  sotc.seq.phases  *begin later
^ bruno.health="XXXXX"
.    ruling sotc.stress.mark  "XXXXX"
? p0  sotc.seq.phases  *begin later
^ marek.skill.alertness=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ marek.skill.fists=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ clara.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=bruno place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=2 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=marek place=3 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=4 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p2  sotc.act.one  attack.kessler attack.marek scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.kessler throw.kessler push.marek throw.marek throw block protect.anna other assess contest.anna contest.kessler contest.marek carry guard hold away pass
! protect.anna
? p2  sotc.simple.difficulty  *alertness weapons academics art athletics burglary contacting deceit drive empathy endurance engineering fists gambling guns intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival
! weapons
? p2  sotc.block.strength  4fate: sotc.roll.effort 3
! 1 0 0 0
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(weapons) total=4 effort=sotc-ladder(4,0,4) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=no shifts=4 outcome=spin
.    sotc.block.strength  piece=bruno block=sotc-block-protects(anna,no) limits=none strength=4
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block protect.marek other assess contest.anna contest.bruno contest.marek carry guard hold away pass
! attack.bruno
.    sotc.attack.what  piece=kessler target=bruno skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 3
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=bruno defence=sotc-skill(weapons) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=kessler target=bruno hit=2
.    sotc.stress.no_box  piece=bruno hit=2 track=health
.    sotc.out.trigger  piece=bruno by=kessler
.    sotc.block.blocker_gone  block=sotc-block-protects(anna,no) stays=no
.    sotc.over.named  piece=kessler overflow=1
? p0  sotc.act.one  move.z2 other (attack.anna) (scene) (place.anna) (blind.anna) (disarm.anna) (mark.anna) (topple.anna) *end
! end
.    sotc.over.expiry  piece=kessler left=1
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block protect.kessler other assess contest.anna contest.kessler carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=marek target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 1
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=marek skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=anna defence=sotc-skill(athletics) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=marek target=anna hit=4
.    sotc.stress.mark  piece=anna hit=4 box=4 track=health
? p1  sotc.act.one  attack.kessler attack.marek scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.kessler throw.kessler push.marek throw.marek throw block other assess contest.kessler contest.marek carry guard hold away pass
