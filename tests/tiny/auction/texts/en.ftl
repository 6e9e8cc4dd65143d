prompt-bid = Bid up to { $coins } coins, in secret.
action-bid = Bid { $coins }
kind-bid = Bid
field-coins = How many coins?
event-opened = Lot { $lot } is worth { $prize }.
event-revealed = Seat { $seat } had bid { $coins }.
