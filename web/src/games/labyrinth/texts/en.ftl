# Words of the drawn table, in English.
board-name = Table: the maze, rows A to G from north to south, cells counted from the west
the-golem = the Golem
thing-key = key
key-dropped-by = key dropped by { $player }
trap-hidden = face-down trap
trap-known = face-down trap: { $trap }
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
keys-of = { $player }, keys: { $points }
no-character = no character yet
open-sheet = { $character } ({ $player }): open the character sheet
sheet-more = Show what the abilities do
sheet-less = Hide the descriptions
actions-now = Actions left: { $count }
stats-said = Lives: { $lives }. Active Crystals: { $active } of { $crystals }. Daze: { $daze }. Keys: { $keys }. Items: { $items }. Curses: { $curses }. Sacrifices: { $sacrifices }. Tokens: { $tokens }.
curses-short = Curse ×{ $count }
sacrifices-short = Sacrifice ×{ $count }
## Where corridors lead
leads = leads { $exits }
exit = { $side } ({ $place })
exit-wall = wall
exit-empty = { $cell }, empty
exit-face-down = { $cell }, face-down tile
open-towards = Open towards it: { $exits }.
open-towards-none = No corridor opens towards it.
empty-cell = empty
empty-hint = Build first
corridor-leads = A corridor leads { $sides }.
bridge-leads = The bridge leads { $sides }.
under-leads = The corridor under the bridge leads { $sides }.
slot-trap = Star: a face-down trap will lie here.
slot-item = Square: an item will lie here.

## What things are and do
about-golem-back = The Golem came from there in the previous turn, so its first step may not lead back.
golem-back-title = Not back this way
empty-cell-build = To lay a tile here, Build first: you draw a tile and then choose the cell.
event-once = Now: { $text }.
tip-home = You leave the start space by your own key tile. Its key is not for you.
tip-dazed = You are dazed: you must Rest until no daze token is left.
tip-build = Build a way to another player's key tile.
tip-key = You carry a key. Now be the only character on the centre.

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
short-do-safe-jump = Safe jump
short-split-harm = { $lives ->
    [0] Daze tokens: { $daze }
    [one] { $daze ->
        [0] Lose 1 life
       *[other] Lose 1 life, daze tokens: { $daze }
    }
   *[other] { $daze ->
        [0] Lose { $lives } lives
       *[other] Lose { $lives } lives, daze tokens: { $daze }
    }
}

## Later
duel-title = Combat
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
danger-trap = Your chance in each roll: { $chance }%.
danger-golem = Golem test { $need }+; chance { $chance }%.
danger-jump = Risky jump { $need }+; chance { $chance }%.
danger-fight = Combat with { $player }: chance of winning { $chance }%.
about-line = { $name }: { $text }
about-trap = A trap stays where it lies and works on everybody who enters.
about-trap-hidden = Face-down trap: whoever enters reveals it and must roll.
about-golem = Whoever meets it rolls two dice: below 12, back to the start space.
about-golem-move = You move the Golem exactly that many corridors; whoever it meets makes a Golem test.
about-golem-no-move = The Golem stays where it is.
about-golem-central = The Golem goes to the centre; whoever stands there meets it.
about-key = Be the only character on the centre with it and you win. If you die, you drop it.
about-node-C = Be the only character here with a key and you win.
about-node-K = A key lies here at the start. Nobody may take the key from their own key tile.
about-node-S = Its player starts here and comes back here after dying.
about-face-down = A face-down tile. Whoever laid it turns it when a pawn enters.
about-empty-cell = An empty cell: a tile laid here opens a way for somebody, or closes it.
about-player = { $character }: lives { $lives }, keys { $keys }, daze tokens { $daze }.
about-lives = Lives: { $count }. A character with none dies, drops a key or an item and goes back to the start space.
about-crystals = Active Crystals of Fate: { $active } of { $count }. A Crystal repeats a test and becomes inactive.
about-keys = Keys: { $count }.
about-daze = Daze tokens: { $count }. A dazed character can only Rest and loses every combat.
about-curses = Curse tokens: { $count }. Each gives −1 to all tests.
about-sacrifices = Sacrifice tokens: { $count }. Whoever has one may not attack the High Priestess.
about-pool-tiles = Build draws from here. When it is empty, nobody builds any more.
about-pool-traps = Traps come from here by Set Trap and by the star on new tiles.
about-pool-items = Every square on a new tile gets an item from here.
about-pool-golem = A Golem Move reveals one: 1, 2 or 3 corridors, no move, or to the centre.
about-pool-events = Once per turn you may trigger one. The last card is Annihilation.
event-lasting = Until the next event: { $text }.
golem-card-title = Golem card
about-do-build = 1 action: draw a tile and lay it on an empty cell beside another tile.
about-do-rebuild = 2 actions: remove a tile, then draw one that fits and lay it.
about-do-risky-jump = 1 action: from a bridge to the corridor below, or up. On 8 or more it succeeds; otherwise you lose 2 lives, take 1 daze token and end up below.
about-do-safe-jump = From a bridge to the corridor below, or up, without a roll.
about-do-rest = 1 action: discard a daze token.
about-do-set-trap = 1 action: put a trap face down on a corridor. It also works on you.
about-do-golem = 1 action, once per turn: reveal a Golem card and carry it out.
about-do-event = 1 action, once per turn: reveal an event. It happens now, and its lasting rule holds until the next one.
about-do-crystal = An inactive Crystal of Fate becomes active and can repeat a test.
about-do-go-home = 2 actions: back to your start space, because no way to the centre can be made from here.
about-do-break-curse = 1 action: give back a Curse token.
about-do-give-back = Pay 1 life and give back the Sacrifice token.
about-do-attack = Both roll two dice and add their bonuses. The loser loses 1 life and is pushed away.
about-crystal-title = Crystal of Fate
about-crystal = An active Crystal becomes inactive and the whole test is rolled again. The new result counts, even if it is worse.
choose-help = Pick a card to see what the character can do.
hand-title = The tile in hand
hand-choose-cell = Choose a glowing cell.
hand-choose-tile = Choose a glowing tile.
hand-help = Tap the cell again or use the arrows (key R) to turn the tile.
hand-help-touch = Tap the cell again or use ↺ ↻ to turn the tile.
turn-left = Turn left
turn-right = Turn right
lay-face-down = Face down
cut-off = Cut off: { $places }.

## How to play
how-aim = Aim
how-aim-text = You win when, in your own turn, you are the only character on the central tile and hold a key. The key by your own start space is not for you: get another one.
how-turn = A turn
how-turn-text = You have two actions; unspent ones are lost. On entering a corridor you explore it in order: ability tokens, Golem, trap, characters, then keys and items. Your first activity of the game is the Move to your own key tile.
how-cost = What things cost
how-cost-text = You pay with actions.
how-free = Free
how-free-text = Picking up a key or an item (you may have at most { $items ->
    [one] { $items } item
   *[other] { $items } items
  }), using a Crystal, fighting right after entering a corridor.
how-one = One action
how-one-text = Build, Move, Risky Jump, Attack, Set Trap, Golem Move, Trigger Event, Rest.
how-two = Two actions
how-two-text = Safe Jump, Activate Crystal.
how-build = Building
how-build-text = Lay a tile on any cell next to another tile, turned as you like. Corridors need not match. Only the last way may not be closed.
how-bridge = Bridges
how-bridge-text = The place is the corridor, not the tile. A bridge and the corridor under it are two different places: to get from one to the other you must jump.
how-tests = Dangers
how-tests-text = For a test you roll two dice; an active Crystal of Fate lets you repeat it. A Risky Jump needs { $jump }: failing costs { $fall } lives and dazes you, and a dazed character can only rest. In combat the lower total loses, and a life with it. You withstand the Golem with { $golem }; otherwise you return to your start space. Nobody knows a face-down trap, and it works on everybody. If you lose { $lives ->
    [one] your only life
   *[other] all { $lives } lives
  }, you drop one key and begin again on your start space.
how-characters = Characters and events
how-characters-text = Each character has four abilities. An event has a one-off rule and a lasting rule, which applies to everybody until the next event.
how-end = The end
how-end-text = The loser of a combat on the central tile is pushed out. The first victory ends the game. After the last round allowed, the player with the most keys wins.
how-shows-corridors = The two corridors on the left open on their shared side: they are adjacent. On the right an opening meets a wall.
how-shows-bridge = One character stands on the bridge, another in the corridor under it. They can only jump to each other.
how-shows-build = The same tile turned in three ways.
how-shows-end = A character pushed out of the central tile.

## Tips
tip-character = Every character breaks some rule: choose one whose abilities you will want every turn, not once a game.
tip-daze = A dazed character can only Rest and loses every combat, so this is the moment to overtake or attack it.
tip-aim = Here you win: in your own turn, with a key, as the only character on the central tile.
tip-key = The key beside your own start space is not for you: fetch one that lies elsewhere, and keep rivals from yours.
tip-lay = Turn the tile before you lay it: an opening towards you saves actions, a wall before a rival costs some.
tip-build = Building opens a way for you or makes a rival's longer: tiles may lie anywhere and need not fit.
tip-actions = You have two actions in a turn and unused ones are lost: count how many take you to a key and to the centre.
tip-golem = The Golem stops the leader: characters that meet it and roll less than 12 go back to their start space.
tip-golem-step = Lead the Golem through the corridors of your rivals: everyone on its way must make the test, not only at the end.
tip-trap = A trap slows whoever must pass it: it stays to the end of the game and works on you as well.
tip-trap-where = Between the leader and the central tile a trap hurts most; leave your own way free.
tip-event = A new event ends the lasting rule of the old one: trigger it when the present rule hurts you more than others.
tip-dice = A Crystal of Fate repeats the whole test, in others' turns too; save it for rolls that decide something.
tip-jump = A Risky Jump saves an action but may cost two lives: with little chance, take two actions for a safe one.
tip-pick = Picking up costs no action: a key is what you need to win, and you may hold two items.
tip-fight = A combat just after entering is free: who loses all lives drops a key, so attack those who hold one.
tip-combat = Both results are known now: pay for a change only if it can turn the combat.
tip-ability = Your character can do what others cannot: read its card, as some abilities cost actions, a life or a Crystal.
tip-corridor = You stand on a corridor, not on a tile: on a tile with a bridge above and below are two places.
tip-died = Death costs a key and the way back, nothing else: the character starts again with all its lives.
tip-home = Who fails the Golem test only loses the way: keys and items stay with the character.
tip-end = You can win only in your own turn, so before you end it look who could win in the next.
