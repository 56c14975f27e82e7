# Anna takes Kessler out in her turn; Bruno is next, and then Anna opens the next exchange.
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
^ bruno.skill.alertness=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ anna.skill.fists=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ kessler.health="XXXXX"
.    ruling sotc.stress.mark  "XXXXX"
? p0  sotc.seq.phases  *begin later
^ kessler.slots=0
.    ruling sotc.cons.limit  0
? p0  sotc.seq.phases  *begin later
^ clara.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=2 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=bruno place=3 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=marek place=4 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler attack.marek scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.kessler throw.kessler push.marek throw.marek throw block protect.bruno other assess contest.bruno contest.kessler contest.marek carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 0
! 1 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=kessler defence=sotc-skill(fists) opposed=yes shifts=5 outcome=spin
.    sotc.attack.roll  piece=anna target=kessler hit=5
.    sotc.stress.no_box  piece=kessler hit=5 track=health
.    sotc.out.trigger  piece=kessler by=anna
.    sotc.over.named  piece=anna overflow=4
? p1  sotc.act.one  move.z2 other (attack.marek) (scene) (place.marek) (blind.marek) (disarm.marek) (mark.marek) (topple.marek) *end
! end
.    sotc.over.expiry  piece=anna left=4
? p2  sotc.act.one  attack.marek scene place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.marek throw.marek throw block protect.anna other assess contest.anna contest.marek carry guard hold away pass
! pass
.    sotc.act.one  piece=bruno
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block other assess contest.anna contest.bruno carry guard hold away pass
! pass
.    sotc.act.one  piece=marek
.=   sotc.seq.exchange  exchange=2
? p1  sotc.act.one  attack.marek scene place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.marek throw.marek throw block protect.bruno other assess contest.bruno contest.marek carry guard hold away pass
