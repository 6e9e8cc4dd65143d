# What only Quackery's page says.

table-curtain-hint = The others look away: only { $name } may see these cards and this agenda.
table-tour-2 = Click what glows: an arrow on a humour, or a card. Balance a humour and you draw a card; balance the last one and the patient is yours.
table-tour-3 = Here are the hospitals: when no patient is left, the one worth most wins. But whoever meets their secret agenda before that wins at once.

quackery-humour =
    { $humour ->
        [0] Black bile
        [1] Blood
        [2] Phlegm
       *[3] Yellow bile
    }
quackery-humours = The four humours
quackery-scale =
    { $status ->
        [0] succumbs
        [1] far too little
        [2] too little
        [3] balanced
        [4] too much
        [5] far too much
       *[6] succumbs
    }
quackery-stands = stands at: { $status }
quackery-would = would land at: { $status }
quackery-lands = { $humour } at “{ $status }”
quackery-landing = It would land: { $what }.
quackery-moved-by = It stood at { $from }; { $name } moved it.
quackery-step =
    { $way ->
        [0] { $humour }: { $sign }, { $now }; move down to “{ $then }”
       *[1] { $humour }: { $sign }, { $now }; move up to “{ $then }”
    }
quackery-choose-humour = { $humour } ({ $now }): choose it
quackery-choose-player = Choose a player
quackery-choose-this = Choose { $name }

quackery-value = Worth { $value }
quackery-estate =
    { $estate ->
        [throne] of the throne
        [altar] of the altar
       *[sword] of the sword
    }
quackery-if-succumbs = If it succumbs:
quackery-would-be-cured = Would be cured
quackery-would-be-succumbed = Would succumb
quackery-patience = Treatments: { $turns } of { $patience }
quackery-patience-help = After { $patience } treatments the patient has had enough, leaves, and belongs to nobody.
quackery-diagnosed-by = Diagnosed by
quackery-treated-by = In the hands of
quackery-was-cured = Cured!
quackery-was-succumbed = Succumbed
quackery-was-left = had enough, and left
quackery-by-cured = cured by
quackery-by-succumbed = succumbed to
quackery-bed-empty = The bed is empty. The court is quiet.

quackery-waiting =
    { $count ->
        [one] patient waits
       *[other] patients wait
    }
quackery-waiting-help = The patients who wait, face down
quackery-known = Patients you have peeked at
quackery-known-at = Number { $place } in line: { $name }
quackery-infection = The next one catches:
quackery-infection-help = A balanced humour of the next patient begins so many steps off.
quackery-pile = cards to draw
quackery-discards = discarded
quackery-look = look
quackery-all = All cards
quackery-almanac = The quack’s almanac
quackery-close = Close
quackery-discards-title = Discard pile ({ $count })
quackery-discards-empty = Nothing has been discarded.
quackery-agendas-all = The six agendas: every quack has one
quackery-characters-all = The quacks at this table
quackery-cards-all = All remedies of the deck

quackery-window = Treatment and answers
quackery-basic = Basic treatment
quackery-number = No. { $number }
quackery-cancelled = cancelled
quackery-table = On the table
quackery-table-help = What was played on this patient lies here until it is decided; then it is discarded.
quackery-table-empty = No remedy has been tried on this patient yet.
quackery-ring = Round the table
quackery-ring-asked = is asked now
quackery-ring-passed = has passed
quackery-ring-later = comes later
quackery-ring-empty = has no cards
quackery-passes =
    { $passes ->
        [0] It takes effect after { $seats } passes in a row.
       *[other] { $passes } of { $seats } passes in a row, then it takes effect.
    }

quackery-use-treatment = Treatment
quackery-use-response = Response
quackery-use-always = Always
quackery-agenda = My secret agenda
quackery-agenda-wins = Met = you win at once
quackery-and = and { $text }
quackery-character = My character
quackery-hand = My cards
quackery-hand-of = { $count } of { $limit }
quackery-hand-empty = No cards yet: bring a humour into balance to draw one.
quackery-others = The others may want
quackery-no-cards = no cards
quackery-read = Read
quackery-less = Less

quackery-score = Cured minus succumbed
quackery-holds = Holds { $count } of at most { $limit } cards
quackery-is-diagnosing = Diagnosing Quack: this patient came here
quackery-is-treating = Treating Quack: it is this player’s treatment
quackery-hospital = Hospital: { $cured } cured, { $succumbed } succumbed
quackery-hospital-empty = an empty hospital
quackery-patient-cured = { $name }: cured, worth { $value }
quackery-patient-spared = { $name }: succumbed, worth { $value }, does not count
quackery-patient-succumbed = { $name }: succumbed, counts −{ $value }

quackery-way =
    { $way ->
        [0] ▼ Down
       *[1] ▲ Up
    }
quackery-pass = Pass
quackery-pass-unseen = Pass without looking
quackery-standing = Pass until my next treatment
quackery-standing-short = Auto-pass
quackery-standing-help = Passes for you; it ends with your next treatment or the next patient.

quackery-ask-treat = { $name }, treat the patient: move a humour one step, or play a glowing card.
quackery-ask-treat-basic = { $name }, treat the patient: move a humour one step, up or down.
quackery-ask-respond = { $treater } treats: { $what }. { $now } { $name }, answer with a glowing card, or pass.
quackery-ask-respond-own = { $name }, your treatment takes effect when all have passed. { $now } Answer with a glowing card, or pass.
quackery-ask-respond-own-pass = { $name }, your treatment takes effect when all have passed. { $now }
quackery-ask-respond-pass = { $treater } treats: { $what }. { $now } { $name }, you have no answer to this: pass.
quackery-now = As it stands:
quackery-now-nothing = nothing moves
quackery-now-cancelled = cancelled
quackery-now-cured = the patient would be cured
quackery-now-succumbed = the patient would succumb
quackery-now-by = by { $by }
quackery-ask-discard =
    { $count ->
        [one] { $name }, your bag is too small: discard a card.
       *[other] { $name }, your bag is too small: discard { $count } cards.
    }
quackery-ask-discard-ordered =
    { $count ->
        [one] { $name }, discard a card.
       *[other] { $name }, discard { $count } cards.
    }
quackery-sure-treat =
    { $way ->
        [0] { $sign } { $humour } one step down, to “{ $status }”. Then the others may answer.
       *[1] { $sign } { $humour } one step up, to “{ $status }”. Then the others may answer.
    }
quackery-sure-play = { $emblem } { $action }. { $effect }
quackery-do-play = { $remedy }
quackery-do-play_way = { $remedy }: { $way }
quackery-do-play_humour = { $remedy }: { $humour }
quackery-do-play_move = { $remedy }: { $humour } { $way }
quackery-do-play_pair = { $remedy }: { $humour }, then { $other }
quackery-do-play_player = { $remedy }: { $player }
quackery-do-play_entry = { $remedy }, on { $entry }
quackery-do-play_redirect = { $remedy }, on { $entry }: { $humour } instead
quackery-sure-pass = Pass? You are asked again if somebody answers.
quackery-sure-discard = { $emblem } { $remedy } goes to the discard pile.
quackery-pick-way = { $emblem } { $remedy }: up or down?
quackery-pick-humour = { $emblem } { $remedy }: on which humour?
quackery-pick-move = { $emblem } { $remedy }: which humour, and which way?
quackery-pick-pair = { $emblem } { $remedy }: choose the first humour.
quackery-pick-pair-other = { $emblem } { $remedy }: and the other humour?
quackery-pick-player = { $emblem } { $remedy }: on which player?
quackery-pick-entry = { $emblem } { $remedy }: on the treatment, or on the newest answer?
quackery-pick-redirect = { $emblem } { $remedy }: which of the two is to go astray?
quackery-pick-redirect-humour = { $emblem } { $remedy }: to which humour instead?
quackery-waits-treat = { $name } is choosing a treatment for { $patient }.
quackery-waits-respond = { $name } may answer the treatment of { $treater }: { $what }. { $now }
quackery-waits-discard =
    { $count ->
        [one] { $name } is choosing a card to discard.
       *[other] { $name } is choosing { $count } cards to discard.
    }
quackery-over-agenda = { $names } wins: the secret agenda “{ $agenda }” is met.
quackery-over-value =
    { $count ->
        [one] { $names } wins with patients worth { $points }.
       *[other] { $names } share the victory with patients worth { $points }.
    }

quackery-crowned =
    { $count ->
        [one] { $names } is the new Royal Physician!
       *[other] { $names } are the new Royal Physicians!
    }
quackery-won-agenda = The secret agenda “{ $agenda }” is met.
quackery-won-value = The court counts its survivors: { $points }, more than anybody else’s.
quackery-quoted = { $name }: “{ $text }”
quackery-end = The reckoning
quackery-end-winner = Royal Physician
quackery-end-cured = Cured
quackery-end-succumbed = Succumbed
quackery-end-tie = A tie: the single most valuable cured patient decides.
quackery-end-shared = A tie to the end: the office is shared.

quackery-log-introduced = { $name } is { $remedy }.
quackery-log-begins = { $name } was at the doctor’s last, and diagnoses first.
quackery-log-diagnosed = { $patient } (worth { $value }), diagnosed by { $name } { $statuses }
quackery-log-treated =
    { $way ->
        [0] { $name } treats: { $sign } one step ▼.
       *[1] { $name } treats: { $sign } one step ▲.
    }
quackery-log-played = { $name } plays { $remedy } { $details }
quackery-log-on = on { $entry }
quackery-log-against = against
quackery-log-passed = { $name } passes.
quackery-log-cancelled = { $name }: { $remedy } is cancelled.
quackery-log-moved = { $sign } { $before } → { $after } (by { $name })
quackery-log-drew = { $name } draws { $remedy }.
quackery-log-drew-hidden = { $name } draws a card.
quackery-log-reshuffled = The discard pile is shuffled: a new draw pile.
quackery-log-renewed = The discard pile is shuffled into the draw pile.
quackery-log-discarded = { $name } discards { $remedy }.
quackery-log-limited =
    { $limit ->
        [one] { $name } can hold one card now.
       *[other] { $name } can hold { $limit } cards now.
    }
quackery-log-peeked = { $name } sees number { $place } in line: { $patient } ({ $value }).
quackery-log-peeked-hidden = { $name } looks at number { $place } in line.
quackery-log-confided = { $name } learns that { $other } has the agenda { $agenda }.
quackery-log-confided-hidden = { $name } looks at the agenda of { $other }.
quackery-log-cured = { $patient } is cured: +{ $value } for { $name }.
quackery-log-succumbed = { $patient } succumbs; { $name } is to blame.
quackery-log-left = { $patient } is tired of it all and leaves the court.
quackery-log-shuffled = The waiting patients are shuffled.
quackery-log-sent = The next patient goes to the end of the line.
quackery-log-infected = The next patient’s { $sign } is in danger.
quackery-log-agenda = { $name } has met the agenda { $agenda } and is the Royal Physician!
quackery-log-valued = { $name } has patients worth { $points }.

# An agenda is not counted in points: the hint gives no lead.
table-hint = Hint: { $action }. The next best: { $next }.
table-hint-only = Hint: { $action }.
