# Haunted Lands (Nawiedzone Krainy): everything that the game says, in English.
#
# A word of the game comes with its forms: $cell, and $cell_to, $cell_at, … for the attributes of its message.

## Game

game-title = Haunted Lands
game-original-title = Haunted Lands
game-summary = Roam the lands around Kalena, gather, build, learn, and send Wraiths to the other world. Neglect the Wraiths, and you all lose together.
game-length = 60–120 minutes

## Components
# .to, .at: with a preposition; .a: with an article; .effect, .text: what a card says;
# .note: the terrain after the name of a cell, nothing where the name says it; .short: a letter on the map.

cell-K-C = the City Hill
    .to = to the City Hill
    .at = on the City Hill
cell-K-E = the eastern District
    .to = to the eastern District
    .at = in the eastern District
cell-K-NE = the north-eastern District
    .to = to the north-eastern District
    .at = in the north-eastern District
cell-K-NW = the north-western District
    .to = to the north-western District
    .at = in the north-western District
cell-K-W = the western District
    .to = to the western District
    .at = in the western District
cell-K-SW = the south-western District
    .to = to the south-western District
    .at = in the south-western District
cell-K-SE = the south-eastern District
    .to = to the south-eastern District
    .at = in the south-eastern District
cell-S1-C = the centre of Region 1
    .to = to the centre of Region 1
    .at = in the centre of Region 1
cell-S1-E = the east of Region 1
    .to = to the east of Region 1
    .at = in the east of Region 1
cell-S1-NE = the north-east of Region 1
    .to = to the north-east of Region 1
    .at = in the north-east of Region 1
cell-S1-NW = the north-west of Region 1
    .to = to the north-west of Region 1
    .at = in the north-west of Region 1
cell-S1-W = the west of Region 1
    .to = to the west of Region 1
    .at = in the west of Region 1
cell-S1-SW = the south-west of Region 1
    .to = to the south-west of Region 1
    .at = in the south-west of Region 1
cell-S1-SE = the south-east of Region 1
    .to = to the south-east of Region 1
    .at = in the south-east of Region 1
cell-S2-C = the centre of Region 2
    .to = to the centre of Region 2
    .at = in the centre of Region 2
cell-S2-E = the east of Region 2
    .to = to the east of Region 2
    .at = in the east of Region 2
cell-S2-NE = the north-east of Region 2
    .to = to the north-east of Region 2
    .at = in the north-east of Region 2
cell-S2-NW = the north-west of Region 2
    .to = to the north-west of Region 2
    .at = in the north-west of Region 2
cell-S2-W = the west of Region 2
    .to = to the west of Region 2
    .at = in the west of Region 2
cell-S2-SW = the south-west of Region 2
    .to = to the south-west of Region 2
    .at = in the south-west of Region 2
cell-S2-SE = the south-east of Region 2
    .to = to the south-east of Region 2
    .at = in the south-east of Region 2
cell-S3-C = the centre of Region 3
    .to = to the centre of Region 3
    .at = in the centre of Region 3
cell-S3-E = the east of Region 3
    .to = to the east of Region 3
    .at = in the east of Region 3
cell-S3-NE = the north-east of Region 3
    .to = to the north-east of Region 3
    .at = in the north-east of Region 3
cell-S3-NW = the north-west of Region 3
    .to = to the north-west of Region 3
    .at = in the north-west of Region 3
cell-S3-W = the west of Region 3
    .to = to the west of Region 3
    .at = in the west of Region 3
cell-S3-SW = the south-west of Region 3
    .to = to the south-west of Region 3
    .at = in the south-west of Region 3
cell-S3-SE = the south-east of Region 3
    .to = to the south-east of Region 3
    .at = in the south-east of Region 3
cell-S4-C = the centre of Region 4
    .to = to the centre of Region 4
    .at = in the centre of Region 4
cell-S4-E = the east of Region 4
    .to = to the east of Region 4
    .at = in the east of Region 4
cell-S4-NE = the north-east of Region 4
    .to = to the north-east of Region 4
    .at = in the north-east of Region 4
cell-S4-NW = the north-west of Region 4
    .to = to the north-west of Region 4
    .at = in the north-west of Region 4
cell-S4-W = the west of Region 4
    .to = to the west of Region 4
    .at = in the west of Region 4
cell-S4-SW = the south-west of Region 4
    .to = to the south-west of Region 4
    .at = in the south-west of Region 4
cell-S4-SE = the south-east of Region 4
    .to = to the south-east of Region 4
    .at = in the south-east of Region 4
cell-S5-C = the centre of Region 5
    .to = to the centre of Region 5
    .at = in the centre of Region 5
cell-S5-E = the east of Region 5
    .to = to the east of Region 5
    .at = in the east of Region 5
cell-S5-NE = the north-east of Region 5
    .to = to the north-east of Region 5
    .at = in the north-east of Region 5
cell-S5-NW = the north-west of Region 5
    .to = to the north-west of Region 5
    .at = in the north-west of Region 5
cell-S5-W = the west of Region 5
    .to = to the west of Region 5
    .at = in the west of Region 5
cell-S5-SW = the south-west of Region 5
    .to = to the south-west of Region 5
    .at = in the south-west of Region 5
cell-S5-SE = the south-east of Region 5
    .to = to the south-east of Region 5
    .at = in the south-east of Region 5
cell-S6-C = the centre of Region 6
    .to = to the centre of Region 6
    .at = in the centre of Region 6
cell-S6-E = the east of Region 6
    .to = to the east of Region 6
    .at = in the east of Region 6
cell-S6-NE = the north-east of Region 6
    .to = to the north-east of Region 6
    .at = in the north-east of Region 6
cell-S6-NW = the north-west of Region 6
    .to = to the north-west of Region 6
    .at = in the north-west of Region 6
cell-S6-W = the west of Region 6
    .to = to the west of Region 6
    .at = in the west of Region 6
cell-S6-SW = the south-west of Region 6
    .to = to the south-west of Region 6
    .at = in the south-west of Region 6
cell-S6-SE = the south-east of Region 6
    .to = to the south-east of Region 6
    .at = in the south-east of Region 6

terrain-plains = plains
    .short = P
    .note = { " " }(plains)
terrain-forest = forest
    .short = F
    .note = { " " }(forest)
terrain-mountain = mountain
    .short = M
    .note = { " " }(mountain)
terrain-lake = lake
    .short = L
    .note = { " " }(lake)
terrain-district = District
    .short = D
    .note = { "" }
terrain-hill = hill
    .short = H
    .note = { "" }

good-food = food
    .a = food
good-water = water
    .a = water
good-wood = wood
    .a = wood
good-mineral = mineral
    .a = a mineral

goods-food = { $count } food
goods-water = { $count } water
goods-wood = { $count } wood
goods-mineral = { $count ->
    [one] { $count } mineral
   *[other] { $count } minerals
}

building-windmill = windmill
    .a = a windmill
    .short = w
building-sawmill = sawmill
    .a = a sawmill
    .short = s
building-mine = mine
    .a = a mine
    .short = m
building-noria = noria
    .a = a noria
    .short = n

track-travel = Travel
track-persuasion = Persuasion
track-gather = Gather
track-build = Build

skill-POG-1 = Kind Word
    .effect = each Persuasion gives 1 more Valour
skill-POG-2 = Bargain with Wraiths
    .effect = in a Persuasion you may choose the reward instead of rolling
skill-POG-3 = Tireless Voice
    .effect = each Persuasion refreshes 1 Persuasion token
skill-WED-1 = Forest Paths
    .effect = entering a forest costs 1 Travel token
skill-WED-2 = Mountain Trails
    .effect = entering a mountain costs 2 Travel tokens
skill-WED-3 = At Home in the City
    .effect = you may also sell in Districts, and learn and train on the City Hill
skill-HAN-1 = Bigger Storehouse
    .effect = your storage holds 1 more of each kind of good
skill-HAN-2 = Haggling
    .effect = each Sale gives 1 more Pecunia
skill-HAN-3 = Wholesale
    .effect = a Sale of at least 3 goods refreshes any 1 Action token
skill-WYT-1 = Better Workshops
    .effect = in the Harvest each of your working buildings gives 1 more good
skill-WYT-2 = Master Builder
    .effect = each building that you build gives 1 more Valour
skill-WYT-3 = Rich Gathering
    .effect = each Gathering gives 1 more good of any kind

task-ZAD-1 = Full Larders
    .text = for every 3 goods of one kind in your storage
task-ZAD-2 = Fat Purse
    .text = for every 3 Pecunia
task-ZAD-3 = Lord of the Lands
    .text = for every Region where you have more buildings than anyone else
task-ZAD-4 = Late Learner
    .text = for each of your cubes on the rightmost slot above a skill
task-ZAD-5 = Miller
    .text = for each of your windmills
task-ZAD-6 = Water Carrier
    .text = for each of your norias
task-ZAD-7 = Sawyer
    .text = for each of your sawmills
task-ZAD-8 = Miner
    .text = for each of your mines

market-TAR-1 = Market of like goods
    .effect = pays extra for 2 or 3 goods of the same kind
market-TAR-2 = Market of varied goods
    .effect = pays extra for 2 or 3 goods of different kinds
market-TAR-3 = Market of full sets
    .effect = pays extra for one good of each of the four kinds

wraith-WID-1 = Silent Workshops
    .effect = buildings next to a Wraith give nothing in the Harvest
wraith-WID-2 = Guarded Crops
    .effect = nobody can gather on a cell with a Wraith
wraith-WID-3 = Fearful Paths
    .effect = entering a cell with a Wraith costs 1 more Travel token

face-coin = coin
face-crate = crate
face-star = star

## Options

option-mode = Mode
option-mode-help = Wanderer is the basic game, Builder makes buildings worth more, Burgher rewards planning ahead. Wanderer by default.
option-mode-wedrowiec = Wanderer
option-mode-budowniczy = Builder
option-mode-mieszczanin = Burgher

option-extra_wraith_cards = Extra Wraith cards
option-extra_wraith_cards-help = A harder game: another Wraith card, or both others, join the card of the mode, and all apply at once. By default there is no further card.
option-extra_wraith_cards-none = none
option-extra_wraith_cards-wid-1 = card 1: silent workshops
option-extra_wraith_cards-wid-2 = card 2: guarded crops
option-extra_wraith_cards-wid-3 = card 3: fearful paths
option-extra_wraith_cards-both = both others

option-errata_haunting_overflow = When the rolled terrain runs out
option-errata_haunting_overflow-help = Where Wraiths go when the rolled terrain is full: first outside Kalena (the Polish text) or straight into Kalena. Outside first by default.
option-errata_haunting_overflow-pl = first outside Kalena
option-errata_haunting_overflow-kalena_direct = straight into Kalena

option-errata_start_valour = Valour at the start
option-errata_start_valour-help = The space of the Valour track on which everybody begins; it changes only the totals that are shown. 1 by default.
option-errata_start_valour-1 = space 1
option-errata_start_valour-4 = space 4

option-wraith_supply_rule = When the reserve runs short
option-wraith_supply_rule-help = What happens when there are too few Wraiths in the reserve for a Haunting: everybody loses, or only those that are left appear. Defeat by default.
option-wraith_supply_rule-loss = everybody loses
option-wraith_supply_rule-partial = only those left appear

option-limit_depletion_tokens = Only 12 Depletion tokens
option-limit_depletion_tokens-help = Limits Depletion tokens to the 12 in the box: while all of them lie on the Map, nobody can gather. Off by default.
option-limit_depletion_tokens-false = no limit
option-limit_depletion_tokens-true = at most 12

option-first_player = First player
option-first_player-help = Whose Valour token lies on top of the stack at the start, and so who begins; the other tokens lie in random order. Chance decides by default, but you may pick a player by seat number.
option-first_player-random = chance
option-first_player-1 = player 1
option-first_player-2 = player 2
option-first_player-3 = player 3
option-first_player-4 = player 4

## Questions

ask-place-wraith = Terrain die: { $terrain }. { $left ->
    [one] Where does the last Wraith appear?
   *[other] Where does a Wraith appear? There are { $left } to place.
}
ask-act = What do you do?
ask-end-turn = There is nothing more you can do. Do you end your turn?
ask-take-good = { $left ->
    [one] Which good do you take?
   *[other] Which good do you take? You still have { $left } to take.
}
ask-refresh-token = Which Action token do you refresh?
ask-choose-tasks = { $count ->
    [one] Which task card do you choose in secret?
   *[other] Which { $count } task cards do you choose in secret?
}

## Options of questions

place-wraith = Place a Wraith { $cell_at }{ $terrain_note }
end-turn = End your turn
do-travel = Go { $cell_to }{ $terrain_note } for { $cost ->
    [one] { $cost } Travel token
   *[other] { $cost } Travel tokens
}
do-gather = Gather { $good_a } { $cell_at }{ $terrain_note }
do-gather-full = Gather { $good_a } { $cell_at }{ $terrain_note }: there is no room, so it is lost
do-build = Build { $building_a } for { $pool }: { $valour } Valour
do-persuade = Persuade the Wraith for { $cost ->
    [one] { $cost } Persuasion token
   *[other] { $cost } Persuasion tokens
}
do-persuade-roll = Persuade the Wraith for { $cost ->
    [one] { $cost } Persuasion token
   *[other] { $cost } Persuasion tokens
} and roll the Reward die
do-persuade-coin = Persuade the Wraith for { $cost ->
    [one] { $cost } Persuasion token
   *[other] { $cost } Persuasion tokens
} and take the coin (Pecunia: { $pecunia }, goods: { $goods }, Valour: { $valour })
do-persuade-crate = Persuade the Wraith for { $cost ->
    [one] { $cost } Persuasion token
   *[other] { $cost } Persuasion tokens
} and take the crate (Pecunia: { $pecunia }, goods: { $goods }, Valour: { $valour })
do-persuade-star = Persuade the Wraith for { $cost ->
    [one] { $cost } Persuasion token
   *[other] { $cost } Persuasion tokens
} and take the star (Pecunia: { $pecunia }, goods: { $goods }, Valour: { $valour })
do-sell = Sell { $pool } for { $pecunia } Pecunia
do-learn = Learn { $skill } ({ $skill_effect }) for { $pool }: { $valour } Valour
do-train = Train: a new { $track } token for { $pecunia } Pecunia
do-train-full = Train: a new { $track } token
do-train-last = Train: the last { $track } token for { $pecunia } Pecunia: { $valour } Valour
take-good = Take { $good_a }
do-take-full = Take { $good_a }: there is no room, so it is lost
refresh-token = Refresh a { $track } token
choose-task = Choose { $task } ({ $valour } Valour { $task_text }; now: { $now })
do-choose-pair = Choose { $task } ({ $valour } Valour { $task_text }; now: { $now }) and { $other } ({ $more } Valour { $other_text }; now: { $more_now })

## What is lost by a choice

loses-good = There is no room for { $good_a }, so it would be lost.
loses-building = You can still build { $building_a } here and gain { $valour } Valour.
loses-persuasion = You can still persuade the Wraith here.
loses-skill = You can still learn { $skill } here and gain { $valour } Valour.
loses-tokens = { $count ->
    [one] You still have an active token that you could use this turn.
   *[other] You still have { $count } active tokens that you could use this turn.
}

## Refusals

wraith-on-lake = A Wraith never stands on a lake.
wraith-on-building = There is a building on this cell, so no Wraith appears here.
wraith-on-wraith = There is a Wraith on this cell already.
rolled-terrain-first = While a cell of the rolled terrain is free, the Wraith goes there: { $terrain }.
outside-first = While a cell outside Kalena is free, Wraiths do not go to Kalena.
straight-to-kalena = There is no cell of the rolled terrain left, so Wraiths go to Kalena now.
already-here = Your Seer stands here already.
not-adjacent = This cell is not adjacent to the cell of your Seer.
lake-not-entered = A lake cannot be entered.
too-few-travel = Entering costs { $need ->
    [one] { $need } Travel token
   *[other] { $need } Travel tokens
}, and you have { $have ->
    [0] none
   *[other] { $have }
} active.
too-few-travel-wraith = Because of the Wraith, entering costs { $need ->
    [one] { $need } Travel token
   *[other] { $need } Travel tokens
}, and you have { $have ->
    [0] none
   *[other] { $have }
} active.
no-gather-token = You have no active Gather token.
cell-depleted = There is a Depletion token here: nothing more to gather this Season.
cell-built = There is a building on this cell, so nothing can be gathered here.
no-lake-beside = There is no lake next to this cell.
nothing-grows = There is nothing to gather here.
wraith-guards = A Wraith guards this cell and lets nobody gather here.
no-depletion-left = All Depletion tokens lie on the Map already.
wrong-terrain = You cannot build { $building_a } on this terrain.
noria-needs-lake = Building { $building_a } needs a lake on an adjacent cell.
never-built-here = Nothing is ever built in Kalena.
building-stands = There is a building on this cell already.
wraith-stands = There is a Wraith on this cell; persuade it first.
too-few-build = Building costs { $need ->
    [one] { $need } Build token
   *[other] { $need } Build tokens
}, and you have { $have ->
    [0] none
   *[other] { $have }
} active.
building-costs = You lack the goods for { $building_a }: it costs { $pool }.
no-marker-left = There is no { $building } left in the reserve.
no-cube-to-build = You have no cube left to mark a building.
no-wraith-here = There is no Wraith on the cell of your Seer.
too-few-persuasion = This Season a Persuasion costs { $need ->
    [one] { $need } Persuasion token
   *[other] { $need } Persuasion tokens
}, and you have { $have ->
    [0] none
   *[other] { $have }
} active.
not-at-market = You can sell only on the City Hill.
goods-to-sell = You do not have these goods: { $pool }.
nothing-exhausted = There is no exhausted token on the { $track } track.
not-at-school = You can learn only in a District.
skill-costs = You lack the goods for { $skill }: it costs { $pool }.
no-cube-to-learn = You have no cube left to mark a skill.
skill-known = You know this skill already.
not-at-training = You can train only in a District.
too-poor-to-train = This training costs { $need } Pecunia, and you have { $have }.
track-full = This track is full already.
not-in-kalena = You can sell, learn and train anywhere in Kalena, but your Seer is outside the city.
task-chosen-before = You have already chosen this task card.
task-not-in-game = This task card is not used with two players.

## Log

skill-in-play = Skill in play: { $skill } ({ $skill_effect }).
market-in-play = Market: { $market } ({ $market_effect }).
wraith-card-in-play = Wraith card: { $wraith_card } ({ $wraith_card_effect }).
first-player = { $player } is the First Player.
season-started = Season { $season } begins. A Persuasion costs { $cost ->
    [one] { $cost } Persuasion token
   *[other] { $cost } Persuasion tokens
}.
round-started = Round { $number } of 9 (Season { $season }, round { $round }).
terrain-rolled = Haunting: { $player } rolls the Terrain die. Result: { $terrain }.
wraith-came = A Wraith appears { $cell_at }{ $terrain_note }.
no-wraith-left = There are no Wraiths left in the reserve, so none appears.
silenced = { $player }’s { $building } { $cell_at } is silenced by the Wraith { $by_at }.
harvested = Harvest: { $player } receives { $pool }.
harvest-lost = { $player } has no room and loses { $pool }.
travelled = { $player } goes { $cell_to }{ $terrain_note } for { $cost ->
    [one] { $cost } Travel token
   *[other] { $cost } Travel tokens
}.
gathered = { $player } gathers { $good_a } { $cell_at }{ $terrain_note }.
gathered-nothing = { $player } gathers { $good_a } { $cell_at }{ $terrain_note }, but there is no room and it is lost.
built = { $player } builds { $building_a } { $cell_at }{ $terrain_note } and gains { $valour } Valour.
persuaded = { $player } persuades the Wraith { $cell_at }{ $terrain_note } to leave.
reward-rolled = { $player } rolls the Reward die: { $face }.
reward-chosen = { $player } chooses the reward: { $face }.
reward-pecunia = { $player } receives { $pecunia } Pecunia.
persuasion-valour-gained = { $player } gains { $valour } Valour for the Persuasion.
good-taken = { $player } takes { $good_a }.
good-discarded = { $player } takes { $good_a }, but there is no room and it is lost.
no-room-left = { $player } has no room for any good and loses { $count ->
    [one] { $count } good
   *[other] { $count } goods
} of any kind.
token-refreshed = { $player } refreshes a { $track } token.
sold = { $player } sells { $pool } for { $pecunia } Pecunia.
learnt = { $player } learns { $skill } ({ $skill_effect }) and gains { $valour } Valour.
trained = { $player } trains for { $pecunia } Pecunia and gets an exhausted { $track } token.
track-completed = { $player } fills the { $track } track and gains { $valour } Valour.
turn-ended = { $player } ends the turn.
rested = Rest: all Action tokens are active again.
leader = Ranking: { $player } leads with { $valour } Valour.
depletion-cleared = End of Season { $season }: the Depletion tokens leave the Map.
tasks-chosen = { $count ->
    [one] { $player } chooses { $count } task card in secret.
   *[other] { $player } chooses { $count } task cards in secret.
}
task-scored = { $player } reveals a task: { $task } ({ $task_text }), and gains { $valour } Valour.
game-won = { $player } wins with { $valour } Valour.
lost-no-cell = There is no cell left for a Wraith. Everybody loses.
lost-kalena = Wraiths hold the whole of Kalena. Everybody loses.
lost-reserve = The reserve has { $have ->
    [0] no Wraiths
    [one] only { $have } Wraith
   *[other] only { $have } Wraiths
}, and the Haunting needs { $need }. Everybody loses.

won-by-stack = It is a tie at { $valour } Valour. { $player } wins: of the equal tokens, this one lies on top of the stack.

## The table in text

table-time = Season { $season }, round { $round } · Persuasion for { $cost ->
    [one] { $cost } Persuasion token
   *[other] { $cost } Persuasion tokens
}
table-threat = Wraiths in the reserve: { $reserve } (next Haunting: { $need }) · Kalena haunted: { $kalena } of 7
table-cards = { $market }: { $market_effect } · Wraith card: { $wraith_card_effect }
table-skill = { $skill } for { $pool }: { $skill_effect }
table-player = { $player }: { $valour } Valour, { $pecunia } Pecunia, tasks chosen: { $count }
table-goods = has { $pool }
table-no-goods = has no goods
table-tasks = Your tasks
table-legend = P plains, F forest, M mountain, L lake, D District, H City Hill · ~ Wraith, x Depletion token, 1w building of player 1 (w windmill, s sawmill, m mine, n noria), ① Seer
table-defeat = Defeat: everybody has lost.

## Score

score-start = Start
score-buildings = Buildings
score-persuasion = Persuasion
score-skills = Skills
score-training = Training
score-ZAD-1 = Task: Full Larders
score-ZAD-2 = Task: Fat Purse
score-ZAD-3 = Task: Lord of the Lands
score-ZAD-4 = Task: Late Learner
score-ZAD-5 = Task: Miller
score-ZAD-6 = Task: Water Carrier
score-ZAD-7 = Task: Sawyer
score-ZAD-8 = Task: Miner

## Reasons for a move
# “After this turn: …”

why-win = the game is won in { $best } of 100 tries instead of { $other }
why-valour = { $best } valour instead of { $other }
why-safety = the land survives with a chance of { $best }% instead of { $other }%
why-goods = { $best ->
    [one] { $best } good
   *[other] { $best } goods
} instead of { $other }
why-pecunia = { $best } Pecunia instead of { $other }
why-tokens = { $best ->
    [one] { $best } action token
   *[other] { $best } action tokens
} instead of { $other }
why-skills = { $best ->
    [one] { $best } skill
   *[other] { $best } skills
} instead of { $other }
why-buildings = { $best ->
    [one] { $best } working building
   *[other] { $best } working buildings
} instead of { $other }
why-tasks = tasks worth { $best } valour instead of { $other }
why-reach = what is in reach next is worth about { $best } valour instead of { $other }
why-rival = the strongest opponent has { $best } valour instead of { $other }
why-rival-worth = the strongest opponent can expect about { $best } valour instead of { $other }
