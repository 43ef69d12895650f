# Mystery of the Temples: everything that the game says, in English.
#
# A word of the game comes with its forms: $card, and $card_the, $card_at for the attributes of its message.

## Game

game-title = Mystery of the Temples
game-original-title = Mystery of the Temples
game-summary = Walk the ring of temples and wilderness, lay out crystals in your grid, and break ancient curses with them before the others do.
game-length = 20–40 minutes

## Components
# .the: with its article; .at: with a preposition; .colour: without its noun; .space: a space of an upgrade card;
# .title: to begin with; .short: a letter.

kind-C = colourless crystal
    .colour = colourless
    .space = colourless space
    .short = C
kind-R = red crystal
    .colour = red
    .space = red space
    .short = R
kind-Y = yellow crystal
    .colour = yellow
    .space = yellow space
    .short = Y
kind-B = blue crystal
    .colour = blue
    .space = blue space
    .short = B
kind-G = green crystal
    .colour = green
    .space = green space
    .short = G
kind-P = purple crystal
    .colour = purple
    .space = purple space
    .short = P

crystals-C = { $count ->
    [one] { $count } colourless crystal
   *[other] { $count } colourless crystals
}
crystals-R = { $count ->
    [one] { $count } red crystal
   *[other] { $count } red crystals
}
crystals-Y = { $count ->
    [one] { $count } yellow crystal
   *[other] { $count } yellow crystals
}
crystals-B = { $count ->
    [one] { $count } blue crystal
   *[other] { $count } blue crystals
}
crystals-G = { $count ->
    [one] { $count } green crystal
   *[other] { $count } green crystals
}
crystals-P = { $count ->
    [one] { $count } purple crystal
   *[other] { $count } purple crystals
}

card-T-R = Red Temple
    .the = the Red Temple
    .at = at the Red Temple
card-T-Y = Yellow Temple
    .the = the Yellow Temple
    .at = at the Yellow Temple
card-T-B = Blue Temple
    .the = the Blue Temple
    .at = at the Blue Temple
card-T-G = Green Temple
    .the = the Green Temple
    .at = at the Green Temple
card-T-P = Purple Temple
    .the = the Purple Temple
    .at = at the Purple Temple
card-W1 = Wilderness 1
    .the = Wilderness 1
    .at = on Wilderness 1
card-W2 = Wilderness 2
    .the = Wilderness 2
    .at = on Wilderness 2
card-W3 = Wilderness 3
    .the = Wilderness 3
    .at = on Wilderness 3
card-W4 = Wilderness 4
    .the = Wilderness 4
    .at = on Wilderness 4
card-W5 = Wilderness 5
    .the = Wilderness 5
    .at = on Wilderness 5
card-W6 = Wilderness 6
    .the = Wilderness 6
    .at = on Wilderness 6
card-W7 = Wilderness 7
    .the = Wilderness 7
    .at = on Wilderness 7
card-W8 = Wilderness 8
    .the = Wilderness 8
    .at = on Wilderness 8
card-W9 = Wilderness 9
    .the = Wilderness 9
    .at = on Wilderness 9
card-W10 = Wilderness 10
    .the = Wilderness 10
    .at = on Wilderness 10

rune-A = Rune of the Spring
    .short = A
rune-B = Rune of the Road
    .short = B
rune-C = Rune of Change
    .short = C
rune-D = Rune of the Altar
    .short = D
rune-E = Rune of Exchange
    .short = E
rune-F = Rune of the Deep
    .short = F

side-1A = grid 1A
    .title = Grid 1A
    .power = one more colourless
side-1B = grid 1B
    .title = Grid 1B
    .power = collect and break
side-2A = grid 2A
    .title = Grid 2A
    .power = colourless into any kind
side-2B = grid 2B
    .title = Grid 2B
    .power = a higher level
side-3A = grid 3A
    .title = Grid 3A
    .power = a rune to start with
side-3B = grid 3B
    .title = Grid 3B
    .power = go anywhere
side-4A = grid 4A
    .title = Grid 4A
    .power = rewards for markers
side-4B = grid 4B
    .title = Grid 4B
    .power = a neighbour’s rune

chain-L3 = 3 crystals from the left end
chain-L4 = 4 crystals from the left end
chain-L5 = 5 crystals from the left end
chain-R3 = 3 crystals from the right end
chain-R4 = 4 crystals from the right end
chain-R5 = 5 crystals from the right end

node-0 = node 1
node-1 = node 2
node-2 = node 3
node-3 = node 4
node-4 = node 5
node-5 = node 6
node-6 = node 7
node-7 = node 8
node-8 = node 9
node-9 = node 10
node-10 = node 11
node-11 = node 12

## Options

option-mode = Mode
option-mode-help = In basic mode all grids work alike; in advanced mode each has an effect of its own, and the players choose among them before the game. Basic by default.
option-mode-basic = basic
option-mode-advanced = advanced

option-grid_1 = Grid 1
option-grid_1-help = Side A gives one more colourless crystal and a cheaper exchange spell; side B lets you collect and break a curse in the same turn on a temple. It matters only in advanced mode; A by default.
option-grid_1-a = side A: one more colourless
option-grid_1-b = side B: collect and break

option-grid_2 = Grid 2
option-grid_2-help = Side A gives three more colourless crystals and, once in each of your turns, lets you return colourless ones for crystals of any kind; side B lets you pay extra to put your marker higher on the curse track. It matters only in advanced mode; A by default.
option-grid_2-a = side A: colourless into any kind
option-grid_2-b = side B: a higher level

option-grid_3 = Grid 3
option-grid_3-help = Side A gives you a rune to start with, though its kind does not count for the rune objective; side B lets your figure go to any unoccupied card. It matters only in advanced mode; A by default.
option-grid_3-a = side A: a rune to start with
option-grid_3-b = side B: go anywhere

option-grid_4 = Grid 4
option-grid_4-help = Side A gives a reward for each marker you place; side B lets you take the rune of a neighbouring temple and adds one kind for the rune objective. It matters only in advanced mode; A by default.
option-grid_4-a = side A: rewards for markers
option-grid_4-b = side B: a neighbour’s rune

option-first_player = First player
option-first_player-help = Who begins. Chance decides by default, but you may pick a player by seat number.
option-first_player-random = chance
option-first_player-1 = player 1
option-first_player-2 = player 2
option-first_player-3 = player 3
option-first_player-4 = player 4

option-spell_payment = Spell payment
option-spell_payment-help = What pays for the speed spell and the swap spell: crystals of any kind, or colourless ones only. Any kind by default.
option-spell_payment-any = any kind
option-spell_payment-colourless = colourless

option-grid_2a = Grid 2A
option-grid_2a-help = What you may return with grid 2A: any colourless crystals of your grid, as the text says, or only the three that came with it and lie in slots of their own. The printed text can be read both ways; the first makes grid 2A much stronger. Any colourless by default.
option-grid_2a-charges = three in slots
option-grid_2a-any_colourless = any colourless

option-max_rounds = Round limit
option-max_rounds-help = After this many full rounds comes the final scoring, even if nobody has placed a fifth marker. No limit by default; useful for games between bots.
option-max_rounds-none = no limit

## Questions

ask-choose-grid = Which grid do you choose?
ask-start-rune = Which rune do you start with?
ask-place-figure = Where do you put your figure?
ask-move = Where do you go?
ask-action = What do you do?
ask-end-turn = Do you end your turn?
ask-exchange = { $price ->
    [one] Do you exchange { $price } colourless crystal for coloured ones?
   *[other] Do you exchange { $price } colourless crystals for coloured ones?
}
ask-upgrade = { $left ->
    [0] You cannot upgrade any more crystals here.
   *[other] Which colourless crystal do you upgrade? You may upgrade up to { $left }.
}
ask-cover = Which space do you cover?
ask-pick-colour = { $left ->
    [one] Which crystal do you take?
   *[other] Which crystal do you take? You still have { $left } to take.
}
ask-keep = Which new crystal do you keep? There is room for { $room } more.
ask-place = Where do you place { $pool }?
ask-take-from-card = There are no colourless crystals in the supply. Which space do you take one from?
ask-take-from-player = Who do you take a { $kind } from?
ask-take-from-node = Which of { $donor }’s nodes do you take the { $kind } from?
ask-pay = { $left ->
    [one] Which crystal do you pay with?
   *[other] Which crystal do you pay with? There are { $left } still to pay.
}
ask-chain = Which node should the chain go through?
ask-boost = Do you pay extra to put your marker higher?
ask-choose-rune = Which rune do you take?
ask-swap-first = Which crystal do you move?
ask-swap-second = Which crystal does it change places with?
ask-use-charges = How many charges do you return?
ask-return-colourless = Which colourless crystal do you return for another kind?

## Options of questions

choose-grid = { $side_title }: { $side_power }
choose-rune = Take the { $rune } ({ $rune_short }) from { $card_the }
place-figure = Put your figure on { $card_the }
move-to = Go to { $card_the }
move-to-for = { $price ->
    [one] Go to { $card_the } for { $price } crystal
   *[other] Go to { $card_the } for { $price } crystals
}
do-collect = Collect { $card_at }
do-break = { $points ->
    [one] Break a curse for { $points } point: { $chain }
   *[other] Break a curse for { $points } points: { $chain }
}
do-break-higher = { $points ->
    [one] Break a curse for { $points } point: { $chain } and { $price } of any kind
   *[other] Break a curse for { $points } points: { $chain } and { $price } of any kind
}
do-stop = Leave it at that
end-turn = End your turn
do-exchange = Exchange crystals
decline-exchange = Exchange nothing
upgrade-node = Upgrade the crystal on { $node }
upgrade-no-more = Finish upgrading
cover-space = Cover the { $kind_colour } space
take-kind = Take a { $kind }
take-no-more = Take no more
keep-kind = Keep a { $kind }
place-at = Place a { $kind } on { $node }
take-from-space = Take from the { $kind_colour } space of { $card_the }
take-from-player = { $player }
take-from-node = Take from { $node }
pay-node = Pay with the { $kind } on { $node }
chain-through = Through { $node } ({ $kind })
boost-by = { $price ->
    [one] Pay { $price } extra crystal: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Pay { $price } extra crystals: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
boost-none = { $points ->
    [one] Pay nothing extra: { $points } point
   *[other] Pay nothing extra: { $points } points
}
swap-node = Move the { $kind } on { $node }
cast-swap = { $price ->
    [one] Cast the swap spell for { $price } crystal
   *[other] Cast the swap spell for { $price } crystals
}
cast-exchange = { $price ->
    [one] Cast the exchange spell for { $price } crystal
   *[other] Cast the exchange spell for { $price } crystals
}
use-charges = Use grid 2A ({ $have } to return)
use-charge-count = { $count ->
    [one] Return { $count } charge
   *[other] Return { $count } charges
}
return-node = Return the crystal on { $node }
return-no-more = { $count ->
    [one] Take { $count } crystal for it
   *[other] Take { $count } crystals for them
}

empty-node = { $node }: empty
no-rune = { $card }: no face-up rune

muted-rune = rune { $rune_short } scores nothing
crystal-letter = { $kind_short } { $kind_colour }

## What a choice would lose

loses-visit = Then you get nothing more { $card_at } this turn.
loses-upgrades = { $count ->
    [one] You could upgrade { $count } more crystal here.
   *[other] You could upgrade { $count } more crystals here.
}
loses-crystals = { $count ->
    [one] You could still take { $count } crystal; it would be lost.
   *[other] You could still take { $count } crystals; they would be lost.
}
loses-charges = { $room ->
    [0] Your grid is full: you would get nothing for them.
    [one] Your grid has room for only { $room } crystal: you would get nothing for the rest.
   *[other] Your grid has room for only { $room } crystals: you would get nothing for the rest.
}
loses-collecting = You can still collect { $card_at } this turn.
loses-curse = { $points ->
    [one] You can still break a curse here for { $points } point.
   *[other] You can still break a curse here for { $points } points.
}

## Refusals

grid-gone = Somebody else has this grid already.
no-open-rune = This temple has no face-up rune any more.
card-occupied = Another figure already stands on { $card_the }.
own-card = You cannot stay on the card you stand on.
too-far = { $distance ->
    [one] That is { $distance } step away, and even with the speed spell you can go { $most } at most.
   *[other] That is { $distance } steps away, and even with the speed spell you can go { $most } at most.
}
too-poor-for-speed = To get there you need the speed spell for { $need ->
    [one] { $need } crystal
   *[other] { $need } crystals
}, and you have { $have ->
    [0] none
   *[other] { $have }
}.
too-few-colourless-for-speed = To get there you need the speed spell for { $need ->
    [one] { $need } colourless crystal
   *[other] { $need } colourless crystals
}, and you have { $have ->
    [0] none
   *[other] { $have }
}.
already-collected = You may collect only once per turn.
already-broken = You may break only one curse per turn.
not-yet-done = First collect crystals or break a curse.
not-at-temple = You can break a curse only on a temple.
no-chain-3 = Your grid has no chain { $first_colour }, { $second_colour }, { $third_colour }.
no-chain-4 = Your grid has no chain { $first_colour }, { $second_colour }, { $third_colour }, { $fourth_colour }.
no-chain-5 = Your grid has no chain { $first_colour }, { $second_colour }, { $third_colour }, { $fourth_colour }, { $fifth_colour }.
space-taken = This curse is broken already: there is a marker on its space.
space-crossed = This curse can never be broken: its space bears an X.
boost-impossible = The space of this chain is not free, and you cannot go higher by paying extra either.
not-in-chain = No matching chain goes through this node.
in-every-chain = Every matching chain goes through this node, so it decides nothing.
no-higher-space = The curse track does not go that high.
too-poor-for-boost = The extra costs { $need ->
    [one] { $need } crystal
   *[other] { $need } crystals
}, and outside the chain you have { $have ->
    [0] none
   *[other] { $have }
}.
too-far-for-rune = You may take a rune only from this temple or from one of its two neighbours.
too-few-colourless = You need { $need ->
    [one] { $need } colourless crystal
   *[other] { $need } colourless crystals
} and have { $have ->
    [0] none
   *[other] { $have }
}.
node-empty = This node is empty.
node-full = There is a crystal on this node already.
not-colourless = This crystal is not colourless.
pay-colourless = Only colourless crystals pay for this.
enough-covered = { $most ->
    [one] You may cover at most { $most } space per visit.
   *[other] You may cover at most { $most } spaces per visit.
}
space-covered = This space is covered already.
no-space-left = There is no space left on this card that you can cover.
not-on-card = This card has no such space.
nowhere-to-get = There is no { $kind } left to take.
colour-only = Here you can take only a coloured crystal, not a colourless one.
same-colour = The crystals of an exchange must differ in colour, and this one is chosen already.
not-in-tray = There is no { $kind } left among the new ones.
not-most = You take from the player who has the most of that kind ({ $most }), and this player has { $have ->
    [0] none
   *[other] { $have }
}.
not-this-kind = There is no { $kind } on this node.
space-empty = There is no crystal on this space.
swap-needs = The swap spell needs { $need ->
    [one] { $need } crystal
   *[other] { $need } crystals
} in your grid, and you have { $have ->
    [0] none
   *[other] { $have }
}.
swap-needs-colourless = You pay for the swap spell with a colourless crystal, and you have none.
same-node = This crystal is chosen already; choose another.
same-kind = Both crystals are of the same kind, so nothing would change. Choose one of another kind.
nothing-to-swap = After the payment all your crystals would be of one kind, so there is nothing to swap.
paid-away = If you pay with this one, all the others are of one kind and there is nothing to swap.
exchange-needs = The exchange spell costs { $need ->
    [one] { $need } crystal
   *[other] { $need } crystals
}, and you have { $have ->
    [0] none
   *[other] { $have }
}.
no-charges = { $have ->
    [0] You have no charges left.
    [one] You have only { $have } charge.
   *[other] You have only { $have } charges.
}
charges-used = You may use grid 2A only once per turn.
no-colourless = You have no colourless crystal in your grid.

## Log

first-player = { $player } begins.
objective-revealed = Objective revealed: { $card }.
virtual-placed = The virtual player’s figure starts on { $card_the }.
virtual-moved = The virtual player’s figure goes to { $card_the }.
grid-dealt = { $player } gets { $side }.
grid-chosen = { $player } chooses { $side }.
start-rune = { $player } starts with the { $rune } ({ $rune_short }).
round-started = Round { $round } begins.
figure-placed = { $player } puts a figure on { $card_the }.
figure-moved = { $player } goes to { $card_the }.
figure-hurried = { $price ->
    [one] { $player } casts the speed spell for { $price } crystal and goes to { $card_the }.
   *[other] { $player } casts the speed spell for { $price } crystals and goes to { $card_the }.
}
crystal-paid = { $player } pays with a { $kind }.
crystals-taken = { $player } takes { $pool }.
nothing-fits = { $player } has no room for another crystal and takes none.
nothing-to-have = There is no such crystal left, so { $player } takes none.
none-wanted = { $player } takes none of the crystals.
resonance = { $copies ->
    [one] Resonance for { $player }: { $rune } ({ $rune_short }).
   *[other] Resonance for { $player }: { $rune } ({ $rune_short }), { $copies } cards.
}
crystal-from-card = { $player } takes a colourless crystal from { $card_the }, as the supply has none.
crystal-from-player = { $player } takes a { $kind } from { $donor }.
exchange-impossible = { $player } cannot exchange: that takes { $need } colourless crystals, and there { $have ->
    [0] are none
    [one] is only one
   *[other] are only { $have }
}.
exchange-declined = { $player } exchanges nothing.
space-now-covered = { $player } covers the { $kind_colour } space of { $card_the }.
upgrade-impossible = { $player } has no colourless crystal to upgrade.
upgrade-no-space = { $player } cannot upgrade: the colours of the free spaces are not available anywhere.
upgrade-declined = { $player } upgrades nothing.
card-reset = { $count ->
    [one] { $card } is cleared: { $count } colourless crystal returns to the supply.
   *[other] { $card } is cleared: { $count } colourless crystals return to the supply.
}
card-emptied = { $count ->
    [one] { $player } empties { $card_the }: { $count } colourless crystal returns to the supply.
   *[other] { $player } empties { $card_the }: { $count } colourless crystals return to the supply.
}
curse-broken = { $points ->
    [one] { $player } breaks a curse { $card_at } for { $points } point.
   *[other] { $player } breaks a curse { $card_at } for { $points } points.
}
boosted = { $price ->
    [one] { $player } pays { $price } extra crystal to put the marker higher.
   *[other] { $player } pays { $price } extra crystals to put the marker higher.
}
reward = { $number ->
    [1] { $player } gets the reward for the first marker.
    [2] { $player } gets the reward for the second marker.
    [3] { $player } gets the reward for the third marker.
    [4] { $player } gets the reward for the fourth marker.
    [5] { $player } gets the reward for the fifth marker.
   *[other] { $player } gets the reward for marker no. { $number }.
}
reward-points = { $points ->
    [one] { $player } scores { $points } point from the reward.
   *[other] { $player } scores { $points } points from the reward.
}
rune-taken = { $player } takes the { $rune } ({ $rune_short }).
rune-turned-up = The { $rune } ({ $rune_short }) is now face up { $card_at }.
swapped = { $player } casts the swap spell: a { $first_colour } and a { $second_colour } crystal change places.
exchange-cast = { $price ->
    [one] { $player } casts the exchange spell for { $price } crystal.
   *[other] { $player } casts the exchange spell for { $price } crystals.
}
charges-spent = { $count ->
    [one] { $player } uses grid 2A and returns { $count } colourless crystal.
   *[other] { $player } uses grid 2A and returns { $count } colourless crystals.
}
last-round = { $player } places a fifth marker. This is the last round.
round-limit = { $rounds ->
    [one] The game ends after { $rounds } round: that is the limit.
   *[other] The game ends after { $rounds } rounds: that is the limit.
}
game-won = { $points ->
    [one] { $player } wins with { $points } point.
   *[other] { $player } wins with { $points } points.
}
tie-coloured = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $player } has the most coloured crystals left, { $have } to { $next }.
tie-colourless = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
} and on coloured crystals: { $player } has the most colourless ones left, { $have } to { $next }.
tie-later = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
} and on crystals: { $player } played later in the round.

## Score

score-curses = Broken curses
score-rewards = Rewards
score-runes = Rune objective
score-objective-T-R = Objective: Red Temple
score-objective-T-Y = Objective: Yellow Temple
score-objective-T-B = Objective: Blue Temple
score-objective-T-G = Objective: Green Temple
score-objective-T-P = Objective: Purple Temple

## Reasons for a move
# “After this turn: …”

why-win = the game is won in { $best } of 100 tries instead of { $other }
why-points = { $best ->
    [one] { $best } point
   *[other] { $best } points
} instead of { $other }
why-runes = runes worth { $best ->
    [one] { $best } point
   *[other] { $best } points
} instead of { $other }
why-objectives = objectives worth { $best ->
    [one] { $best } point
   *[other] { $best } points
} instead of { $other }
why-crystals = { $best ->
    [one] { $best } coloured crystal
   *[other] { $best } coloured crystals
} instead of { $other }
why-colourless = { $best ->
    [one] { $best } colourless crystal
   *[other] { $best } colourless crystals
} instead of { $other }
why-curses = { $best ->
    [one] { $best } broken curse
   *[other] { $best } broken curses
} instead of { $other }
why-room = { $best ->
    [one] { $best } free node
   *[other] { $best } free nodes
} instead of { $other }
why-charges = { $best ->
    [one] { $best } charge
   *[other] { $best } charges
} instead of { $other }
why-sight = curses in sight worth about { $best ->
    [one] { $best } point
   *[other] { $best } points
} instead of { $other }
why-rival-worth = the strongest opponent’s position is worth about { $best ->
    [one] { $best } point
   *[other] { $best } points
} instead of { $other }
