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

## Short forms for buttons
short-cast-swap = Swap · { $price }
short-cast-exchange = Exchange · { $price }
short-use-charges = Grid 2A · { $have }
short-take-kind = { $kind_colour }
short-keep-kind = { $kind_colour }
