# What only the page says.

page-board = The board
page-yours = Your turn
page-waits = { $names } to move
page-confirm = Confirm
page-back = Back
page-again = Try again
page-undo = Undo
page-hint = Hint
page-more = Read on
page-top = To the top
page-players = Players
page-log = Log
page-chat = Chat
page-log-mine = Only what concerns me
page-log-jump = Newest
page-theme = Light or dark
page-language = Language
page-zoom-in = Closer
page-zoom-out = Farther
page-zoom-all = Whole board
page-rule = rule { $rule }
page-you = you
page-whose = { $name }:
page-waiting = Waiting for { $names }: “{ $words }”
page-ready = { $action }?
page-asides = Also possible
page-asides-title = What you may do before you answer
page-by-itself = Answered for you in a moment, unless you choose something.
page-standing-secret = It waits a little each time, so the others cannot notice.
page-goes-on = Your game of { $game } goes on.
page-solo-won = You have won.
page-solo-lost = You have lost: place { $rank }.

## The site: chat, menu, settings, pages to read

page-gone = The connection is gone: we try again.
page-chat-unmute = Hear again
page-chat-new = new
page-chat-said = Something new was said: to the chat
page-spectators = { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }

menu = Menu
menu-games = My games
menu-me = Me
menu-settings = Settings
menu-about = About
menu-turns = { $count ->
        [one] Others wait for you in one game
       *[other] Others wait for you in { $count } games
    }
menu-turns-else = { $count ->
        [one] Others wait for you in one other game
       *[other] Others wait for you in { $count } other games
    }

site = About this site
site-about = About
site-accessibility = Accessibility
site-privacy = Privacy
site-credits = Credits and licences

settings-pace = Speed
settings-pace-slow = Slow
settings-pace-usual = Usual
settings-pace-quick = Quick

lost-title = There is nothing here
lost-words = Nobody has ever laid a table at { $path }, or it was taken away. Perhaps one of these:
lost-rules = The rules of { $game }

# Turn signals

signals-sound = Sound
signals-sound-on = Sound on when it is my turn
signals-sound-off = Sound off
signals-push = Tell me even with no page open
signals-push-failed = Your browser could not be reached by its push service. Try again later in the settings.
signals-tell = Tell me when it is my turn
signals-call = Call me when it is my turn, even with no page open
signals-no = No
