# By this option it rolls its quality: 2 + 1 = 3.
= sotc sotc.comp.independent_rating=on
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
^ anna.new.c1=physical
.    ruling sotc.comp.base  sotc-scope(physical)
? p0  sotc.seq.phases  *begin later
^ c1.quality=2
.    ruling sotc.comp.adv_quality  2
? p0  sotc.seq.phases  *begin later
^ c1.independent=yes
.    ruling sotc.comp.adv_independent  sotc-yes
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=1 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
+ send.c1
.    sotc.comp.adv_independent  companion=c1 piece=anna sent=yes
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.g21 other assess contest.kessler contest.g21 carry guard hold away pass
! pass
.    sotc.act.one  piece=anna
? p0  sotc.act.one  attack.anna attack.g21 scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.g21 blind.g21 (disarm.g21) mark.g21 topple.g21 walk.z2 sprint push.anna throw.anna push.g21 throw.g21 throw block other assess contest.anna contest.g21 carry guard hold away pass
! pass
.    sotc.act.one  piece=kessler
.=   sotc.seq.exchange  exchange=2
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna other assess contest.anna contest.kessler guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=g21 target=kessler skill=sotc-skill(quality) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 2; 4fate: sotc.roll.effort 0
! 1 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=g21 skill=sotc-skill(quality) total=3 effort=sotc-ladder(3,0,3) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=kessler defence=sotc-skill(athletics) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=g21 target=kessler hit=3
.    sotc.stress.mark  piece=kessler hit=3 box=3 track=health
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.g21 other assess contest.kessler contest.g21 carry guard hold away pass
