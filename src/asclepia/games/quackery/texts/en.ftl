# Quackery: what the game says. A fact in a sentence may stand there as a picture, so no sentence
# depends on what it is.

field-of-player = Player { $player }
humour-name =
    { $humour ->
        [0] black bile
        [1] blood
        [2] phlegm
       *[3] yellow bile
    }
status-name =
    { $status ->
        [0] death (too little)
        [1] far too little
        [2] too little
        [3] balanced
        [4] too much
        [5] far too much
       *[6] death (too much)
    }
status-sign =
    { $status ->
        [0] †
        [1] −−
        [2] −
        [3] balanced
        [4] +
        [5] ++
       *[6] †
    }
estate-name =
    { $estate ->
        [throne] throne
        [altar] altar
       *[sword] sword
    }
way-name =
    { $way ->
        [0] down
       *[1] up
    }
entry-name =
    { $entry ->
        [0] the treatment
       *[1] the newest answer
    }
basic-name = the basic treatment
remedy-unknown = remedy { $number }
patient-unknown = patient { $number }
agenda-unknown = agenda { $number }

prompt-treat = Treat the patient: move a humour one step, or play a treatment.
prompt-respond = Answer the treatment with a card, or pass.
prompt-respond-none = You hold no answer to this: pass.
prompt-respond-own = Nobody has answered. Pass, and your treatment happens; or add a card of your own.
prompt-respond-own-none = Nobody has answered. Pass, and your treatment happens.
prompt-respond-mine = Nobody has answered your card. Pass, and it takes effect; or add another one.
prompt-respond-mine-none = Nobody has answered your card. Pass, and it takes effect.
prompt-respond-again = Your treatment was answered: play a card, or pass.
prompt-discard =
    { $count ->
        [1] Discard a card.
       *[other] Discard a card: { $count } in all.
    }
prompt-discard-limit =
    You hold { $held } cards, and may keep { $limit ->
        [one] one
       *[other] { $limit }
    }: discard { $count ->
        [one] one.
       *[other] { $count }, one after the other.
    }

action-treat = { $humour } one step { $way }
action-play = { $remedy }
action-play_way = { $remedy }: { $way }
action-play_humour = { $remedy }: { $humour }
action-play_move = { $remedy }: { $humour } { $way }
action-play_pair = { $remedy }: { $humour } and { $other }
action-play_player = { $remedy }: { $player }
action-play_entry = { $remedy }, on { $entry }
action-play_redirect = { $remedy }, on { $entry }: { $humour } instead
action-discard = discard { $card }
action-pass = pass

kind-treat = a basic treatment
kind-play = a card
kind-play_way = a card, up or down
kind-play_humour = a card on a humour
kind-play_move = a card on a humour, up or down
kind-play_pair = a card on two humours
kind-play_player = a card on a player
kind-play_entry = a card on what was played
kind-play_redirect = a card that redirects
kind-discard = discard a card
kind-pass = pass
field-humour = Which humour?
field-way = Up or down?
field-remedy = Which card?
field-other = And which other humour?
field-player = Which player?
field-entry = On the treatment, or on the newest answer?
field-card = Which card?

event-introduced = { $seat } is { $remedy }.
event-begins = { $seat } begins, as the first Diagnosing Quack.
event-diagnosed = { $patient } comes to { $seat }: black bile { $black }, blood { $blood }, phlegm { $phlegm }, yellow bile { $yellow }.
event-treated = { $seat } treats: { $humour } one step { $way }.
event-played = { $seat } plays { $remedy }{ $details }.
played-on = : { $what }
event-passed = { $seat } passes.
event-landing = { $humour } would go from { $before } to { $after }.
event-cancelled = { $remedy } ({ $seat }) is cancelled.
event-moved = { $humour } goes from { $before } to { $after }, caused by { $seat }.
event-drew =
    { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
event-reshuffled = The discard pile is shuffled: a new draw pile.
event-renewed = The discard pile is shuffled into the draw pile.
event-discarded = { $seat } discards { $card }.
event-limited =
    { $limit ->
        [1] { $seat } can hold one card from now on.
       *[other] { $seat } can hold { $limit } cards from now on.
    }
event-peeked =
    { $patient ->
        [hidden] { $seat } looks at number { $place } of the patients who wait.
       *[other] { $seat } sees number { $place } of the patients who wait: { $patient }.
    }
event-confided =
    { $agenda ->
        [hidden] { $player } has to show { $seat } a secret agenda.
       *[other] { $player } has to show { $seat } the secret agenda “{ $agenda }”.
    }
event-cured = { $patient } is cured, and goes to the hospital of { $seat }.
event-succumbed = { $patient } succumbs; { $seat } is to blame.
event-left = { $patient } is tired of it all and leaves the court.
event-shuffled = The waiting patients are shuffled.
event-sent = The next patient goes to the end of the line.
event-infected = In danger: the next patient’s { $humour }.
event-agenda = { $seat } has met the agenda “{ $agenda }” and is the new Royal Physician!
event-valued = { $seat } has patients worth { $points }.

blocked-response-card = This card answers a treatment: keep it for the window.
blocked-no-specialist = This character has no treatment of its own.
blocked-treatment-card = This card is a treatment: play it on your turn.
blocked-no-target = Nothing that was played can be changed with it.
blocked-used = This ability was used in this window already.
blocked-price =
    { $pay ->
        [1] It costs a card of the hand, and there is none.
       *[other] It costs { $pay } cards of the hand, and there are fewer.
    }

# In the terminal

board-patient = { $name }, worth { $value }
board-of-estate = { $patient }, of the { $estate }
board-line = “{ $line }”
board-end = If it succumbs: { $text }
board-turns = Treatment { $turn } of { $patience }
board-waiting =
    { $count ->
        [0] Nobody waits.
        [1] One patient waits.
       *[other] { $count } patients wait.
    }
board-pile = Cards: { $pile } to draw, { $discards } discarded
board-hand = Your hand
board-agenda = Your agenda: { $name }
board-hospital = hospital
board-holds = cards
board-value = value
board-player = player
board-empty = no cards
board-entries = On the table
board-coming = You know who comes: { $names }
board-infection = Passed on to the next patient: { $humours }

# Why one move is better than another: for hints

reason-agenda = it serves your agenda “{ $agenda }”, which wants { reason-wanted }
reason-wanted =
    { $fate ->
        [0] cures
        [1] deaths
       *[other] patients, cured or not
    }{ $cost_more ->
        [0] {""}
       *[other] , though this patient’s costs { $cost_more }
    }
reason-met = it would meet your agenda “{ $agenda }” at once, and you would win
reason-met-theirs = otherwise { $name } might meet a secret agenda, and win at once
reason-victory = the last patient would win you the game
reason-victory-theirs = otherwise the last patient would win { $name } the game
reason-hand =
    { $how ->
        [grows] you would hold { $cards ->
            [one] a card
           *[other] { $cards } cards
        } instead of { $cards_else ->
            [0] none
           *[other] { $cards_else }
        }
       *[other] you would keep a card
    }
reason-room = you could hold more cards
reason-room-theirs = { $name } could hold fewer cards
reason-balance =
    { $humours ->
        [one] you would draw a card for a balanced humour
       *[other] you would draw cards for { $humours } balanced humours
    }
reason-balance-theirs = otherwise { $name } would draw a card for a balanced humour
reason-cured =
    { $there_now ->
        [0] you would cure { $patient }
       *[other] the cure of { $patient } stays yours
    }
reason-cured-theirs =
    { $there_now ->
        [0] otherwise { $name } would cure { $patient }
       *[other] it would keep { $name } from curing { $patient }
    }
reason-late = the fewer patients wait, the more values decide
reason-late-theirs = the fewer patients wait, the more values decide: { $name }’s, too
reason-succumbed = otherwise { $patient } would die on your account
reason-succumbed-theirs = the death of { $patient } would be on { $name }’s account
reason-offer =
    { $fate ->
        [0] you could then cure { $patient }
       *[other] you could then let { $patient } die
    }
reason-offer-theirs =
    { $fate_else ->
        [0] otherwise { $name } could cure { $patient } with a single step
       *[other] otherwise { $name } could let { $patient } die with a single step
    }
reason-chance = { reason-offer }

# … told of somebody else

reason-agenda-named = it serves { $name }’s agenda “{ $agenda }”, which wants { reason-wanted }
reason-met-named = it would meet { $name }’s agenda “{ $agenda }” at once, and win the game
reason-victory-named = the last patient would win { $name } the game
reason-hand-named =
    { $how ->
        [grows] { $name } would hold { $cards ->
            [one] a card
           *[other] { $cards } cards
        } instead of { $cards_else ->
            [0] none
           *[other] { $cards_else }
        }
       *[other] { $name } would keep a card
    }
reason-room-named = { $name } could hold more cards
reason-balance-named =
    { $humours ->
        [one] { $name } would draw a card for a balanced humour
       *[other] { $name } would draw cards for { $humours } balanced humours
    }
reason-cured-named =
    { $there_now ->
        [0] { $name } would cure { $patient }
       *[other] the cure of { $patient } stays { $name }’s
    }
reason-late-named = the fewer patients wait, the more values decide
reason-succumbed-named = otherwise { $patient } would die on { $name }’s account
reason-offer-named =
    { $fate ->
        [0] { $name } could then cure { $patient }
       *[other] { $name } could then let { $patient } die
    }
reason-chance-named = { reason-offer-named }
