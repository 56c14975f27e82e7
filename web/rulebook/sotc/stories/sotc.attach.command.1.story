# Kessler with Leadership 4 directs the three Good minions that he leads. They attack and roll 0: 3 + 0 + 1 + 1 = 5. He has no other action.
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
^ kessler.skill.leadership=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ new.g1=3
.    ruling sotc.group.members  3
? p0  sotc.seq.phases  *begin later
^ g1.quality=3
.    ruling sotc.minion.quality  3
? p0  sotc.seq.phases  *begin later
^ g1.leader=kessler
.    ruling sotc.attach.when  sotc-thing(kessler)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=kessler place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna command.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
! command.anna
.    sotc.attach.command  piece=kessler group=g1 target=anna
.    sotc.attack.what  piece=g1 target=anna skill=sotc-skill(quality) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 3, sotc.attach.command 1, sotc.minion.group_bonus 1; 4fate: sotc.roll.effort 0
! 0 0 0 0  1 1 1 1
.    sotc.roll.shifts  piece=g1 skill=sotc-skill(quality) total=5 effort=sotc-ladder(5,0,5) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=anna defence=sotc-skill(athletics) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=g1 target=anna hit=1
.    sotc.stress.mark  piece=anna hit=1 box=1 track=health
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
