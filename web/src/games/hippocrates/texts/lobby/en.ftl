# What the lobby says about Hippocrates.

lobby-hero = Kos, the island of healers. The sick come from six shores of the sea: welcome them, hire the doctors who can help, mix the medicines in time, and keep everybody out of Hades.
lobby-line = A game of patients, doctors and contracts on the island of Kos
lobby-length = about 90 min
lobby-alone = Alone on Kos: you win if you have more points than each of three virtual players, who follow simple rules and take what you leave.

option-edition = Edition
option-edition-help = The two editions differ in the dice, the assistants, the market and the end.
choice-revised = revised
choice-first = first
choice-revised-help = The revised rules, as the publisher plays them today.
choice-first-help = The rules of the first edition: travelling assistants, several powers a turn.
option-harder = Alone: harder
option-harder-help = Only alone and in the revised edition: virtual players get 2 points more in Carthage, Alexandria and Cyrene.
choice-no = no
choice-yes = yes
choice-no-help = Virtual players score as usual.
choice-yes-help = Virtual players score 2 points more in Carthage, Alexandria and Cyrene.
