# What the lobby says about Galenus.

lobby-hero = Rome, the city of the prince of medicine. Plan the year of your physicians, treat the people and the gladiators, publish what you have learned, and beat Galenus himself in the theatre.
lobby-line = A game of patients, skill and reputation in ancient Rome
lobby-length = about 90 min
lobby-alone = Alone in Pergamon: four dignitaries treat patients, too, and stand in your way. You win if you reach four goals within five years.

option-villas = Villas
option-villas-help = All villas alike, or each with its own tracks and its own power.
choice-standard = standard
choice-asymmetric = asymmetric
choice-chosen = chosen
choice-standard-help = All villas are alike.
choice-asymmetric-help = Eight villas with powers of their own, dealt at random.
choice-chosen-help = The same eight villas, chosen in reverse player order.
option-colleague = A colleague of Galenus
option-colleague-help = Satyrus or Pelops treats patients, too (2–4 players).
choice-no = no
choice-yes = yes
choice-no-help = Nobody but the players treats patients.
choice-yes-help = One more physician at work, played by the rules.
option-level = Alone: level
option-level-help = How hard Pergamon is for a single player.
choice-easy = easy
choice-normal = normal
choice-intermediate = intermediate
choice-hard = hard
choice-extreme = extreme
choice-legendary = legendary
choice-easy-help = Three dignitaries get in your way; the fourth, Nicon, helps you.
choice-normal-help = Theagenes instead of Nicon: all four get in your way.
choice-intermediate-help = Also, a goal only removes the dignitary of its own region, not one of your choice.
choice-hard-help = Also 40 impact points and six publications.
choice-extreme-help = Also 45 impact points; the dignitaries start further up.
choice-legendary-help = Also 50 impact points; the dignitaries start still further up.
