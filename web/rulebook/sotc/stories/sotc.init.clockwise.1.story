# The start moves one seat clockwise each exchange: Anna opens the first, Bruno the second, Clara the third.
= sotc sotc.init.mode=clockwise
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ marek.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=clockwise
? p0  sotc.init.clockwise_first  p0 *p1 p2 p3
! p1
.    sotc.init.clockwise_first  side=p1
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.bruno protect.clara other assess contest.bruno contest.clara contest.kessler carry guard hold away pass
! pass
.    sotc.act.one  piece=anna
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna protect.clara other assess contest.anna contest.clara contest.kessler carry guard hold away pass
! pass
.    sotc.act.one  piece=bruno
? p3  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna protect.bruno other assess contest.anna contest.bruno contest.kessler carry guard hold away pass
! pass
.    sotc.act.one  piece=clara
? p0  sotc.act.one  attack.anna attack.bruno attack.clara scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno place.clara blind.clara (disarm.clara) mark.clara topple.clara walk.z2 sprint push.anna throw.anna push.bruno throw.bruno push.clara throw.clara throw block other assess contest.anna contest.bruno contest.clara carry guard hold away pass
! pass
.    sotc.act.one  piece=kessler
.=   sotc.seq.exchange  exchange=2
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna protect.clara other assess contest.anna contest.clara contest.kessler carry guard hold away pass
! pass
.    sotc.act.one  piece=bruno
? p3  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna protect.bruno other assess contest.anna contest.bruno contest.kessler carry guard hold away pass
! pass
.    sotc.act.one  piece=clara
? p0  sotc.act.one  attack.anna attack.bruno attack.clara scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno place.clara blind.clara (disarm.clara) mark.clara topple.clara walk.z2 sprint push.anna throw.anna push.bruno throw.bruno push.clara throw.clara throw block other assess contest.anna contest.bruno contest.clara carry guard hold away pass
! pass
.    sotc.act.one  piece=kessler
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.bruno protect.clara other assess contest.bruno contest.clara contest.kessler carry guard hold away pass
! pass
.    sotc.act.one  piece=anna
.=   sotc.seq.exchange  exchange=3
? p3  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna protect.bruno other assess contest.anna contest.bruno contest.kessler carry guard hold away pass
