# What only the rules page says.

rules-title = The rules of { $game }
rules-contents = Contents
rules-play = Play against one novice
rules-glance = At a glance
rules-reference = The rest of the rules
rules-exact =
    { $count ->
        [one] The exact rule
       *[other] The exact rules
    }
rules-example = Example: { $title }
rules-pieces = All the pieces
rules-step = { $step } of { $steps }
rules-back = Back
rules-next = Next
rules-again = Once more

rules-search = Search the rules
rules-search-count = { $at } of { $count }
rules-search-none = Not found
rules-search-before = Previous match
rules-search-next = Next match
