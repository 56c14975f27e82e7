# Twenty values are kept, and as many more may be set before the conflict begins.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.academics=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.art=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.athletics=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.burglary=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.contacting=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.deceit=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.drive=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.empathy=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.endurance=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.engineering=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.fists=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.gambling=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.guns=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.intimidation=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.investigation=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.leadership=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.might=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.mysteries=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.pilot=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.rapport=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.resolve=1
x too-many-rulings sotc.seq.phases
! later
? p0  sotc.seq.phases  *begin later
^ anna.skill.resolve=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=0 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=clara place=2 rating=0 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=bruno place=3 rating=0 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=4 rating=0 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=marek place=5 rating=0 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=voss place=6 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler attack.marek attack.voss scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.marek blind.marek (disarm.marek) mark.marek topple.marek place.voss blind.voss (disarm.voss) mark.voss topple.voss walk.z2 sprint push.kessler throw.kessler push.marek throw.marek push.voss throw.voss throw block protect.bruno protect.clara other assess contest.bruno contest.clara contest.kessler contest.marek contest.voss carry guard hold away pass
