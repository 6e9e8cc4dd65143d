# Hippocrates: what only the page says.

hippocrates-mine = My practice
hippocrates-purse = What I own
hippocrates-money = Drachmas
hippocrates-points = Victory points
hippocrates-patients = My patients
hippocrates-doctors = My doctors
hippocrates-tiles = Knowledge
hippocrates-examination = Examination room
hippocrates-emergency = Emergency room
hippocrates-hades = Hades
hippocrates-money-help = They pay doctors, kits, bundles and wages; a missing vial costs 3.
hippocrates-vial-help = A treatment uses up the vials that a patient needs.
hippocrates-examination-help = New patients, to be treated this round. Whoever is not goes to the emergency room.
hippocrates-emergency-help = They have waited a round already. Whoever is not treated now either goes to Hades.
hippocrates-hades-help = Each patient lost costs 3 VP at the end.
hippocrates-tiles-help = Tiles that came with a bundle: for what each says, or for a vial of any kind.
hippocrates-ready = ready
hippocrates-unready = not ready
hippocrates-new = new
hippocrates-more = More
hippocrates-less = Less
hippocrates-all = bundle
hippocrates-nothing = nothing
hippocrates-empty = an empty space
hippocrates-now = Now:

hippocrates-round = Round { $round }/{ $rounds }
hippocrates-phase =
    { $phase ->
        [setup] Set-up
        [welcome] Welcome
        [payment] Payment
        [recruitment] Recruitment
        [treatment] Treatment
       *[end] The end
    }
hippocrates-order =
    { $phase ->
        [welcome] Welcome order: who has not moved yet
        [recruitment] Recruitment goes by reputation, in this order
       *[other] Who welcomes first next round, and so on
    }
hippocrates-order-next = Next turn, regions decide from Macedonia to Cyrene: nearer to Macedonia comes earlier.
hippocrates-track = Reputation
hippocrates-track-help = Further right recruits first, and pays less to each doctor: the number above is the wage.
hippocrates-wage = A doctor is paid { $wage } here
hippocrates-wage-now = Each of my doctors is paid { $wage } where my reputation stands
hippocrates-rank = { $rank }. in reputation
hippocrates-free = Doctors without a region
hippocrates-free-empty = No doctor here
hippocrates-extra =
    { $count ->
        [one] Extra stack: { $count } doctor, face down
       *[other] Extra stack: { $count } doctors, face down
    }
hippocrates-doctors-closed =
    { $count ->
        [0] { $region }: no doctors left
        [one] { $region }: { $count } doctor, face down
       *[other] { $region }: { $count } doctors, face down
    }
hippocrates-optioned = Reserved by { $name }
hippocrates-optioned-mine = Reserved by you: you are asked right after your choice among the regions
hippocrates-stack =
    { $count ->
        [0] Nobody left on the stack
        [one] { $count } patient on the stack
       *[other] { $count } patients on the stack, the next one open
    }
hippocrates-marker = { $name } stands here
hippocrates-gives = Who welcomes here gets { $assistant } afterwards

hippocrates-patient = Needs { $needs }; { $points } VP; offers { $offering }
hippocrates-patient-paid = Needs { $needs }; { $points } VP
hippocrates-doctor = Contracts: { $contracts }; { $points } VP; costs { $cost }
hippocrates-doctor-mine = Contracts: { $contracts }; { $points } VP when all are fulfilled
hippocrates-bribe = A bribe for having waited: whoever welcomes gets { $money } more
hippocrates-number = Number { $number }: virtual players take the highest first
hippocrates-unpaid = New: paid from the next round on
hippocrates-printed = The { $row }: { $what }
hippocrates-at-die = at the die: { $who }
hippocrates-elsewhere = The die is elsewhere: by choosing this region you would get { $who } ({ $row })
hippocrates-empty-bonus = Whoever comes here gets { $what }
hippocrates-lacking = Not owned: { $vials }; they would cost { $money }
hippocrates-covers = Gives { $what }
hippocrates-all-covered = Then every medicine is covered
hippocrates-takes = then takes { $patient }
hippocrates-missing = No doctor gives yet: { $what }
hippocrates-kit = A kit: { $vials }; costs { $cost }
hippocrates-no-kit = No kit left
hippocrates-no-tile = No knowledge tile
hippocrates-bundle = Doctor, kit and knowledge tile for { $cost }
hippocrates-no-bundle = No bundle here: doctor or kit is gone
hippocrates-face-down = Face down: stands for one vial of any kind
hippocrates-tile-welcome = When you welcome a patient from { $region }: { $what }
hippocrates-tile-double = Doubles the offering of one new patient from { $region }
hippocrates-tile-patient = A patient of your own, who never goes to Hades: { $what }; { $points } VP
hippocrates-tile-doctor = A doctor of your own: { $what }; { $points } VP
hippocrates-tile-lightning = At once, when it is bought: { $what }
hippocrates-tile-vial = In treatment it can stand for any one vial instead
hippocrates-free-contracts =
    { $count ->
        [one] { $count } free contract
       *[other] { $count } free contracts
    }

hippocrates-dock = Treat { $patient } with { $doctor }
hippocrates-best =
    { $patients ->
        [one] The best without selling, { $points } VP: { $patients } patient.
       *[other] The best without selling, { $points } VP: { $patients } patients.
    }
hippocrates-best-why = { arranged-why }. Nothing brings more, unless you sell or spend something first.
hippocrates-best-uses = Also used up: { $what }.

hippocrates-do-assist =
    { $assistant ->
        [0] Travelling
        [1] Charitable
       *[2] Scheduling
    }
hippocrates-do-arrange = Arrange for me
hippocrates-do-pay = Pay all
hippocrates-do-administer = Give the vials
hippocrates-do-cash = Pay cash
hippocrates-do-hire_optioned = Hire
hippocrates-do-keep_basic = Keep
hippocrates-do-retire_basic = Let retire
hippocrates-do-use = Use it now
hippocrates-do-keep = Keep face down
hippocrates-do-pass = Go on
hippocrates-do-dismiss = Let go
hippocrates-do-keep-tile = No tile

hippocrates-end = The reckoning
hippocrates-end-winner = Doctor of Kos
hippocrates-end-patients = Patients
hippocrates-end-doctors = Doctors
hippocrates-end-rest = Regions and tiles
hippocrates-end-hades = Hades ({ $count })
hippocrates-end-reputation = Place in reputation
hippocrates-end-tie = A tie: whoever is ahead in reputation wins.

table-tour-2 = Six regions, each with doctors and kits to be bought and with patients who wait. The die marks the patient you would get.
table-tour-3 = At the bottom lies your practice. Treat a patient by dragging it to a doctor, or by choosing one after the other.

# In a question the region stands as its sign.
column-name = { $column }

hippocrates-moment-died =
    { $count ->
        [one] { $patient } goes to Hades
       *[other] { $count } patients go to Hades
    }
hippocrates-moment-cured =
    { $count ->
        [one] { $patient } is cured
       *[other] { $count } patients are cured
    }
hippocrates-moment-whose = { $name }: { $patients }
hippocrates-moment-doctors = doctors +{ $points }
hippocrates-moment-alone = { $name }: { $points } VP
hippocrates-moment-won = { $name }, doctor of Kos
hippocrates-moment-won-text = The game is won: { $standing }.
hippocrates-moment-round = Round { $round }
hippocrates-moment-round-text = VP so far, and what this treatment brought: { $standing }.
