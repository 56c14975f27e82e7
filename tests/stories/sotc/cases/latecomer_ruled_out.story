# A latecomer is told before its zone is asked, and then where it starts; of one who is ruled out meanwhile no zone is asked.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ new.g1=4
.    ruling sotc.group.members  4
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
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
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.minions  piece=g1 place=2 rating=1 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=3 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler attack.g1 scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 walk.z2 sprint push.kessler throw.kessler push.g1 throw.g1 throw block other assess contest.kessler contest.g1 carry guard hold away pass
+ gm
? p0  sotc.engine.override  *back aspect (strike) (reveal) (compel) (block) free lend latecomer regroup zone leave (ally) long kind close
! latecomer
? p0  sotc.init.persist  form who=minions who.1.name="" who.1.quality=2 who.1.scope=scene who.1.count=6 who.1.reach=0 who.1.side=s2
! -
.    sotc.init.persist  piece=g21
? p0  sotc.frame.start_zone  form g21=z1
! g21=z2
.    sotc.frame.start_zone  piece=g21 zone=z2
? p1  sotc.act.one  attack.kessler attack.g1 attack.g21.via.z2 attack.g21.far scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 place.g21 blind.g21 (disarm.g21) mark.g21 topple.g21 walk.z2 sprint push.kessler throw.kessler push.g1 throw.g1 (push.g21) (throw.g21) throw block other assess contest.kessler contest.g1 contest.g21 carry guard hold away pass
+ gm
? p0  sotc.engine.override  *back aspect (strike) (reveal) (compel) (block) free lend latecomer regroup zone leave (ally) long kind close
! latecomer
? p0  sotc.init.persist  form who=minions who.1.name="" who.1.quality=2 who.1.scope=scene who.1.count=6 who.1.reach=0 who.1.side=s2
! -
.    sotc.init.persist  piece=g22
? p0  sotc.frame.start_zone  form g22=z1
^ g22.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p1  sotc.act.one  attack.kessler attack.g1 attack.g21.via.z2 attack.g21.far scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 place.g21 blind.g21 (disarm.g21) mark.g21 topple.g21 walk.z2 sprint push.kessler throw.kessler push.g1 throw.g1 (push.g21) (throw.g21) throw block other assess contest.kessler contest.g1 contest.g21 carry guard hold away pass
