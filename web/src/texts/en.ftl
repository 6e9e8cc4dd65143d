# What only the page says.

page-board = The board
page-yours = Your turn
page-waits = { $names } to move
page-confirm = Confirm
page-back = Back
page-again = Try again
page-undo = Undo
page-hint = Hint
page-players = Players
page-log = Log
page-chat = Chat
page-chat-write = Say something to the table
page-chat-send = Send
page-chat-empty = Nobody has said anything yet.
page-log-filter = Show
page-log-all = everything
page-log-mine = what concerns me
page-log-jump = Newest
page-theme = Light or dark
page-language = Language
page-zoom-in = Closer
page-zoom-out = Farther
page-zoom-all = Whole board
page-rule = rule { $rule }
page-you = you
