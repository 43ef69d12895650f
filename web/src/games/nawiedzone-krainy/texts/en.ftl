# Words of the drawn table, in English.
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
way-cell = farther off, a way for { $cost ->
    [one] { $cost } Travel token
   *[other] { $cost } Travel tokens
}

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
reward-line = { $face }: Pecunia { $pecunia }, goods of any kind { $goods }, Valour { $valour }.
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
stock-name = Your things: { $travel } Travel tokens, goods: { $goods }, { $pecunia } Pecunia

summary-name = Start of the round
summary-haunting = Haunting: { $count ->
    [one] { $count } Wraith
   *[other] { $count } Wraiths
} ({ $terrain })
summary-harvest = Harvest
summary-nothing = Nobody has buildings yet.
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
picker-mine = chosen before
picker-secret = Only you know what you choose. Cards are revealed at the end of the game.
picker-confirm = Choose
task-worth = worth { $worth } now
own-tasks = Your tasks

own-tokens = Your Action tokens
train-name = { $track }: { $active } of { $owned } active; the next token for { $price } Pecunia
track-full-name = { $track }: { $active } of { $owned } active, the track is full
panel-name = Turn order: { $order }. Has { $goods }, { $pecunia } Pecunia. Active tokens: Travel { $travel }, Persuasion { $persuasion }, Gather { $gather }, Build { $build }. Tasks chosen: { $tasks }.
valour-track = Valour track
valour-line = { $place }. { $player }: { $valour }
skills-title = Skills
skills-longer = What they do
skills-shorter = Names only
skill-cost = cost: { $goods }
skill-owner = known by { $player } ({ $valour })
wraith-cards = Wraith cards

defeat-no-cell-left = There was no cell left for a Wraith. The lands belong to the Wraiths, and all players lose together.
defeat-kalena-fell = Wraiths hold all seven cells of Kalena. The city has fallen, and all players lose together.
defeat-reserve-empty = The reserve did not have enough Wraiths for the Haunting: too many roam the lands already. All players lose together.

## Short forms for buttons
short-take-good = { $good }
short-do-take-full = { $good } (lost)
short-refresh-token = { $track }
