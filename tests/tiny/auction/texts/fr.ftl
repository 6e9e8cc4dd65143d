prompt-bid = Misez jusqu’à { $coins } pièces, en secret.
action-bid = Miser { $coins }
kind-bid = Miser
field-coins = Combien de pièces ?
event-opened = Le lot { $lot } vaut { $prize }.
event-revealed = Le siège { $seat } avait misé { $coins }.
