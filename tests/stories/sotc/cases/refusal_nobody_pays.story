# Minions refuse a reasonable offer: nobody pays, and the terms stand in the log.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ new.g1=4
.    ruling sotc.group.members  4
? p0  sotc.seq.phases  *begin later
^ g1.quality=3
.    ruling sotc.minion.quality  3
? p0  sotc.seq.phases  *begin later
^ anna.points=2
.    ruling sotc.fp.pool  2
? p0  sotc.seq.phases  *begin later
^ anna.health=X
.    ruling sotc.stress.mark  "X"
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=0
.    ruling sotc.roll.default_skill  0
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
.    sotc.init.minions  piece=g1 place=1 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=2 rating=0 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=3 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block protect.kessler other assess contest.anna contest.kessler guard hold away pass
! attack.anna
.    sotc.attack.what  piece=g1 target=anna skill=sotc-skill(quality) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 3, sotc.minion.group_bonus 2; 4fate: sotc.roll.effort 0
! 1 1 1 1  0 0 0 0
? p1  sotc.fp.invoke  point.anna *pass
! pass
.    sotc.roll.shifts  piece=g1 skill=sotc-skill(quality) total=9 effort=sotc-ladder(8,1,9) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=anna defence=sotc-skill(athletics) opposed=yes shifts=9 outcome=spin
.    sotc.attack.roll  piece=g1 target=anna hit=9
.    sotc.stress.no_box  piece=anna hit=9 track=health
? p1  sotc.cons.forced  *mild mild.offer
! mild.offer
.    sotc.cons.severity  piece=anna severity=mild
? p1  sotc.conc.terms  text
! "I flee"
? p0  sotc.conc.accept  *accept refuse talk
! refuse
? p0  sotc.conc.reasonable  *no yes
! yes
.    sotc.conc.refuse  piece=anna player=p0 terms="I flee" reasonable=yes paid=nobody payer=none
.    sotc.over.named  piece=g1 overflow=8
? p0  sotc.act.one  move.z2 other (attack.anna) (scene) (place.anna) (blind.anna) (disarm.anna) (mark.anna) (topple.anna) *end
