# What Galenus’s cards and the list of the box are printed with: no page fetches it.

villa-standard = Standard villa
villa-name = Villa { $villa }
dignitary-line =
    { $number ->
        [0] The first teacher, who leaves no bed unvisited.
        [1] The teacher at Smyrna, who writes down whatever he has tried.
        [2] The high priest, who settles what becomes of the gladiators.
        [3] The Cynic, who owns nothing and wants you to own nothing.
       *[4] The father and builder, who measures twice before he lets you cut.
    }
dignitary-text =
    { $number ->
        [0] Treats all patients of his region.
        [1] Goes through the regions from the top, treating in each as many of every type as his skill allows, until he has treated each type. If he manages all four, each of his skill markers goes up to just below its next line, or over the line if it is there already; notable works on that line move up to the next.
        [2] Removes all gladiators from the arena.
        [3] Discards the first three goods of the journey that are still there.
       *[4] Treats one patient of your choice in his region; your skill in that humour rises by one step, but not over a line.
    }
list-and = { $first } and { $last }
amount-impact =
    { $count ->
        [one] { $count } impact point
       *[other] { $count } impact points
    }
amount-works =
    { $count ->
        [one] { $count } notable work
       *[other] { $count } notable works
    }
steps-name =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
amount-skill =
    { $kind ->
        [sanguine] { steps-name } of sanguine skill
        [phlegmatic] { steps-name } of phlegmatic skill
        [choleric] { steps-name } of choleric skill
        [melancholic] { steps-name } of melancholic skill
       *[any] { steps-name } of skill of your choice
    }
amount-seeds =
    { $kind ->
        [sanguine] { $count } sanguine
        [phlegmatic] { $count } phlegmatic
        [choleric] { $count } choleric
       *[melancholic] { $count } melancholic
    }
amount-gladiators =
    { $count ->
        [one] { $count } gladiator
       *[other] { $count } gladiators
    }
goal-text =
    { $count ->
        [one] You need at least { $measures }.
       *[other] You need, at the same moment, at least { $measures }.
    }
project-needs = Only with at least { $measures }.
project-pay = Pay { $pay }.
project-treat =
    { $place ->
        [here] Treat exactly { $patients } here.
        [hospital] Treat exactly { $patients } in your hospital.
       *[arena] Treat exactly { $patients } in the arena.
    }
project-solicit = Take { $patients } from here into your hospital.
project-publish =
    { $less ->
        [0] Publish.
       *[other] Publish for { $less } focus less, but at least one.
    }
project-gain = Gain { $gain }.
doctrine-gain = Once a game: gain { $gain }.
doctrine-trade = Once a game: pay { $pay }, then gain { $gain }.
doctrine-nothing = No ability.
power-arena =
    { $count ->
        [0] You enter the arena without losing reputation.
       *[other] Entering the arena costs you { $count } reputation.
    }
power-first_in_line =
    { $count ->
        [0] First in line in the arena, you treat nobody more.
        [one] First in line in the arena, you treat up to { $count } gladiator more.
       *[other] First in line in the arena, you treat up to { $count } gladiators more.
    }
power-solicit =
    { $count ->
        [0] Soliciting costs you no reputation.
       *[other] Soliciting costs you { $count } reputation.
    }
power-called =
    { $count ->
        [0] Soliciting, you take nobody.
        [one] Soliciting, you take { $count } patient from each region.
       *[other] Soliciting, you take up to { $count } patients from each region.
    }
power-discount = You publish for { $count } focus less, but at least one.
power-publication =
    { $count ->
        [0] A publication brings you no impact points.
        [one] A publication brings you { $count } impact point.
       *[other] A publication brings you { $count } impact points.
    }
power-book =
    { $count ->
        [0] A book gives you no philosophy.
       *[other] A book gives you { $count } philosophy.
    }
power-fame =
    { $count ->
        [0] Treating choleric patients brings you no reputation.
       *[other] Treating choleric patients brings you { $count } reputation.
    }
power-plague =
    { $count ->
        [0] Treating phlegmatic patients costs you no health.
       *[other] Treating phlegmatic patients costs you { $count } health.
    }
power-goods = When you shop, you take { $count } more.
power-bonus =
    { $count ->
        [one] Clearing a region brings you { $count } impact point more, even where no bonus is printed.
       *[other] Clearing a region brings you { $count } impact points more, even where no bonus is printed.
    }
power-rest = When you recuperate, you also gain { $count } philosophy.
power-preparation =
    { $count ->
        [one] You start each contest { $count } space further up.
       *[other] You start each contest { $count } spaces further up.
    }
power-hospital = In your hospital you treat { $patients } more.
power-regions = In regions you treat { $patients } more.
listed-tracks = The tracks
listed-tracks-text = A skill track has four segments ({ $segments } positions), from the start to the Primus space; a bold line lies between two segments. The contest track has { $top } spaces above the start; Galenus begins on the last.
listed-faces = Region cards
listed-class =
    { $season ->
        [summer] { $number ->
            [0] Patricians, summer
            [1] Plebeians, summer
           *[2] Peregrini, summer
        }
       *[winter] { $number ->
            [0] Patricians, winter
            [1] Plebeians, winter
           *[2] Peregrini, winter
        }
    }
listed-event = event
listed-seeds = patients
listed-gladiators = gladiators
listed-bonus = bonus
listed-project = project
listed-journeys = Journeys
listed-journey = **{ $city }** – { $goods }. Project: { $project }
listed-doctrines = Doctrines
listed-doctrine = **{ $name }** (breaks ties, number { $rank }) – { $text }
listed-villas = Villas (start/maximum of each track)
listed-villa = **{ $name }** – philosophy { $philosophy }, health { $health }, reputation { $reputation }, { $focus } spaces for focus.
listed-goals = Goals of Pergamon
listed-goals-of =
    { $card ->
        [perga] Perga: { $one } { $two }
       *[mon] Mon: { $one } { $two }
    }
listed-dignitaries = Dignitaries
listed-dignitary = **{ $name }** – { $text }
