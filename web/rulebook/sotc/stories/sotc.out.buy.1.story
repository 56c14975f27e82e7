# Anna gives all 3 fate points for another defeat; she stays out.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ kessler.skill.fists=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.health="XXXXX"
.    ruling sotc.stress.mark  "XXXXX"
? p0  sotc.seq.phases  *begin later
^ anna.mild=1
.    ruling sotc.cons.severity  1
? p0  sotc.seq.phases  *begin later
^ anna.moderate=1
.    ruling sotc.cons.severity  1
? p0  sotc.seq.phases  *begin later
^ anna.severe=1
.    ruling sotc.cons.severity  1
? p0  sotc.seq.phases  *begin later
^ anna.points=3
.    ruling sotc.fp.pool  3
? p0  sotc.seq.phases  *begin later
^ bruno.skill.alertness=1
.    ruling sotc.roll.default_skill  1
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
.    sotc.init.skill_order  piece=kessler place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=bruno place=2 rating=1 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=3 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block other assess contest.anna contest.bruno carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 1; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
? p1  sotc.fp.invoke  paid.a1.anna paid.a1.anna.reroll paid.a2.anna paid.a2.anna.reroll paid.a3.anna paid.a3.anna.reroll point.anna *pass
! pass
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=1 effort=sotc-ladder(1,0,1) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=anna defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=kessler target=anna hit=1
.    sotc.stress.no_box  piece=anna hit=1 track=health
.    sotc.out.trigger  piece=anna by=kessler
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
+ buy.anna
? p0  sotc.out.fate  text
! "falls into the river and is gone"
.    sotc.out.fate  piece=anna text="falls into the river and is gone"
.    sotc.out.buy  piece=anna points=3
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
