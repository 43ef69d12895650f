# Words of the drawn table, in English.
board-name = Table: the ring of cards and the Crystal Grid
own-grid = Your Crystal Grid
grid-of = Crystal Grid: { $player }
supply = Supply
supply-of = Supply: { $kind }, { $count }
charges = Charges
charge-count = { $count ->
    [one] { $count } charge
   *[other] { $count } charges
}
empty = empty
node-name = Node { $node }, { $content }
node-beside = joined with { $nodes }
tray-crystal = To be placed: { $kind }
temple-gives = gives a { $kind }
temple-rune = { $rune } face up, { $hidden } face down
temple-no-rune = no runes left
track-space = { $value ->
    [one] { $temple }, curse for { $value } point
   *[other] { $temple }, curse for { $value } points
}
space-x = space marked X
virtual-player = virtual player
virtual-short = virtual
wild-gives = gives { $pool }
wild-exchange = exchange: { $pay } colourless for { $take } different colours
wild-upgrade = { $reset ->
    [one] upgrade; the card is cleared when { $reset } or no space is free
   *[other] upgrade; the card is cleared when { $reset } or fewer spaces are free
}
space-free-name = { $card }: { $space }, free
space-covered-name = { $card }: { $space }, covered
price = { $price ->
    [one] for { $price } crystal
   *[other] for { $price } crystals
}
free = free of charge
objectives = Objectives
rune-objective = Different runes
nobody-yet = nobody yet
markers-left = Markers left: { $count }
runes-owned = Runes: { $runes }
show-grid = Grid: { $player }, { $pool }. Show it large

## The aim, and what has just happened
aim = Break curses with chains of crystals. The most points win.
aim-end = The game ends with the round in which somebody breaks a fifth curse.
gain = +{ $points } { $source }
temple-fits = { $points ->
    [one] your grid fits a curse for { $points } point
   *[other] your grid fits a curse for { $points } points
}
warn-exchange = The exchange costs { $paid }, and you have { $have ->
    [0] none
   *[other] { $have }
}: you would get nothing.
warn-upgrade = You have no colourless crystal to upgrade here: you would get nothing.
warn-full = Your grid is full: you would get nothing here.

## What things are and do
about-gain = Collecting here gives { $pool }.
about-exchange = { $count ->
    [one] Collecting here lets you return { $paid } and take { $count } crystal of a colour of your choice.
   *[other] Collecting here lets you return { $paid } and take { $count } crystals of different colours.
}
about-upgrade = { $count ->
    [one] Collecting here lets you put { $count } colourless crystal from your grid on a free colour; you take a crystal of that colour for it.
   *[other] Collecting here lets you put up to { $count } colourless crystals from your grid on free colours; for each you take a crystal of that colour.
}
about-reset = { $count ->
    [0] The loop: when no colour is free, the card is cleared.
    [one] The loop and { $count }: when at most { $count } colour is free, the card is cleared.
   *[other] The loop and { $count }: when at most { $count } colours are free, the card is cleared.
}
about-cover = Put a colourless crystal from your grid here and you take { $pool }.
about-break = Or break a curse: pay with a chain of 3, 4 or 5 crystals whose colours follow the arc from its left or right end.
about-fits = { $points ->
    [one] Your grid already fits a curse here for { $points } point.
   *[other] Your grid already fits a curse here for { $points } points.
}
about-prize = For a curse broken here you also get the { $rune }. On cards with its sign it gives: { $effect }.
about-sign = The { $rune } gives here: { $effect }.
about-sign-own = The { $rune }, which you have, gives here: { $effect }.
about-figure = { $player } stands here, so nobody else can stop here.
about-speed = { $count ->
    [one] This is farther than 3 steps: the speed spell costs { $count } crystal.
   *[other] This is farther than 3 steps: the speed spell costs { $count } crystals.
}
about-chain-left = From the left end: { $colours }.
about-chain-right = From the right end: { $colours }.
about-chain-there = Your grid has such a chain. On this temple you can break the curse.
about-chain-missing = Your grid has no such chain yet.
about-crossed = The X means that nobody can break this curse.
about-broken = A marker lies here: { $player }. This curse is broken.
about-node = Lines join it with nodes { $nodes }.
about-chain = Crystals on joined nodes make a chain, and a chain in the right colours breaks a curse. A placed crystal stays where it is; only the swap spell moves it.
about-supply = New crystals come from here, and paid ones return here.
about-supply-none = None left: a new one comes from an upgrade card, or else from the player who has the most.
about-supply-gone = None left: a new one comes from the player who has the most.
about-objective = At the end of the game the most markers at this temple give { $first } points, the second most { $second }. Players who tie share the points.
about-objective-virtual = The markers of the virtual player count here too.
about-rune-objective = At the end of the game different kinds of runes give points: { $list } for one kind, two, three and so on.
virtual-title = Virtual player
about-virtual-figure = After every move its figure goes one card back. Nobody can stop where it stands.
about-virtual-markers = Its markers take spaces and count for the objectives, but it cannot win.

runes = Runes
rune-when = When you collect on a card with its sign: { $effect }.
rune-gives = { $pool } more
rune-gives-colour = { $count ->
    [one] { $count } more crystal of any colour
   *[other] { $count } more crystals of any colour
}
rune-empties = the card is cleared before the upgrade
rune-bonus = { $count ->
    [one] { $count } more crystal of any colour with an exchange
   *[other] { $count } more crystals of any colour with an exchange
}
rune-spell = { $count ->
    [one] The exchange spell costs you only { $count } crystal, wherever you stand.
   *[other] The exchange spell costs you only { $count } crystals, wherever you stand.
}
rune-where = Its sign is on: { $cards }.
rune-muted = This kind does not count for the rune objective: grid 3A began with it.
muted-short = (scores nothing)

spell-swap = Swap spell
spell-exchange = Exchange spell
spell-charges = Grid 2A
about-spell-swap = { $count ->
    [one] Pay { $count } crystal; then two others in your grid change places.
   *[other] Pay { $count } crystals; then two others in your grid change places.
}
about-spell-exchange = { $count ->
    [one] Pay { $count } crystal of any kind and take 1 of your choice.
   *[other] Pay { $count } crystals of any kind and take 1 of your choice.
}
about-spell-charges = Return colourless crystals and take as many of any kinds. Once per turn.

about-side-1A = Whenever you take a colourless crystal, you take one more. The exchange spell costs you 3 crystals.
about-side-1B = On a temple you may collect and break a curse in the same turn.
about-side-2A = You begin with 3 more colourless crystals. Once in each of your turns you may return colourless ones and take as many of any kinds.
about-side-2B = When you break a curse with 3 or 4 crystals, you may pay 2 more and put your marker one space higher; with 3 crystals also 3 more and two spaces higher.
about-side-3A = You begin with a face-up rune of your choice. It works as usual, but its kind does not count for the rune objective.
about-side-3B = Your figure may go to any unoccupied card, at no cost.
about-side-4A = Every marker that you place brings a reward of crystals or points.
about-side-4B = For a broken curse you may take the rune of a neighbouring temple instead, and for the rune objective you count one extra kind.

## Short forms for buttons
short-cast-swap = Swap
short-cast-exchange = Exchange spell
short-use-charges = Grid 2A · { $have }
short-do-collect = Collect
short-take-kind = { $kind_colour }
short-keep-kind = { $kind_colour }
short-do-break = { $points ->
    [one] Break for { $points } point
   *[other] Break for { $points } points
}
short-do-break-higher = { $points ->
    [one] Break for { $points } point (+{ $price })
   *[other] Break for { $points } points (+{ $price })
}

## How to play
how-or = or
how-aim = Aim
how-aim-text = You are a Curse Breaker. Gather crystals, lay them out as chains in your Crystal Grid, and pay with them to break curses. Whoever has the most points at the end wins.
how-turn = A turn
how-turn-text = First move your figure. Then collect crystals or, if you stand in a temple, break its curse.
how-move = Moving
how-move-text = Go 1, 2 or 3 cards clockwise, counting either only wilderness or only temples. Cards where others stand do not count. Only the speed spell takes you further. In your first turn, start on any free card.
how-collect = Collecting
how-collect-text = A temple gives 1 crystal of its colour, wilderness 2 or 3 crystals. An upgrade turns up to 2 colourless crystals into colours of the card’s free spaces; an exchange turns 3 colourless into 2 different colours. You choose where a crystal goes, but then it stays there.
how-break = Breaking a curse
how-break-text = You need a chain: 3, 4 or 5 crystals joined by lines, in the colours of the temple’s arc read from its left or right end. Colourless never fits. The crystals return to the supply; you put down a marker and score. Each space holds only one marker. That is why crystals belong next to each other.
how-rune = Rune
how-rune-text = For a broken curse you also get the temple’s open rune. It works every time you collect crystals on a card with the same tablet.
how-cost = What things cost
how-cost-text = From { $from } to { $to } cards: { $near }, { $far } or { $farthest } crystals. Swapping two of your crystals: { $swap }. One crystal of your choice: { $exchange }. You pay with any crystals.
how-points = Points
how-points-text = A chain of 3, 4 or 5 crystals: { $short }, { $middle } or { $long } points. At the end, for each revealed temple objective: { $first } for most markers there, { $second } for second place. For different kinds of runes, one to five: { $runes }.
how-end = The end
how-end-text = When somebody breaks a fifth curse, finish the round. If tied, more coloured crystals left win.
how-shows-move = From card 6: card 7 is occupied and temples do not count, so the first wilderness is card 8. The fourth costs 1 crystal.
how-shows-chain = Red, yellow and yellow lie on nodes joined by lines: a chain. After paying, the nodes are free.
how-shows-arc = The arc is read from the left (red, yellow, yellow…) or from the right (blue, red, red…).
how-shows-rune = A rune, and the same tablet in the corner of a card: here it works.

## Tips
tip-grid = Every grid bends a rule for the whole game: choose the effect that you can use most often.
tip-start = Start where you gain most: wilderness usually gives more crystals than a temple, and you need them for your first chain.
tip-place = Put colours where four lines meet and colourless ones at the edge: a placed crystal stays, and chains run along lines.
tip-break = You can break this curse now: the chain's crystals return to the supply, and you get points and the temple's rune.
tip-move = You go clockwise only, three steps for free: what you pass comes back after a whole lap, so plan ahead.
tip-chain = Broken curses bring most points: in your grid, join crystals in the order of this arc, from either end, three or more.
tip-action = At a temple you either collect or break a curse: break as soon as your chain fits, before a rival takes the space.
tip-upgrade = A colourless crystal breaks no curse: turn it here into the colour that your chain lacks.
tip-cover = A covered colour is blocked until the card is cleared, so take what you need before others do.
tip-exchange = Here colourless crystals become different colours: dearer than an upgrade, but nobody can block a colour.
tip-colour = Take the colour that makes your chain longer: compare the arcs with what already lies joined in your grid.
tip-pay = Any crystal pays: give a colourless one, or one that stands apart from your chain.
tip-speed = A fourth step costs 1 crystal, a fifth 3, a sixth 6: hurry only for a curse or a colour that is worth it.
tip-objective = At the end, most markers in these temples bring 4 points and second most 2: let that decide between two curses.
tip-swap = For one crystal the swap spell makes two others change places: the cheapest way to repair a chain.
tip-spell = The exchange spell turns several crystals of any kind into the one that you lack: dear, but it can finish a chain.
tip-supply = There are few crystals of each colour: when the supply has none, you take one from the player with the most.
tip-rune = A rune gives more whenever its owner collects on a card with its tablet, so early curses pay longest.
tip-keep = A grid holds twelve crystals: keep the colours that your chain needs, the rest is lost.
tip-end = Before you end your turn you may still cast spells: repair your chain now if you can afford it.
tip-last = This is the last round: only curses, runes and objectives still score, and crystals left over give nothing.
