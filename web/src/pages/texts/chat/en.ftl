# What only the chat says.

page-chat-write = Say something to the table
page-chat-send = Send
page-chat-empty = Nobody has said anything yet.
page-chat-earlier = Show earlier words
page-chat-phrases = Phrases and signs
page-chat-mute = Mute { $name }
page-chat-muted = { $name } is muted.
page-chat-hide = Hide the chat
page-chat-hidden = The chat is hidden.
page-chat-show = Show the chat
page-chat-players = Players
page-chat-spectators = Spectators
page-chat-spectators-off = Switch this off
page-chat-spectators-silent = At this table spectators do not speak.
page-chat-spectators-you = You speak as a spectator.
page-spectator = spectator
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-played = Well played!
phrase-thanks = Thank you!
phrase-moment = One moment, please.
phrase-turn = Is it your turn?
phrase-again = Another game?
phrase-smile = smiles
phrase-laurel = offers a laurel wreath
phrase-amazed = is amazed
