# What only a lesson says.

learn-title = { $game }: a lesson
learn-step = Step { $step } of { $steps }
learn-on = Next
learn-back = Step back
learn-skip = Skip this step
learn-watch = Watch what happens …
learn-rule = The rule
learn-end = That is all you need
learn-end-words = The rest you learn by playing.
learn-play = Now against one novice
learn-rules = Read the rules
learn-again = Once more
learn-name-1 = Livia
learn-name-2 = Marcus
learn-name-3 = Flavia
learn-name-4 = Titus
learn-name-5 = Julia
refused-no-lesson = Nobody has written a lesson for this game yet.
learn-hint = This is how. Look at it, then confirm.
learn-hint-aside = This is how: { $action }. Confirm it.
