# Galenus: what the game says. A fact in a sentence may stand there as a picture, so no sentence
# depends on what it is.

field-of-player = Player { $player }
humour-name =
    { $number ->
        [0] sanguine
        [1] phlegmatic
        [2] choleric
        [3] melancholic
       *[other] none
    }
section-name =
    { $number ->
        [0] the villa
        [1] the baths
        [2] the arena
        [3] the journey
        [4] region 1
        [5] region 2
        [6] region 3
        [7] region 4
       *[8] the theatre
    }
region-name =
    { $number ->
        [0] region 1
        [1] region 2
        [2] region 3
       *[3] region 4
    }
class-name =
    { $number ->
        [0] Patricians
        [1] Plebeians
       *[2] Peregrini
    }
good-name =
    { $number ->
        [0] a sanguine herb
        [1] a phlegmatic herb
        [2] a choleric herb
        [3] a melancholic herb
       *[4] a book
    }
dignitary-name =
    { $number ->
        [0] Satyrus
        [1] Pelops
        [2] Asiarch
        [3] Theagenes
       *[4] Nicon
    }
signed =
    { $way ->
        [gain] +{ $count }
       *[loss] −{ $count }
    }

# What is printed: so many of something

amount-philosophy = { $count } philosophy
amount-reputation = { $count } reputation
amount-health = { $count } health
amount-books =
    { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
focus-points = { $count } focus
amount-focus =
    { $kind ->
        [sanguine] { $count } sanguine focus
        [phlegmatic] { $count } phlegmatic focus
        [choleric] { $count } choleric focus
        [melancholic] { $count } melancholic focus
       *[any] { focus-points } of your choice
    }
herbs-name =
    { $count ->
        [one] herb
       *[other] herbs
    }
amount-herbs =
    { $kind ->
        [sanguine] { $count } sanguine { herbs-name }
        [phlegmatic] { $count } phlegmatic { herbs-name }
        [choleric] { $count } choleric { herbs-name }
        [melancholic] { $count } melancholic { herbs-name }
       *[any] { $count } { herbs-name } of your choice
    }
patients-name =
    { $count ->
        [one] patient
       *[other] patients
    }
amount-patients =
    { $kind ->
        [sanguine] { $count } sanguine { patients-name }
        [phlegmatic] { $count } phlegmatic { patients-name }
        [choleric] { $count } choleric { patients-name }
        [melancholic] { $count } melancholic { patients-name }
       *[any] { $count } { patients-name } of your choice
    }

# What a project or a goal asks for

measure-impact =
    { $count ->
        [one] { $count } impact point
       *[other] { $count } impact points
    }
measure-works =
    { $count ->
        [one] { $count } notable work
       *[other] { $count } notable works
    }
measure-publications =
    { $count ->
        [one] { $count } publication
       *[other] { $count } publications
    }
measure-humours =
    { $count ->
        [one] { $count } humour with a publication
       *[other] { $count } humours with a publication
    }
measure-primus =
    { $count ->
        [one] { $count } Primus space, the top of a skill track
       *[other] { $count } Primus spaces, the tops of skill tracks
    }
measure-level = level { $count } in every humour
measure-sanguine = sanguine level { $count }
measure-phlegmatic = phlegmatic level { $count }
measure-choleric = choleric level { $count }
measure-melancholic = melancholic level { $count }
measure-philosophy = { $count } philosophy
measure-reputation = { $count } reputation
measure-health = { $count } health
measure-focus = { focus-points }
measure-herbs =
    { $count ->
        [one] { $count } herb
       *[other] { $count } types of herbs
    }
measure-books =
    { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
measure-doctrines =
    { $count ->
        [one] { $count } doctrine
       *[other] { $count } doctrines
    }
measure-treated =
    { $count ->
        [one] { $count } patient treated in all
       *[other] { $count } patients treated in all
    }
measure-cleared =
    { $count ->
        [one] { $count } region in all whose last patient you treated
       *[other] { $count } regions in all whose last patient you treated
    }
measure-firsts =
    { $count ->
        [one] { $count } contest won in all
       *[other] { $count } contests won in all
    }

# What can be done

action-move_in = move in: { $villa }
action-plan = plan a mediple for { $section }
action-begin = get results, and plan no more
action-subject = the contest subject: { $humour }
action-publish = publish: { $humour }
action-solicit = solicit patients for the hospital
action-hospital = treat in the hospital
action-recuperate = recuperate in the baths
action-join = join a sect: { $doctrine }
action-arena = enter the arena and treat gladiators
action-shop = shop on the journey
action-journey_project = do the project of the journey
action-treat = treat in { $region }
action-project = do the project of { $region }
action-swap = swap { $one } and { $other } on the contest track
action-stop = stop: no more actions this year
action-call = this patient: { $humour }
action-extra = one gladiator more
action-herb = spend a { $humour } herb
action-enough = no more herbs
action-impact = { $humour } patient: an impact point
action-focus = { $humour } patient: a focus
action-all_impact = all that are left: impact points
action-all_focus = all that are left: focus
action-as_before = all that are left: as each type last time
action-exchange = exchange a { $humour } focus for the new one
action-overflow = gain philosophy instead
action-lose = lose a { $humour } focus
action-rise = one step of skill: { $humour }
action-learn = learn, two steps of skill: { $humour }
action-pick = take { $good }
action-pay_focus = pay a { $humour } focus
action-pay_herb = pay a { $humour } herb
action-gain_focus = gain a { $humour } focus
action-gain_herb = gain a { $humour } herb
action-gain_skill = gain a step of skill: { $humour }
action-ready = ready for the contest
action-bid =
    { $focus ->
        [0] { $philosophy ->
            [0] bid nothing
           *[other] bid { $philosophy } philosophy
        }
       *[other] bid { $philosophy } philosophy and { $focus } focus
    }
action-remove = { $dignitary } leaves
action-pass = pass
action-read = read a book
action-invoke = use the doctrine: { $doctrine }

kind-move_in = move into a villa
kind-plan = plan a mediple
kind-begin = get results
kind-subject = choose the contest subject
kind-publish = publish
kind-solicit = solicit patients for the hospital
kind-hospital = treat in the hospital
kind-recuperate = recuperate in the baths
kind-join = join a sect
kind-arena = enter the arena and treat gladiators
kind-shop = shop on the journey
kind-journey_project = do the project of the journey
kind-treat = treat in a region
kind-project = do the project of a region
kind-swap = swap two dignitaries on the contest track
kind-stop = stop: no more actions this year
kind-call = choose a patient
kind-extra = one gladiator more
kind-herb = spend a herb
kind-enough = no more herbs
kind-impact = a patient becomes an impact point
kind-focus = a patient becomes a focus
kind-all_impact = all that are left: impact points
kind-all_focus = all that are left: focus
kind-as_before = all that are left: as each type last time
kind-exchange = exchange a focus for the new one
kind-overflow = gain philosophy instead
kind-lose = lose a focus
kind-rise = one step of skill
kind-learn = learn: two steps of skill
kind-pick = take a herb or a book
kind-pay_focus = pay a focus
kind-pay_herb = pay a herb
kind-gain_focus = gain a focus
kind-gain_herb = gain a herb
kind-gain_skill = gain a step of skill
kind-ready = ready for the contest
kind-bid = bid
kind-remove = a dignitary leaves
kind-pass = pass
kind-read = read a book
kind-invoke = use a doctrine

field-villa = Which villa?
field-section = Where shall the mediple work?
field-humour = Which type?
field-doctrine = Which doctrine?
field-region = Which region?
field-one = Which dignitary?
field-other = And which other?
field-good = Which one?
field-philosophy = How much philosophy?
field-focus = How much focus?
field-dignitary = Which dignitary?

# What is asked

prompt-move-in = Choose the villa to live in.
prompt-work = Plan a mediple, or get results: then you plan no more, and mediples at home prepare the contest.
prompt-subject = First to get results: choose the contest subject. Publications and focus of this type count there.
prompt-result = Get a result: choose a planned mediple and what it does.
prompt-result-none = None of your mediples can act now: pass, unless a book or your doctrine changes that.
prompt-result-herbs = Nothing has to be done: do the project, which takes herbs or books, or pass.
prompt-result-pergamon = { $acted ->
        [0] {""}
        [one] { $acted } dignitary, ahead of you in the contest, has acted already.{" "}
       *[other] { $acted } dignitaries, ahead of you in the contest, have acted already.{" "}
    }Send a mediple to a free place, or stop: who is left at home prepares the contest.
prompt-publish = The project lets you publish: choose the type.
prompt-call = Choose the patient of this region who comes to your hospital.
prompt-nicon = Nicon treats a patient of his region: choose. Your skill in it rises a step, but not over a line.
prompt-first-in-line = You are the first in line: treat one gladiator more than your level allows, or leave the others.
prompt-dose = Each herb lets you treat one patient more. Spend herbs, or go on.
prompt-assign =
    { $left ->
        [one] The treated patient becomes an impact point or a focus.
       *[other] Each treated patient becomes an impact point or a focus. Patients left: { $left }.
    }
prompt-overflow = Your focus track is full: exchange a focus for the new one, or gain philosophy instead.
prompt-lose = Phlegm, or reputation that does not fit, costs health. You have none: lose a focus instead.
prompt-rise = Your skill may rise in one humour that you have just treated.
prompt-pick =
    { $left ->
        [one] Take a herb or a book from the journey.
       *[other] Take herbs and books from the journey, { $left } in all.
    }
prompt-pay-focus =
    { $left ->
        [one] Choose the focus to pay.
       *[other] Choose the focus to pay, { $left } in all.
    }
prompt-pay-herb =
    { $left ->
        [one] Choose the herb to pay.
       *[other] Choose the herbs to pay, { $left } in all.
    }
prompt-gain-focus =
    { $left ->
        [one] Choose the focus that you gain.
       *[other] Choose the focus that you gain, { $left } in all.
    }
prompt-gain-herb =
    { $left ->
        [one] Choose the herb that you gain.
       *[other] Choose the herbs that you gain, { $left } in all.
    }
prompt-gain-skill =
    { $left ->
        [one] Choose the humour in which your skill rises by one step.
       *[other] Choose the humour in which your skill rises by one step; { $left } steps in all.
    }
prompt-prepare =
    { $what ->
        [nothing] The contest is about to begin: go on.
        [books] The contest is about to begin: read books now, or go on.
        [doctrine] The contest is about to begin: use your doctrine now, or go on.
       *[both] The contest is about to begin: read books or use your doctrine now, or go on.
    }
prompt-bid = Bid philosophy and focus of the subject, in secret. Each is a space up, and lost whatever comes.
prompt-bid-pergamon = Bid philosophy: each is a space up, and lost whatever comes of it.
prompt-remove = A goal is met: choose the dignitary who leaves.

why-no-reputation = It costs reputation, and you have too little.
why-nobody-to-solicit = There are no patients in the regions.
why-hospital-empty = There are no patients in your hospital.
why-not-below-a-line = Your skill marker is not directly below a bold line.
why-no-focus = You need at least one focus of this type.
why-too-little-for-the-line = Your focus of this type and your philosophy together are too little for the line.
why-section-planned = One of your mediples is planned there already.
why-place-used = This place has been used this year.
why-has-a-doctrine = You belong to a sect already, and hold its doctrine.
why-sect-joined = Only one mediple a year can join a sect, and one has.
why-no-patients = There is nobody left to treat.
why-project-taken = This project has been done this year.
why-project-needs = The project asks for at least { $needed }; now it is { $has }.
why-project-price = The project costs { $missing }, and you have too little.
why-project-patients = The patients that the project asks for are not there.
why-project-skill = Your skill and your herbs are not enough for the patients that the project asks for.
why-project-publish = The project asks for a publication, and you cannot publish anything.
why-nothing-left-to-buy = There is nothing left on the journey.
why-bold-line = Only a publication leads over the bold line.
why-top-taken = Somebody else stands on the top space.
why-no-extra-patient = There is no other patient of this type to treat.
why-no-mediple-there = You have no planned mediple there.

# What has happened

impact-points =
    { $points ->
        [one] { $points } impact point
       *[other] { $points } impact points
    }
works-gained =
    { $works ->
        [0] {""}
        [one] {" "}and { $works } notable work
       *[other] {" "}and { $works } notable works
    }
event-first_player = { $seat } is the first player.
event-moved_in = { $seat } moves in: { $villa }.
event-year_began = Year { $year } begins.
event-galenus_moved = Galenus stands on space { $space } of the contest track.
event-gladiators = Gladiators in the arena: { $by }, now { $now }.
event-journey_opened = A new journey: { $journey }.
event-region_opened = New in { $region }: “{ $face }”.
event-planned = { $seat } plans a mediple for { $section }.
event-began =
    { $prepared ->
        [0] { $seat } begins to get results.
        [one] { $seat } begins to get results; { $prepared } mediple prepares for the contest.
       *[other] { $seat } begins to get results; { $prepared } mediples prepare for the contest.
    }
event-stopped =
    { $prepared ->
        [0] { $seat } sends nobody out any more this year.
        [one] { $seat } sends nobody out any more this year; { $prepared } mediple prepares for the contest.
       *[other] { $seat } sends nobody out any more this year; { $prepared } mediples prepare for the contest.
    }
event-subject_chosen = { $seat } chooses the contest subject: { $humour }.
event-passed =
    { $declined ->
        [1] { $seat } passes: a project that takes herbs or books is no duty.
       *[0] { $seat } has no mediple that can act now.
    }
event-published = { $seat } publishes ({ $humour }, line { $line }) for { $focus } focus{ $philosophy ->
        [0] {""}
       *[other] {" "}and { $philosophy } philosophy
    }: { impact-points }{ works-gained }.
event-solicited = { $seat } takes a { $humour } patient from { $region } into the hospital.
event-treating = { $seat } treats patients in { $section }.
event-dosed = { $seat } spends a { $humour } herb.
event-made_impact = { $seat } gains an impact point for a { $humour } patient.
event-focused = { $seat } gains a { $humour } focus.
event-exchanged =
    { $same ->
        [1] { $seat } has a full focus track and leaves it as it is ({ $humour }).
       *[0] { $seat } exchanges a { $old } focus for a { $humour } one.
    }
event-focus_lost = { $seat } loses a { $humour } focus.
event-cleared =
    { $points ->
        [0] { $seat } treats the last patient of { $region }.
       *[other] { $seat } treats the last patient of { $region }: { impact-points }.
    }
event-rose =
    { $steps ->
        [one] { $seat } gains { $steps } step of skill ({ $humour }).
       *[other] { $seat } gains { $steps } steps of skill ({ $humour }).
    }
event-primus = { $seat } is Primus Inter Pares ({ $humour }): { impact-points }.
event-recuperated = { $seat } recuperates: health { $by }.
event-joined = { $seat } joins a sect: { $doctrine }.
event-shopped = { $seat } takes { $good }.
event-project_begun = { $seat } does the project of “{ $face }” ({ $region }).
event-journey_begun = { $seat } does the project of the journey: { $journey }.
event-scored =
    { $points ->
        [-1] { $seat } ought to lose health (too much reputation, or phlegmatic patients), but has none, and no focus either: −1 impact point.
        [one] { $seat } scores { $points } impact point.
       *[other] { $seat } scores { $points } impact points.
    }
event-philosophy = { $seat }: philosophy { $by }, now { $now }.
event-reputation = { $seat }: reputation { $by }, now { $now }.
event-health =
    { $cause ->
        [1] { $seat }: health { $by }, now { $now } (phlegmatic patients).
        [2] { $seat }: health { $by }, now { $now } (the price).
        [3] { $seat }: health { $by }, now { $now } (too much reputation).
       *[0] { $seat }: health { $by }, now { $now }.
    }
event-herb = { $seat }: { $humour } herbs { $by }.
event-books = { $seat }: books { $by }.
event-works = { $seat }: notable works { $by }.
event-read = { $seat } reads a book.
event-invoked = { $seat } uses a doctrine: { $doctrine }.
event-contest_began = The contest begins.
event-advanced = { $seat } has prepared: { $by }, to space { $space } of the contest track.
event-bid = { $seat } bids { $philosophy } philosophy{ $focus ->
        [0] {""}
       *[other] {" "}and { $focus } focus
    }: to space { $space } of the contest track.
event-ranked =
    { $rank ->
        [1] { $seat } wins the contest.
        [2] { $seat } is second in the contest.
        [3] { $seat } is third in the contest.
        [4] { $seat } is fourth in the contest.
       *[other] { $seat } is number { $rank } in the contest.
    }
event-beat_galenus = { $seat } has beaten Galenus.
event-colleague_came = The colleague in this game: { $dignitary }.
event-dignitary_came = { $dignitary } comes: skill track { $humour }, space { $space } of the contest track, { $region }.
event-acted =
    { $success ->
        [0] { $dignitary } acts and does not succeed.
       *[1] { $dignitary } has acted.
    }
event-visitor_treated =
    { $count ->
        [one] { $dignitary } treats { $count } { $humour } patient in { $region }.
       *[other] { $dignitary } treats { $count } { $humour } patients in { $region }.
    }
event-discarded = { $dignitary } discards { $good }.
event-pelops_rose = Pelops rises in skill ({ $humour }).
event-works_moved =
    { $works ->
        [one] { $works } notable work ({ $humour }) moves up to line { $line }.
       *[other] { $works } notable works ({ $humour }) move up to line { $line }.
    }
event-visitor_advanced = { $dignitary } goes to space { $space } of the contest track ({ $by }).
event-visitor_moved = { $dignitary } goes to { $region }.
event-swapped = { $seat } swaps { $one } and { $other } on the contest track.
event-goal_drawn = Goal { $place }: { $goal }.
event-goal_met = Goal { $place } is met: { $goal }.
event-removed = { $dignitary } is won over and leaves.
event-won_by_works = { $seat } has { $works } notable works, at least four more than anybody else, and wins at once.
event-counted = { $seat } at the end: works +{ $works }, philosophy +{ $philosophy }, herbs of all four colours +{ $theriac }, patients in the hospital { $hospital }.
event-verdict =
    { $won ->
        [1] { $seat } has won Pergamon over.
       *[0] { $seat } has not won Pergamon over.
    }

# In the terminal

board-year = Year { $year } of { $years }
board-phase =
    { $phase ->
        [setup] set-up
        [work] work
        [contest] contest
       *[end] the end
    }
board-level =
    { $level ->
        [easy] Pergamon, easy
        [normal] Pergamon, normal
        [intermediate] Pergamon, intermediate
        [hard] Pergamon, hard
        [extreme] Pergamon, extreme
       *[legendary] Pergamon, legendary
    }
board-first = first player: { $name }
board-season =
    { $season ->
        [summer] summer
       *[winter] winter
    }
board-baths = baths
board-arena = arena
board-journey = journey
board-theatre = theatre
board-planned = planned
board-treated = treated
board-project = project
board-visitor = visitor
board-rested = rested
board-joined = joined
board-gladiators = gladiators
board-inside = inside
board-shoppers = shopped
board-subject = subject
board-prepared = prepared
board-bids = last bids
board-contest = contest track
board-goals = Goals
board-dignitaries = Dignitaries
board-colleague = Colleague
board-acted = { $name } (has acted)
board-told = { $name }: { $text }
board-villas = Free villas
board-tracks = (philosophy { $philosophy }, health { $health }, reputation { $reputation }, focus { $focus })
board-philosophy = philosophy
board-reputation = reputation
board-health = health
board-focus = focus
board-hospital = hospital
board-garden = herbs
board-books = books
board-publications = publications
board-doctrine = doctrine
board-home = mediples at home
board-office = published
board-ward = in the hospital
board-results = gets results
board-new-focus = new focus
board-patients = patients
board-legend = ● sanguine · ≈ phlegmatic · ▲ choleric · ◆ melancholic · ♣ herb · ▤ book · ★ points · ✎ notable works · ✦ philosophy · ◎ focus · G Galenus · s p a t n visitors

# Why one move is better than another: for hints

reason-impact =
    { $points_less ->
        [-1] in all an impact point more than otherwise
        [-2] in all 2 impact points more than otherwise
        [-3] in all 3 impact points more than otherwise
        [-4] in all 4 impact points more than otherwise
        [-5] in all 5 impact points more than otherwise
        [-6] in all 6 impact points more than otherwise
       *[other] in all it brings you more impact points
    }
reason-impact-theirs = otherwise { $name } could gain more impact points
reason-track =
    { $focus_less ->
        [-1] { $how ->
            [grows] you have more focus for a publication ({ $humour })
           *[other] { $bidding_now ->
                [1] more would cost you focus for a publication ({ $humour })
               *[0] it keeps your focus for a publication ({ $humour })
            }
        }
        [-2] { $how ->
            [grows] you have more focus for a publication ({ $humour })
           *[other] { $bidding_now ->
                [1] more would cost you focus for a publication ({ $humour })
               *[0] it keeps your focus for a publication ({ $humour })
            }
        }
        [-3] { $how ->
            [grows] you have more focus for a publication ({ $humour })
           *[other] { $bidding_now ->
                [1] more would cost you focus for a publication ({ $humour })
               *[0] it keeps your focus for a publication ({ $humour })
            }
        }
       *[other] { $position_less ->
            [-1] your skill rises towards a publication ({ $humour })
            [-2] your skill rises towards a publication ({ $humour })
           *[other] towards a publication ({ $humour })
        }
    }
reason-works =
    { $bidding_now ->
        [1] { $sure ->
            [1] with this you win a notable work for certain, whatever others bid
           *[0] this can win you a notable work: the first has one, and so has everybody past Galenus; a tie goes to doctrines, then to the higher bid
        }
       *[0] { $works_less ->
            [-1] it brings you a notable work
            [-2] it brings you two notable works
           *[other] your notable works: four more than everybody else win at once
        }
    }
reason-works-theirs = { $name }’s notable works: four more than everybody else would win at once
reason-philosophy =
    { $how ->
        [grows] you gain philosophy, for contests or for the end
       *[other] { $bidding_now ->
            [1] more would cost you philosophy
           *[0] it leaves you more philosophy than otherwise, for contests or for the end
        }
    }
reason-philosophy-theirs = otherwise { $name } could have more philosophy
reason-reputation =
    { $how ->
        [grows] you gain reputation, for the arena and for soliciting
       *[other] you keep your reputation, for the arena and for soliciting
    }
reason-reputation-theirs = otherwise { $name } could have more reputation
reason-health =
    { $bidding_now ->
        [1] it costs you less health: reputation from a prize that does not fit on its track is paid in health
       *[0] { $how ->
            [grows] you recover: without health, phlegmatic patients cost you focus
           *[other] it spares your health: without any, phlegmatic patients cost you focus
        }
    }
reason-health-theirs = otherwise { $name } could be healthier
reason-herbs =
    { $colours_more ->
        [1] you gain a herb of a colour that you lack
        [2] you gain herbs of two colours that you lack
        [3] you gain herbs of three colours that you lack
       *[other] { $how ->
            [grows] you gain herbs
           *[other] you keep herbs: one lets you treat a patient more
        }
    }
reason-herbs-theirs = otherwise { $name } could have more herbs
reason-books =
    { $books_less ->
        [0] it makes room on your philosophy track for what your books give
       *[other] { $how ->
            [grows] you gain a book
           *[other] you keep your book
        }
    }
reason-books-theirs = otherwise { $name } could have a book more
reason-hospital =
    { $how ->
        [grows] your hospital fills up
       *[other] patients who stay in your hospital to the end cost you points
    }
reason-hospital-theirs = otherwise { $name } could have more patients to treat at home
reason-doctrine =
    { $how ->
        [grows] a doctrine breaks ties in every contest to come, and helps once
       *[other] you keep the ability of your doctrine
    }
reason-doctrine-theirs = otherwise { $name } could hold a doctrine
reason-work =
    { $how ->
        [grows] { $papers_more ->
            [1] it makes a publication possible in your villa
           *[other] { $projects_more ->
                [1] a project waits that your mediple can do
               *[other] { $patients_more ->
                    [1] your mediples have one patient more to treat, as it stands
                    [2] your mediples have two patients more to treat, as it stands
                    [3] your mediples have three patients more to treat, as it stands
                    [4] your mediples have four patients more to treat, as it stands
                   *[other] { $goods_more ->
                        [1] a herb or a book waits for your mediple
                        [2] herbs and books wait for your mediple
                        [3] herbs and books wait for your mediple
                       *[other] { $sects_more ->
                            [1] your mediple can join a sect there: its doctrine breaks ties, and helps once
                           *[other] { $rests_more ->
                                [1] your mediple can restore your health there
                               *[other] there is more for your mediples to do, as it stands
                            }
                        }
                    }
                }
            }
        }
       *[other] it keeps what there is for your mediples to do, as it stands
    }
reason-home =
    { $mediples_else ->
        [0] you can still plan your other mediples
       *[other] it leaves more for your mediples at home, as it stands
    }
reason-work-theirs =
    { $projects_less ->
        [1] otherwise { $name } could do one project more
       *[other] { $patients_less ->
            [1] it leaves { $name } a patient less to treat
            [2] it leaves { $name } fewer patients to treat
            [3] it leaves { $name } fewer patients to treat
            [4] it leaves { $name } fewer patients to treat
           *[other] { $goods_less ->
                [1] it leaves { $name } a herb or a book less
                [2] it leaves { $name } fewer herbs and books
                [3] it leaves { $name } fewer herbs and books
               *[other] { $sects_less ->
                    [1] otherwise { $name } could join a sect first
                   *[other] otherwise there could be more for { $name }’s mediples to do
                }
            }
        }
    }
reason-contest =
    { $highest_less ->
        [0] { $how ->
            [grows] it can bring you further in the contest
           *[other] otherwise you could fall back in the contest
        }
       *[other] the highest dignitary who is left stands lower on the contest track
    }
reason-contest-theirs = otherwise { $name } could come further in the contest
reason-victory = it can win you the game at once
reason-victory-theirs = otherwise { $name } could win the game at once
reason-goal =
    { $met_more ->
        [1] it meets a goal: “{ $goal }”
       *[other] it brings you nearer to a goal: “{ $goal }”
    }
reason-asked = this level asks for publications, and for many points

# … told of somebody else

reason-impact-named =
    { $points_less ->
        [-1] it brings { $name } in all an impact point more than otherwise
        [-2] it brings { $name } in all 2 impact points more than otherwise
        [-3] it brings { $name } in all 3 impact points more than otherwise
        [-4] it brings { $name } in all 4 impact points more than otherwise
        [-5] it brings { $name } in all 5 impact points more than otherwise
        [-6] it brings { $name } in all 6 impact points more than otherwise
       *[other] it brings { $name } more impact points in all
    }
reason-track-named = towards a publication of { $name } ({ $humour })
reason-works-named =
    { $bidding_now ->
        [1] it could win { $name } a notable work
       *[0] { $works_less ->
            [-1] it brings { $name } a notable work
            [-2] it brings { $name } two notable works
           *[other] { $name }’s notable works: four more than everybody else win at once
        }
    }
reason-philosophy-named =
    { $how ->
        [grows] { $name } gains philosophy, for contests or for the end
       *[other] it leaves { $name } more philosophy than otherwise, for contests or for the end
    }
reason-reputation-named =
    { $how ->
        [grows] { $name } gains reputation
       *[other] { $name } keeps reputation
    }
reason-health-named =
    { $how ->
        [grows] { $name } recovers
       *[other] it spares { $name }’s health
    }
reason-herbs-named =
    { $how ->
        [grows] { $name } gains herbs
       *[other] { $name } keeps herbs
    }
reason-books-named =
    { $books_less ->
        [0] it makes room on { $name }’s philosophy track for what books give
       *[other] { $how ->
            [grows] { $name } gains a book
           *[other] { $name } keeps a book
        }
    }
reason-hospital-named =
    { $how ->
        [grows] { $name }’s hospital fills up
       *[other] patients who stay in { $name }’s hospital to the end cost points
    }
reason-doctrine-named =
    { $how ->
        [grows] a doctrine breaks ties for { $name } in every contest to come
       *[other] { $name } keeps the ability of a doctrine
    }
reason-work-named =
    { $how ->
        [grows] { $papers_more ->
            [1] it makes a publication possible in { $name }’s villa
           *[other] { $projects_more ->
                [1] a project waits that { $name }’s mediple can do
               *[other] { $patients_more ->
                    [0] { $goods_more ->
                        [0] { $sects_more ->
                            [1] { $name }’s mediple can join a sect there
                           *[other] { $rests_more ->
                                [1] { $name }’s mediple can restore health there
                               *[other] there is more for { $name }’s mediples to do
                            }
                        }
                       *[other] herbs and books wait for { $name }’s mediple
                    }
                   *[other] patients wait for { $name }’s mediples
                }
            }
        }
       *[other] it keeps what there is for { $name }’s mediples to do
    }
reason-home-named =
    { $mediples_else ->
        [0] { $name } can still plan the other mediples
       *[other] it leaves more for { $name }’s mediples at home
    }
reason-contest-named =
    { $how ->
        [grows] it can bring { $name } further in the contest
       *[other] otherwise { $name } could fall back in the contest
    }
reason-victory-named = it could win { $name } the game at once
reason-goal-named =
    { $met_more ->
        [1] it meets a goal: “{ $goal }”
       *[other] it brings { $name } nearer to a goal: “{ $goal }”
    }
reason-asked-named = this level asks for publications, and for many points
