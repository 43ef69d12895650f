# Words of the drawn table, in English.
board-name = Table: the maze
the-golem = the Golem
thing-key = key
key-dropped-by = key dropped by { $player }
trap-hidden = face-down trap
trap-known-to-you = face-down trap, known to you: { $trap }
trap-open = trap: { $trap }
dead-end = dead end
on-bridge = on the bridge
under-bridge = under the bridge
face-down-tile = face-down tile
mini-map = Small map of the maze: jump to a part of it
goal-title = Aim and pools
goal-text = Take a key that is not your own and be the only character on the centre with it.
pool-tiles = Tiles in the stack
pool-traps = Traps in the pool
pool-items = Items in the pool
pool-golem = Golem cards in the deck
pool-events = Events in the deck
no-character = no character yet
open-sheet = { $character } ({ $player }): open the character sheet
sheet-more = Show what the abilities do
sheet-less = Hide the descriptions
actions-left = Actions left: { $count }
end-again = { $count ->
    [one] You have 1 action left. End your turn?
   *[other] You have { $count } actions left. End your turn?
}
end-anyway = Yes, end it
stats-said = Lives: { $lives }. Active Crystals: { $active } of { $crystals }. Daze: { $daze }. Keys: { $keys }. Items: { $items }. Curses: { $curses }. Sacrifices: { $sacrifices }. Tokens: { $tokens }.
curses-short = Curse ×{ $count }
sacrifices-short = Sacrifice ×{ $count }
choose-help = Pick a card to see what the character can do.
hand-title = The tile in hand
hand-choose-cell = Choose a glowing cell.
hand-choose-tile = Choose a glowing tile.
hand-help = Tap the cell again or press R to turn the tile.
turn-left = Turn left
turn-right = Turn right
lay-face-down = Face down
cut-off = Cut off: { $places }.
duel-title = Combat
test-title = { $test }
role-attacker = attacks
role-defender = defends
roll-said = dice { $first } and { $second }, total { $total }
roll-passed = ✓ passed
roll-failed = ✗ failed
no-modifiers = no modifiers
modifier-curses = Curses
modifier-other = other
odds-test = Needs { $need } or more; chance { $chance }%.
odds-trap = { $rolls ->
    [one] One roll of { $need } or more; chance { $chance }%.
   *[other] { $rolls } rolls of { $need } or more each; chance per roll { $chance }%.
}
odds-duel = { $player }'s chance of winning: { $chance }%.
odds-repeat = Chance of winning with a new roll: { $chance }%.
odds-golem = The Golem test needs 12; chance { $chance }%.
danger-trap = { $text } Chance per roll: { $chance }%.
danger-golem = Golem test { $need }+; chance { $chance }%.
danger-jump = Risky jump { $need }+; chance { $chance }%.
danger-fight = Combat with { $player }: chance of winning { $chance }%.

## Short forms for buttons
short-do-ability = { $ability }
short-do-rebuild = Rebuild
short-do-risky-jump = Risky jump
short-do-set-trap = Trap
short-do-golem = Golem Move
short-do-event = Event
short-do-crystal = Crystal
short-do-go-home = Go home
short-do-break-curse = Shake off a Curse
short-do-give-back = Give Sacrifice back
