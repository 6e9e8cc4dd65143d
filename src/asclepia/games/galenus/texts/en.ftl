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
villa-standard = Standard villa
villa-name = Villa { $villa }
dignitary-name =
    { $number ->
        [0] Satyrus
        [1] Pelops
        [2] Asiarch
        [3] Theagenes
       *[4] Nicon
    }
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
signed =
    { $way ->
        [gain] +{ $count }
       *[loss] −{ $count }
    }
list-and = { $first } and { $last }

# What is printed: so many of something

amount-impact =
    { $count ->
        [one] { $count } impact point
       *[other] { $count } impact points
    }
amount-philosophy = { $count } philosophy
amount-reputation = { $count } reputation
amount-health = { $count } health
amount-books =
    { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
amount-works =
    { $count ->
        [one] { $count } notable work
       *[other] { $count } notable works
    }
amount-focus =
    { $kind ->
        [sanguine] { $count } sanguine focus
        [phlegmatic] { $count } phlegmatic focus
        [choleric] { $count } choleric focus
        [melancholic] { $count } melancholic focus
       *[any] { $count } focus of your choice
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
steps-name =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
amount-skill =
    { $kind ->
        [sanguine] { steps-name } of skill in blood
        [phlegmatic] { steps-name } of skill in phlegm
        [choleric] { steps-name } of skill in yellow bile
        [melancholic] { steps-name } of skill in black bile
       *[any] { steps-name } of skill of your choice
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
amount-gladiators =
    { $count ->
        [one] { $count } gladiator
       *[other] { $count } gladiators
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
        [one] publications in { $count } humour
       *[other] publications in { $count } humours
    }
measure-primus =
    { $count ->
        [one] { $count } Primus space
       *[other] { $count } Primus spaces
    }
measure-level = level { $count } in every humour
measure-sanguine = level { $count } in blood
measure-phlegmatic = level { $count } in phlegm
measure-choleric = level { $count } in yellow bile
measure-melancholic = level { $count } in black bile
measure-philosophy = { $count } philosophy
measure-reputation = { $count } reputation
measure-health = { $count } health
measure-focus = { $count } focus
measure-herbs =
    { $count ->
        [one] a herb
       *[other] herbs of { $count } types
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
        [one] { $count } patient treated so far
       *[other] { $count } patients treated so far
    }
measure-cleared =
    { $count ->
        [one] { $count } clearing bonus so far
       *[other] { $count } clearing bonuses so far
    }
measure-firsts =
    { $count ->
        [one] { $count } contest won so far
       *[other] { $count } contests won so far
    }
goal-text =
    { $count ->
        [one] Reach at least { $measures }.
       *[other] Reach at the same moment at least { $measures }.
    }

# Projects, doctrines, villas

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
        [one] A clearing bonus brings you { $count } impact point more.
       *[other] A clearing bonus brings you { $count } impact points more.
    }
power-rest = When you recuperate, you also gain { $count } philosophy.
power-preparation =
    { $count ->
        [one] You start each contest { $count } space further up.
       *[other] You start each contest { $count } spaces further up.
    }
power-hospital = In your hospital you treat { $patients } more.
power-regions = In regions you treat { $patients } more.

# On the rules page: what lies in the box

listed-tracks = The tracks
listed-tracks-text = A skill track has four segments of { $segments } positions, from the start to the Primus space; a bold line lies between two segments. The contest track has { $top } spaces above the start; Galenus begins on the last.
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
listed-doctrine = **{ $name }** (tie-break { $rank }) – { $text }
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
