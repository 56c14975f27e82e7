# Three Fair minions for physical conflicts attack in one and roll 0: 2 + 0 + 1 = 3.
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
^ kessler.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ marek.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ new.g1=3
.    ruling sotc.group.members  3
? p0  sotc.seq.phases  *begin later
^ g1.quality=2
.    ruling sotc.minion.quality  2
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.minions  piece=g1 place=1 rating=2 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna guard hold away pass
! attack.anna
.    sotc.attack.what  piece=g1 target=anna skill=sotc-skill(quality) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=g1 skill=sotc-skill(quality) total=3 effort=sotc-ladder(3,0,3) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=anna defence=sotc-skill(athletics) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=g1 target=anna hit=3
.    sotc.stress.mark  piece=anna hit=3 box=3 track=health
? p1  sotc.act.one  attack.g1 scene place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 walk.z2 sprint push.g1 throw.g1 throw block other assess contest.g1 carry guard hold away pass
