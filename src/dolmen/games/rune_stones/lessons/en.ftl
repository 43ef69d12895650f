# Rune Stones: lessons, in English.

## 01: the aim
aim-title = The road to the throne
aim-about = Where power points come from
aim-race = The throne stands on space 65. When somebody reaches it, you finish the round. The most power points win.
aim-rows = Rows of artifacts bring the most points: 2 artifacts bring 3 points, 3 bring 6, 4 bring 10, 5 bring 15.
aim-exchange = After your action you may exchange a row. Your lower row holds three artifacts: exchange it.
aim-first = Exchange the lower row before you end your turn.
aim-stone = That is 6 points and a rune stone, which helps until the end. Choose any.
aim-learnt = That is the road: cards bring gems, gems become artifacts, rows become points and stones.

## 02: a turn
turn-title = Your turn
turn-about = One action, then new cards
turn-start = Everybody starts alike: eight druid cards, four of them in hand, and five different gems.
turn-action = On your turn you take one action: summon creatures, use two cards, or forge artifacts. Use cards.
turn-later = That comes in another lesson. Use cards now.
turn-first = The bottom of a card shows its ability. Lay out 100: it gives a blue gem.
turn-begin = Begin with 100.
turn-second = Of two used cards you lose the one with the higher number. So add 101, and spare 103 and 107.
turn-spare = You would lose this card for good.
turn-gems = Each card gives a gem. Take one.
turn-other = And the other.
turn-unused = An unused ability is wasted.
turn-end = 101 has left the game; 100 is on your played pile. End your turn to refill your hand to four.
turn-rival = Your opponent summoned a creature. Your turn again.
turn-learnt = Using cards brings gems but costs a card. So summon new ones, as your opponent did.

## 03: summoning
summoning-title = Summoning creatures
summoning-about = Better cards for magic points
summoning-why = Two weak cards mean two gems and one card fewer. A creature usually brings two things every time. So summon.
summoning-cards = Get better cards first. Summoning loses none.
summoning-colour = Creatures cost magic points, shown on the right of your cards. Only one colour adds up. Play 104: two blue.
summoning-start = Begin with 104.
summoning-multi = Multicolour points go with every colour. Add 107 to have four.
summoning-wait = Four points buy more. Play 107 first.
summoning-price = The space sets the price, cheapest on the right. Higher numbers usually do more: take 67 for three.
summoning-dear = It costs four only because it lies on the left, and it gives one gem.
summoning-better = Card 67 gives a white gem and 2 power points.
summoning-rest = Unspent points are lost, and prices stay until the action ends: take 44 for one.
summoning-lost = Your last point would be lost.
summoning-slide = Only now have the other cards slid right and become cheaper. Waiting pays, unless somebody is faster.
summoning-learnt = No card is lost: all wait on your played pile, which you shuffle when your deck runs out.

## 04: pairs
pairs-title = Which card leaves
pairs-about = How to use creatures and keep them
pairs-numbers = Creatures have lower numbers than druid cards. Used with a druid card, a creature stays and the druid card leaves.
pairs-use = Use two cards without losing dragon 72.
pairs-now = Use cards now.
pairs-dragon = Lay out the dragon.
pairs-begin = Begin with the dragon.
pairs-second = Which card lets the dragon stay, and is weak enough to lose?
pairs-lose-dragon = 72 is higher than 44: the dragon would go to the common discard.
pairs-keep-103 = The dragon would stay, but 103 has three magic points. 101 is weaker.
pairs-die = Roll the die first: see the result, then choose the rest.
pairs-die-first = First the die.
pairs-points = Take the 2 power points. Other faces: 1 point, a gem, an ore, a card, a swap for white.
pairs-take = They are free. Take them.
pairs-gems = Now take a gem.
pairs-last = And the other.
pairs-unused = An unused ability is wasted.
pairs-learnt = 101 is gone; the dragon will return. The fewer weak cards, the sooner good ones come back.

## 05: abilities
abilities-title = Card abilities
abilities-about = Choices, exchanges, order
abilities-cards = You laid out 20, which exchanges a yellow gem for two white ones, and 105, whose stroke means “or”: an ore or a yellow gem.
abilities-order = You have no yellow gem, but you choose the order. What comes first?
abilities-no-yellow = Get a yellow gem first.
abilities-ore = Then you cannot pay for the exchange.
abilities-unused = Unused abilities are wasted.
abilities-trade = Now you can pay: make the exchange.
abilities-learnt = Look for cards that help each other. Some give power points, any coloured gem or a free creature.

## 06: forging
forging-title = Forging artifacts
forging-about = What to pay with, where to place
forging-price = An artifact costs 2, 3 or 4 gems of its colour, depending on the forge. White gems are wild: they replace any colour.
forging-action = One action forges up to two artifacts, each at a different forge. Begin.
forging-ready = You have the gems: forge.
forging-red = Your upper row has a blue artifact. Add the red one at K1, for two gems.
forging-start = K1 takes only two gems and fills your upper row.
forging-pay = Pay with red and one white. Save wild gems, they help everywhere.
forging-save-white = Two white gems are too much while you have a red one.
forging-row = A row counts from two artifacts on, and they never move. Which row?
forging-alone = Alone in a row it brings nothing.
forging-white = Your last four gems pay for a white artifact, whatever their colours.
forging-more = A longer row brings more: forge the white one.
forging-other = It would lie alone in the lower row.
forging-space = It fits anywhere; nothing else fits a white space. Put it there, in the upper row.
forging-best = Nothing else fits the white space of the upper row.
forging-learnt = Three artifacts bring 6 points, a fourth makes it 10. When to exchange comes later.

## 07: bonuses and ores
ores-title = Bonuses and ores
ores-about = One artifact helps to forge another
ores-bonus = If you pay with gems, three forges give a bonus: K3 a die roll, K4 an ore, K5 three power points.
ores-plan = Three ores replace the gems at any forge. You have two: forge for a third.
ores-forge = You have the gems: forge.
ores-red = Red artifacts lie at K3 and K4. Which one surely brings an ore?
ores-sure = The die may bring one; K4 surely does.
ores-pay = Now spend your ores. They bring no bonus, so choose the white forge: it has none and costs four gems.
ores-lose-bonus = Paying with ores, you would lose the bonus: 3 power points.
ores-cheap = Two gems would do here. The white forge saves you more.
ores-idle = Your ores would lie idle.
ores-space = Put it on the lower white space.
ores-row = There it makes three.
ores-learnt = Two artifacts at once: always check whether the first bonus helps to pay for the second.

## 08: exchanging rows
rows-title = When to exchange a row
rows-about = Points now, a stone for good
rows-when = Two artifacts bring only 3 points. Exchange them anyway: the earlier the rune stone, the longer it helps.
rows-exchange = One row a turn, after your action: easy to forget. Exchange the upper row.
rows-forgotten = 3 points and a stone are waiting.
rows-stone = For two players there is one stone of each kind. Take “Maximum hand size” before your opponent does.
rows-this = A good stone, but try “Maximum hand size” here.
rows-end = End your turn and watch your hand.
rows-hand = Six cards instead of four: more pairs to choose from, every turn.
rows-learnt = Until you have four different stones, exchange even short rows. Then wait: the fifth artifact adds the most.

## 09: the end
end-title = The last turn
end-about = What counts at the end
end-last = Your opponent has passed the throne with 66. This is the last round: you have 56 and one turn.
end-forge = Cards and stones bring nothing now. Rows count, and every 3 gems or ores bring 1 point. Forge.
end-cards = Cards and new gems would bring little now.
end-red = Take the red artifact for two gems. The other three are worth a point.
end-too-dear = You would pay four gems, and the last one brings nothing.
end-row = In the upper row it brings 3 points; the lower one grows from 6 to 10.
end-tie = Here you gain 3 points, in the lower row 4. That one decides.
end-exchange = Exchange the lower row. With four stones already, you get only points.
end-also = It would count at the end too, but exchange it now.
end-finish = Three gems bring the last point, a lone artifact nothing. End your turn.
end-learnt = 67 to 66: you win; a tie would share the victory. Near the end, turn gems into artifacts.
