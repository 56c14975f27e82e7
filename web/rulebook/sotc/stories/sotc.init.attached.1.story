# Kessler leads five Good minions: they share his place at 4, before Anna at 3.
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
^ new.g1=5
.    ruling sotc.group.members  5
? p0  sotc.seq.phases  *begin later
^ g1.quality=3
.    ruling sotc.minion.quality  3
? p0  sotc.seq.phases  *begin later
^ g1.leader=kessler
.    ruling sotc.attach.when  sotc-thing(kessler)
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
.    sotc.init.skill_order  piece=kessler place=1 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=2 rating=3 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna command.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
