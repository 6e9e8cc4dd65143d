# What Quackery's rules to look at say.

glance-turn = A turn
glance-turn-1 = Move one humour of the patient one step, or play a treatment card. It is only announced.
glance-turn-2 = Before it happens, everybody may meddle with response cards.
glance-turn-3 = Then the humours move. Whoever has balanced one draws a card.
glance-score = What counts
glance-score-cured = All four humours balanced: cured. The patient is yours if you balanced the last one, and counts for you.
glance-score-succumbed = A humour at †: dead. The patient is yours if you pushed it there, and counts against you.
glance-win = Two ways to win
glance-win-text = Meet your secret agenda, and you win at once. If nobody does, the patients are counted when the last one has gone: the highest total wins.

guide-cleo = Cleo
guide-draws =
    { $cards ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $cards } cards.
    }
guide-was-cured = Cured! The patient goes to { $name }.
guide-was-succumbed = Dead. The patient goes to { $name }.

guide-humours = Four humours, seven places
guide-humours-text =
    The body, so your learning goes, holds four humours: black bile, blood, phlegm and yellow bile. Each has a seal that stands on one of seven places. In the middle it is balanced. Above there is too much of it, below too little.

    At both ends waits death. So there are two steps to each side that one can live with, and a third that one cannot.
guide-humours-figure = Four columns of seven places. Black bile stands far too high, blood a little too high, phlegm a little too low, yellow bile is balanced.

guide-comes = A patient comes
guide-comes-text =
    One royal patient after the other is put to bed, twelve in all, and everybody treats the same one. The card tells how the humours begin, and what the patient is worth: from 1 for a fallen knight to 12 for the King. The grander, the more ill.

    It also tells what happens if the patient dies in your care. That is rarely pleasant.
guide-comes-figure = The card of the Prince-Bishop, worth 8, beside the four humours as his card has them: black bile far too high, phlegm and yellow bile a little too low.

guide-treat = Your treatment
guide-treat-text = When it is your turn you must do one thing: move one humour one step up or down, which is always possible, or play a treatment card from your hand. Then it is the next player’s turn, at the same bed. You begin without any cards, so at first you just move.
guide-treat-1 = It is Ada’s turn. She could move any of the four humours a step up or down.
guide-treat-2 = Phlegm one step up would balance it: the pale seal shows where it would land.
guide-treat-3 = Or she plays a card: Bloodletting brings blood into balance, however far off it is, and moves one more humour, here phlegm. Two humours in one turn!

guide-answers = Everybody may meddle
guide-answers-text =
    A treatment is only announced. Going round the table, everybody is asked for an answer: a response card, or a pass. Whoever has passed is asked again if somebody else plays a card. When all have passed in a row, it happens.

    Then cards that cancel act first, the newest before the others. All the rest acts in the order in which it was played. Whoever moved a humour last has done it.
guide-answers-1 = Blood stands one step too high, and Ada moves it down. The pale seal with her sign shows: it would land in balance, by her doing. Ben is asked first.
guide-answers-2 = Ben plays A Second Opinion and cancels the treatment. Now blood would stay where it is. Cleo is asked.
guide-answers-3 = Cleo cancels Ben’s card. So the treatment counts again.
guide-answers-4 = Ada, Ben and Cleo pass: three passes in a row. Now it happens.
guide-answers-5 = Blood is balanced. It was Ada’s treatment, so Ada draws a card.

guide-contested = who gets the cure
guide-contested-1 = Only blood is ill. Ada moves it one step down: that would cure the patient, for her.
guide-contested-2 = Ben answers with A Pinch More, blood one step up: nothing would change.
guide-contested-3 = Cleo answers with A Pinch More, too: blood one step down. It would land in balance again, but now by Cleo’s doing.
guide-contested-4 = All pass. Cleo moved it last, so Cleo draws the card, and the cured patient is hers.

guide-reversed = the wrong way round
guide-reversed-1 = Blood is far too high. Ada moves it one step down, to be on the safe side.
guide-reversed-2 = Ben holds the recipe upside down: Ada’s treatment goes the other way, over the edge.
guide-reversed-3 = The patient dies. It was still Ada’s treatment, so it is Ada who has a dead patient on her hands.

guide-knocked = knocked off and put back
guide-knocked-1 = Only blood is ill. Ada plays Bloodletting: blood comes into balance, but she has to move another humour as well, and phlegm goes up.
guide-knocked-2 = Ben kindly moves phlegm back down. It was balanced before and would be balanced after, so nobody gets anything for it.
guide-knocked-3 = Blood has come into balance by Ada’s card: Ada draws, and the cure is hers, though Ben’s card came later.

guide-edge = saved at the edge
guide-edge-1 = Blood is far too high. Ada plays Inheritance Powder, two steps further up. After one step it has reached the end, and stays there.
guide-edge-2 = Ben answers with one step down: back to where it was.
guide-edge-3 = What counts is where it stands at last. The patient lives.

guide-follows = Balance brings cards
guide-follows-text =
    For each humour that was ill and is balanced now, whoever did it draws a card. That is how you get cards, so helping pays, even if somebody else gets the cure.

    You can hold two cards. With more you discard at once, and everybody sees what. Some cards change how many you can hold. If the patient is neither cured nor dead, the next player treats; with a new patient, the left neighbour of whoever began the last one begins.
guide-follows-1 = Ada holds one card and plays Cupping Glasses: phlegm one step down, blood one step up. Nobody answers.
guide-follows-2 = She has balanced two humours, so she draws two cards. Now she has three.
guide-follows-3 = Two are allowed: she discards one, openly.
guide-follows-4 = All four humours are balanced, by her doing. The cured patient goes to her hospital.

guide-fates = Cured, or not
guide-fates-text =
    As soon as all four humours are balanced, the patient is cured and goes to whoever balanced the last one. As soon as a humour stands at an end, the patient dies, and goes to the hospital of whoever moved it there. First, what the card says about this end is done.

    Then the next patient comes. One who is treated for too long without any result leaves, and counts for nobody.
guide-fates-figure = Two patients: one cured, worth plus 9; one dead, worth minus 6.
guide-fates-cured = cured: counts for you
guide-fates-succumbed = dead: counts against you

guide-win = Secret agendas, and the last count
guide-win-text =
    Everybody has a secret agenda. Some want cures, some want funerals. As soon as yours is met you win, even if somebody else has done it for you. So ask yourself why a colleague is so clumsy.

    If nobody gets that far, the hospitals are counted after the last patient: the values of the cured, minus those of the dead. Among equals, the most valuable single cure decides.
guide-win-figure = Two agendas. Ada’s wants cured patients together worth 24: she has 15. Ben’s wants dead patients together worth 31: he has 12.
guide-win-agendas = Ada and Ben are two. Everybody may read all six agendas; the secret is who has which. They all stand below, under “All the pieces”.
guide-count = the hospitals are counted
guide-count-1 = Ada has cured the patients worth 9 and 4, and lost the one worth 6. That makes 7.
guide-count-2 = Ben has cured the one worth 7: also 7.
guide-count-3 = Ada’s best cure is worth 9, Ben’s 7. So Ada wins.
guide-equals = = { $sum }

guide-pieces-patients = The twelve patients
guide-pieces-agenda = A secret agenda
guide-pieces-agendas = The six agendas: every quack has one
guide-pieces-two = The sentences give the number for two players; below, the number by players. At your table, press your agenda to read all six with the numbers that hold there.
guide-pieces-players = Players
guide-pieces-least = At least
guide-pieces-treatment = Treatment cards
guide-pieces-response = Response cards
guide-pieces-characters = Quack characters, if you play with them
