# Words of the drawn table, in English.
aim = Aim: most Valour after 9 rounds.
aim-danger = You all lose when the reserve runs out of Wraiths or Kalena falls.
aim-kalena = You all lose when Kalena falls.
board-name = Table: the Map of the lands and what lies around it
cell-wraith = a Wraith
cell-building = { $building } (owner: { $player })
cell-silent = silenced by a Wraith
cell-depleted-name = Depletion token
cell-seer = Seer: { $player }
entry-cost = { $cost ->
    [one] for { $cost } Travel token
   *[other] for { $cost } Travel tokens
}
way-title = The way costs { $cost ->
    [one] { $cost } Travel token
   *[other] { $cost } Travel tokens
} (you have { $have })
way-help = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps, each can be undone
}
way-go = Go
way-short = Too far for this turn: { $missing ->
    [one] { $missing } token
   *[other] { $missing } tokens
} short
way-cell = farther off: { $cost ->
    [one] { $cost } Travel token
   *[other] { $cost } Travel tokens
} to get there

threat = Wraiths in the reserve: { $reserve }, the next Haunting takes { $need }. { $lasts ->
    [0] Not enough for the next one
    [one] Enough for { $lasts } Haunting
   *[other] Enough for { $lasts } Hauntings
}. Wraiths in Kalena: { $kalena } of 7.
threat-title = Wraiths in reserve
threat-next = { $need } each round
threat-lasts = { $lasts ->
    [0] not enough
    [one] for { $lasts } round
   *[other] for { $lasts } rounds
}
threat-kalena = Kalena { $kalena } of 7
season-name = Season { $season } of 3, round { $round } of 3
die-name = Terrain die: { $terrain }

reward-title = Persuasion
reward-card = Persuasion costs { $cost ->
    [one] { $cost } token
   *[other] { $cost } tokens
}.
gain-pecunia = { $count } Pecunia
gain-goods = { $count ->
    [one] { $count } good of any kind
   *[other] { $count } goods of any kind
}
heard-valour = { $count ->
    [one] point of Valour
   *[other] points of Valour
}
gain-valour = { $count } Valour
market-title = Market

button-gather = Gather
button-build = Build
button-persuade = Persuade
button-sell = Sell
button-learn = Learn
button-train = Train
button-sell-where = City Hill
button-learn-where = District
button-train-where = District
button-tokens = active tokens: { $active } of { $owned }

summary-name = Start of the round
summary-haunting = Haunting: { $count ->
    [one] { $count } Wraith
   *[other] { $count } Wraiths
} ({ $terrain })
summary-harvest = Harvest
summary-nothing = Nobody has buildings yet.
summary-gains = receives { $goods }
summary-lost = (no room for { $goods })
summary-hushed = silenced:
summary-silenced = , by a Wraith { $at }

picker-name = Choice of task cards
picker-title = { $count ->
    [one] Choose a task card
   *[other] Choose two task cards
}
picker-hide = Show the Map
picker-show = Show the cards
picker-mine = already chosen
picker-out = not used with two players
picker-secret = Only you know what you choose. Cards are revealed at the end of the game.
picker-confirm = Choose
task-worth = worth { $worth } now
own-tasks = Your tasks
tasks-of = { $player }’s tasks
tasks-show = { $count ->
    [one] Show my task
   *[other] Show my { $count } tasks
}
tasks-hide = Cover my tasks

own-tokens = Your Action tokens
tokens-of = { $player }’s Action tokens
train-name = { $track }: { $active } of { $owned } active; the next token for { $price } Pecunia
track-full-name = { $track }: { $active } of { $owned } active, the track is full
panel-name = Turn order: { $order }. { $goods }. Pecunia: { $pecunia }. Active tokens: Travel { $travel }, Persuasion { $persuasion }, Gather { $gather }, Build { $build }. Tasks chosen: { $tasks }.
panel-goods = Has { $goods }
panel-goods-none = Has no goods
valour-track = Valour track
valour-line = { $place }. { $player }: { $valour }
skills-title = Skills
skills-longer = What they do
skills-shorter = Names only
skill-cost = cost: { $goods }
skill-owner = known by { $player } ({ $valour })
wraith-cards = Wraith cards

prices-title = Buildings and their prices
prices-short = Prices
prices-where = Where
prices-cost = Costs
prices-gives = Gives
prices-left = Left
prices-lakeside = any land beside a lake
prices-token = { $tokens ->
    [one] { $tokens } Build token
   *[other] { $tokens } Build tokens
}
word-valour = Valour
prices-income = and { $goods } in each Harvest
prices-paid = you have the goods
prices-note = You build where your Seer stands, with no Wraith and no other building there. Building in Kalena is not allowed.

reveal-die = { $player } rolls the Reward die: { $face }
reveal-chosen = { $player } chooses the reward: { $face }
reveal-season = Season { $season } begins

about-land = To gather: { $goods }. To build: { $buildings }.
about-lake = Nobody enters a lake. A Seer beside it can gather water from it.
about-hill = On the City Hill you sell goods for Pecunia.
about-district = In a District you learn skills for goods and train for Pecunia.
about-building = { $building }: gives { $goods } in each Harvest.
about-wraith = A Wraith: a Seer who stands here can persuade it for { $cost ->
    [one] { $cost } Persuasion token
   *[other] { $cost } Persuasion tokens
} and receives a reward.
about-depleted = Depletion token: nothing to gather here until the Season ends.
about-price = { $building } ({ $where }): { $goods }. Valour: { $valour }.
about-persuade = Send the Wraith on your cell away for { $cost ->
    [one] { $cost } Persuasion token
   *[other] { $cost } Persuasion tokens
} and roll the Reward die:
about-slot = The next to learn it gains { $valour } Valour.
about-track = Further tokens cost, in Pecunia: { $prices }. The last one gives { $valour } Valour.
about-training = A new Action token for Pecunia. It comes exhausted: the Rest makes it active. The last token of a track gives Valour.
about-travel-token = You pay for a step with Travel tokens: plains and Kalena 1, forest 2, mountain 3.
about-persuasion-token = A Persuasion now costs { $cost ->
    [one] { $cost } token
   *[other] { $cost } tokens
}.
about-gather-token = For 1 Gather token you take one good from your cell, or water from a lake beside it. A Depletion token marks the place until the Season ends.
about-build-token = Each building costs 1 Build token and goods.
about-offer = { $shape }: { $pecunia } Pecunia
about-task = { $valour } Valour { $text }, at the end of the game.
shape-any1 = any 1 good
shape-same2 = 2 goods of the same kind
shape-same3 = 3 goods of the same kind
shape-diff2 = 2 goods of different kinds
shape-diff3 = 3 goods of different kinds
shape-all4 = one good of each kind


## Short forms for buttons
short-do-persuade = Persuade ({ $cost })
short-do-build = { $building }: { $valour } ☆
short-do-learn = { $skill }: { $valour } ☆
short-do-train-last = { $track }: { $valour } ☆
short-take-good = { $good }
short-do-take-full = { $good } (lost)
short-refresh-token = { $track }

## How to play
how-aim = Aim
how-aim-text = You are a Seer of Kalena. After three Seasons of three rounds each, the player with the most Valour wins.
how-round = A round
how-round-text = The Last Player rolls the Terrain die and places { $count ->
    [one] { $count } Wraith
   *[other] { $count } Wraiths
  }. In the Harvest buildings give goods, but those beside a Wraith are silent. Then everybody takes a turn, and the Rest refreshes all tokens. The player with the most Valour starts the next round.
how-turn = Your turn
how-turn-text = Take as many actions as you can pay for. Tokens pay for Travel, Gather, Build and Persuasion. Entering plains or the city costs { $plains }, forest { $forest }, mountains { $mountain }.
how-gather = Gathering
how-gather-text = The terrain you stand on, or a lake beside it, gives 1 good. Then a Depletion token lies there until the end of the Season.
how-kalena = In Kalena
how-kalena-text = On the City Hill you sell goods for Pecunia. In the Districts you learn skills for goods and train for Pecunia, which buys new tokens. They work after the Rest.
how-valour = Where Valour comes from
how-valour-text = Windmill { $windmill }, sawmill { $sawmill }, mine { $mine }, noria { $noria }. A skill brings more the earlier you learn it. A full track of tokens brings Valour too. Secret tasks, which the leader does not get, count at the end.
how-persuade = Persuasion
how-persuade-text = Standing on a Wraith’s cell you can persuade it: it returns to the reserve and you roll for a reward. As the Seasons pass, this costs { $first }, { $second } and { $third } tokens.
how-defeat = Losing together
how-defeat-text = If the reserve has too few Wraiths for a new round (fewer than { $count }), or Wraiths fill all of Kalena, everybody loses. So together you must persuade at least { $least } Wraiths. It costs more every Season: do not wait.
how-shows-beside = Adjacent cells share a side, also across the border of tiles.
how-shows-round = The windmill beside the Wraith is silent, the other gives food.
how-shows-lake = The Seer has gathered water from the lake beside it: the Depletion token lies on the lake. A noria stands at the lake.

## Tips
tip-wraiths = Place Wraiths where they hinder rivals and you can reach them: persuading a Wraith brings a reward.
tip-tasks = Choose a task that fits what you already do: it stays secret and counts at the end, as often as it is met.
tip-refresh = A refreshed token works again in this very turn: choose the action that you still want.
tip-good = You can store three goods of each kind: take what your next building lacks.
tip-travel = Plains cost 1 Travel token, forests 2, mountains 3: go where you can both gather and build in the same turn.
tip-gather = Gathering depletes the land for the Season, but a building removes that token: gather first, then build.
tip-build = A building brings Valour now and goods in every Harvest, so the earlier it stands, the more it gives.
tip-persuade = Persuasion brings a reward and saves everybody from defeat; it is cheapest in the first Season.
tip-sell = The Market pays better for sets than for single goods: see what it wants, and sell before your storage is full.
tip-learn = A Skill works until the end, and who learns it first gains most Valour, so learn early.
tip-train = A new token is exhausted until Rest: train a round before you need it, Persuasion above all.
tip-act = You may take as many actions as your tokens pay for: the best turns combine travelling, gathering and building.
tip-defeat = Every round takes four Wraiths from the reserve: when it runs out everybody loses, so persuade them in time.
tip-track = Each kind of action has its own tokens: training adds one, and a full track brings Valour too.
tip-market = You sell on the City Hill only: bring goods that are worth more here than in a building.
tip-lake = Beside a lake you may take water from the lake itself and so spare the land on which you stand.
tip-skill = Skills are learnt in the Districts for goods: look early for one that helps what you do most.
tip-harvest = The Harvest brought goods from buildings, but what does not fit is lost: spend them soon.
tip-silenced = A building next to a Wraith gave nothing in the Harvest: persuade that Wraith before the next Harvest.
tip-season = In a new Season all land yields again, but Persuasion costs more: use the richer rewards if you have trained.
tip-leader = Only the leader gets no task after a Season: a small lead can be worth less than a good task.
tip-end = At Rest all tokens become active again, so a token saved is a token wasted.
