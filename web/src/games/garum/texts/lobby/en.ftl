# What the lobby says about Garum.

lobby-hero = Fish goes into the brine, and whoever watches over the right line grows rich. Lay your tiles, station your workers, count your tuna.
lobby-line = A tile-laying game in a Roman fish-sauce works
lobby-length = about 15 min

option-board = Board
option-order = Order of the tanks
option-colours = Colours
choice-troia = Troia
choice-baelo = Baelo Claudia
choice-aureus = drawn (aureus)
choice-emperor = chosen (emperor)
choice-haruspex = foretold (haruspex)
choice-blue = blue
choice-green = green
choice-yellow = yellow
choice-red = red

option-colours-help = The colours round the table; with two players each has every other one.
choice-troia-help = The larger board: 16 tanks, 16 rounds.
choice-baelo-help = The smaller board: 12 tanks, 12 rounds.
choice-aureus-help = Each round a coin is drawn; it shows where the tiles go.
choice-emperor-help = Whoever holds the amphora chooses where the tiles go.
choice-haruspex-help = The whole order lies open from the start.
