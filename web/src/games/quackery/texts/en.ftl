# What only Quackery's page says.

field-humour =
    { $way-humour ->
        [-1] Which humour goes down?
        [1] Which humour goes up?
       *[0] Which humour?
    }
field-other =
    { $way-other ->
        [-1] And which other humour goes down?
        [1] And which other humour goes up?
       *[0] And which other humour?
    }
table-curtain-hint = The others look away: only { $name } may see these cards and this agenda.
table-tour-2 = Choose what glows: an arrow on a humour, or a card. Balance a humour and you draw a card; balance the last one and the patient is yours.
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
quackery-one-step = A basic treatment moves one humour by one step.
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
        [throne] estate: throne
        [altar] estate: altar
       *[sword] estate: sword
    }
quackery-if-succumbs = If it succumbs:
quackery-would-be-cured = Would be cured
quackery-would-be-succumbed = Would succumb
quackery-patience = Treatments: { $turns } of { $patience }
quackery-patience-help = After { $patience } treatments, twelve per player, the patient has had enough, leaves, and belongs to nobody.
quackery-diagnosed-by = Begun by:
quackery-treated-by = Treating:
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
quackery-learned = Only you see this
quackery-learned-agenda = { $name } secretly wants
quackery-learned-patients =
    { $count ->
        [one] The next patient
       *[other] The next patients
    }
quackery-known = Patients you have peeked at
quackery-known-at = Number { $place } in line: { $name }
quackery-infection = The next one catches:
quackery-infection-help = A balanced humour of the next patient begins so many steps off.
quackery-pile =
    { $fresh ->
        [1] newly shuffled
       *[0] { $count ->
            [one] card to draw
           *[other] cards to draw
        }
    }
quackery-discards =
    { $count ->
       *[other] discarded
    }
quackery-look = look
quackery-all = Cards and agendas
quackery-almanac = The quack’s almanac
quackery-close = Close
quackery-discards-title = Discard pile ({ $count })
quackery-discards-empty = Nothing has been discarded.
quackery-agendas-all = The six agendas with { $seats } players: every quack has one
quackery-six = read all six agendas
quackery-characters-all = The quacks at this table
quackery-cards-all = All cards of the deck

quackery-window = Treatment and answers
quackery-basic = Basic treatment
quackery-number = No. { $number }
quackery-cancelled = cancelled
quackery-table = On the table
quackery-table-until = until the patient’s fate is decided
quackery-table-empty = No cards yet; a basic treatment is none.
quackery-ring = Round the table
quackery-ring-asked = is asked now
quackery-ring-passed = has passed
quackery-ring-later = comes later
quackery-ring-empty = has no cards
quackery-passes =
    { $passes ->
        [0] It takes effect when all { $seats } players have passed.
       *[other] { $passes } of { $seats } players have passed.
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
quackery-read-agenda = Read my agenda
quackery-less = Less

quackery-score = Cured minus succumbed
quackery-holds = Holds { $count } of at most { $limit } cards
quackery-began = began
quackery-treats = treats
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
quackery-pass-own = Pass and treat
quackery-pass-unseen = Pass without looking
quackery-standing = Auto-pass
quackery-standing-short = Auto-pass
quackery-standing-none = Ask me every time
quackery-standing-unanswered = Pass until somebody answers
quackery-standing-unanswered-help = A treatment alone is passed, yours too. You are asked once somebody has played a card on it.
quackery-standing-untouched = Pass on what cannot touch me
quackery-standing-untouched-help = You are asked when the patient would be cured or die, when a card is about you or about everybody, or when somebody answers what you have played.
quackery-standing-unable = Pass when I hold no answer
quackery-standing-unable-help = You are asked only when you could play something. If you then take longer, the others may guess that you could.
quackery-standing-treatment = Pass until my next treatment
quackery-standing-treatment-help = Ends with your next treatment, or with the next patient.
quackery-standing-patient = Pass this patient
quackery-standing-patient-help = You still treat when it is your turn. Ends with the next patient.

quackery-crowned =
    { $count ->
        [one] { $names } is the new Royal Physician!
       *[other] { $names } are the new Royal Physicians!
    }
quackery-won-agenda = The secret agenda “{ $agenda }” is met.
quackery-won-value = The court counts its survivors: { $points }, more than anybody else’s.
quackery-quoted = It says: “{ $text }”
quackery-line = “{ $line }”
quackery-end = The reckoning
quackery-end-need = { $have } of { $least }
quackery-end-winner = Royal Physician
quackery-end-cured = Cured
quackery-end-succumbed = Succumbed
quackery-end-tie = A tie: the single most valuable cured patient decides.
quackery-end-shared = A tie to the end: the office is shared.


quackery-moment-cured = { $patient } is cured!
quackery-moment-cured-text = { $name } takes the credit: { $value } for the hospital.
quackery-moment-succumbed = { $patient } succumbs
quackery-moment-succumbed-text = { $name } is to blame: −{ $value }, and a grave in the hospital.
