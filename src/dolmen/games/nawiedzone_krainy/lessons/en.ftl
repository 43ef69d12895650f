# Lessons of Nawiedzone Krainy, in English. Texts have no variables; each begins with the name of its lesson.

## 1. Your first turn

start-title = Your first turn
start-about = The aim, travelling, gathering and building.
start-aim = You are a Seer. The Seer with the most Valour (☆) after nine rounds wins.
start-danger = Four Wraiths appear every round. If you all leave them alone, everybody loses.
start-district = Seers start on the City Hill. Entering a District costs 1 of your 4 Travel tokens. Go north-west.
start-plains = Plains also cost 1, forests 2, mountains 3; lakes cannot be entered. Step onto the plains.
start-forest = Now the forest by the lake, for your last two tokens.
start-gather = Gathering costs 1 Gather token and brings 1 good. Take wood.
start-build = Your cell is depleted: no more goods here this Season. But building removes the Depletion token, so gather first, then build. Build a noria for 1 wood.
start-end = 1 ☆ at once, and water in every Harvest. End your turn.
start-learnt = Each action has its own tokens. The best turns chain them: walk, gather, build.

start-not-yet = You still have tokens to use.
start-other-way = Possible, but this lesson goes another way.
start-wood-first = You have one Gather token, and a noria needs wood.
start-water-later = The noria will bring water. Building it takes wood.
start-sawmill = A noria needs only wood and the lake.

## 2. A round

round-title = A round
round-about = Rest, Haunting, Harvest, and which good to gather.
round-rival = Your rival persuaded a Wraith and gathered. Then came the Rest: all tokens are active again.
round-haunting = With more Valour you play first. Your rival, the Last Player, placed four Wraiths on the rolled terrain.
round-harvest = In the Harvest your noria gave water. Storage holds only 3 goods of each kind, so spend them.
round-plan = A mine gives 3 ☆ and costs food and water. Fetch food: step onto the plains.
round-gather = By a lake you may take food or water from your cell, or water from the lake. The cell you take from is depleted. Take food.
round-mountain = Now the mountain, for 3 Travel tokens.
round-mine = Build the mine.
round-learnt = Buildings feed each other: the sooner you build, the more Harvests you get.

round-food-first = A mine needs food too, and you have none.
round-have-water = You have water from the noria. Food is missing.
round-shore = That depletes the plains. Water from the lake would leave your food growing.
round-noria = A noria brings 1 ☆, a mine 3.
round-not-yet = You still have tokens to use.
round-other-way = Possible, but the food and the mountain lie elsewhere.

## 3. Wraiths

wraiths-title = Talking to Wraiths
wraiths-about = Why Wraiths cost you, and what Persuasion brings.
wraiths-silent = Your noria and mine gave nothing: a Wraith stands beside them. That is Wraith card 1; other modes have other cards.
wraiths-go = A Wraith does not stop you walking. Go to it.
wraiths-persuade = You cannot build where a Wraith stands. Persuade it: in Season I for 1 Persuasion token.
wraiths-crate = It left. The Reward die shows a crate: 1 Pecunia and any good. A windmill needs wood and water: take wood.
wraiths-lake = Your cell is depleted, the lake is not. Gather water from the lake.
wraiths-windmill = Build the windmill. Wraiths never appear on buildings, so it also guards its neighbours.
wraiths-learnt = You gained a reward, working buildings and a free cell. Persuasion costs 2 tokens in Season II and 3 in Season III: start early.

wraiths-not-yet = The Wraith would keep silencing your buildings.
wraiths-there = The Wraith stands on the plains beside you.
wraiths-first = First the Wraith: its reward helps you build.
wraiths-lake-water = Water you can gather here; wood you cannot.
wraiths-no-use = A windmill costs wood and water.
wraiths-lake-first = You lack only water, and the lake is here.
wraiths-noria = You have a noria. A windmill brings food for your next mine.
wraiths-stay = You can build right here.

## 4. Kalena

city-title = In the city
city-about = Selling, learning and training.
city-free = Selling, learning and training cost no tokens: sell on the City Hill, learn and train in the Districts.
city-sell = This Market pays 2 Pecunia for one good, but 8 for three of a kind. Sell three wood.
city-district = Step into any District.
city-learn = Learn Kind Word: 1 ☆ more for each Persuasion, all game. The first to learn a skill gains most: 3 ☆.
city-train = Next Season a Persuasion costs 2 tokens, and you have one. Train Persuasion for 2 Pecunia.
city-again = Once more, for 3. Filling a track also gives ☆.
city-exhausted = Your new tokens are exhausted: they work after the Rest. So train a round ahead.
city-learnt = Sell in sets, learn before the others, train ahead. Idle goods score nothing.

city-keep = Keep it to pay for a skill.
city-together = Apart, they bring less than 8.
city-sell-first = Sell first: the Market is only here.
city-not-yet = There is more to do here.
city-other-skill = Storage is handy, but you will talk to Wraiths every round.
city-learn-first = Learn first, while the best slot is free.
city-need-voice = Next Season it is Persuasion you will lack.

## 5. Haunting

haunting-title = The Last Player
haunting-about = Placing Wraiths: where, and why there.
haunting-last = You have the least Valour, so you place the next Wraiths. End your turn.
haunting-first = The die shows forest, so Wraiths go to free forests. From here one silences two of your rival's windmills.
haunting-near = Place one near Kalena, as a reward within reach. It takes 2 Persuasion tokens; your rival has one.
haunting-third = Two more, in forests away from your own buildings.
haunting-fourth = And the last.
haunting-harvest = Your rival harvested nothing; you got food, water and a mineral.
haunting-learnt = When the rolled terrain is full, Wraiths go to other lands, last of all into Kalena. They stay until persuaded.

haunting-own = That forest touches your own building, which would give nothing.
haunting-both = Another forest touches both windmills.
haunting-far = You could not reach it in one turn.

## 6. Defeat

defeat-title = How everybody loses
defeat-about = Why leaving Wraiths alone defeats you all.
defeat-reserve = You lead by 4 ☆. But the reserve holds 2 Wraiths, and every Haunting needs 4.
defeat-go = If it has fewer, everybody loses. A persuaded Wraith returns to the reserve: go to this one.
defeat-persuade = In Season III this costs 3 tokens, but rewards are rich. Persuade it.
defeat-end = 4 ☆, and 3 Wraiths in the reserve. Your rival must persuade one too. End your turn.
defeat-rival = Your rival sold food instead. One Wraith was missing, and you both lost. Your 25 ☆ count for nothing.
defeat-why = Nine rounds need 36 Wraiths, and there are 25: together you must persuade at least 11.
defeat-learnt = Start in Season I, when it is cheapest, and train Persuasion. Wraiths on all 7 cells of Kalena mean defeat too.

defeat-now = Then the next Haunting ends the game, and nobody wins.
defeat-there = Your last Travel token takes you to the Wraith on the plains.

## 7. The end of a Season

season-title = A Season ends
season-about = Ranking, ties and secret tasks.
season-last-round = The third round ends the Season. You lead by 1 ☆. End your turn.
season-tie = Your rival built: 9 ☆ each. In a tie the last to arrive lies on top, so your rival leads.
season-task = The leader gets no task card. You choose one in secret, scored at the end. You own two mines: take the Miner.
season-next = That is 6 ☆, and 3 for each further mine. In Season II depletion is gone and a Persuasion costs 2 tokens.
season-learnt = A good task outweighs a small lead, so being second is sometimes better. Tasks come again after Season II.

season-no-sawmill = You have no sawmill.
season-less = That scores less. Which building do you own twice?

## 8. The end of the game

end-title = The last turn
end-about = Tasks, the final score and a tie.
end-tasks = The last turn. Your tasks: 3 ☆ per mine, and 3 ☆ for every three goods of a kind.
end-go = Another mine is worth 3 ☆, and 3 more through the task. Go to the mountain.
end-mine = Build it, and keep the wood: three of a kind.
end-stop = Nothing more brings Valour. End your turn: tasks are revealed.
end-scored = Your rival: 36 + 4. You: 31 + 6 + 3. In a tie the last to arrive wins: you.
end-learnt = Left-over goods and Pecunia score only through tasks. Plan for yours. You are ready to play.

end-not-yet = You can still gain Valour.
end-mountain = You have food and water for a mine: go to the free mountain.
end-stay = Build the mine right here.
end-nothing-more = Walking on brings nothing now.
