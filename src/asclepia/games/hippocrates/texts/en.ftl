# Hippocrates: what the game says. A fact in a sentence may stand there as a picture, so no sentence
# depends on what it is.

field-of-player = Player { $player }
virtual-name = Virtual player { $player }
region-name =
    { $number ->
        [0] Macedonia
        [1] Carthage
        [2] Persia
        [3] Alexandria
        [4] Greece
       *[5] Cyrene
    }
medicine-name =
    { $number ->
        [0] potions
        [1] herbs
       *[2] unguents
    }
vial-name =
    { $number ->
        [0] a potion
        [1] a herb
       *[2] an unguent
    }
vials-name =
    { $medicine ->
        [0] { $count ->
            [one] { $count } potion
           *[other] { $count } potions
        }
        [1] { $count ->
            [one] { $count } herb
           *[other] { $count } herbs
        }
       *[2] { $count ->
            [one] { $count } unguent
           *[other] { $count } unguents
        }
    }
assistant-name =
    { $number ->
        [0] the travelling assistant
        [1] the charitable assistant
       *[2] the scheduling assistant
    }
assistant-power =
    { $number ->
        [0] { $edition ->
            [first] gets you the die of another region
           *[revised] swaps the die of your region for that of another
        }
        [1] moves the die of your region along the queue
       *[2] takes the next patient of the stack instead
    }
row-name =
    { $row ->
        [0] first in line
        [1] second in line
       *[2] third in line
    }
space-name = the doctor on space { $number }
contract-name = contract { $number }
drachmas =
    { $money ->
        [one] { $money } drachma
       *[other] { $money } drachmas
    }
drachmas-name =
    { $count ->
        [one] { $count } drachma
       *[other] { $count } drachmas
    }
points-name = { $count } VP
tile-name =
    { $kind ->
        [welcome] Welcome: { $what }
        [double] Twofold offering: { $what }
        [patient] Patient: { $what }
        [doctor] Doctor: { $what }
       *[lightning] Lightning: { $what }
    }
kit-name = kit ({ $vials })

gain-points =
    { $way ->
        [gain] +{ $count } VP
       *[loss] −{ $count } VP
    }
gain-reputation =
    { $way ->
        [gain] +{ $count } reputation
       *[loss] −{ $count } reputation
    }
gain-drachmas =
    { $way ->
        [gain] +{ $count ->
            [one] { $count } drachma
           *[other] { $count } drachmas
        }
       *[loss] −{ $count ->
            [one] { $count } drachma
           *[other] { $count } drachmas
        }
    }

# What can be done

action-assist = begin with { $assistant }
action-enter = welcome from { $column }
action-idle = stand in { $column } and do nothing
action-take = take what the die shows: { $row }
action-schedule = send the scheduling assistant: the top patient of the stack, at the terms of the die ({ $row })
action-charity = send the charitable assistant: move the die here, { $row }
action-exchange = send the travelling assistant: exchange the die with that of { $column }
action-bring = send the travelling assistant: bring the die of { $column } here ({ $row })
action-use = use “{ $tile }”
action-keep = keep it face down, as a vial for later
action-double = collect the offering of { $patient } twice
action-pay = pay all wages
action-dismiss = let { $doctor } go, unpaid
action-option = reserve { $space }
action-hire = hire the doctor of { $column }
action-kit = buy the kit of { $column }
action-bundle = buy the bundle of { $column }: doctor, kit and knowledge tile
action-hire_optioned = hire the reserved doctor
action-treat = treat { $patient }
action-attach = { $doctor }, { $contract }
action-administer = give the vials, and buy what is missing
action-tile_for = “{ $tile }” stands for { $medicine }
action-assistant_for = an assistant stands for { $medicine }
action-arrange = arrange the best treatment for me
action-keep_basic = keep the basic doctor
action-retire_basic = let the basic doctor retire
action-pass = go on
action-cash = pay in drachmas
action-assistant_pays = { $assistant } pays 2 drachmas
action-buy = buy { $medicine } for 3 drachmas
action-sell = sell { $medicine } for 2 drachmas
action-spend_as_vial = exchange { $assistant } for { $vial }
action-spend_as_drachmas = exchange { $assistant } for 2 drachmas

kind-assist = begin with an assistant
kind-enter = welcome from a region
kind-idle = stand in a region and do nothing
kind-take = take what a die shows
kind-schedule = the scheduling assistant: take the top patient of the stack
kind-charity = the charitable assistant: move the die in this region
kind-exchange = the travelling assistant: exchange the die with another region
kind-bring = the travelling assistant: bring a die into this region
kind-use = use a knowledge tile
kind-keep = keep the tile face down
kind-double = collect an offering twice
kind-pay = pay all wages
kind-dismiss = let a doctor go, unpaid
kind-option = reserve a doctor
kind-hire = hire a doctor
kind-kit = buy a kit
kind-bundle = buy a bundle: doctor, kit and knowledge tile
kind-hire_optioned = hire the reserved doctor
kind-treat = treat a patient
kind-attach = attach a doctor
kind-administer = give the vials
kind-tile_for = a knowledge tile in place of a vial
kind-assistant_for = an assistant in place of a vial
kind-arrange = arrange the best treatment
kind-keep_basic = keep the basic doctor
kind-retire_basic = let the basic doctor retire
kind-pass = go on
kind-cash = pay in drachmas
kind-assistant_pays = an assistant pays
kind-buy = buy a vial
kind-sell = sell a vial
kind-spend_as_vial = an assistant for a vial
kind-spend_as_drachmas = an assistant for 2 drachmas

field-assistant = Which assistant?
field-medicine = Which medicine?
field-column = In which region?
field-row = Which place in line?
field-tile = Which knowledge tile?
field-patient = Which patient?
field-doctor = Which doctor?
field-contract = Which contract?
field-space = Which space?

# What is asked

column-name =
    { $column ->
        [0] Macedonia
        [1] Carthage
        [2] Persia
        [3] Alexandria
        [4] Greece
       *[5] Cyrene
    }
prompt-assist = Choose the assistant to begin with: each helps in its own way when you welcome a patient.
prompt-enter = Welcome a patient, turn { $turn } of 3: choose a region. You get whoever waits at its die.
prompt-idle = You can take nothing anywhere. Choose where to stand: nearer to Macedonia is earlier next turn.
prompt-welcome = { column-name }: take what the die shows, or send an assistant first.
prompt-tiles = A patient from { column-name } is welcomed: use a welcome tile, or keep it for another one.
prompt-collect = The offerings are paid. Use a tile to collect one of them twice, or keep it.
prompt-pay =
    { $doctors ->
        [one] Pay your doctor { drachmas }, or let the doctor go.
       *[other] Pay your { $doctors } doctors { $wage } each, { drachmas } in all, or let some go. Who goes scores nothing.
    }
prompt-option = Reserve a doctor for 2 drachmas? Nobody else can hire them then, and for you they will cost 2 less.
prompt-recruit = Hire a doctor, buy a kit, or both of one region, with a knowledge tile. Or go on without.
prompt-recruit-optioned = Hire a doctor, buy a kit, or both of a region, or go on. After that you can hire { $doctor }.
prompt-lightning = Use the lightning tile now, or keep it face down: then it can only stand for a vial.
prompt-hire-optioned = Hire { $doctor } for { drachmas } more? If you go on, the reservation is lost.
prompt-optioned-too-dear = { $doctor } costs { drachmas } more. Sell something first, or go on: the reservation is lost.
prompt-treat =
    { $last ->
        [1] Treat a patient whom your doctors and vials can cure. It is the last round: whoever is left costs VP, new ones too, unless vials save them afterwards.
       *[0] Treat a patient whom your doctors and vials can cure. Who waits a second time goes to Hades.
    }
prompt-treated =
    { $patients ->
        [0] Nobody is left to treat: go on, and the round is scored.
        [one] You can treat nobody else. If you go on, one patient moves to the emergency room.
       *[other] You can treat nobody else. If you go on, { $patients } patients move to the emergency room.
    }
prompt-treated-hades =
    { $patients ->
        [one] You can treat nobody else. If you go on, { $patient } goes to Hades: −{ $points } VP.
       *[other] You can treat nobody else. If you go on, { $patients } patients go to Hades: −{ $points } VP.
    }
prompt-treat-sell =
    { $urgent ->
        [1] You can still treat { $patient } if you sell something first. Otherwise it is Hades: −3 VP.
       *[0] You can still treat { $patient } if you sell something first. Or go on.
    }
prompt-attach = { $patient }: choose a doctor who can give what is still missing.
prompt-administer = { $patient }: give the vials. Knowledge tiles and assistants can stand for some of them.
prompt-basic = { $doctor } has fulfilled every contract; the VP are yours either way. Keep this doctor, contracts free again, at a wage each round?
prompt-basic-last = { $doctor } has fulfilled every contract; the VP are yours. It is the last round: keeping this doctor changes nothing.
prompt-self-treating = The end: vials alone can save emergency patients.
prompt-self-treat =
    { $each ->
        [1] The end: vials alone can save emergency patients. When you go on, the others cost 1 VP each.
       *[other] The end: vials alone can save emergency patients. When you go on, Hades takes the others: −{ $each } VP each.
    }
prompt-self-treat-sell =
    { $each ->
        [1] The end: you can still save { $patient } if you sell something first. Otherwise you lose 1 VP.
       *[other] The end: you can still save { $patient } if you sell something first. Otherwise it is Hades: −{ $each } VP.
    }
prompt-self-treated =
    { $patients ->
        [0] The end: nobody is left in the emergency room. Go on, and the points are counted.
        [one] The end: nothing more can be done for { $patient }. If you go on, { self-loss }.
       *[other] The end: nothing more can be done for your { $patients } emergency patients. If you go on, { self-loss }.
    }
self-loss =
    { $each ->
        [1] you lose { $points } VP
       *[other] it is Hades: −{ $points } VP
    }
prompt-settle = Pay { drachmas }: in cash, or with assistants (worth 2 each, no change).

blocked-column-taken = Somebody stands in this region already.
blocked-no-die = There is no die in this region, and you have nobody to bring one.
blocked-no-die-to-pay = There is no die in this region, and you cannot pay any place to which one could be brought.
blocked-cannot-pay-loss = You cannot pay what this place costs.
blocked-no-die-here = There is no die at this place.
blocked-moved-for-nothing = You would have had this without moving a die, and no die is moved for nothing.
blocked-empty-stack = No patient of this region is left on the stack.
blocked-wages = You cannot pay all of them: sell something, or let somebody go.
blocked-optioned = Somebody has reserved this doctor.
blocked-reserved = First the regions: you are asked about this doctor right after that.
blocked-not-reserved = Only doctors of the regions are hired now, and the one whom you have reserved.
blocked-column-empty = The doctor or the kit of this region is gone, so that the other cannot be had either.
blocked-too-dear = It costs { drachmas }, and you have less.
blocked-no-doctor = Your doctors have no free contracts that offer all the medicines needed.
blocked-no-vials = You cannot pay the vials needed.
blocked-no-vials-end = You cannot pay the vials needed. At the end knowledge tiles do not stand for vials any more.
blocked-doctor-not-needed = With this doctor, somebody would be attached who is not needed.

# Why one move is better than another: for hints. Where it takes an assistant next, that is said first.

reason-step =
    { $step ->
        [1] with the charitable assistant ({ $row }), {""}
        [2] with the travelling assistant (die: { $column }), {""}
        [3] with the scheduling assistant, {""}
       *[0] {""}
    }

reason-patient =
    { $there ->
        [0] { $there_now ->
            [0] otherwise you would take in { $patient }, for whom no cure is in sight yet
           *[other] { reason-otherwise }
        }
       *[other] { $fate ->
            [2] { $urgent_now ->
                [1] { reason-in-time }
               *[other] { reason-cured }
            }
            [1] { $urgent ->
                [1] { $lost ->
                    [1] you could still save { $patient }, who costs you 1 VP otherwise
                   *[other] { reason-step }you could still save { $patient } from Hades
                }
               *[other] { $curable_less ->
                    [-2] { reason-several }
                    [-3] { reason-several }
                    [-4] { reason-several }
                    [-5] { reason-several }
                   *[other] { reason-step }your doctors could cure { $patient }: { $points } VP
                }
            }
           *[other] { $there_else ->
                [0] { reason-step }you get { $patient }: { $points } VP, if you find a cure
               *[other] a cure for { $patient } may yet be found
            }
        }
    }
reason-otherwise =
    { $fate_else ->
        [-1] { $lost_else ->
            [1] otherwise { $patient } is not treated, which costs you 1 VP
           *[other] otherwise { $patient } goes to Hades, which costs you { $lost_else } VP
        }
       *[other] otherwise no cure for { $patient } is in sight
    }
reason-in-time =
    { $cured_more ->
        [0] { reason-step }you cure { $patient } in time: { $points } VP, and 3 not lost to Hades
        [1] { reason-step }you cure { $patient } in time: { $points } VP, and 3 not lost to Hades
       *[other] you cure { $cured_more } patients: { $cured_points_more } VP, and { $patient } does not go to Hades
    }
reason-cured =
    { $cured_more ->
        [0] { reason-step }you cure { $patient }: { $points } VP
        [1] { reason-step }you cure { $patient }: { $points } VP
       *[other] you cure { $cured_more } patients: { $cured_points_more } VP
    }
reason-several = { reason-step }your doctors could cure { $curable } patients rather than { $curable_else }: { $all_points } VP
reason-doctor =
    { $left ->
        [0] { $there ->
            [0] it spares you what { $doctor } costs
           *[other] all contracts of { $doctor } could be used: { $points } VP
        }
       *[other] { $there_now ->
            [0] { $doctor } has contracts for { $helps ->
                [0] patients to come
               *[other] your patients
            }
           *[other] { $doctor } has contracts left for patients to come
        }
    }
reason-doctor-theirs =
    { $there ->
        [0] it keeps { $name } from hiring { $doctor }
       *[other] it leaves { $name } less use for { $doctor }
    }
reason-score = { reason-step }you come to { $points } VP rather than { $points_else }
reason-coming = { reason-step }you can still welcome one patient more
reason-order = { reason-step }you choose earlier in the next turn of welcoming
reason-money =
    { $short_else ->
        [0] { reason-step }as it stands, you have { $rest } drachmas left when all is paid, rather than { $rest_else }
       *[other] otherwise, as it stands, you lack drachmas for wages or vials
    }
reason-vials = { reason-step }as it stands, you have { $vials } left for patients to come
reason-leftover = it leaves you more vials or drachmas for the treatment
reason-assistant =
    { $how ->
        [grows] { reason-step }as it stands, more of your assistants stay ready: { $ready } rather than { $ready_else }
       *[other] { reason-step }you keep an assistant
    }
reason-reach =
    { $helper ->
        [0] once the die of any other region can serve you too: to get { $patient } ({ $points } VP), say
        [1] once you can choose among all three of a region: { $patient } ({ $points } VP), say
       *[2] once you can get who comes next from a stack: { $patient } ({ $points } VP), say
    }
reason-reputation =
    { $wage_less ->
        [0] { $steps_more ->
            [0] { reason-step }your reputation does not fall
           *[other] { reason-step }your reputation grows: earlier to recruit, nearer to lower wages
        }
       *[other] { reason-step }your reputation brings a doctor’s wage to { $wage } rather than { $wage_else }
    }
reason-option =
    { $how ->
        [grows] nobody else can have { $doctor } now, and the 2 drachmas count when you hire
       *[other] { $doctor } stays reserved for you
    }
reason-tiles = { reason-step }you have a knowledge tile to use later, or in place of a vial

# … told of somebody else

reason-patient-named =
    { $there ->
        [0] { $there_now ->
            [0] otherwise { $name } would take in { $patient }, for whom no cure was in sight yet
           *[other] { reason-otherwise-named }
        }
       *[other] { $fate ->
            [2] { $urgent_now ->
                [1] { reason-in-time-named }
               *[other] { reason-cured-named }
            }
            [1] { $urgent ->
                [1] { $lost ->
                    [1] { $name } could still save { $patient }, who costs 1 VP otherwise
                   *[other] { $name } could still save { $patient } from Hades
                }
               *[other] { $curable_less ->
                    [-2] { reason-several-named }
                    [-3] { reason-several-named }
                    [-4] { reason-several-named }
                    [-5] { reason-several-named }
                   *[other] { $name }’s doctors could cure { $patient }: { $points } VP
                }
            }
           *[other] { $there_else ->
                [0] { $name } gets { $patient }: { $points } VP, if there is a cure
               *[other] a cure for { $patient } could yet be found
            }
        }
    }
reason-otherwise-named =
    { $fate_else ->
        [-1] { $lost_else ->
            [1] otherwise { $patient } is not treated, which costs { $name } 1 VP
           *[other] otherwise { $patient } goes to Hades, which costs { $name } { $lost_else } VP
        }
       *[other] otherwise no cure for { $patient } was in sight for { $name }
    }
reason-in-time-named =
    { $cured_more ->
        [0] { $name } cures { $patient } in time: { $points } VP, and 3 not lost to Hades
        [1] { $name } cures { $patient } in time: { $points } VP, and 3 not lost to Hades
       *[other] { $name } cures { $cured_more } patients: { $cured_points_more } VP, and { $patient } does not go to Hades
    }
reason-cured-named =
    { $cured_more ->
        [0] { $name } cures { $patient }: { $points } VP
        [1] { $name } cures { $patient }: { $points } VP
       *[other] { $name } cures { $cured_more } patients: { $cured_points_more } VP
    }
reason-several-named = { $name }’s doctors could cure { $curable } patients rather than { $curable_else }: { $all_points } VP
reason-doctor-named =
    { $left ->
        [0] { $there ->
            [0] it spares { $name } what { $doctor } costs
           *[other] all contracts of { $doctor } could be used: { $points } VP
        }
       *[other] { $there_now ->
            [0] { $doctor } has contracts for { $helps ->
                [0] patients to come
               *[other] { $name }’s patients
            }
           *[other] { $doctor } has contracts left for patients to come
        }
    }
reason-score-named = { $name } comes to { $points } VP rather than { $points_else }
reason-coming-named = { $name } could still welcome one patient more
reason-order-named = { $name } chooses earlier in the next turn of welcoming
reason-money-named =
    { $short_else ->
        [0] as it stood, { $name } had { $rest } drachmas left when all was paid, rather than { $rest_else }
       *[other] otherwise, as it stood, { $name } lacked drachmas for wages or vials
    }
reason-vials-named = as it stood, { $name } had { $vials } to spare for patients to come
reason-leftover-named = it leaves { $name } more vials or drachmas for the treatment
reason-assistant-named =
    { $how ->
        [grows] as it stood, more of { $name }’s assistants stayed ready: { $ready } rather than { $ready_else }
       *[other] { $name } keeps an assistant
    }
reason-reach-named =
    { $helper ->
        [0] once the die of any other region can serve { $name } too: to get { $patient } ({ $points } VP), say
        [1] once { $name } can choose among all three of a region: { $patient } ({ $points } VP), say
       *[2] once { $name } can get who comes next from a stack: { $patient } ({ $points } VP), say
    }
reason-reputation-named =
    { $wage_less ->
        [0] { $steps_more ->
            [0] { $name }’s reputation does not fall
           *[other] { $name }’s reputation grows: earlier to recruit, nearer to lower wages
        }
       *[other] { $name }’s reputation brings a doctor’s wage to { $wage } rather than { $wage_else }
    }
reason-option-named = { $doctor } stays reserved for { $name }
reason-tiles-named = { $name } has a knowledge tile to use later, or in place of a vial

# What has happened

event-assisted = { $seat } sends { $assistant }.
event-moved = The die of { $column } ({ $row }) moves to { $to_column } ({ $to_row }).
event-used = { $seat } uses “{ $tile }”.
event-kept = { $seat } keeps “{ $tile }” face down.
event-learned = { $seat } gets a knowledge tile: { $tile }.
event-offered = { $seat } collects offerings: { drachmas }.
event-doubled = { $seat } collects the offering of { $patient } twice: { drachmas } more.
event-wages =
    { $doctors ->
        [one] { $seat } pays a doctor: { drachmas }.
       *[other] { $seat } pays { $doctors } doctors: { drachmas }.
    }
event-dismissed = { $doctor } is not paid and leaves { $seat }.
event-optioned = { $seat } reserves { $doctor }.
event-opened = A doctor of { $column } is turned up: { $doctor }.
event-hired = { $seat } hires { $doctor } for { drachmas }.
event-equipped = { $seat } buys a { $kit } for { drachmas }.
event-bundled = { $seat } buys a bundle for { drachmas }: { $doctor } and a { $kit }.
event-passed = { $seat } passes.
event-declined = { $seat } does not hire { $doctor }; the reservation is lost.
event-virtual_recruited = { $virtual } takes { $doctor } away.
event-left = { $doctor } leaves the game.
event-shifted = { $doctor } moves to the doctors without a region.
event-joined = { $doctor } of the extra stack comes to the doctors without a region.
event-tile_opened = A knowledge tile in { $column } is turned up: { $tile }.
event-sold = { $seat } sells { $medicine } for 2 drachmas.
event-bought = { $seat } buys { $medicine } for 3 drachmas.
event-spent =
    { $as_vial ->
        [1] { $seat } exchanges { $assistant } for { $vial }.
       *[0] { $seat } exchanges { $assistant } for 2 drachmas.
    }
event-rose = { $seat }: { $by }.
event-virtual_rose = { $virtual }: { $by }.
event-earned = { $seat } gets { drachmas }.
event-filled = { $seat } gets { $vials }.
event-scored = { $seat } scores { $points } VP.
event-rolled = The dice: Macedonia { $one }, Carthage { $two }, Persia { $three }, Alexandria { $four }, Greece { $five }, Cyrene { $six }.
event-entered = { $seat } goes to { $column }.
event-idled = { $seat } goes to { $column } and does nothing.
event-welcomed =
    { $scheduled ->
        [1] { $seat } welcomes { $patient } from the stack of { $column } (at the terms of the { $row }).
       *[0] { $seat } welcomes { $patient } ({ $column }, { $row }).
    }
event-paid = { $seat } pays { drachmas }.
event-bribed = { $seat } takes the bribe: { drachmas }.
event-found_empty = { $seat } finds an empty space in { $column }: { drachmas }.
event-uncovered = Next on the stack of { $column }: { $patient }.
event-ready = { $seat } gets { $assistant }.
event-virtual_took = { $virtual } goes to { $column } and takes { $patient } away.
event-virtual_idled = { $virtual } goes to { $column } and finds nobody.
event-virtual_scored = { $virtual } scores { $points } VP.
event-attached = { $doctor } takes { $patient } in ({ $contract }).
event-substituted = { $seat } gives “{ $tile }” in place of { $medicine }.
event-stood_in = { $seat } gives { $assistant } in place of a vial.
event-treated =
    { $money ->
        [0] { $seat } has treated { $patient }.
       *[other] { $seat } has treated { $patient } and bought vials for { drachmas }.
    }
event-self_treated =
    { $money ->
        [0] { $seat } spares { $patient } from Hades.
       *[other] { $seat } spares { $patient } from Hades and buys vials for { drachmas }.
    }
event-arranged =
    { $patients ->
        [one] { $seat } treats { $patients } patient, the best way without selling anything: { arranged-why }.
       *[other] { $seat } treats { $patients } patients, the best way without selling anything: { arranged-why }.
    }
arranged-why = { $by_patients } VP of patients{ $by_doctors ->
        [0] {""}
       *[other] , { $by_doctors } VP of doctors who are done
    }{ $saved ->
        [0] {""}
       *[other] , { $saved } VP not lost to Hades
    }{ $money ->
        [0] {""}
       *[other] , with vials bought for { drachmas }
    }
event-confirmed = { $seat } has finished treating.
event-keeps_basic =
    { $keeps ->
        [1] { $seat } keeps the basic doctor.
       *[0] { $seat } lets the basic doctor retire.
    }
event-died = { $patient } was not treated in time and goes to Hades ({ $seat }).
event-worsened = { $patient } was not treated and goes to the emergency room ({ $seat }).
event-discharged = { $patient } is cured: { $points } VP for { $seat }.
event-retired = { $doctor } has fulfilled all contracts and retires: { $points } VP for { $seat }.
event-stayed = The basic doctor of { $seat } has fulfilled all contracts, scores { $points } VP and stays.
event-waited = { $patient } still waits in { $column } ({ $row }) and offers 1 drachma more.
event-queued = { $patient } joins the queue of { $column } ({ $row }).
event-next_patient = Next on the stack of { $column }: { $patient }.
event-kit_opened = A kit in { $column } is turned up: { $kit }.
event-round_began = Round { $round } begins.
event-lost =
    { $patients ->
        [one] { $seat } has lost { $patients } patient: −{ $points } VP.
       *[other] { $seat } has lost { $patients } patients: −{ $points } VP.
    }
event-won = { $seat } wins with { $points } VP.
event-beaten = { $seat } does not win: rank { $rank }.
event-lined_up = { $seat } is number { $place } on the welcome track.

# On the rules page: what lies in the box

listed-spaces = The queues
listed-column = region
listed-row-1 = first in line
listed-row-2 = second in line
listed-row-3 = third in line
listed-space = { $gain } ({ $empty })
listed-revised = { $first }; revised edition: { $revised }
listed-and-assistant = { $gain }, { $assistant }
listed-spaces-note = First what you gain or lose with the patient; in brackets what you find if the space is empty.
listed-track = The reputation track
listed-track-spaces = spaces
listed-wage = wage of a doctor
listed-track-note = Players start on space { $start }. Virtual players start on space { $three } with three players, { $two } with two, { $solo } in a solo game.
listed-patients = Patients
listed-doctors = Doctors
listed-kits = Kits
listed-tiles = Knowledge tiles
listed-number = number
listed-name = name
listed-region = region
listed-offering = offering
listed-needs = needs
listed-points = VP
listed-cost = cost
listed-contracts = contracts
listed-vials = vials
listed-copies = copies
listed-does = what it does
tile-welcome = When you welcome a patient from { $what }: { $gain }.
tile-double = The offering of one new patient from { $what } is paid twice.
tile-patient = A patient who needs { $what }: { $points } VP.
tile-doctor = A doctor with the contracts { $what }: { $points } VP.
tile-lightning = At once: { $what }.

# In the terminal

board-round = Round { $round } of { $rounds }
board-phase =
    { $phase ->
        [setup] set-up
        [welcome] welcome
        [payment] payment
        [recruitment] recruitment
        [treatment] treatment
       *[end] the end
    }
board-turn = { $phase }, turn { $turn } of { $turns }
board-free = No region
board-extra = + { $count } extra
board-nobody = nobody
board-doctor = doctor
board-closed = ({ $count } closed)
board-kit = kit
board-tile = tile
board-tile-kind =
    { $kind ->
        [welcome] welcome
        [double] offering × 2
        [patient] patient
        [doctor] doctor
       *[lightning] ⚡
    }
board-stack = stack
board-marker = taken
board-reputation = Reputation and wages
board-order = Reputation order
board-waiting = Welcome order
board-doctors = doctors
board-new = new
board-examination = examination
board-emergency = emergency
board-tiles = tiles
board-face-down = { $count } face down
board-wage = wage { $wage }
board-hades = { $count } in Hades
board-legend = ● potions · ♣ herbs · ◆ unguents · ★ VP · ₯ drachmas · ▲ reputation · ☤ assistant · ■ die · a b c virtual
