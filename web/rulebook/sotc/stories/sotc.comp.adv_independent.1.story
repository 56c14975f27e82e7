# A Great independent companion is alone. A hit of 3 marks three of its boxes, another hit of 1 the fourth: it is out.
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
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ anna.new.c1=physical
.    ruling sotc.comp.base  sotc-scope(physical)
? p0  sotc.seq.phases  *begin later
^ c1.quality=4
.    ruling sotc.comp.adv_quality  4
? p0  sotc.seq.phases  *begin later
^ c1.independent=yes
.    ruling sotc.comp.adv_independent  sotc-yes
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ marek.skill.alertness=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ kessler.skill.fists=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ marek.skill.fists=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=2 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=marek place=3 rating=3 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler attack.marek scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.kessler throw.kessler push.marek throw.marek throw block other assess contest.kessler contest.marek carry guard hold away pass
+ send.c1
.    sotc.comp.adv_independent  companion=c1 piece=anna sent=yes
? p1  sotc.act.one  attack.kessler attack.marek scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.kessler throw.kessler push.marek throw.marek throw block protect.g21 other assess contest.kessler contest.marek contest.g21 carry guard hold away pass
! pass
.    sotc.act.one  piece=anna
? p0  sotc.act.one  attack.anna attack.g21 scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.g21 blind.g21 (disarm.g21) mark.g21 topple.g21 walk.z2 sprint push.anna throw.anna push.g21 throw.g21 throw block protect.marek other assess contest.anna contest.marek contest.g21 carry guard hold away pass
! attack.g21
.    sotc.attack.what  piece=kessler target=g21 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 3; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=3 effort=sotc-ladder(3,0,3) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=g21 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=kessler target=g21 hit=3
.    sotc.minion.stress_flow  piece=g21 hit=3 fallen=0 standing=1 first=3
? p0  sotc.act.one  attack.anna attack.g21 scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.g21 blind.g21 (disarm.g21) mark.g21 topple.g21 walk.z2 sprint push.anna throw.anna push.g21 throw.g21 throw block protect.kessler other assess contest.anna contest.kessler contest.g21 carry guard hold away pass
! attack.g21
.    sotc.attack.what  piece=marek target=g21 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 1; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=marek skill=sotc-skill(fists) total=1 effort=sotc-ladder(1,0,1) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=g21 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=marek target=g21 hit=1
.    sotc.minion.stress_flow  piece=g21 hit=1 fallen=1 standing=0 first=0
.=   sotc.seq.exchange  exchange=2
? p1  sotc.act.one  attack.kessler attack.marek scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.kessler throw.kessler push.marek throw.marek throw block other assess contest.kessler contest.marek carry guard hold away pass
