# Galenus: what the lesson says.

lesson-welcome = Rome, the first of five years. You are a physician, and so is { $name1 }. The most impact points win. Or sooner: four notable works, the writings that Rome talks about, more than the other at the end of a year, and you have won. Let us play one year.

lesson-plan = You have six helpers, the mediples. First you plan: one a turn, you put them where they shall work. Look at the lowest red card, the Peregrini: an army has come home from the East, and eight sick soldiers wait. Put a mediple there.
lesson-plan-done = It waits there until you get results. { $name1 } plans, too: one with the Plebeians.
lesson-plan-wrong = A good place, and we shall need it. But most patients wait with the army of the East, on the lowest red card. Plan there first.
lesson-plan-begin = Not yet: who gets results plans no more this year, and you have not planned anything.

lesson-begin = You have both gone on planning: you stand in all three regions, on the journey and in your villa. One mediple is still at home. Whoever is at home when you begin goes to the theatre and prepares the contest. Press “Get results”.
lesson-begin-done = You are the first to begin, so you may name what the contest will be about.
lesson-begin-wrong = You may plan the last one, too. But in the theatre it is worth a step in the contest. Keep it for that, and press “Get results”.

lesson-subject = At the end of each year all physicians argue in the theatre about one of four humours. What you have understood and published about that humour counts there. Many phlegmatic patients, the blue ones, wait in the city. Choose phlegmatic.
lesson-subject-done = Now whatever you find out about phlegm will help you in the theatre.
lesson-subject-wrong = Hardly anybody in the city suffers from that, so you will know little about it. Blue patients wait in every region: choose phlegmatic.

lesson-treat = Now each turn one mediple does its work. You treat as many patients of each type as your skill allows, and you begin with one of each. Four blue, two yellow and two black ones wait with the army: treat there.
lesson-treat-done = One blue, one yellow, one black: three patients at once.
lesson-treat-fewer = There you would meet fewer types. With the army you treat three patients at once.
lesson-treat-project = Projects come soon. First treat with the army of the East.
lesson-treat-shop = The journey comes later. First treat with the army of the East.
lesson-treat-solicit = Soliciting costs reputation and only brings patients to your hospital. Treat with the army of the East first.

lesson-focus = Each treated patient becomes an impact point, which counts at the end, or a focus: something you have understood about its humour. You need focus to publish. Keep the blue one as focus; we shall make points of the other two.
lesson-focus-done = The other two became impact points. Whenever you treat yellow patients, they speak well of you: reputation +1. Whenever you treat blue ones, you catch something: health −1.
lesson-focus-wrong = Points are good, but without a focus in phlegm you cannot publish about it. Keep the blue one as focus.
lesson-focus-all = You have room for five focus, and only the blue one helps this year. Keep that one; the others shall be points.
lesson-focus-other = We want to publish about phlegm: keep the blue one.

lesson-rise = After treating, your skill rises a step in one humour that you have treated. Look at the skill board: three steps, and you stand below its first bold line; what leads over it comes soon. Rise in phlegmatic.
lesson-rise-done = One of three. { $name1 } begins as well, treats with the Plebeians, and draws level with you.
lesson-rise-wrong = It would rise there, too, but we want to publish about phlegm. Rise in blue.
lesson-rise-pass = A step costs nothing. Take it, in phlegmatic.

lesson-project = Each region has a project on its card, beside the compasses; one player a year can do it. The guests at Baiae pay a learned doctor well: for 1 reputation you gain an impact point, 2 philosophy, and your health again. Do the project at Baiae.
lesson-project-done = You are well again, and have 2 philosophy. { $name1 } treats with the army and rises past you in phlegm. That is good for you, too: watch.
lesson-project-wrong = Soon. First use your good name: do the project at Baiae, on the top red card.
lesson-project-treat = Your mediple there can do one thing only. Treating would bring two patients; the project brings a point, 2 philosophy and your health. Take the project.
lesson-project-solicit = That would cost the reputation that Baiae asks for. Do the project there.

lesson-learn = We have played a turn for you: with the Plebeians you treat the last patient. Region cleared, 1 extra point. { $name1 } has treated here before you this year and now knows more about phlegm than you. So you can learn: rise two steps instead of one.
lesson-learn-done = From one to three: your marker stands just below the bold line. { $name1 } enters the arena for 1 reputation; the first there may treat a gladiator more than skill allows: two.
lesson-learn-one = One step is allowed, but here you may take two, since somebody better has worked here before you. Take two.
lesson-learn-pass = Two steps for nothing! Take them.

lesson-publish = Only a publication leads over a bold line. The first costs one focus of its humour. It brings 2 points and the notable work on the line, and from now on you treat two blue patients at once. Publish about phlegm, at home.
lesson-publish-done = Your first notable work, and 6 points. Works count 2 points each at the end. { $name1 } solicits: for 1 reputation a patient from each region comes to the hospital at home, to be treated there later.
lesson-publish-wrong = The journey does not run away. Publish about phlegm, in your villa.
lesson-publish-solicit = The mediple at home can do one thing only, and everything is ready to publish. Publish about phlegm.

lesson-shop = One mediple is left, on the journey to Alexandria. The first shopper takes three goods. Spend a herb, and you treat one more patient of its colour; four different ones are worth 10 points at the end. A book can be read for 2 philosophy. Shop.
lesson-shop-done = Two books and a red herb, which we have taken for you. { $name1 } rests in the baths; then the year's work is over, and the theatre fills.
lesson-shop-project = A fine project, but it costs philosophy, which you will want to bid in a moment. Shop.

lesson-book = The contest begins with what you have prepared. You may read a book in any turn of yours, and now is the last moment. Philosophy is what you argue with: open “Also possible” beside the question and read a book.
lesson-book-done = Four philosophy; more does not fit. One step for your mediple in the theatre, one for your publication on the subject: you stand on 2, { $name1 } on 1.
lesson-book-ready = Not so fast: open “Also possible” beside this button and read a book. You have two, and philosophy wins arguments.

lesson-bid = Now both bid in secret, philosophy and focus of the subject. Each is a step, and is gone whoever wins: bid just enough. { $name1 }, on 1, has two blue focus and no philosophy: that makes 3 at most. You stand on 2. Bid at least two.
lesson-bid-done = You win the contest: a notable work, 3 reputation, and the first turn next year. Mind your reputation: what does not fit on its track costs as much health.
lesson-bid-wrong = That makes 3. { $name1 } can reach 3, too, and between equals the higher bid wins. Bid one more.
lesson-bid-nothing = Then you stay on 2, and { $name1 } can reach 3. Two more, and nobody can catch you.

lesson-end = Two notable works and 6 points in one year. After five years, works, philosophy and four different herbs count as well. And a sect, in the baths, gives you a doctrine: between equals in a contest it comes first.
lesson-year = A new year: all are home again, and the region that you cleared shows its winter side. Two regions still have patients, so Galenus begins two spaces lower on the contest track. Pass him one day, and he gives you a notable work, too.
