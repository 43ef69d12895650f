# The lessons of Mystery of the Temples, in English.

## 01 aim

aim-title = Break your first curse
aim-about = What you want, and what a turn is.
aim-goal = You are a Curse Breaker. The most points win, and most points come from broken curses.
aim-go = A turn has two steps: move, then act. Go to the Red Temple.
aim-break = Its curse arc begins red, yellow, yellow, just like the crystals along the lines of your grid. Break the curse.
aim-gain = Those crystals return to the supply, but you have 3 points and the temple’s rune. End your turn.
aim-learnt = Gather crystals, join them into chains, break curses. Somebody’s fifth curse ends the game with that round, so do not dawdle.
aim-elsewhere = Your chain fits the Red Temple.
aim-now = Your chain is ready. Break the curse before somebody else does.

## 02 start

start-title = Your first turn
start-about = Where to start, and where crystals go.
start-table = Temples lie in random order; later, chance only turns up runes. Everybody starts with 2 colourless crystals.
start-put = In your first turn put your figure on any free card. Wilderness mostly gives more than temples: take Wilderness 3.
start-edge = You choose every crystal’s node. You will soon spend the colourless one: put it on the edge, where two lines meet.
start-middle = Put the red one where four lines meet. More colours can join it there.
start-learnt = Placed crystals stay, and only lines make a chain. So where your crystals lie matters more than how many you have.
start-other-card = You could begin there, but let us take a red crystal now.
start-crossing = Keep this crossing for a colour.
start-colourless-first = The colourless crystal first, please.
start-two-lines = Only two lines meet here.

## 03 moving

moving-title = Round the ring
moving-about = How far you go, and what haste costs.
moving-kinds = You always go clockwise. Choose wilderness or temples: only cards of that kind count, you pass the others.
moving-jump = You jump over occupied cards, here Wilderness 8 and 10, without counting them. Three steps are free: to 7, 9 or 1.
moving-hurry = Wilderness 2 turns colourless crystals into colours. That fourth step takes a speed spell for 1 crystal. Go there.
moving-pay = Any crystal will do. Your colours have begun a chain: pay with a colourless one.
moving-learnt = Five steps cost 3 crystals, six cost 6. There is no way back: what you pass waits a whole lap.
moving-occupied = So you jump over this card.
moving-other = You may, but this lesson goes to Wilderness 2.
moving-keep = This one belongs to a chain.

## 04 colours

colours-title = From colourless to colour
colours-about = How to upgrade crystals.
colours-money = Colourless crystals break no curse. They are money: they pay for spells and turn into colours.
colours-first = On an upgrade card you put down up to 2 colourless crystals and take the colours you cover. Choose one.
colours-yellow = The Red Temple begins red, yellow, yellow, green. You have the first two. Cover yellow.
colours-second = Now the other one.
colours-green = Cover green.
colours-place-yellow = Place yellow beside yellow, where four lines meet.
colours-place-green = Green must touch the new yellow.
colours-learnt = Only two spaces were left, so the card was cleared. A grid holds 12 crystals; the rest is lost. A colour missing from the supply is taken from whoever has most.
colours-upgrade = Upgrade both colourless crystals.
colours-covered = It will be free again once the card is cleared.
colours-missing = You lack yellow and green.
colours-lit = Yellow first, on the lit node: green needs room.
colours-apart = Then green would not touch the second yellow.

## 05 chains

chains-title = A chain of five
chains-about = Both ends of an arc, and long chains.
chains-arc = You may read an arc from the right too: here blue, blue, red, green, yellow. Three crystals make 3 points, four 5, five 8.
chains-colourless = Your grid has the first four, joined; direction does not matter. Place the colourless crystal out of the way.
chains-yellow = Now lengthen the chain. Which empty node touches green?
chains-end = Five in a row. End your turn.
chains-others = The others collect too.
chains-go = Nobody was faster. Go to the Green Temple.
chains-break = With two or three players an X closes some spaces for good, but longer chains pass it. Take the best space.
chains-learnt = Eight points at once. A space belongs to whoever pays first: keep a second temple in mind.
chains-in-the-way = Your chain will grow here.
chains-colourless-first = The colourless crystal first, please.
chains-apart = Yellow must be joined to green.
chains-elsewhere = Your chain fits the Green Temple.
chains-eight = Your five crystals are worth 8 points.
chains-ready = Your chain is ready; keep it whole.

## 06 spells

spells-title = Mending a mistake
spells-about = The swap spell and the exchange spell.
spells-order = The Blue Temple wants yellow, yellow, blue. You have them, but blue lies in the middle.
spells-swap = Only a spell moves a placed crystal. Cast the swap spell.
spells-pay = It costs 1 more crystal. Pay with the colourless one.
spells-blue = Choose blue.
spells-yellow = Now either yellow: a chain may run both ways.
spells-break = It fits. Break the curse.
spells-learnt = The exchange spell turns 4 crystals into 1 of your choice. Cast spells before, between or after your steps. Placing well is cheaper.
spells-swap-first = Blue must leave the middle first.
spells-keep = You need this one for the chain.
spells-now = It fits now: break the curse.

## 07 runes

runes-title = Runes that give more
runes-about = Exchange, resonance, and why early curses pay.
runes-tablet = Broken curses bring runes. Your Rune of Exchange resonates when you collect on Wilderness 6 or 10: they bear its tablet.
runes-go = Go to Wilderness 6.
runes-exchange = Here 3 colourless crystals make 2 of different colours: dearer than an upgrade, but nobody can block a colour. Exchange.
runes-one = From the right, the Green Temple begins blue, blue, red. Take blue or red…
runes-other = …and now the other.
runes-more = Resonance adds one of any colour, even the same again: take blue.
runes-red = Place red where four lines meet.
runes-blue = Blue beside it.
runes-last = And blue beside blue.
runes-early = All your runes of a kind work, but only when you collect. The Rune of the Deep also makes the exchange spell cheaper.
runes-learnt = Runes work until the end: an early curse for 3 points may beat a late one for 5.
runes-elsewhere = Your rune resonates when you exchange on Wilderness 6.
runes-lack = You need red and two blues.
runes-lit = The lit node is best: red first, blue beside it.
runes-apart = The second blue must touch the first.

## 08 end

end-title = The last turn
end-about = Objectives, runes and the winner.
end-last = A rival has broken a fifth curse. The round is played out: this is your last turn.
end-objectives = Objectives score now. Most markers at each of these temples: 4 points, second 2; ties share. Runes: two kinds make 2 points, three 4, five 11.
end-go = Yellow offers 5 points, Red 3. But nobody has a marker at the Red Temple, and its rune would be your third kind. Count, then go.
end-break = Break the curse from the right end.
end-finish = 3 for the curse, 4 for the objective, 2 for the rune. End your turn.
end-learnt = A tie, and you win it with more coloured crystals left, though they score nothing. Watch the objectives from your first curse.
end-yellow = 5 points and no more. Red brings 3 + 4 + 2.
end-elsewhere = No curse there is yours to break.
end-now = Crystals score nothing. Break the curse.

## 09 two

two-title = Two players, and grids with powers
two-about = The virtual player and advanced mode.
two-virtual = With two players a virtual player joins: its markers take spaces and count for objectives, its figure blocks cards and steps back after each move.
two-go = Jump over it to the Purple Temple.
two-collect = In advanced mode each grid has a power. Yours, 1B: collect and break in one turn. Collect first.
two-place = Complete the chain: yellow, blue, blue, purple.
two-break = Three crystals would meet an X, four pass it. Break the curse.
two-learnt = Grids are chosen before the game, last player first. Begin with basic mode, where all work alike. Time for your first game.
two-elsewhere = Your chain fits the Purple Temple.
two-collect-first = You lack purple, the fourth crystal.
two-apart = Purple must touch the second blue.
two-now = Your chain is ready.
