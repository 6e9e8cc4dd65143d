prompt-wager = Keep the next roll, or leave it ({ $left } left).
action-keep = Keep it
action-leave = Leave it
kind-keep = Keep it
kind-leave = Leave it
event-rolled = A { $face }: { $points } points.
event-left = Left for { $points }.
