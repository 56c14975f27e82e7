# Kessler leads a group in the first zone and walks to the second without it. He leads it no more; his next roll has no bonus for it.
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
^ new.g1=3
.    ruling sotc.group.members  3
? p0  sotc.seq.phases  *begin later
^ g1.leader=kessler
.    ruling sotc.attach.when  sotc-thing(kessler)
? p0  sotc.seq.phases  *begin later
^ anna.zone=z2
.    ruling sotc.frame.start_zone  sotc-thing(z2)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=kessler place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna.via.z2 attack.anna.far (command.anna) scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint (push.anna) (throw.anna) throw block other assess contest.anna carry guard hold away pass
! walk.z2
.    sotc.move.one_zone  piece=kessler zone=z2 penalty=1
.    sotc.attach.free  piece=kessler group=g1 along=no
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna (walk.z1) (walk.z3) (sprint) push.anna throw.anna throw block protect.g1 other assess contest.anna contest.g1 carry (guard) (hold) away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 0, sotc.move.one_zone -1; 4fate: sotc.roll.effort 0
