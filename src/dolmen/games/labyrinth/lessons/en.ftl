# Labyrinth: the lessons, in English. Keys begin with the name of the lesson's file.

## 01-aim

aim-title = The aim
aim-about = Somebody else's key, and the centre

aim-what = You win when, in your own turn, you are the only character on the central tile and hold a key.
aim-key = The key by your own start space is not for you: fetch another. A turn is two actions; a Move costs one. Enter the key tile.
aim-take = Picking up is free. Take the key.
aim-back = Everybody sees your key and will hunt you. Move towards the centre.
aim-end = Actions spent. End your turn.
aim-others = Nobody had time to stop you.
aim-near = Two actions again. Go on.
aim-win = The central tile is empty. Enter it.
aim-done = You win. Remember: another's key, the central tile, no other character there.

aim-key-first = Without a key you cannot win, and this one is near.
aim-no-key = Without a key you cannot win.
aim-to-centre = With a key, go straight for the centre.

## 02-building

building-title = Building
building-about = A way for you, a wall for your rival

building-start = You begin with four lives and a Crystal of Fate. First, always Move to your own key tile.
building-draw = You may not take this key, and there is no way on. Build: one action, one tile.
building-lay = Lay it on the marked cell, its corridor leading from you towards the centre.
building-end = End your turn.
building-rival = The Headhunter has built too. One more tile completes his way.
building-more = Tiles need not match or lie near you. Build again, against him.
building-wall = Lay the tile on the marked cell with a wall towards his corridor. Going round costs him actions.
building-done = Its symbol brought a face-down trap. Remember: open your way, lengthen theirs. Nobody may close the last one.

building-leave = Do not waste actions. Enter your key tile.
building-first = First you need a way: build.
building-turn = That shows you a wall. Turn the tile.
building-here = That brings you no nearer. Use the marked cell.
building-against = First stop the Headhunter: build.
building-opens = That opens his way. Turn the tile.
building-elsewhere = That does not hinder him. Use the marked cell.

## 03-bridges

bridges-title = Bridges and jumps
bridges-about = The place is the corridor, not the tile

bridges-two = You stand on a bridge; the Leaper's Boots lie under it. One tile, two corridors: no Move leads there.
bridges-safe = A Safe Jump takes two actions, your whole turn, but never fails. Jump down.
bridges-item = Take the Boots: +3 to jump tests. You may hold two items.
bridges-end = End your turn.
bridges-others = The others left you alone.
bridges-risk = A Risky Jump takes one action, but two dice must make 8 or more. With the Boots 5 will do: jump up.
bridges-fall = Bad luck: 4 + 3 is only 7. Failing costs two lives and dazes you.
bridges-done = Dazed, you can only rest: there goes your second action. Remember: corridors count, not tiles.

bridges-too-risky = A 42% chance, and failing costs two lives. Choose the Safe Jump.
bridges-boots = First the Boots: choose the Safe Jump.
bridges-leave-boots = You will need them in a moment.
bridges-too-slow = With the Boots you have an 83% chance, and an action left.
bridges-up = Your way leads over the bridge: choose the Risky Jump.

## 04-traps

traps-title = Traps and the Crystal of Fate
traps-about = Nobody knows what lies there

traps-order = On entering a corridor you explore it in order: ability tokens, Golem, trap, characters, keys and items.
traps-walk = A face-down trap lies in your way. Nobody knows which. Enter.
traps-crystal = Two rolls, each needing 8 or more. Both failed: you lose two lives, unless your Crystal repeats the whole test. Use it.
traps-set = Safe. But the Headhunter, with a key, is about to win. Set a trap for one action.
traps-where = Put it between him and the centre.
traps-end = Even you do not know which. End your turn.
traps-works = Icy Blast. Dazed, the Headhunter rests instead of winning.
traps-done = A trap stays for good and works on everybody, you included. Reactivating a Crystal takes two actions: save it for important rolls.

traps-only-way = There is no other way to the centre.
traps-two-lives = You have only four lives. Repeat the test.
traps-rival-first = Then the Headhunter wins. Set a trap.
traps-not-there = He will not go that way.

## 05-golem

golem-title = The Golem
golem-about = Send the leader back to start

golem-danger = The Seal Warden, with a key, is one step from winning. Golem Move: one action, once per turn.
golem-step = Two corridors; you choose the way. A character that meets the Golem and rolls below 12 goes back to start. Lead it to your rival.
golem-end = 11 is not enough: he keeps his key but starts again. End your turn.
golem-others = In return, the Headhunter leads the Golem to you.
golem-keep = You decide in other players' turns, too. One chance in 36: keep the result and your Crystal.
golem-done = You lose only time. Remember: the Golem stops leaders. On your key tile, it locks you in your start space.

golem-stop-them = That does not stop the Seal Warden.
golem-yourself = That is where you stand.
golem-wasted = Save the Crystal for a test that you can pass.

## 06-fights

fights-title = Fights: the Sister of War
fights-about = Free combat, Fury and death

fights-enter = You play the Sister of War. The Sword Master has a key and +3 in combat. Go to him: on entering, combat is free.
fights-start = Start the combat. You both roll two dice; the lower total loses a life.
fights-fury = You are losing 8 to 9. Use Fury: one life buys +2, and winning then takes all his lives.
fights-key = A character that dies drops a key and starts again with four lives. Take the key.
fights-end = End your turn. Now they hunt you.
fights-rival = The Seal Warden came and started a combat: 9 to 4.
fights-keep = Fury would make it 6, still too little. Keep the result.
fights-done = You lose one life, not the key. Remember: pay for an ability when it changes the result.

fights-go = The Sword Master has the key. Enter his corridor.
fights-no-key = That key is what you came for.
fights-lost = You would lose a life. For the same life, Fury wins.
fights-in-vain = 6 to 9 still loses: two lives instead of one.

## 07-events

events-title = Events
events-about = Rules that change

events-moon = Blood Moon lasts: losing a combat costs two lives. The Sword Master is behind you, the Golem ahead.
events-draw = A lasting rule ends with the next event. Trigger one: one action, once per turn.
events-who = Transformation. First the one-off rule: somebody changes character, keeping lives, keys and items. Choose the Sword Master.
events-lasting = Now the lasting rule: +2 to Golem tests. Your Paladin adds 2, so 8 will do. Enter the centre.
events-done = You win: the Golem is not a character. Remember: lasting rules apply to everybody. The last event, Annihilation, never ends.

events-moon-first = First end the Blood Moon: trigger an event.
events-not-you = You need the Paladin against the Golem.
events-not-far = The danger is right behind you.
events-now = There will be no better chance.

## 08-illusionist

illusionist-title = Abilities: the Illusionist
illusionist-about = A face-down tile in your rival's way

illusionist-build = Every character has four abilities. You are the Illusionist; the Sword Master, with a key, is two steps from winning. Build.
illusionist-down = The Illusionist may lay tiles face down. Do so on the marked cell.
illusionist-end = Nobody else knows what it is. End your turn.
illusionist-rival = The Sword Master enters the face-down tile.
illusionist-turn = It is turned up, and you choose its rotation, in his turn. Cut him off from the centre.
illusionist-done = He is stuck. Read your card: some abilities always work, others cost actions, lives or a Crystal.

illusionist-must-build = That will not stop him. Build.
illusionist-why-down = He would walk round an open tile. Lay it face down on the marked cell.
illusionist-opens = That leads to the centre, and he wins.

## 09-centre

centre-title = The central tile
centre-about = Attack, push and the end of the game

centre-two = With two players the central tile lies nearer the edge, and two characters stay out.
centre-attack = You hold a key but are not alone here. Free combat comes only on entering: spend an action on Attack.
centre-push = The loser loses a life and is pushed out, where you choose. The Golem is next door.
centre-done = You win, because it is your turn: nobody can win in another's. After 60 rounds, most keys decide.

centre-stay = While your rival stands here, you cannot win. Attack.
centre-golem = That would do, but the Golem sends your rival back to start.
