# Kessler tags Anna's “Cracked Rib” for one of his two fate points. At the end of the exchange she gets one, and can spend it in the next.
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
^ kessler.skill.fists=0
.    ruling sotc.roll.default_skill  0
? p0  sotc.seq.phases  *begin later
^ kessler.points=2
.    ruling sotc.fp.pool  2
? p0  sotc.seq.phases  *begin later
^ anna.mild=1
.    ruling sotc.cons.severity  1
? p0  sotc.seq.phases  *begin later
^ a1.text="Cracked Rib"
.    ruling sotc.engine.override  "Cracked Rib"
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=kessler place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
? p0  sotc.fp.invoke  paid.a1.kessler paid.a1.kessler.reroll point.kessler *pass
! paid.a1.kessler
.    sotc.fp.tag  player=kessler aspect="Cracked Rib" price=paid how=plus
? p0  sotc.fp.invoke  point.kessler *pass
! pass
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=2 effort=sotc-ladder(2,0,2) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=anna defence=sotc-skill(fists) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=kessler target=anna hit=2
.    sotc.stress.mark  piece=anna hit=2 box=2 track=health
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! pass
.    sotc.act.one  piece=anna
.    sotc.fp.tag_payback  piece=anna points=1
.=   sotc.seq.exchange  exchange=2
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
? p0+p1  sotc.fp.invoke  paid.a1.kessler paid.a1.kessler.reroll paid.a1.anna paid.a1.anna.reroll point.kessler point.anna *pass
! point.anna
.    sotc.fp.plus_one  piece=anna
? p0  sotc.fp.invoke  paid.a1.kessler paid.a1.kessler.reroll point.kessler *pass
! point.kessler
.    sotc.fp.plus_one  piece=kessler
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=1 effort=sotc-ladder(1,0,1) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=anna defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=kessler target=anna hit=0
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
