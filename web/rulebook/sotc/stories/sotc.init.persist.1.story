# Clara joins in exchange 2 with an Alertness of 2; from exchange 3 on she acts between Anna and Bruno.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=3
.    ruling sotc.roll.default_skill  3
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
.    sotc.init.skill_order  piece=kessler place=1 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=2 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=bruno place=3 rating=1 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block other assess contest.anna contest.bruno carry guard hold away pass
! pass
.    sotc.act.one  piece=kessler
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.bruno other assess contest.bruno contest.kessler carry guard hold away pass
! pass
.    sotc.act.one  piece=anna
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna other assess contest.anna contest.kessler carry guard hold away pass
! pass
.    sotc.act.one  piece=bruno
.=   sotc.seq.exchange  exchange=2
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block other assess contest.anna contest.bruno carry guard hold away pass
+ gm
? p0  sotc.engine.override  *back aspect (strike) (reveal) (compel) (block) free lend latecomer (regroup) zone leave (ally) long kind close
! latecomer
? p0  sotc.init.persist  form who=minions who.1.name="" who.1.quality=2 who.1.scope=scene who.1.count=6 who.1.reach=0 who.1.side=s2
! who=hero who.1.name="Clara" who.1.template=scholar
.    sotc.init.persist  piece=h21
? p0  sotc.frame.start_zone  form h21=z1
! -
.    sotc.frame.start_zone  piece=h21 zone=z1
? p0  sotc.act.one  attack.anna attack.bruno attack.h21 scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno place.h21 blind.h21 disarm.h21 mark.h21 topple.h21 walk.z2 sprint push.anna throw.anna push.bruno throw.bruno push.h21 throw.h21 throw block other assess contest.anna contest.bruno contest.h21 carry guard hold away pass
! pass
.    sotc.act.one  piece=kessler
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.bruno protect.h21 other assess contest.bruno contest.kessler contest.h21 carry guard hold away pass
! pass
.    sotc.act.one  piece=anna
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna protect.h21 other assess contest.anna contest.kessler contest.h21 carry guard hold away pass
! pass
.    sotc.act.one  piece=bruno
.=   sotc.seq.exchange  exchange=3
? p0  sotc.act.one  attack.anna attack.bruno attack.h21 scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno place.h21 blind.h21 disarm.h21 mark.h21 topple.h21 walk.z2 sprint push.anna throw.anna push.bruno throw.bruno push.h21 throw.h21 throw block other assess contest.anna contest.bruno contest.h21 carry guard hold away pass
! pass
.    sotc.act.one  piece=kessler
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.bruno protect.h21 other assess contest.bruno contest.kessler contest.h21 carry guard hold away pass
! pass
.    sotc.act.one  piece=anna
? p4  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna protect.bruno other assess contest.anna contest.bruno contest.kessler carry guard hold away pass
