# What the pieces and places of the table are and do, in English; loaded when somebody first touches the table.
card-magic = Played for a summoning: { $magic }.
card-multi = They go with points of any colour.
card-price = { $price ->
    [one] Costs { $price } magic point on this space.
   *[other] Costs { $price } magic points on this space.
} Cards slide towards the cheaper spaces.
card-leaves = Of the cards you use together only the one with the lowest number stays; the others go to the common discard.
card-leaves-box = Of the cards you use together only the one with the lowest number stays; a druid card that leaves is out of the game.
side-one = You may use one of the two.
side-both = You may use both.
item-any = The gem may be blue, yellow, green or red, never white.
item-die = You see what the die shows and may turn it down.
item-trade = You may make this exchange once. White gems pay for any colour.
item-card = The card goes on your played pile. It costs no magic points.
forge-white = A white artifact fits on any free space of your board.
forge-ores = Ores bring no bonus.
white-pays = White gems pay for any colour.
place-colour = Free. The artifact of this colour ({ $colour }) or a white one fits here.
place-white = Free. Only a white artifact fits here.
place-full = Here lies: { $artifact }.
place-row = The more artifacts lie in a row, the more the whole row brings.
row-now = { $points ->
    [one] Artifacts: { $count }. Exchanged now, the row brings { $points } power point.
   *[other] Artifacts: { $count }. Exchanged now, the row brings { $points } power points.
}
row-short = Artifacts: { $count }. A row can be exchanged from two artifacts on.
row-next = { $points ->
    [one] With one more artifact it would bring { $points } point.
   *[other] With one more artifact it would bring { $points } points.
}
row-how = After your action you may exchange a row: all its artifacts leave, and you get its points and a rune stone of your choice.
own-count = On the player board: { $count }.
supply-count = { $count } in the common supply.
gem-use = Pays for artifacts of its colour, and for exchanges on cards.
white-use = Wild: a white gem pays for a gem of any colour.
joker-use = The wild colour: it pays for gems of other colours too.
ore-use = { $ores ->
    [one] { $ores } ore pays for any artifact instead of gems, but brings no bonus.
   *[other] { $ores } ores pay for any artifact instead of gems, but bring no bonus.
}
stone-take = { $count ->
    [0] None is left on the board.
   *[other] { $count } on the board. You take a stone when you exchange a row.
}
stone-magic-more = They go with every colour, and you have them even without playing a card.
stone-hand-more = It works at the end of each of your turns.
stone-exchange-more = Use it in your turn, before or after your action or between its parts.
stone-joker-more = You choose the colour once, for the whole game. Its gems stand in for other colours.
stone-plus-more = Where a card says “or”, you may use both.
stone-double-more = The die is rolled once. It does not work for the die of a forge.
stone-extra-more = Once for each card you use whose ability shows power points.
stone-three-more = Two of them then leave; the lowest stays.
die = The die
die-free = You may turn it down.
action-summon = Play cards of one colour: their magic points add up and pay for creatures in the display.
action-summon-2 = The cards you play and the creatures you take go on your played pile. Points left over are lost.
action-use = Lay out two cards from your hand and use what their bottom edge shows, in any order.
action-use-2 = Then the card with the higher number leaves you; the lower one stays.
action-forge = Pay gems, or ores, for one or two artifacts and put them into the rows of your board.
action-forge-2 = Rows bring power points and rune stones when you exchange them after an action.
druid-cards = Your druid gives you eight cards, 100 to 107. Four of them are your first hand.
druid-same = All four druids have the same kinds of cards, only in other colours. Take the one you like.
pile-creatures = From here the display is filled. The die can bring you its top card.
pile-discard = Creatures that players have lost. When the creature deck is empty, they become the new one.
pile-deck = You refill your hand from here at the end of your turn. Click to see which cards are in it, not their order.
pile-played = Cards you have played and gained. When your deck is empty, they are shuffled and become the new one.
track = The power track
track-end = When somebody reaches the throne, the round is played to its end, and then the most points win.
throne = The throne
throne-rest = At the end your rows count too, and every { $share } gems and/or ores give 1 point.
numbers-signs = Triangle: in your hand. Circle: in your deck. Square: on your played pile.
numbers-why = Of two cards that you use together the one with the higher number leaves. A high card stays only beside a higher one.
