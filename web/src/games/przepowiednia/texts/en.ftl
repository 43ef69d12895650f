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
