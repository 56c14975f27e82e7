# Anna fells the last two minions, then Kessler concedes: her side is the last, and the end is proposed.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.fists=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ new.g1=2
.    ruling sotc.group.members  2
? p0  sotc.seq.phases  *begin later
^ g1.quality=1
.    ruling sotc.minion.quality  1
? p0  sotc.seq.phases  *begin later
^ kessler.health="XXXXX"
.    ruling sotc.stress.mark  "XXXXX"
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
# scene
! attack.g1
.    sotc.attack.what  piece=anna target=g1 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.minion.quality 1, sotc.minion.group_bonus 1
! 1 1 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=g1 defence=sotc-skill(quality) opposed=yes shifts=5 outcome=spin
.    sotc.attack.roll  piece=anna target=g1 hit=5
.    sotc.minion.stress_flow  piece=g1 hit=5 fallen=2 standing=0 first=0
.    sotc.over.minions  piece=anna overflow=3
? p1  sotc.act.one  move.z2 other (attack.kessler) (scene) (place.kessler) (blind.kessler) (disarm.kessler) (mark.kessler) (topple.kessler) *end
! end
.    sotc.over.expiry  piece=anna left=3
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
! pass
.    sotc.act.one  piece=kessler
.=   sotc.seq.exchange  exchange=2
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=kessler defence=sotc-skill(fists) opposed=yes shifts=5 outcome=spin
.    sotc.attack.roll  piece=anna target=kessler hit=5
.    sotc.stress.no_box  piece=kessler hit=5 track=health
? p0  sotc.cons.forced  *mild mild.offer
! mild.offer
.    sotc.cons.severity  piece=kessler severity=mild
? p0  sotc.conc.terms  text
! "I give up the map"
? p1  sotc.conc.accept  *accept refuse talk
! accept
.    sotc.conc.accept  piece=kessler terms="I give up the map"
.    sotc.over.named  piece=anna overflow=4
? p0  sotc.seq.end  *end on
