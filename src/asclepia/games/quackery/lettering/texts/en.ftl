# What is printed on the cards of Quackery, and what the rules page lists of them.

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

step-then = Then { $text }
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
step-swap = Two humours swap places on the scale.
step-restore = Put { $humour } back to where it stood before the treatment.
step-cancel = Cancel the treatment or the newest answer.
step-redirect = Aim the treatment or the newest answer at another humour, of your choice; it stays the doing of whoever played it.
step-reverse = The treatment or the newest answer goes the other way, but stays the doing of whoever played it.
step-double = The treatment or the newest answer goes twice as far, but stays the doing of whoever played it.
step-credit = Whatever the treatment or the newest answer causes is your doing.
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
        [self] From now on you can hold one card { $more }.
        [others] From now on everybody else can hold one card { $more }.
        [player] From now on another player can hold one card { $more }.
       *[all] From now on everybody can hold one card { $more }.
    }
more-or-less =
    { $by ->
        [1] more
       *[other] less
    }
step-peek =
    { $by ->
        [1] Look at the next patient.
        [2] Look at the next two patients.
       *[3] Look at the next three patients.
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
        [self] From now on the culprit can hold one card { $more }.
        [others] From now on everybody but the culprit can hold one card { $more }.
       *[all] From now on everybody can hold one card { $more }.
    }
end-renew = Shuffle the discard pile into the draw pile.
end-shuffle = Shuffle the waiting patients.
end-send = The next patient goes to the end of the line.
end-infect =
    { $which ->
        [every] Whatever is balanced when the next patient comes begins { $steps } too { $way ->
            [up] high
           *[down] low
        }.
       *[other] If the next patient’s { $humour } is balanced, it begins { $steps } too { $way ->
            [up] high
           *[down] low
        }.
    }

# Characters

use-treatment = As your treatment: { $text }
use-response =
    { $pay ->
        [0] Once a window: { $text }
        [1] Once a window, for a card of your hand: { $text }
        [2] Once a window, for two cards of your hand: { $text }
       *[other] Once a window, for { $pay } cards of your hand: { $text }
    }
use-hand =
    { $by ->
        [-1] Always: you can hold one card less.
        [1] Always: you can hold one card more.
       *[2] Always: you can hold two cards more.
    }
use-draws = Always: for every humour that you balance, draw { $cards } more.
use-mourning = Always: succumbed patients do not count against you.

# Agendas

so-many-patients =
    { $least ->
        [1] one patient
       *[other] { $least } patients
    }
so-many-estates =
    { $least ->
        [1] one estate
        [2] two estates
        [3] three estates
       *[other] { $least } estates
    }
need-number =
    { $whose ->
        [all] { $fate ->
            [cured] All hospitals together have cured at least { $patients }{ $filter }.
            [succumbed] All hospitals together have lost at least { $patients }{ $filter }.
           *[any] All hospitals together have at least { $patients }{ $filter }, whatever became of them.
        }
       *[mine] { $fate ->
            [cured] Your hospital has cured at least { $patients }{ $filter }.
            [succumbed] Your hospital has lost at least { $patients }{ $filter }.
           *[any] Your hospital has at least { $patients }{ $filter }, whatever became of them.
        }
    }
need-value =
    { $whose ->
        [all] { $fate ->
            [cured] All cured patients{ $filter }, in whatever hospital, are together worth at least { $least }.
            [succumbed] All succumbed patients{ $filter }, in whatever hospital, are together worth at least { $least }.
           *[any] All patients{ $filter }, in whatever hospital and whatever became of them, are together worth at least { $least }.
        }
       *[mine] { $fate ->
            [cured] Your cured patients{ $filter } are together worth at least { $least }.
            [succumbed] Your succumbed patients{ $filter } are together worth at least { $least }.
           *[any] Your patients{ $filter }, whatever became of them, are together worth at least { $least }.
        }
    }
need-estates =
    { $whose ->
        [all] { $fate ->
            [cured] All cured patients{ $filter }, in whatever hospital, together come from at least { $estates }.
            [succumbed] All succumbed patients{ $filter }, in whatever hospital, together come from at least { $estates }.
           *[any] All patients{ $filter }, in whatever hospital and whatever became of them, together come from at least { $estates }.
        }
       *[mine] { $fate ->
            [cured] Your cured patients{ $filter } together come from at least { $estates }.
            [succumbed] Your succumbed patients{ $filter } together come from at least { $estates }.
           *[any] Your patients{ $filter }, whatever became of them, together come from at least { $estates }.
        }
    }
filter-estate =
    { $estate ->
        [throne] {" "}of the throne
        [altar] {" "}of the altar
       *[sword] {" "}of the sword
    }
filter-value = {" "}worth { $value } or more each

# On the rules page: what lies in the box

listed-treatments = Treatment cards
listed-responses = Response cards
listed-characters = Characters
listed-patients = Patients
listed-agendas = Agendas
listed-card =
    { $copies ->
        [1] **{ $name }.** { $text }
       *[other] **{ $name }** (× { $copies }). { $text }
    }
listed-character = **{ $name }.** { $text }
listed-patient = **{ $name }** (worth { $value }{ $estate }): { $humours }.
listed-ill = { $humour } { $status }
listed-estate = , { $estate }
listed-end = If it succumbs: { $text }
listed-agenda = **{ $name }.** { $text }
listed-least = Where an agenda gives several numbers, they are for two, three, four, five and six players.
