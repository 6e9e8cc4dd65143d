# What the lesson of Hippocrates says.

lesson-goal = The sick of six regions stand in line before your house on Kos. Each patient you cure brings victory points, and so does each doctor whose contracts are all fulfilled. After four rounds the most points win. Virtual players only take patients and doctors away.

lesson-column = First you welcome patients, three times a round. In each region a die lies beside the patient you would get, and what is printed below comes along. Persia brings most money: 7 drachmas, for 2 reputation. Doctors are dear, so choose Persia.
lesson-column-wrong = You may go there in a game: you would get whoever waits at the die of that region. But now you need money, and nothing here brings as much as Persia.
lesson-column-greece = Greece makes your reputation grow, and you will go there soon. First some money: choose Persia.

lesson-take = You stand in Persia, and nobody else can come here in this turn. Take Roshane the gardener, whom the die shows.
lesson-take-wrong = Your assistant could move the die to another place of the queue. Save that for a moment when you need it, and take the third in line: nobody here brings more money.
lesson-take-done = Seven drachmas more, and Roshane waits in your examination room. But your reputation has gone down by 2, to where a doctor’s wage is 4 instead of 3. And where you stand counts: nearer to Macedonia comes earlier in the next turn.

lesson-needs = New dice, but nobody fills the gaps within a round. Look at what a patient needs. Tahapi, first in line in Alexandria, needs potions and herbs, and one contract of the apprentice, your basic doctor, offers just these two. Go to Alexandria.
lesson-needs-wrong = That patient needs unguents with herbs, and no contract of your only doctor offers both. Tahapi in Alexandria suits your apprentice: potions and herbs.
lesson-needs-greece = Little Kimon would suit the apprentice, too. But Tahapi brings more: 5 points instead of 3, and a larger offering. Go to Alexandria.
lesson-needs-empty = Nobody waits at that die any more: you would find a few drachmas and no patient. Look at Alexandria.
lesson-needs-done = With Tahapi came a herb and a step of reputation. In Carthage, Alexandria and Cyrene an assistant joins you, too; the one of Alexandria you have already.

lesson-greece = You are last in reputation, and whoever is ahead recruits first and pays doctors less. Greece brings reputation, but its die lies beside an empty space, where only a few drachmas are found. Go there all the same: your assistant can help.
lesson-greece-wrong = There would be nothing but an empty space there, too. In Greece somebody waits whom it is worth sending an assistant for.

lesson-assistant = The charitable assistant moves the die along its queue. Send it to the third in line: Lysistrate the priestess brings 7 reputation, for 1 drachma.
lesson-assistant-empty = That is the empty space: 3 drachmas, and nobody to cure. Send your assistant first: move the die to the third in line.
lesson-assistant-first = A patient, and a little reputation. The third in line brings far more: 7 steps.
lesson-assistant-done = From the last place to the first! The assistant is away now, until you welcome in Alexandria again. That of Carthage swaps your die for another region’s, that of Cyrene the top patient of a stack.

lesson-pay = After three turns your new patients have paid their offerings: 12 drachmas. Now each of your doctors wants a wage. Where your reputation stands it is only 2. Pay the apprentice.
lesson-pay-wrong = Who is not paid leaves for good and scores nothing, and without doctors nobody is cured. Pay.
lesson-pay-done = Now one of the four doctors without a region could be reserved, for 2 drachmas. This time we go on for you, and the doctors of the six regions are turned up.

lesson-recruit = You are ahead, so you choose first. Your patients need unguents with potions, and unguents with herbs; Leandros of Greece offers what is missing. Whoever buys the bundle, doctor and kit of vials, gets the knowledge tile as well. Buy that of Greece.
lesson-recruit-wrong = It can be bought, but then two of your patients would find no cure. Leandros of Greece offers potions and unguents by one contract, herbs by the other. Buy the bundle there.
lesson-recruit-alone = Nearly: but you can afford both, and only the bundle of doctor and kit brings the knowledge tile.
lesson-recruit-pass = You may go on without. But your apprentice alone cannot cure all three patients. Buy the bundle of Greece.
lesson-recruit-done = Leandros, three vials, and a knowledge tile with a lightning: 4 drachmas at once. Other tiles you keep until you need them, and in treatment each can stand for a vial.

lesson-treat = Time to heal. A patient is attached to a free contract that shows every kind of medicine needed, and gets the vials. Roshane needs potions and unguents, and the first contract of Leandros shows both. Treat Roshane.
lesson-treat-wrong = That can be done, too. But let us begin with the simplest: Roshane, whom one contract of Leandros serves.
lesson-treat-pass = Not yet: whoever is not treated gets worse, and worse costs points.
lesson-treat-done = Roshane is treated, and her contract stays used.

lesson-vials = Tahapi needs 2 potions and 2 herbs. The apprentice can give these, but you have no potions left. Never mind: what is missing is bought with the treatment, at 3 drachmas a vial. Treat Tahapi.
lesson-vials-wrong = In a moment. First Tahapi, whom the apprentice can cure alone.
lesson-vials-buy = You can buy a vial at any time, for 3 drachmas. But there is no need: what is missing is bought with the treatment.

lesson-two = Lysistrate needs herbs and unguents, and no free contract shows both. So two doctors share her: the apprentice gives unguents, Leandros herbs. Each uses one contract; nobody joins who is not needed. Treat Lysistrate.
lesson-two-done = One patient, two doctors: both their contracts are used now.

lesson-score = Three patients treated! Not one coin is left, but the next patients will bring some. The points come when the round is scored. Choose “Go on”, and the round is scored.
lesson-score-done = The round is scored, 19 points for you: your patients bring 6, 5 and 5, and each a step of reputation. Leandros, all contracts used, brings 2 and retires. The apprentice brings 1; a basic doctor may stay, with free contracts, and we kept it for you.

lesson-emergency = Another game. Sapanibal was not treated last round and lies in the emergency room. Horos is new, and worth a point more. Both need potions and unguents, and only one free contract offers these. Whom do you treat?
lesson-emergency-wrong = Horos can wait: untreated, he moves to the emergency room and has another round. Sapanibal has waited once already. Left alone now, she goes to Hades, and that costs you 3 points at the end.
lesson-emergency-done = Sapanibal is saved, and Horos has another round. Your neighbour has treated nobody: three patients have gone to Hades.

lesson-reckoning = Each patient in Hades costs 3 points at the end. After the fourth round you may still spare those in your emergency room by vials alone (tiles do not count there), without points. Money is worth nothing then. In a tie, whoever is ahead in reputation wins.

lesson-end = You know enough to open your house. Somebody as new to it as you waits on the other side of the street.

lesson-arrange = This button finds the best treatment for you, and you are welcome to it in your games. Here, let us do it by hand.
lesson-trade = You may buy a vial for 3 drachmas and sell one for 2 whenever it is your turn. There is no need to now.
lesson-spend = An assistant can be given away as a vial or as 2 drachmas. Here it can do more for you: keep it.
