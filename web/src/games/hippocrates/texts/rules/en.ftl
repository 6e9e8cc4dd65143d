# What the rules of Hippocrates to look at say.

glance-win = You lead a house of healing on Kos. Take in the sick of six regions, find doctors who know their cure, and have the right medicines at hand. After { $rounds } rounds the most victory points win.
glance-round = A round
glance-1 = Welcome
glance-1-text = Three times: choose a region and take the patient at its die, with what is printed below.
glance-2 = Payment
glance-2-text = Patients bring offerings. Then each doctor wants a wage, or leaves.
glance-3 = Recruitment
glance-3-text = Hire a doctor, buy a kit of vials, or both with a knowledge tile.
glance-4 = Treatment
glance-4-text = Attach patients to contracts that offer what they need, and give the vials.
glance-5 = Score
glance-5-text = The cured bring points. Who waits too long goes to Hades.
glance-drachmas = drachmas, the money
glance-reputation = reputation
glance-points = victory points
glance-scores = What counts
glance-patients = Each patient you cure, by what is printed on the tile
glance-doctors = Each doctor whose contracts are all used
glance-column = Some patients of Macedonia, and a knowledge tile, as you take them in
glance-hades = Each patient in Hades costs { $points } points at the end

guide-welcome = Welcoming patients
guide-welcome-text =
    Each round has three turns of welcoming. In each, six dice are rolled, one for each region: a die shows the first, second or third in line. One after the other you choose a region where nobody stands and take the patient beside the die, with what is printed below that place. The first in line brings reputation; further back there is more to gain, but it costs some.

    Virtual players, who fill up the table to four, go where the patient with the highest number waits, and take that patient away. When all have moved, the markers are read from Macedonia to Cyrene: nearer to Macedonia comes earlier in the next turn. After the third turn your new patients pay their offerings.
guide-welcome-figure = Three regions with their queues and dice, and what Ada and Ben take there.
guide-welcome-order = Who comes next:
guide-welcome-1 = The dice are rolled. In Persia the third in line can be had, in Macedonia the first, in Alexandria the second. Ada comes first.
guide-welcome-2 = Ada goes to Persia. She takes the patient, gains the drachmas printed below and loses some reputation. The die goes away.
guide-welcome-3 = Ben would have liked Persia, too, but there is room for one only. He takes the first in line in Macedonia.
guide-welcome-4 = All have moved, and the markers go back up in the order of the regions. Macedonia is the first, so Ben comes first now. New dice are rolled, but nobody fills the gaps before the next round.

guide-assistants = Assistants
guide-assistants-text =
    Whoever welcomes in Carthage, Alexandria or Cyrene gets that region’s assistant afterwards, if it is not there already. Once in a turn a ready assistant may help you in the region you have chosen. Then it is away until you visit its region again.

    An assistant can also be given in place of a vial of its colour, or of 2 drachmas.
guide-assistants-figure = The queue of Macedonia with a die beside an empty space, and the three assistants.
guide-assistants-1 = Ada goes to Macedonia. The die lies beside an empty space: she would get a few drachmas, and nobody. But her charitable assistant is ready.
guide-assistants-2 = She sends the assistant and moves the die to the first in line.
guide-assistants-3 = She takes that patient and what is printed there. Her assistant is away until she visits Alexandria again.

guide-reputation = Reputation and wages
guide-reputation-text =
    After welcoming, each of your doctors wants a wage. It depends on where your marker stands: the number above that part of the track. Who is not paid leaves for good and scores nothing. Doctors hired later in the round are paid from the next round on.

    Whoever is further right also recruits first and, if points are equal at the end, wins.
guide-reputation-figure = The reputation track with its wages, the markers of Ada and Ben, and what Ada’s two doctors cost.
guide-reputation-1 = All begin on the same space. Ada has two doctors, and each wants the wage above her marker. Ben lies on top of the pile, so he is ahead.
guide-reputation-2 = Ada has taken somebody from the end of a queue and lost reputation. Down here doctors are dearer.
guide-reputation-3 = With patients from Greece she has caught up: cheaper doctors, and now Ada recruits before Ben.

guide-recruit = Recruitment
guide-recruit-text =
    First, in order of reputation, you may reserve one of the four doctors without a region for 2 drachmas. Then the doctors of the six regions are turned up, and in order of reputation each player hires a doctor, or buys a kit of vials, or both of one region. Both together are a bundle, and bring the knowledge tile of the region as well.

    At any of your decisions a single vial can be bought for 3 drachmas, or sold for 2.
guide-recruit-figure = Doctor, kit and knowledge tile of Persia and Greece, a reserved doctor, and what Ada and Ben get.
guide-recruit-1 = In each region lie a doctor, a kit and a knowledge tile. Ada has reserved another doctor before, for 2 drachmas: her sign lies there.
guide-recruit-2 = Ada is ahead in reputation and chooses the bundle of Greece: she pays for the doctor and for the kit.
guide-recruit-3 = She gets the doctor, the vials of the kit and the knowledge tile. Nobody else can buy in Greece in this round.
guide-recruit-4 = Ben hires the doctor of Persia alone. Its kit is left, but nobody can have it now: doctor and kit must both be there.
guide-recruit-5 = After her purchase Ada could hire the doctor she had reserved, for 2 drachmas less than printed. She did.

guide-reset = who moves up after the recruitment
guide-reset-figure = The four spaces for doctors without a region, and the doctors of the regions below.
guide-reset-1 = Two doctors are left at the top, and three regional ones lie open.
guide-reset-2 = The two move to the right, so that there are no gaps.
guide-reset-3 = From the left, regional doctors move up, each to the rightmost free space. Two of them find room.
guide-reset-4 = For the third, the rightmost doctor has to leave the game. All move on, and the third comes to the left end.

guide-treat = Treatment
guide-treat-text =
    A patient is attached to one doctor or to several. Each of them gives one free contract, and together these contracts must show every kind of medicine that the patient needs. Nobody may be attached who is not needed.

    Then you give all the vials. What you lack is bought for 3 drachmas each; a knowledge tile can stand for any vial, an assistant for one of its colour. If you like, the table finds the best treatment for you.
guide-treat-figure = A patient who needs a herb and two unguents, two doctors with their contracts, and Ada’s vials.
guide-treat-1 = A patient needs a herb and two unguents. Ada’s first doctor has a free contract for herbs, her second one for unguents. Neither could do it alone.
guide-treat-2 = So both are attached, and each uses up one contract. How many vials are needed does not matter to the doctors, only the kinds.
guide-treat-3 = Ada has the herb and one unguent. For the other unguent she gives her scheduling assistant; she could also have bought one.
guide-treat-4 = The patient is treated. The two contracts stay used.

guide-needless = a doctor who is not needed
guide-needless-figure = A patient who needs a potion and a herb, a doctor whose contract shows both, and another doctor.
guide-needless-1 = A patient needs potions and herbs. Ben’s first doctor has a contract that shows both. May the second doctor join, to use up a contract?
guide-needless-2 = No: nothing would be missing without that doctor. Contracts cannot be used up just to be done with them.

guide-score = What a round brings
guide-score-text =
    Each patient whom you have treated in this round brings its points and a step of reputation. A doctor with all contracts used brings points, too, and retires. Only your basic doctor may stay: then its contracts are free again, and it wants its wage as before.

    After that the queues are filled up. Whoever still waits there moves to the front and offers a bribe of one drachma more: the yellow +1, later +2.
guide-score-figure = Two treated patients on the two contracts of a doctor, and the points for Ada.
guide-score-1 = Both contracts of this doctor are used, by two patients whom Ada has treated.
guide-score-2 = Each patient brings the points printed, and one step of reputation.
guide-score-3 = With all contracts used the doctor brings points, too, and retires: no more wages.

guide-hades = Hades, and the end
guide-hades-text =
    A patient who is not treated has one more round. After that it is too late.

    After the fourth round you may spare those in your emergency room once more: give the vials, and no doctor is needed. It brings no points, but keeps them out of Hades. Money, vials and unfinished doctors are worth nothing. The most points win.
guide-hades-figure = A patient in the examination room, then in the emergency room, then in Hades.
guide-hades-1 = A new patient waits in the examination room.
guide-hades-2 = Not treated in this round: the patient goes to the emergency room. Now it is urgent.
guide-hades-3 = Not treated again: the patient goes to Hades, and costs 3 points at the end of the game.

guide-knowledge = Knowledge tiles
guide-knowledge-text =
    A bundle brings the knowledge tile of its region. There are five kinds: a gain when you welcome somebody from a region, an offering paid twice, one more patient, one more doctor, and the lightning, which brings what it shows at once. Each is used once; and whatever it shows, you can give it in place of one vial of any kind when you treat somebody.
guide-knowledge-figure = One tile of each of the five kinds, and what it does.
