# Galenus: what the rules page says beside its figures.

glance-lead = Rome in the second century. Galenus, the most famous physician of the empire, looks for a successor. You treat, learn, write, and once a year you argue before a full theatre.
glance-win-points = The most impact points after { $years } years win.
glance-win-works = Or sooner: { $works } notable works more than everybody else, at the end of any year.
glance-year = A year, { $years } times
glance-plan = Plan
glance-plan-text = Turn by turn, put your six mediples where they shall work. Who stays at home prepares the contest.
glance-results = Get results
glance-results-text = One after the other they act. A treated patient becomes a point or a focus, and your skill rises.
glance-publish = Publish
glance-publish-text = Below a bold line of a skill track, focus becomes a publication: points, and a notable work.
glance-contest = Contest
glance-contest-text = Philosophy and focus are bid in secret. The first gains a notable work and begins next year.
glance-new-year = New year
glance-new-year-text = Everybody goes home. Cleared regions turn to winter, or others come.
glance-scores = What counts
glance-score-patient = a treated patient whom you do not keep as focus
glance-score-publication = a publication
glance-score-region = the last patient of a region, and many projects
glance-score-primus = the first to the top of a skill track
glance-score-work = at the end: a notable work
glance-score-philosophy = at the end: a philosophy
glance-score-theriac = at the end: a herb of each of the four colours
glance-score-hospital = at the end: a patient still in your hospital

guide-year = A year of work
guide-year-text =
    On your turn you put one mediple on a planning space: in your villa as many as you like, at each place in the city one. Or you begin to get results. From then on you plan no more; each turn one of your mediples does its work, until none is left.

    The others need not wait for you, nor you for them: whoever begins early acts first, whoever plans longer does more.
guide-year-1 = Ada plans a mediple in her villa. Five are left at home.
guide-year-2 = Next turn: one in the arena. Only one of hers may stand there.
guide-year-3 = Another one in her villa. There is room for any number.
guide-year-4 = Now she begins to get results. The three still at home go to the theatre and prepare. She is the first to begin, so she names the contest’s subject: choleric. And one mediple acts at once: it treats in her hospital.
guide-year-5 = Next turn: the other one in the villa publishes. 2 points and a notable work.
guide-year-6 = Her last turn: the third one enters the arena, for 1 reputation, and treats two gladiators. The others may still be planning.

guide-places = Five kinds of places
guide-places-text = Each place offers one thing or another. A mediple there does one of them. As long as any of yours can act, one must.
guide-places-1 = Your villa: publish; solicit (for 1 reputation, one patient from each region comes to your hospital); or treat in your hospital. Any number of mediples.
guide-places-2 = The baths: be as healthy as can be again; or join a sect. Each doctrine breaks ties in the contest for good, and its ability can be used once. One player a year can join, and nobody twice.
guide-places-3 = The arena: enter for 1 reputation and treat gladiators, who are sanguine patients. The first one in treats one more than skill allows.
guide-places-4 = The journey: the first shopper takes two herbs or books (three when two play), later ones one each. Or do the city’s project.
guide-places-5 = The three regions: treat those who wait there, or do the card’s project. Whoever treats the last one gains the points in the corner.

guide-treat = How patients are treated
guide-treat-text = Of each type, you treat as many as your level in that humour, and one more for each herb of its colour. Then you choose for each of them: an impact point, or a focus.
guide-treat-1 = Three phlegmatic patients, two choleric ones and one sanguine wait. Ben has level 1 everywhere, two phlegmatic herbs and a choleric one.
guide-treat-2 = One of each type he must treat. That makes three.
guide-treat-3 = Each herb treats one more of its colour. He spends all three, and nobody is left.
guide-treat-4 = Each becomes a point or a focus. Ben keeps two phlegmatic ones as focus, for a publication to come, and takes four points.
guide-treat-5 = He has treated the last one: the clearing bonus. Choleric patients are grateful: reputation +1. Phlegmatic ones are catching: health −1. Once each, however many there were.
guide-treat-6 = And his skill rises a step in one humour that he has treated: phlegm.

guide-tracks = Focus, philosophy, reputation, health
guide-tracks-text = Focus pays for publications. Philosophy wins contests. Reputation opens the arena and brings patients. Health is what phlegmatic patients cost. What does not fit runs over: focus becomes philosophy, philosophy becomes reputation; but reputation that does not fit costs you as much health, and without health, focus.
guide-tracks-1 = Ada treats a phlegmatic patient and would like a focus, but her track is full.
guide-tracks-2 = She may exchange it for one that lies there.
guide-tracks-3 = Or she takes 1 philosophy instead.
guide-tracks-4 = Philosophy gained when it is full becomes reputation.
guide-tracks-5 = Reputation gained when it is full costs health: somebody envies you.
guide-tracks-6 = Health lost at zero costs a focus of your choice; without one, an impact point.

guide-learn = Skill, and learning from others
guide-learn-text = The higher your marker in a humour, the more patients of that type you treat at once: one, and one more above each bold line. After treating, it rises one step in a humour that you have treated; two, if somebody better has treated there before you this year. It never steps over a bold line. Whoever reaches the top space first gains 8 points.
guide-learn-1 = Cleo has treated gladiators this year, and stands higher in blood than Dora. Now Dora’s mediple enters the arena.
guide-learn-2 = Dora treats one who is left, and learns: two steps in blood.
guide-learn-3 = The same in a region: Cleo has treated somebody here, no matter whom, and stands higher in phlegm.
guide-learn-4 = Dora treats a phlegmatic patient, and may rise two steps in phlegm.

guide-publish = Publishing
guide-publish-text = Only a publication leads over a bold line. Your marker must stand directly below it. The lines cost 1, 2 and 3 focus of that humour; at least one must be focus, and philosophy may pay what is lacking. You gain 2 points and every notable work that lies there.
guide-publish-1 = Ben’s marker stands directly below the first line of black bile, and he has a melancholic focus.
guide-publish-2 = He pays it and crosses: 2 points, the notable work, and from now on he treats two melancholic patients at once.
guide-publish-3 = Years later: the second line costs two, and he has just one focus. But he has philosophy.
guide-publish-4 = One focus, one philosophy, and he is over it.

guide-project = Projects
guide-project-text = Each region and each journey has a project. One player a year can do it, exactly as printed, or not at all. To treat in a project is to treat as always: points or focus, and a step of skill. But you learn nothing from others there.
guide-project-1 = Treat three melancholic patients. Ada has level 2 in black bile: that is not enough.
guide-project-2 = With a melancholic herb it is: two, and one more.
guide-project-3 = Three are treated, each for a point or a focus, and the project brings what is printed behind the arrow.
guide-project-4 = Had only two been waiting, nobody could do it.

guide-contest = The contest
guide-contest-text = When nobody has anything left to do, all meet in the theatre. Whoever comes furthest on the contest track wins. Whoever passes Galenus gains a notable work, whatever their rank.
guide-contest-1 = The subject is black bile. Ada has two mediples in the theatre, Ben one, Cleo three, Dora two.
guide-contest-2 = Each marker goes up by its mediples there, and by its publications on the subject. (Books may be read before that.)
guide-contest-3 = Now all bid in secret: philosophy, and focus of the subject. Both may be nothing.
guide-contest-4 = The dials are turned. What was bid is lost, and the markers go up by as much. Ada passes Galenus; Cleo is only level with him, which is enough only with a doctrine.
guide-contest-5 = Ada is first: a work, another one for passing Galenus, 3 reputation, and the first turn next year. Cleo gains 2 reputation. Ben and Dora are level: he has bid more, so he is third, with 1 reputation and a step, since Ada knows more about it. The last gains nothing.

guide-new-year = The new year
guide-new-year-text = After the contest, whoever has four notable works more than everybody else has won. Else a new year begins. After the fifth contest the game is over.
guide-new-year-1 = The contest is over. The first region is cleared, in the second somebody waits, the third is cleared, too, and shows its winter side.
guide-new-year-2 = Galenus goes to the top, and down one space for each region where somebody is left: here one. Everybody goes home. Four gladiators enter the arena, and a new journey is opened.
guide-new-year-3 = An empty summer card turns to winter, and patients come. This one sends a gladiator away.
guide-new-year-4 = An empty winter card makes room for a new one. Where somebody waits, all stays as it is.

guide-scoring = The end
guide-scoring-text = After five years the rest is counted. Focus and books are worth nothing then. In a tie, whoever holds more top spaces of skill tracks wins, then whoever has published more.

guide-colleague = With a colleague
guide-colleague-text = If you like, a senior colleague of Galenus works beside you. He wins nothing, but he treats patients whom you wanted. He acts once a year: as soon as everybody who is ahead of him on the contest track has begun to get results.
guide-colleague-1 = Satyrus is on space 3. Only Ada is ahead of him, so he waits until she begins.
guide-colleague-2 = She has begun. At the end of her turn Satyrus treats everybody in his region, and Ben’s mediple there has come for nothing.

guide-solo = Alone in Pergamon
guide-solo-text =
    Alone you are the young Galenus, with five years to meet four goals. Nothing is planned: your mediples go straight from home to work. Four dignitaries are there, too: those ahead of you on the contest track act before you, the others after you.

    Each goal that you meet wins one of them over, and that one leaves. Below are those who may come, and four of the goals.

guide-treated = Treated
