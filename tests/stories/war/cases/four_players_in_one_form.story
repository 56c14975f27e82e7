# war.setup.order: four players, their sides, armies and leaders in one form; what does not go together is said at once.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! quick
? table  war.setup.order  form points=10 zones=4 players=seat,seat players.1.name="" players.1.side=s1 players.1.army=medieval players.1.has=leader players.2.name="" players.2.side=s2 players.2.army=orcs players.2.has=leader,gm placed=all
! players=seat,seat,seat players.3.has=gm
x fields war.setup.order
! points=12 zones=6 players=seat,seat,seat,seat players.1.name="Anna" players.2.side=s1 players.2.army=elves players.2.has=leader players.3.side=s2 players.4.side=s2 players.4.has=leader,gm
.    war.unit.skill_list  skills=war-skill(athletics),war-skill(drive),war-skill(pilot),war-skill(stealth),war-skill(fight),war-skill(provoke),war-skill(shoot),war-skill(notice),war-skill(will)
.    war.chest.cost.fate  player=p1 price=3 left=0
.    war.chest.cost.unit  player=p1 points=0
.    war.chest.cost.fate  player=p2 price=3 left=0
.    war.chest.cost.unit  player=p2 points=0
.    war.chest.cost.fate  player=p3 price=3 left=0
.    war.chest.cost.unit  player=p3 points=0
.    war.chest.cost.fate  player=p4 price=3 left=0
.    war.chest.cost.unit  player=p4 points=0
.    war.setup.deploy  piece=u2 zone=z1
.    war.setup.deploy  piece=u3 zone=z3
.    war.setup.deploy  piece=u4 zone=z1
.    war.setup.deploy  piece=u5 zone=z3
.    war.setup.deploy  piece=u6 zone=z1
.    war.leader.attach  leader=l1 piece=u2 how=attach
.    war.setup.deploy  piece=u8 zone=z1
.    war.setup.deploy  piece=u9 zone=z3
.    war.setup.deploy  piece=u10 zone=z1
.    war.setup.deploy  piece=u11 zone=z3
.    war.setup.deploy  piece=u12 zone=z1
.    war.leader.attach  leader=l7 piece=u8 how=attach
.    war.setup.deploy  piece=u14 zone=z6
.    war.setup.deploy  piece=u15 zone=z5
.    war.setup.deploy  piece=u16 zone=z6
.    war.setup.deploy  piece=u17 zone=z5
.    war.setup.deploy  piece=u18 zone=z6
.    war.leader.attach  leader=l13 piece=u14 how=attach
.    war.setup.deploy  piece=u20 zone=z6
.    war.setup.deploy  piece=u21 zone=z5
.    war.setup.deploy  piece=u22 zone=z6
.    war.setup.deploy  piece=u23 zone=z5
.    war.setup.deploy  piece=u24 zone=z6
.    war.leader.attach  leader=l19 piece=u20 how=attach
.=   war.setup.order
.=   war.init.roll
? p1  war.init.roll  4fate: war.core.total 3
