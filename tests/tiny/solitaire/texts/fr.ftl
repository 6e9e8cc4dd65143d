prompt-wager = Gardez le prochain jet, ou laissez-le (encore { $left }).
action-keep = Le garder
action-leave = Le laisser
kind-keep = Le garder
kind-leave = Le laisser
event-rolled = Un { $face } : { $points } points.
event-left = Laissé pour { $points }.
