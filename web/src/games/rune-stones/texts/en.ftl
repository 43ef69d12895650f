# Words of the drawn table, in English.
board-name = Table: track, display, forges, your board and hand
ore-name = ore
empty = empty
empty-slot = free slot for a rune stone
any-colour = any colour
magic-points = { $count ->
    [one] { $count } magic point ({ $colour })
   *[other] { $count } magic points ({ $colour })
}
ability = Ability: { $what }.
ability-any = gem of your choice
ability-ore = ore
ability-die = roll of the die
ability-card = { $kin } from the display
ability-any-card = any card from the display
ability-trade = exchange { $paid } for { $gained }
ability-and = { $first } and { $second }
ability-or = { $first } or { $second }
bonus = Bonus: { $what }
bonus-none = No bonus
forge-price = { $price ->
    [one] Price: { $price } gem of this colour or { $ores } ores
   *[other] Price: { $price } gems of this colour or { $ores } ores
}
forge-price-any = { $price ->
    [one] Price: { $price } gem of any colour or { $ores } ores
   *[other] Price: { $price } gems of any colour or { $ores } ores
}
display-price = price { $price }
missing = { $count } short
supply-of = Supply: { $gem }, { $count }
own-of = You have: { $gem }, { $count }
is-joker = your wild colour
is-wild = wild, pays for any colour
white-note = White gems pay for any colour.
stones-left = On the board: { $count }
own-board = Your board
board-of = Board of { $player }
gems-and-ores = Gems and ores · white is wild
stone-slots = Rune stones
row-worth = If exchanged
row-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
row-plus = with 1 more: { $points }
row-full = the row is full
row-from = from 2 artifacts on
row-go = Exchange: +{ $points }
row-go-stone = and a rune stone
row-words = artifacts: { $count }, points for an exchange: { $now }
row-more = with one more: { $more }
own-hand = Your hand
hand-of = Hand of { $player }
hand-empty = No cards in hand
laid-out = laid out
fate-stays = stays on the played pile
fate-discard = will go to the common discard
fate-box = will leave the game
stays-short = stays
leaves-short = goes
where-stays = on the pile
where-discard = to the discard
where-box = out of play
end-stays = { $number } stays on the played pile
end-discard = { $number } goes to the discard
end-box = { $number } leaves the game
laid-by = { $player }: { $what }
one-laid = { $number } is laid out. Of two cards the higher number leaves.
one-laid-short = { $number } is laid out. The higher one leaves.
sum = points: { $points } · spent: { $spent } · left: { $left ->
    [0] 0
   *[other] { $left } (lost if unspent)
}
sum-short = { $spent } spent, { $left } left
sum-none = Play cards of one colour; their points add up
you-pay = You pay:
you-pay-short = You pay:
pay-this = Pay
change-gem = { $gem }, change it
roll-bonus = Bonus of the forge: you may roll the die
number-line = Card numbers. Hand: { $hand }. In the deck: { $deck }. Played: { $pile }.
track-name = Power track to the throne at { $goal }. { $standing }
common-discard = Common discard pile
cards-of = Cards of { $player }
pile-played = Played pile
pile-deck = In the deck, order unknown
pile-deck-and-hand = In deck and hand
pile-gone = Out of the game
no-cards = no cards
worth = Points for a row of artifacts
end-worth = At the end every { $share } gems and/or ores are worth 1 point.
die-faces = The die shows
stones-help = What rune stones do
aim = Aim: have the most power points when somebody reaches the throne at { $goal }. Cards, forges and exchanged rows bring them.
aim-short = Aim: { $goal } power points
numbers = Card numbers
druids-same = All have the same kinds of cards in other colours: take the one you like.
whole-again = Back to the cards
start-player = begins every round
cards-count = Cards of { $player }: { $hand } in hand, { $deck } in the deck, { $pile } played. Look at them
show-board = Board of { $player }: { $artifacts }. Show it large

## Short forms for buttons
short-do-summon = Summon
short-do-use = Use cards
short-do-forge = Forge
short-pay-with-ores = { $price ->
    [one] { $price } ore
   *[other] { $price } ores
}
short-pay-without-bonus = { $price ->
    [one] { $price } ore, no bonus
   *[other] { $price } ores, no bonus
}
short-pay-with-gems = { $price ->
    [one] { $price } gem
   *[other] { $price } gems
}
