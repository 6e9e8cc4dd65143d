# Garum's lesson.

lesson-goal = Fish goes into the brine, tank by tank, until the board is full. Most points win: a few come from bonuses on the way, most from your workers, who count fish at the end.
lesson-colours = With two players each has two colours. Yours are blue, the tuna, and yellow, the molluscs; each has its own tiles. Blue begins.
lesson-bonus = Choose a tile and lay it in the shining tank. A bonus brings 2 points if its own fish comes to lie on it: with one tile you can catch both, the mollusc and the shellfish. Turn it with the round arrow.
lesson-bonus-turn = The right tile on the right spot, but turned the wrong way: another fish would bury the bonus for good. Turn it with the round arrow, or with R.
lesson-bonus-one = That would catch one bonus. There is a tile that catches both: it has a mollusc and a shellfish.
lesson-bonus-wrong = No bonus comes of that. Look for the two small signs in the tank, and for the tile that has a mollusc and a shellfish.
lesson-bonus-done = Both fish lie on their signs: 4 points at once. Of another fish they would have brought nothing, and been lost.
lesson-wait = Now you may send a worker to a line. It stays there to the end, and a line with too few tuna costs a point. There are hardly any tuna yet: send nobody.
lesson-wait-wrong = Too early: nobody knows whether enough tuna will come to that line, and with fewer than four the worker costs you a point. Keep your workers for now.
