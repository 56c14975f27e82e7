# Two groups of one name are merged: the line names the one that is no more as the table did.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ new.g1=4
.    ruling sotc.group.members  4
? p0  sotc.seq.phases  *begin later
^ new.g2=2
.    ruling sotc.group.members  2
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
.    sotc.init.minions  piece=g2 place=3 rating=1 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=4 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler attack.g1 attack.g2 scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 place.g2 blind.g2 (disarm.g2) mark.g2 topple.g2 walk.z2 sprint push.kessler throw.kessler push.g1 throw.g1 push.g2 throw.g2 throw block other assess contest.kessler contest.g1 contest.g2 carry guard hold away pass
+ gm
? p0  sotc.engine.override  *back aspect (strike) (reveal) (compel) (block) free lend latecomer regroup zone leave (ally) long kind close
! regroup
? p0  sotc.group.split  split.g1 split.g2 merge.g1.g2 back
! merge.g1.g2
.    sotc.group.uniform  piece=g1 other=sotc-numbered(sotc-mob-thugs,2) standing=6
? p1  sotc.act.one  attack.kessler attack.g1 scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 walk.z2 sprint push.kessler throw.kessler push.g1 throw.g1 throw block other assess contest.kessler contest.g1 carry guard hold away pass
