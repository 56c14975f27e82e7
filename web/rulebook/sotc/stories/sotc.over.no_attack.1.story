# Anna has overflow 4 and wants to disarm Kessler with it. That is refused.
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
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.fists=8
.    ruling sotc.roll.default_skill  8
? p0  sotc.seq.phases  *begin later
^ new.g1=2
.    ruling sotc.group.members  2
? p0  sotc.seq.phases  *begin later
^ kessler.new.w1=melee
.    ruling sotc.frame.range  sotc-weapon(melee)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.minions  piece=g1 place=2 rating=1 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=3 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler attack.g1 scene place.kessler blind.kessler disarm.kessler mark.kessler topple.kessler place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 walk.z2 sprint push.kessler throw.kessler push.g1 throw.g1 throw block other assess contest.kessler contest.g1 carry guard hold away pass
! attack.g1
.    sotc.attack.what  piece=anna target=g1 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 8; 4fate: sotc.minion.quality 1, sotc.minion.group_bonus 1
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=g1 defence=sotc-skill(quality) opposed=yes shifts=6 outcome=spin
.    sotc.attack.roll  piece=anna target=g1 hit=6
.    sotc.minion.stress_flow  piece=g1 hit=6 fallen=2 standing=0 first=0
.    sotc.over.minions  piece=anna overflow=4
? p1  sotc.act.one  move.z2 other (attack.kessler) (scene) (place.kessler) (blind.kessler) (disarm.kessler) (mark.kessler) (topple.kessler) *end
! disarm.kessler
x barred sotc.over.no_attack
