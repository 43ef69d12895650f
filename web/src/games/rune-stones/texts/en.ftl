# Words of the drawn table, in English.
board-name = Table: track, display, forges, player board and hand
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
board-of = { $player }’s board
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
hand-of = { $player }’s hand
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

## How to play
how-aim = Aim
how-aim-text = You are a druid on the way to the throne on space { $goal }. Whoever has the most power points at the end of the game wins.
how-start = The start
how-start-text = You have eight druid cards, four of them in hand, and five gems: one of each colour and a white one, which stands for any colour.
how-turn = A turn
how-turn-text = Take one of three actions: summon creatures, use the abilities of two cards, or forge artifacts. You may not pass.
how-after = After the action
how-after-text = You may exchange one row of artifacts for points and a rune stone. At the end of your turn you refill your hand to four cards.
how-summon = Summoning creatures
how-summon-text = Play cards with magic points of one colour and take creatures from the board for them. The space sets the price: { $prices }. You lose none of the cards you played, but unspent points are lost.
how-use = Using abilities
how-use-text = Lay down two cards and use their abilities in any order. Then the card with the lower number stays yours and you lose the other. Creatures have lower numbers than druid cards, so your deck changes over time.
how-forge = Forging artifacts
how-forge-text = Forge one or two. An artifact costs { $low } to { $high } gems of its colour, a white one { $white } of any. { $ores } ores will do instead, but then without the bonus of the forge.
how-row = Points for a row
how-row-text = A row of 2, 3, 4 or 5 artifacts brings { $two }, { $three }, { $four } or { $five } points and a rune stone. The row is emptied and you fill it again. Exchanging sooner means a stone sooner; a longer row means more points.
how-stones = Rune stones
how-stones-text = They work until the end of the game. You may have at most { $count }, all different.
how-die = The die
how-die-text = It brings a gem, a gem exchanged for a white one, 1 or 2 points, an ore or a card. Some cards and one of the forges bring points too.
how-end = The end
how-end-text = When somebody has { $goal } points, finish the round. Rows on your boards still count, and every { $share } gems or ores are worth 1 point. If tied, you share the victory.
how-shows-summon = Under each space stands its price in magic points. Cards slide towards the cheaper spaces.
how-shows-use = Of these two cards the creature stays: its number is lower.
how-shows-forge = The forges: the artifact, its price in gems and, after the plus sign, the bonus for paying with gems.
how-shows-row = The upper row has three artifacts, the lower one has one. Beside it you see what a row is worth now, and with one artifact more.

## Tips
tip-druid = All druids have the same kind of cards in different colours, so take the one that you like.
tip-action = One action a turn: summon creatures for better cards, use cards for gems, or forge artifacts, which bring most points.
tip-summon = Magic points of one colour add up and buy creatures; no card is lost by summoning, so do it early.
tip-multi = Multicolour points fit every colour: add them when they reach a price that the others miss.
tip-creature = The further right a card lies, the cheaper it is; cards slide right later, so wait unless a rival wants it.
tip-rest = Magic points that you do not spend are lost, so see whether they buy one more creature.
tip-pair = Of the cards that you use, the one with the highest number is lost: use a good creature with a weak druid card.
tip-items = You use abilities in any order: take gems first, so that you can pay for the exchanges.
tip-gem = Take the colour that a forge wants: two to four gems of one colour make an artifact.
tip-die = What the die shows is free, but you need not take it: see first what helps you to forge.
tip-card = Here the price does not count: take the best creature, even from the dear spaces on the left.
tip-forge = An artifact costs gems of its colour; white gems stand for any colour, so save them for what is missing.
tip-bonus = Some forges give a bonus for gems: an ore, points or a roll may pay for the second artifact of this action.
tip-ores = Three ores pay for any artifact but bring no bonus: spend them where most gems are asked.
tip-pay = Give the colour that you need least: white gems are wild and worth keeping.
tip-space = Make a row longer rather than begin another: one artifact alone scores nothing, and artifacts never move.
tip-white = White artifacts fit everywhere, but nothing else fits a white space: put white on white to keep others free.
tip-row = Two artifacts bring 3 points, five bring 15: exchange short rows early for a rune stone, later wait for long ones.
tip-stone = A rune stone works until the end: early on, take one that helps every turn, such as a larger hand.
tip-slot = You can use this stone whenever you decide what to do next: do it when one gem or ore is missing.
tip-end = When your turn ends you draw new cards, but only up to your hand limit: cards that you hold back leave less room.
tip-last = This is the last round: rows still score, gems and ores only in threes, and new cards bring nothing.
