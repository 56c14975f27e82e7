# What is left does not reach the leader by this option: both minions drop, Kessler is unhurt, and 3 are overflow.
= sotc sotc.attach.leftover=off
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
^ anna.skill.fists=6
.    ruling sotc.roll.default_skill  6
? p0  sotc.seq.phases  *begin later
^ new.g1=2
.    ruling sotc.group.members  2
? p0  sotc.seq.phases  *begin later
^ g1.leader=kessler
.    ruling sotc.attach.when  sotc-thing(kessler)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 6; 4fate: sotc.roll.effort 0, sotc.attach.bonus 1
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=kessler defence=sotc-skill(fists) opposed=yes shifts=5 outcome=spin
.    sotc.attack.roll  piece=anna target=kessler hit=5
.    sotc.attach.damage  piece=g1 leader=kessler hit=5 standing=0 first=0 left=3
.    sotc.over.named  piece=anna overflow=3
? p1  sotc.act.one  move.z2 other (attack.kessler) (scene) (place.kessler) (blind.kessler) (disarm.kessler) (mark.kessler) (topple.kessler) *end
