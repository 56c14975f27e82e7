# A manoeuvre against a group of minions has 4 shifts: the aspect is placed, overflow 3.
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
^ anna.skill.fists=6
.    ruling sotc.roll.default_skill  6
? p0  sotc.seq.phases  *begin later
^ new.g1=2
.    ruling sotc.group.members  2
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.minions  piece=g1 place=2 rating=1 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=3 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler attack.g1 scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 walk.z2 sprint push.kessler throw.kessler push.g1 throw.g1 throw block other assess contest.kessler contest.g1 carry guard hold away pass
! place.g1
? p1  sotc.simple.difficulty  *fists alertness academics art athletics burglary contacting deceit drive empathy endurance engineering gambling guns intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival weapons
! fists
.    sotc.man.kinds  piece=anna target=g1 what=place skill=sotc-skill(fists)
? p1+p0  sotc.man.target  4fate: sotc.roll.effort 6; 4fate: sotc.minion.quality 1, sotc.minion.group_bonus 1
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=g1 defence=sotc-skill(quality) opposed=yes shifts=4 outcome=spin
.    sotc.man.target  piece=anna target=g1 what=place aspect=sotc-aspect-placed(other) done=yes
.    sotc.over.minions  piece=anna overflow=3
? p1  sotc.act.one  move.z2 other (attack.kessler) (attack.g1) (scene) (place.kessler) (blind.kessler) (disarm.kessler) (mark.kessler) (topple.kessler) (place.g1) (blind.g1) (disarm.g1) (mark.g1) (topple.g1) *end
