# What the lobby says about Quackery.

lobby-hero = The court is ill, and you are its best hope, which is bad news for the court. Balance the humours, or let nature take the blame; and mind your secret agenda.
lobby-line = A card game of secret agendas at the royal sickbed
lobby-length = about 20 min

option-diagnosis = Diagnosis
option-quacks = Quack characters
option-first = Who diagnoses first
choice-printed = as printed
choice-random = by chance
choice-none = without
choice-dealt = one each
choice-lot = by lot
choice-1 = seat 1
choice-2 = seat 2
choice-3 = seat 3
choice-4 = seat 4
choice-5 = seat 5
choice-6 = seat 6
choice-printed-help = A patient is as ill as its card says.
choice-random-help = Chance decides which humours are out of balance; the value only says how many.
choice-none-help = Everybody is the same quack.
choice-dealt-help = Everybody gets a character with an ability, face up.
choice-lot-help = Chance says who was at the doctor’s last.
option-first-help = Whoever was at the doctor’s last.
