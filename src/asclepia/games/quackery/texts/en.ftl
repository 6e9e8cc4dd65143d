# Quackery: what the game says.

humour-name =
    { $humour ->
        [0] black bile
        [1] blood
        [2] phlegm
       *[3] yellow bile
    }
status-name =
    { $status ->
        [0] succumbed (too little)
        [1] far too little
        [2] too little
        [3] balanced
        [4] too much
        [5] far too much
       *[6] succumbed (too much)
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

prompt-treat = Treat the patient: move a humour one step, or play a treatment card.
prompt-respond = Answer the treatment with a card, or pass.
prompt-discard = { $count ->
        [1] Discard a card.
       *[other] Discard { $count } cards.
    }

action-treat = { $humour } one step { $way }
action-play = { $remedy }
action-play_way = { $remedy }: { $way }
action-play_humour = { $remedy }: { $humour }
action-play_move = { $remedy }: { $humour } { $way }
action-play_pair = { $remedy }: { $humour }, then { $other }
action-play_player = { $remedy }: player { $player }
action-play_entry = { $remedy }, on { $entry }
action-play_redirect = { $remedy }, on { $entry }: { $humour } instead
action-discard = discard { $card }
action-pass = pass

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
remedy-unknown = remedy { $number }
patient-unknown = patient { $number }
agenda-unknown = agenda { $number }

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
field-way = Which way?
field-remedy = Which card?
field-other = Which other humour?
field-player = Which player?
field-entry = On what?
field-card = Which card?

event-introduced = Player { $seat } is { $remedy }.
event-begins = Player { $seat } is the first Diagnosing Quack.
event-diagnosed = { $patient } comes to player { $seat }: black bile { $black }, blood { $blood }, phlegm { $phlegm }, yellow bile { $yellow }.
event-treated = Player { $seat } moves { $humour } one step { $way }.
event-played = Player { $seat } plays { $remedy }{ $details }.
played-on = : { $what }
field-of-player = player { $player }
event-passed = Player { $seat } passes.
event-cancelled = { $remedy } of player { $seat } is cancelled.
basic-name = the basic treatment
event-moved = { $humour } goes from { $before } to { $after }, by player { $seat }.
event-landing = { $humour } would go from { $before } to { $after }, by player { $seat }.
event-drew = { $card ->
        [hidden] Player { $seat } draws a card.
       *[other] Player { $seat } draws { $card }.
    }
event-reshuffled = The discard pile is shuffled: a new draw pile.
event-renewed = The discard pile is shuffled into the draw pile.
event-discarded = Player { $seat } discards { $card }.
event-limited = Player { $seat } can hold { $limit ->
        [1] one card
       *[other] { $limit } cards
    } now.
event-peeked = { $patient ->
        [hidden] Player { $seat } looks at a patient who waits.
       *[other] Waiting at place { $place }: { $patient }.
    }
event-confided = { $agenda ->
        [hidden] Player { $seat } looks at the agenda of player { $player }.
       *[other] Player { $player } has the agenda “{ $agenda }”.
    }
event-cured = { $patient } is cured, and goes to the hospital of player { $seat }.
event-succumbed = { $patient } succumbs; player { $seat } is to blame.
event-left = { $patient } is tired of it all and leaves the court.
event-shuffled = The waiting patients are shuffled.
event-sent = The next patient goes to the end of the line.
event-infected = The next patient’s { $humour } is in danger.
event-agenda = Player { $seat } has met the agenda “{ $agenda }” and is the next Royal Physician!
event-valued = Player { $seat } has patients worth { $points }.

# On cards: the way, the number of steps, and which humour.

which-humour =
    { $humour ->
        [black] black bile
        [blood] blood
        [phlegm] phlegm
        [yellow] yellow bile
        [chosen] one humour
        [other] another humour
       *[every] every humour
    }
so-many-steps =
    { $by ->
        [1] one step
        [2] two steps
       *[3] three steps
    }
so-many-cards =
    { $by ->
        [1] a card
        [2] two cards
       *[3] three cards
    }

step-move =
    { $way ->
        [chosen] Move { $humour } { $steps } either way.
        [up] Move { $humour } { $steps } up.
       *[down] Move { $humour } { $steps } down.
    }
step-balance =
    { $by ->
        [3] Bring { $humour } into balance.
       *[other] Move { $humour } { $steps } towards balance.
    }
step-upset = Move { $humour } { $steps } further from balance; what is balanced stays.
step-mirror = Turn { $humour } over: + becomes −, ++ becomes −−.
step-swap = Two humours exchange their statuses.
step-restore = Put { $humour } back to where it stood before the treatment.
step-cancel = Cancel the treatment or the newest answer.
step-redirect = The treatment or the newest answer is about another humour, of your choice.
step-reverse = The treatment or the newest answer goes the other way.
step-double = The treatment or the newest answer goes twice as far.
step-credit = Whatever the treatment or the newest answer causes, you have caused.
step-draw =
    { $who ->
        [self] Draw { $cards }.
        [others] Everybody else draws { $cards }.
        [player] Another player draws { $cards }.
       *[all] Everybody draws { $cards }.
    }
step-discard =
    { $who ->
        [self] Discard { $cards }.
        [others] Everybody else discards { $cards }.
       *[all] Everybody discards { $cards }.
    }
step-limit =
    { $who ->
        [self] You can hold one card { $more }.
        [others] Everybody else can hold one card { $more }.
        [player] Another player can hold one card { $more }.
       *[all] Everybody can hold one card { $more }.
    }
more-or-less =
    { $by ->
        [1] more
       *[other] less
    }
step-peek =
    { $by ->
        [1] Look at the next patient.
       *[other] Look at the next { $by } patients.
    }
step-confess = Look at another player’s agenda.

# When a patient succumbs; "self" is whoever caused it.

end-draw =
    { $who ->
        [self] The culprit draws { $cards }.
        [others] Everybody but the culprit draws { $cards }.
       *[all] Everybody draws { $cards }.
    }
end-discard =
    { $who ->
        [self] The culprit discards { $cards }.
        [others] Everybody but the culprit discards { $cards }.
       *[all] Everybody discards { $cards }.
    }
end-limit =
    { $who ->
        [self] The culprit can hold one card { $more }.
        [others] Everybody but the culprit can hold one card { $more }.
       *[all] Everybody can hold one card { $more }.
    }
end-renew = Shuffle the discard pile into the draw pile.
end-shuffle = Shuffle the waiting patients.
end-send = The next patient goes to the end of the line.
end-infect = If the next patient’s { $humour } is balanced, it begins { $steps } too { $way ->
        [up] high
       *[down] low
    }.

# Characters

use-treatment = As your treatment: { $text }
use-response =
    { $pay ->
        [0] Once a window: { $text }
        [1] Once a window, for a card of your hand: { $text }
       *[other] Once a window, for { $pay } cards of your hand: { $text }
    }
use-hand =
    { $by ->
        [-1] You can hold one card less.
        [1] You can hold one card more.
       *[other] You can hold { $by } cards more.
    }
use-draws = For every humour that you balance, draw { $cards } more.
use-mourning = Succumbed patients do not count against you.

# Agendas

need-number =
    { $whose ->
        [all] { $fate ->
            [cured] All hospitals together have cured { $patients }{ $filter }.
            [succumbed] All hospitals together have lost { $patients }{ $filter }.
           *[any] All hospitals together have { $patients }{ $filter }.
        }
       *[mine] { $fate ->
            [cured] Your hospital has cured { $patients }{ $filter }.
            [succumbed] Your hospital has lost { $patients }{ $filter }.
           *[any] Your hospital has { $patients }{ $filter }, whatever became of them.
        }
    }
so-many-patients =
    { $least ->
        [1] a patient
       *[other] { $least } patients
    }
need-value =
    { $whose ->
        [all] { $fate ->
            [cured] All cured patients{ $filter } are worth { $least } or more.
            [succumbed] All succumbed patients{ $filter } are worth { $least } or more.
           *[any] The patients{ $filter } of all hospitals are worth { $least } or more.
        }
       *[mine] { $fate ->
            [cured] Your cured patients{ $filter } are worth { $least } or more.
            [succumbed] Your succumbed patients{ $filter } are worth { $least } or more.
           *[any] Your patients{ $filter }, whatever became of them, are worth { $least } or more.
        }
    }
need-estates =
    { $whose ->
        [all] { $fate ->
            [cured] All cured patients{ $filter } come from { $least } estates.
            [succumbed] All succumbed patients{ $filter } come from { $least } estates.
           *[any] The patients{ $filter } of all hospitals come from { $least } estates.
        }
       *[mine] { $fate ->
            [cured] Your cured patients{ $filter } come from { $least } estates.
            [succumbed] Your succumbed patients{ $filter } come from { $least } estates.
           *[any] Your patients{ $filter }, whatever became of them, come from { $least } estates.
        }
    }
filter-estate = {" "}of the { $estate }
filter-value = {" "}worth { $value } or more each

blocked-response-card = This card answers a treatment: keep it for the window.
blocked-no-specialist = This character has no treatment of its own.
blocked-treatment-card = This card is a treatment: play it on your turn.
blocked-no-target = There is nothing here that it could be about.
blocked-used = This ability was used in this window already.
blocked-price = There is no card in the hand to pay for it.

# In the terminal

board-patient = { $name }, worth { $value }
board-of-estate = { $patient }, of the { $estate }
board-line = “{ $line }”
board-end = If it succumbs: { $text }
board-turns = Treatment { $turn } of { $patience }
board-waiting = { $count ->
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
board-landing = Where it would land
board-coming = You know who comes: { $names }
board-infection = Passed on to the next patient: { $humours }
