# Who is asked how many minions to lead is ruled out, or elsewhere: the question is gone.
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
+ attach.kessler.g1
? p0  sotc.attach.when  1..4 (4)
^ kessler.zone=z2
.    ruling sotc.frame.start_zone  sotc-thing(z2)
? p1  sotc.act.one  attack.kessler.via.z2 attack.kessler.far attack.g1 scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 walk.z2 sprint (push.kessler) (throw.kessler) push.g1 throw.g1 throw block other assess contest.kessler contest.g1 carry guard hold away pass
^ kessler.zone=z1
.    ruling sotc.frame.start_zone  sotc-thing(z1)
? p1  sotc.act.one  attack.kessler attack.g1 scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 walk.z2 sprint push.kessler throw.kessler push.g1 throw.g1 throw block other assess contest.kessler contest.g1 carry guard hold away pass
+ attach.kessler.g1
? p0  sotc.attach.when  1..4 (4)
^ kessler.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p1  sotc.act.one  attack.g1 scene place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 walk.z2 sprint push.g1 throw.g1 throw block other assess contest.g1 carry guard hold away pass
