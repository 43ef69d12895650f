# Rune Stones: everything that the game says, in English.
#
# A word of the game comes with its forms: $kin, and $kin_a, $kin_title for the attributes of its message.

## Game

game-title = Rune Stones
game-original-title = Rune Stones
game-summary = Summon creatures, use their abilities and forge artifacts. Each time you use two cards, the one with the higher number leaves you.
game-length = 45–75 minutes

## Components
# .a: with its article; .at: with a preposition; .title: to begin with; .colour: without its noun; .short: a letter.

gem-blue = blue gem
    .colour = blue
    .artifact = blue artifact
    .short = B
gem-yellow = yellow gem
    .colour = yellow
    .artifact = yellow artifact
    .short = Y
gem-green = green gem
    .colour = green
    .artifact = green artifact
    .short = G
gem-red = red gem
    .colour = red
    .artifact = red artifact
    .short = R
gem-white = white gem
    .colour = white
    .artifact = white artifact
    .short = W

pool-blue = { $count ->
    [one] { $count } blue gem
   *[other] { $count } blue gems
}
pool-yellow = { $count ->
    [one] { $count } yellow gem
   *[other] { $count } yellow gems
}
pool-green = { $count ->
    [one] { $count } green gem
   *[other] { $count } green gems
}
pool-red = { $count ->
    [one] { $count } red gem
   *[other] { $count } red gems
}
pool-white = { $count ->
    [one] { $count } white gem
   *[other] { $count } white gems
}
pool-ore = { $count ->
    [one] { $count } ore
   *[other] { $count } ores
}
pool-points = { $count ->
    [one] { $count } power point
   *[other] { $count } power points
}

kin-blue = blue goblin
    .a = a blue goblin
    .title = Blue goblin
kin-yellow = yellow satyr
    .a = a yellow satyr
    .title = Yellow satyr
kin-green = green dryad
    .a = a green dryad
    .title = Green dryad
kin-red = red harpy
    .a = a red harpy
    .title = Red harpy
kin-white = white dragon
    .a = a white dragon
    .title = White dragon
kin-druid = druid card
    .a = a druid card
    .title = Druid card

druid-brown = brown druid
    .title = Brown druid
druid-grey = grey druid
    .title = Grey druid
druid-beige = beige druid
    .title = Beige druid
druid-black = black druid
    .title = Black druid

stone-magic = “Magic points” stone
    .name = Magic points
    .effect = 2 more magic points for summoning
stone-hand = “Maximum hand size” stone
    .name = Maximum hand size
    .effect = you refill your hand to 6 cards
stone-exchange = “Exchange” stone
    .name = Exchange
    .effect = once a turn swap a gem for an ore, or an ore for a gem
stone-joker = “Wild gem” stone
    .name = Wild gem
    .effect = gems of one colour become wild
stone-plus = “Plus” stone
    .name = Plus
    .effect = use both abilities of optional cards
stone-double = “Double die action” stone
    .name = Double die action
    .effect = you get the result of a card’s die twice
stone-extra = “Extra power point” stone
    .name = Extra power point
    .effect = 1 more power point for each card that gives points
stone-three = “Three cards” stone
    .name = Three cards
    .effect = you may use three cards instead of two

forge-K1 = forge K1
    .at = at forge K1
    .title = Forge K1
forge-K2 = forge K2
    .at = at forge K2
    .title = Forge K2
forge-K3 = forge K3
    .at = at forge K3
    .title = Forge K3
forge-K4 = forge K4
    .at = at forge K4
    .title = Forge K4
forge-K5 = forge K5
    .at = at forge K5
    .title = Forge K5
forge-K6 = white forge
    .at = at the white forge
    .title = White forge

face-GEM = a gem of your choice
face-SWAP = swap a gem for a white one
face-P1 = 1 power point
face-P2 = 2 power points
face-ORE = an ore
face-CARD = a card from the creature deck

row-upper = upper row
    .title = Upper row
row-lower = lower row
    .title = Lower row

place-upper-blue = blue space of the upper row
place-upper-yellow = yellow space of the upper row
place-upper-green = green space of the upper row
place-upper-red = red space of the upper row
place-upper-white = white space of the upper row
place-lower-blue = blue space of the lower row
place-lower-yellow = yellow space of the lower row
place-lower-green = green space of the lower row
place-lower-red = red space of the lower row
place-lower-white = white space of the lower row

## Options

option-exchange_rows_per_turn = Rows exchanged per turn
option-exchange_rows_per_turn-help = How many rows of artifacts you may exchange in one turn. With two, each row brings its own rune stone. One by default, although some players play with two.
option-exchange_rows_per_turn-1 = one
option-exchange_rows_per_turn-2 = two

option-joker_pays_white = Wild colour pays white
option-joker_pays_white-help = Whether gems of the colour on your “Wild gem” stone can pay where a card asks for a white gem. Yes by default.
option-joker_pays_white-true = yes
option-joker_pays_white-false = no, white gems only

option-first_player = Start player
option-first_player-help = Who begins every round. Chance decides by default, but you may pick a player by seat number.
option-first_player-random = chance
option-first_player-1 = player 1
option-first_player-2 = player 2
option-first_player-3 = player 3
option-first_player-4 = player 4

option-max_rounds = Round limit
option-max_rounds-help = After this many full rounds the final scoring follows, even if nobody has reached the throne. Zero means no limit. 200 by default; a normal game never reaches it.

## Questions

ask-choose-druid = Which druid do you play?
ask-action = Which action do you take?
ask-summon = { $left ->
    [0] Which card do you play?
    [one] Play a card or take a creature. You have { $left } magic point.
   *[other] Play a card or take a creature. You have { $left } magic points.
}
ask-take-creature = { $left ->
    [one] Which creature do you take? You have { $left } magic point.
   *[other] Which creature do you take? You have { $left } magic points.
}
ask-play-more = { $left ->
    [0] Do you play another card, or finish summoning?
    [one] Do you play another card, or finish summoning? You have { $left } magic point left.
   *[other] Do you play another card, or finish summoning? You have { $left } magic points left.
}
ask-finish-summoning = Do you finish summoning?
ask-choose-card = { $laid ->
    [0] Which card do you use first?
    [one] Which card do you use with it?
   *[other] Do you use one more card?
}
ask-use-item = Which ability do you use?
ask-finish-using = No ability is left to use. Do you finish?
ask-take-gem = Which gem do you take?
ask-take-card = Which card do you take? It must be { $kin_a }.
ask-take-any-card = Which card do you take from the display?
ask-pay = { $left ->
    [one] What do you pay with? The price is a { $gem }.
   *[other] What do you pay with? Colour: { $gem_colour }, { $left } to go.
}
ask-pay-any = { $left ->
    [one] Which gem do you pay with?
   *[other] Which gem do you pay with? { $left } to go.
}
ask-die = The die shows: { $face }. Do you use it?
ask-die-again = The same once more: { $face }. Do you use it?
ask-forge = What do you forge?
ask-finish-forging = There is nothing more to forge now. Do you finish?
ask-pay-with = What do you pay for the { $gem_artifact } with?
ask-place = Where do you put the { $gem_artifact }?
ask-roll = Do you roll the die?
ask-end-turn = Do you end your turn?
ask-end-or-exchange = Do you exchange a row of artifacts, or end your turn?
ask-take-stone = Which rune stone do you take?
ask-use-exchange = What do you exchange?
ask-activate-joker = Which colour will be wild?

## Options of questions

choose-druid = { $druid_title }
do-summon = Summon creatures
do-use = Use card abilities
do-forge = Forge artifacts
do-pass = Pass (no action is possible)
do-pass-anyway = Pass
summon-play = { $points ->
    [one] Play { $kin } { $number } ({ $points } magic point)
   *[other] Play { $kin } { $number } ({ $points } magic points)
}
summon-take = { $price ->
    [one] Take { $kin } { $number } for { $price } point
   *[other] Take { $kin } { $number } for { $price } points
}
summon-stop = Finish summoning
choose-card = Use { $kin } { $number }
choose-no-more = Two cards are enough
use-gem = { $kin_title } { $number }: take a { $gem }
use-any-gem = { $kin_title } { $number }: take a gem of your choice
use-ore = { $kin_title } { $number }: take an ore
use-points = { $points ->
    [one] { $kin_title } { $number }: score { $points } power point
   *[other] { $kin_title } { $number }: score { $points } power points
}
use-die = { $kin_title } { $number }: roll the die
use-card = { $kin_title } { $number }: take { $taken_a } from the display
use-any-card = { $kin_title } { $number }: take any card from the display
use-trade = { $kin_title } { $number }: give { $paid }, take { $gained }
use-no-more = Finish using cards
take-gem = Take a { $gem }
take-card = Take { $kin } { $number }
pay-gem = Pay with a { $gem } (you have { $have })
die-gem = Take a { $gem }
die-swap = Swap a { $gem } for a white one
die-points = { $points ->
    [one] Take { $points } power point
   *[other] Take { $points } power points
}
die-ore = Take an ore
die-card = Take the top card of the creature deck
die-decline = Do not use it
forge-at = Forge the { $gem_artifact } { $forge_at } for { $price ->
    [one] { $price } gem
   *[other] { $price } gems
}{ $wild ->
    [0] {""}
   *[other] {" "}({ $wild } of them wild)
}{ $points ->
    [0] {""}
    [one] , bonus: { $points } power point
   *[other] , bonus: { $points } power points
}
forge-with-ores = Forge the { $gem_artifact } { $forge_at } for { $ores ->
    [one] { $ores } ore
   *[other] { $ores } ores
}
forge-without-bonus = Forge the { $gem_artifact } { $forge_at } for { $ores ->
    [one] { $ores } ore, without the bonus
   *[other] { $ores } ores, without the bonus
}
forge-either = Forge the { $gem_artifact } { $forge_at } for { $price ->
    [one] { $price } gem
   *[other] { $price } gems
}{ $points ->
    [0] {""}
    [one] {" "}(bonus: { $points } power point)
   *[other] {" "}(bonus: { $points } power points)
} or { $ores ->
    [one] { $ores } ore
   *[other] { $ores } ores
}
forge-no-more = Finish forging
pay-with-gems = { $price ->
    [one] Pay with { $price } gem
   *[other] Pay with { $price } gems
}
pay-with-ores = { $price ->
    [one] Pay with { $price } ore
   *[other] Pay with { $price } ores
}
pay-without-bonus = { $price ->
    [one] Pay with { $price } ore, without the bonus
   *[other] Pay with { $price } ores, without the bonus
}
place-at = Put it on the { $place }
do-roll = Roll the die
roll-not = Do not roll
end-turn = End the turn
exchange-row = Exchange the { $row }
exchange-row-points = { $points ->
    [one] Exchange the { $row }: { $points } power point
   *[other] Exchange the { $row }: { $points } power points
}
exchange-row-stone = { $points ->
    [one] Exchange the { $row }: { $points } power point and a rune stone
   *[other] Exchange the { $row }: { $points } power points and a rune stone
}
take-stone = { $stone_name }: { $stone_effect }
use-exchange-stone = Use the “Exchange” stone
use-joker-stone = Activate the “Wild gem” stone
exchange-gem = Give a { $gem }, take an ore
exchange-ore = Give an ore, take a { $gem }
activate-joker = Make { $gem_colour } gems wild
empty-forge = { $forge_title }: empty

## What would be lost

loses-magic = { $points ->
    [one] You would lose { $points } magic point that still pays for a creature.
   *[other] You would lose { $points } magic points that still pay for a creature.
}
loses-items = { $count ->
    [one] { $count } ability would stay unused.
   *[other] { $count } abilities would stay unused.
}
loses-benefit = You would give up what the die shows: { $face }.
loses-bonus = You would give up the bonus of the forge.
loses-row = { $points ->
    [one] You can still exchange the { $row } for { $points } power point.
   *[other] You can still exchange the { $row } for { $points } power points.
}
loses-row-stone = { $points ->
    [one] You can still exchange the { $row } for { $points } power point and a rune stone.
   *[other] You can still exchange the { $row } for { $points } power points and a rune stone.
}
loses-rows = You can still exchange a row. Power points: upper { $upper }, lower { $lower }.

## Refusals

druid-taken = Somebody else is playing this druid.
must-act = You can take an action, so you may not pass.
display-empty = There is no creature in the display.
too-few-points = The cheapest creature costs { $need ->
    [one] { $need } magic point
   *[other] { $need } magic points
}, and { $have ->
    [0] your cards give you none
   *[other] your cards give you { $have } at most
}.
too-few-cards = { $have ->
    [0] Using abilities takes two cards, and you have none.
   *[other] Using abilities takes two cards, and you have { $have }.
}
nothing-to-forge = You cannot forge anything now: you lack the gems and ores, or a free space.
other-colour = The points of this card have another colour; in this summoning only { $gem_colour } points count.
out-of-reach = With this card you would reach { $have ->
    [one] { $have } magic point
   *[other] { $have } magic points
} at most, and the cheapest creature costs { $need }.
too-expensive = This creature costs { $need ->
    [one] { $need } magic point
   *[other] { $need } magic points
}, and { $have ->
    [0] you have none left
   *[other] you have { $have }
}.
nothing-taken = You must take at least one creature.
item-used = This ability has already been used.
trade-used = This exchange can be made only once.
other-side-used = The other ability of this card has already been used, and you may use only one of them.
no-such-gem = There are no { $gem_colour } gems in the supply.
no-coloured-gem = There are no coloured gems in the supply.
no-white-gem = There are no white gems in the supply.
no-ore = There are no ores in the supply.
no-card-of-colour = There is no { $kin } in the display.
not-this-colour = This ability can take only { $kin_a }.
dragon-has-no-colour = A dragon has no colour, so this ability cannot take it.
no-card = There are no cards in the display.
cannot-pay = { $need ->
    [one] This exchange takes a { $gem }, and you have nothing to pay with.
   *[other] This exchange takes { $need } { $gem_colour } gems, and { $have ->
        [0] you have nothing to pay with
       *[other] you can pay only { $have }
    }.
}
only-white-pays = Only a white gem can pay for this.
does-not-pay = You cannot pay with this: a { $gem } is not wild here.
gem-missing = You have no { $gem }.
nothing-to-swap = You have no { $gem } to swap.
no-creatures = There are no cards left in the creature deck or in the common discard.
forge-used = You have already forged here this turn.
enough-forged = { $most ->
    [one] You may forge at most { $most } artifact in a turn.
   *[other] You may forge at most { $most } artifacts in a turn.
}
one-white-only = You may forge only one white artifact in a turn.
forge-empty = There is no artifact at this forge.
no-white-left = There are no white artifacts left.
no-room = Both spaces for a { $gem_artifact } are taken.
no-room-at-all = There is no free space on your board.
too-poor = You need { $need ->
    [one] { $need } gem that fits
   *[other] { $need } gems that fit
} or { $ores ->
    [one] { $ores } ore
   *[other] { $ores } ores
}, and { $have ->
    [0] you have no such gem
    [one] you have only { $have } such gem
   *[other] you have only { $have } such gems
}.
too-poor-for-white = A white artifact costs { $need ->
    [one] { $need } gem of any colour
   *[other] { $need } gems of any colour
} or { $ores ->
    [one] { $ores } ore
   *[other] { $ores } ores
}, and { $have ->
    [0] you have no gem
    [one] you have only { $have } gem
   *[other] you have only { $have } gems
}.
nothing-forged = You must forge at least one artifact.
too-few-gems = You need { $need ->
    [one] { $need } gem that fits
   *[other] { $need } gems that fit
}, and { $have ->
    [0] you have none
   *[other] you have { $have }
}.
too-few-ores = You need { $need ->
    [one] { $need } ore
   *[other] { $need } ores
}, and { $have ->
    [0] you have none
   *[other] you have { $have }
}.
place-taken = An artifact lies on this space, and artifacts are never moved.
other-place = This space has another colour; you are placing a { $gem_artifact }.
white-place = Only a white artifact may lie on a white space.
row-too-short = An exchange takes at least 2 artifacts in the row, and { $have ->
    [0] there is none
   *[other] there is { $have }
}.
rows-exchanged = { $most ->
    [one] You may exchange only { $most } row in a turn.
   *[other] You may exchange only { $most } rows in a turn.
}
stone-owned = You already have this rune stone.
stone-gone = There are no such rune stones left on the board.
exchange-used = You may use the “Exchange” stone only once a turn.
nothing-to-exchange = You have nothing to exchange, or the supply has nothing to give for it.
no-own-gem = You have no { $gem }.
no-own-ore = You have no ore.
no-ore-left = There are no ores in the supply.
no-gem-left = There are no { $gem_colour } gems in the supply.
no-gem-for-joker = There are no { $gem_colour } gems in the supply.
no-gems-for-joker = There are no coloured gems in the supply.

## Log

druid-chosen = { $player } plays the { $druid }.
first-player = { $player } begins.
dragon-aside = Dragon { $number } is set aside until six other cards are face up.
round-started = Round { $round } begins.
forced-pass = { $player } cannot take any action.
card-turned-up = { $kin_title } { $number } joins the display.
creatures-reshuffled = The common discard is shuffled and becomes the creature deck.
card-played = { $player } plays { $kin } { $number }.
card-summoned = { $price ->
    [one] { $player } summons { $kin } { $number } for { $price } point.
   *[other] { $player } summons { $kin } { $number } for { $price } points.
}
points-lost = { $points ->
    [one] { $player } leaves { $points } magic point unused.
   *[other] { $player } leaves { $points } magic points unused.
}
card-used = { $player } lays out { $kin } { $number }.
card-discarded = { $player } discards { $kin } { $number } to the common discard.
card-gone = { $player } removes { $kin } { $number } from the game.
card-kept = { $player } keeps { $kin } { $number }.
gained = { $player } receives { $pool }.
nothing-gained = { $player } receives nothing: the supply has none left.
card-taken = { $player } takes { $kin } { $number } from the display.
paid = { $player } returns { $pool }.
die-rolled = { $player } rolls the die: { $face }.
die-doubled = { $player } rolls the die: { $face }. The benefit comes twice.
no-benefit = { $player } cannot use the die result.
roll-declined = { $player } chooses not to roll the die.
benefit-declined = { $player } declines the die result.
top-card-taken = { $player } takes { $kin } { $number } from the creature deck.
artifact-forged = { $player } forges a { $gem_artifact } { $forge_at } and puts it on the { $place }.
artifact-turned-up = { $forge_title }: a { $gem_artifact } appears.
artifacts-reshuffled = The discarded artifacts go back to the artifact supply.
row-exchanged = { $points ->
    [one] { $player } exchanges the { $row } (artifacts: { $count }) for { $points } power point.
   *[other] { $player } exchanges the { $row } (artifacts: { $count }) for { $points } power points.
}
stone-taken = { $player } takes the { $stone }.
gem-to-ore = { $player } uses the “Exchange” stone to swap a { $gem } for an ore.
ore-to-gem = { $player } uses the “Exchange” stone to swap an ore for a { $gem }.
joker-activated = { $player } activates the “Wild gem” stone. The wild colour is { $gem_colour }.
cards-drawn = { $count ->
    [one] { $player } draws { $count } card.
   *[other] { $player } draws { $count } cards.
}
card-drawn = You draw { $kin } { $number }.
pile-reshuffled = { $player } shuffles the played pile to make a new deck.
last-round = { $points ->
    [one] { $player } has { $points } power point and reaches the throne. This is the last round.
   *[other] { $player } has { $points } power points and reaches the throne. This is the last round.
}
round-limit = { $rounds ->
    [one] The game ends after { $rounds } round: that is the limit.
   *[other] The game ends after { $rounds } rounds: that is the limit.
}
final-scoring = Final scoring: { $player } scores { $rows } for rows and { $supply } for gems and ores.
game-won = { $points ->
    [one] { $player } wins with { $points } power point.
   *[other] { $player } wins with { $points } power points.
}

## Table

table-creatures = Creature deck
table-display = Display
table-forges = Forges
table-stones = Rune stones
table-hand = Hand
table-pile = Played
table-deck = Deck
table-in-play = Laid out
table-discard = Discarded
table-supply = Common supply

## Score

score-power = Power points from play
score-upper = Upper row
score-lower = Lower row
score-supply = Gems and ores
shared-victory = Equal points: the victory is shared.

## Reasons for a move
# “After this turn: …”

why-win = the game is won in { $best } of 100 tries instead of { $other }
why-points = { $best ->
    [one] { $best } power point
   *[other] { $best } power points
} instead of { $other }
why-rows = rows worth { $best ->
    [one] { $best } power point
   *[other] { $best } power points
} instead of { $other }
why-gems = { $best ->
    [one] { $best } gem or ore
   *[other] { $best } gems and ores
} instead of { $other }
why-forges = enough gems for { $best ->
    [one] { $best } forge
   *[other] { $best } forges
} instead of { $other }
why-stones = { $best ->
    [one] { $best } rune stone
   *[other] { $best } rune stones
} instead of { $other }
why-cards = cards worth about { $best ->
    [one] { $best } power point
   *[other] { $best } power points
} instead of { $other }
why-final = a final score of { $best } instead of { $other }
why-rivals = the strongest opponent can pay for { $best ->
    [one] { $best } forge
   *[other] { $best } forges
} instead of { $other }
why-rival-worth = the strongest opponent’s position is worth about { $best ->
    [one] { $best } point
   *[other] { $best } points
} instead of { $other }
