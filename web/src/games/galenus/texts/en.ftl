# Galenus: what only the page says.

galenus-mine = My villa
galenus-impact = Impact points
galenus-works = Notable works
galenus-books = Books
galenus-herbs = Herbs
galenus-publications = Publications
galenus-philosophy = Philosophy
galenus-reputation = Reputation
galenus-health = Health
galenus-focus = Focus
galenus-philosophy-help = Bid in the contest; pays what focus lacks for a publication; 1 impact point each at the end. More than fits becomes reputation.
galenus-reputation-help = Pays for the arena and for soliciting. More than fits costs health.
galenus-health-help = Lost with phlegmatic patients, and with reputation that does not fit; at zero a focus is lost instead. The baths restore it.
galenus-no-health = Your health is at zero: phlegmatic patients cost you a focus or, without any, an impact point.
galenus-focus-help = Pays for publications, and for bids in its humour. More than fits is exchanged, or becomes philosophy.
# With soft hyphens, for the narrow heads of the tracks.
galenus-humour =
    { $number ->
        [0] sanguine
        [1] phleg­matic
        [2] cho­leric
       *[3] melan­cholic
    }
galenus-labelled = { $label }: { $value }
galenus-invoked = { $doctrine }. { $text }
galenus-as-it-is = Lose the new point
galenus-as-it-is-help = Your track stays as it is.
galenus-more = More
galenus-less = Less
galenus-now = Now:
galenus-used = Used already
galenus-first = First player
galenus-to-act = will act
galenus-did =
    { $who ->
        [2] { $count ->
            [0] found no gladiator
            [one] took { $count } gladiator away
           *[other] took { $count } gladiators away
        }
        [3] { $count ->
            [0] found no goods
            [one] threw { $count } good away
           *[other] threw { $count } goods away
        }
       *[other] { $count ->
            [0] treated nobody
            [one] treated { $count } patient
           *[other] treated { $count } patients
        }{ $rises ->
            [0] {""}, his skill stays
            [1] {""}, his skill rises
           *[other] {""}
        }
    }

galenus-place =
    { $place ->
        [villa] My villa
        [baths] Baths
        [arena] Arena
        [journey] Journey
        [theatre] Theatre
       *[region] Region
    }
galenus-region =
    { $number ->
        [0] the Patrician region
        [1] the Plebeian region
       *[2] the Peregrini region
    }
galenus-living = Living quarters
galenus-hospital = Hospital
galenus-garden = Garden
galenus-skill = Skill
galenus-at-home =
    { $count ->
        [0] Nobody left at home
        [one] { $count } mediple at home
       *[other] { $count } mediples at home
    }
galenus-planned-villa =
    { $count ->
        [one] { $count } mediple planned in the villa
       *[other] { $count } mediples planned in the villa
    }
galenus-plan-villa = Planning space of the villa
galenus-plan-villa-help = A mediple planned here publishes, treats in your hospital, or solicits patients.
galenus-plan-here = plan here
galenus-planned-by = Planned: { $names }
galenus-planned-none = Nobody has planned here
galenus-nobody = nobody
galenus-sold-out = sold out
galenus-winter = Winter
galenus-summer = Summer
galenus-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
galenus-journeys-left =
    { $count ->
        [one] { $count } journey to come
       *[other] { $count } journeys to come
    }
galenus-bonus =
    { $points ->
        [0] No bonus is printed for treating the last patient here
        [one] Whoever treats the last patient here: +{ $points } impact point
       *[other] Whoever treats the last patient here: +{ $points } impact points
    }
galenus-bonus-mine = +{ $points } in your villa
galenus-treat-here = Treat: { $place }
galenus-project-here = Project: { $place }
galenus-treated-by = Treated here: { $names }
galenus-done-by = Done by { $names }
galenus-recuperate = Recuperate
galenus-recuperate-help = Health goes up to its maximum.
galenus-doctrine = Breaks ties in contests, number { $rank }: lower numbers come first, then whoever has no doctrine.
galenus-doctrine-of = Doctrine of { $name }
galenus-enter = Treat in the arena
galenus-enter-help = Entering costs reputation. The first in line may treat one gladiator more.
galenus-enter-empty = Nobody is there to be treated: you would pay for nothing.
galenus-gladiators =
    { $count ->
        [0] No gladiators in the arena
        [one] { $count } gladiator in the arena
       *[other] { $count } gladiators in the arena
    }
galenus-plan-first = You are still planning: things are done later.
galenus-shop = Shop
galenus-shop-help = The first takes { $first } goods, the others one each.
galenus-publish = Publish: { $humour }
galenus-publish-help = Your marker goes over the bold line, for focus of its type; philosophy pays what is lacking.
galenus-treat-hospital = Treat in the hospital
galenus-solicit = Solicit patients
galenus-solicit-help = For reputation: one patient from each region into your hospital. Whoever is left there when the game ends costs 1 impact point.

galenus-subject = Subject
galenus-subject-none = Whoever gets results first chooses it
galenus-subject-this = The subject of this year’s contest
galenus-prepared = Preparing
galenus-swap = Choose two dignitaries to swap them
galenus-track = Contest track
galenus-space = space { $number }
galenus-he = Galenus’s pawn
galenus-year = Year { $year }/{ $years }
galenus-step = { $humour }, position { $position }
galenus-level =
    { $count ->
        [one] Treats { $count } patient of this type
       *[other] Treats { $count } patients of this type
    }
galenus-primus = Primus Inter Pares: +{ $points }, for one player only
galenus-line = Bold line { $number }
galenus-line-cost = Publishing over it costs { $count } focus
galenus-line-works =
    { $count ->
        [0] No notable work lies here
        [one] { $count } notable work lies here
       *[other] { $count } notable works lie here
    }

galenus-goals = Goals
galenus-goal = Goal { $number }: { $text }
galenus-goal-met = met
galenus-goal-now = Now
galenus-goal-place = Wherever it is met: the dignitary who is in this region then leaves.

galenus-scene =
    { $scene ->
        [move_in] Villas
        [subject] Contest subject
        [publish] Publish
        [call] Who comes
        [nicon] Nicon treats
        [first_in_line] First in line
        [dose] Herbs
        [assign] Treated
        [overflow] Focus track full
        [lose] Lose a focus
        [rise] Skill
        [pick] Goods
        [pay_focus] Pay focus
        [pay_herb] Pay herbs
        [gain_focus] Gain focus
        [gain_herb] Gain herbs
        [gain_skill] Gain skill
        [prepare] Preparation
        [bid] Bid
       *[remove] Who leaves
    }
galenus-would-treat = Would be treated

galenus-contest = The contest
galenus-contest-help =
    { $solo ->
        [yes] Your rank among the dignitaries is your prize. You start on space 0; steps: mediples who prepare, then the philosophy that you bid.
       *[no] Whoever is furthest along the contest track wins. Steps: mediples who prepare, publications in the subject, then the bid.
    }
galenus-may-bid = Can bid at most
galenus-my-bid = My bid: { $philosophy } philosophy, { $focus } focus.
galenus-bid-leads = From space { $from } to space { $to }.
galenus-revealed = The dials are turned
galenus-ranking = The contest of year { $year }
galenus-tie = On the same space: doctrines first, by number; then the higher bid; then turn order.
galenus-tie-solo = On the same space as a dignitary: you are ahead with a doctrine, behind without.
galenus-stake-solo = Second: 2 reputation. Third: 1.
galenus-stake-first =
    { $last ->
        [yes] Winning: 1 notable work and 3 reputation.
       *[no] Winning: 1 notable work, 3 reputation, and the first turn of the next year.
    }
galenus-stake-next = Second: 2 reputation (of four, third: 1), and a step of skill if the winner knows more. Nothing for the last.
galenus-stake-galenus = Passing Galenus, or drawing level with a doctrine: 1 notable work.
galenus-stake-game =
    { $mine ->
        [yes] { $count ->
            [1] One notable work here wins you the game.
           *[2] Two notable works here win you the game.
        }
       *[no] { $count ->
            [1] One notable work here wins { $name } the game.
           *[2] Two notable works here win { $name } the game.
        }
    }
galenus-spill = Your reputation would go { $count } beyond its track: as much health is lost; without any, focus; without that, impact points.
galenus-last-contest = Previous contest
galenus-new-year = Year { $year }
galenus-he-begins = Galenus stands on space { $number }
galenus-region-stays = stays
galenus-region-winter = turns to winter
galenus-region-new = new
galenus-go-on = Go on
galenus-close = Close

galenus-term =
    { $what ->
        [impact] { $count } impact
        [work] { $count } notable works
        [philosophy] { $count } philosophy
        [reputation] { $count } reputation
        [health] { $count } health
        [focus] { $count } focus
        [herb] { $count } herbs
        [book] { $count } books
       *[skill] { $count } skill
    }
galenus-term-patient = { $count } { $humour } patients
galenus-term-focus = { $count } { $humour } focus
galenus-term-herb = { $count } { $humour } herbs
galenus-term-humour = { $count } { $humour } skill

galenus-do-treat = Treat
galenus-do-solicit = Solicit
galenus-do-begin = Get results
galenus-do-enough = No more herbs
galenus-all = All
galenus-as_before = As last time
galenus-do-ready = Ready
galenus-do-stop = Stop for this year
galenus-do-pass = Pass
galenus-do-no-rise = Do not rise
galenus-do-no-extra = Leave the others
galenus-do-bid = Bid nothing
# The only answer there is, on a small button.
galenus-only =
    { $kind ->
        [publish] Publish
        [solicit] Solicit
        [hospital] Treat in hospital
        [recuperate] Rest in baths
        [join] Join the sect
        [arena] Treat in arena
        [shop] Shop
        [treat] Treat
       *[project] Do the project
    }

galenus-end = The reckoning
galenus-end-winner = Galenus’s equal
galenus-end-solo = Ready for Rome
galenus-end-impact = In play
galenus-end-notable = Works ({ $count })
galenus-end-theriac = Four herbs
galenus-end-hospital = Hospital
galenus-end-tie = A tie: more Primus spaces win, then more publications.
galenus-end-works = Four notable works more than anybody else: the game is over at once, and nothing more is counted.
page-solo-lost = You are not ready for Rome yet.

table-tour-2 = Roma: places with their planning spaces, the regions with those who wait, the theatre and the skill board. What can be done glows.
table-tour-3 = Below lies your villa. Plan your mediples, then get results; each step shows what it would bring.


galenus-moment-published = { $name } publishes
galenus-moment-published-text = Line { $line }, { $humour }: { impact-points }{ works-gained }.
galenus-moment-primus = { $name } is Primus Inter Pares
galenus-moment-primus-text = Nobody’s skill is greater ({ $humour }): { impact-points }.
galenus-moment-bid = { $place }. { $name } bids { $count }, space { $space }
galenus-moment-contest = { $name } wins the contest
galenus-moment-contest-galenus = { $name } wins the contest and beats Galenus
galenus-moment-year = Year { $year }
galenus-moment-year-text = Impact so far: { $standing }.
galenus-moment-acted = The dignitaries have acted
galenus-moment-goal = A goal is met: { $goal }
galenus-moment-works = { $name } wins: { $works } notable works
galenus-decided-goals = Goals met: { $met } of { $goals }.
