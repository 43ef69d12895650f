var e=`# Mystery of the Temples

You are a Curse Breaker (the Polish edition of this game is called Przepowiednia). You walk round a ring of temples and wilderness, gather crystals, lay them out in your Crystal Grid and break the curses of the temples with them. These are the rules in our own words; where the printed rulebook is silent or can be read in two ways, we say how this table plays. Some data printed only on the cards could not be found, among them the colours of most curse arcs, the X spaces, several gains and the rewards of grid 4A: these are **reconstructed**, and an owner of the box can correct them.

| Polski | English |
|---|---|
| Łamacz Klątw, pionek | Curse Breaker, figure |
| Kryształowa Sieć (Sieć) | Crystal Grid (grid) |
| miejsce w Sieci | node |
| kryształ | crystal |
| czerwony, żółty, niebieski, zielony, fioletowy | red, yellow, blue, green, purple |
| bezbarwny | colourless |
| zasoby | supply |
| krąg kart | ring of cards |
| świątynia | temple |
| pustkowie | wilderness |
| pobieranie kryształów | collecting crystals |
| bezpośrednie pobranie | direct gain |
| zamiana kryształów | exchange |
| ulepszenie kryształów | upgrade |
| klątwa, łamanie klątwy | curse, breaking a curse |
| łuk klątwy | curse arc |
| tor klątwy | curse track |
| pole (toru klątwy, karty ulepszenia) | space (of a curse track, of an upgrade card) |
| łańcuch | chain |
| znacznik złamanej klątwy (znacznik) | broken-curse marker (marker) |
| run, Karta Runów | rune, rune card |
| Run Źródła, Traktu, Przemiany, Ołtarza, Wymiany, Głębi | Rune of the Spring, the Road, Change, the Altar, Exchange, the Deep |
| stos runów | rune pile |
| tabliczka runiczna | rune tablet |
| Runiczny Rezonans (rezonans) | rune resonance (resonance) |
| Czar szybkości | speed spell |
| Czar przestawienia | swap spell |
| Czar wymiany | exchange spell |
| cel świątyni, cel runów | temple objective, rune objective |
| punkty zwycięstwa (punkty) | victory points (points) |
| tor punktacji | score track |
| Wirtualny Gracz (WG) | virtual player |
| tryb podstawowy, tryb zaawansowany | basic mode, advanced mode |
| ładunek, gniazdo ładunku | charge, charge slot |
| gospodarz stołu | host |

## Object and components

### PRZ-001 · Players
The game is for 2, 3 or 4 players.

### PRZ-002 · Object of the game
The player with the most victory points after the final scoring wins. You score mainly for curses broken during the game (PRZ-066) and for objectives at its end (PRZ-087, PRZ-088).

### PRZ-003 · The fifth curse
When any player breaks a fifth curse, the game is about to end (PRZ-085).

### PRZ-004 · Sixty crystals
No crystal ever leaves the game or enters it: the supply, all grids, the upgrade cards and the charges of grid 2A together always hold the numbers below. In this book a *colour* is always one of five: red, yellow, blue, green or purple. Colourless is not a colour, but *a crystal of any kind* may be colourless too.

| Kind | Crystals |
|---|---|
| colourless | 24 |
| red | 8 |
| yellow | 8 |
| blue | 8 |
| green | 6 |
| purple | 6 |

### PRZ-005 · The Crystal Grid
Your grid has 12 nodes, and each node holds at most one crystal. The nodes lie in rows of 2, 3, 2, 3 and 2, joined only by diagonal lines, in the same way on every grid. This exact pattern of lines is reconstructed, like everything marked with that word in this book; an owner of the box can correct it.

\`\`\`
    o       o
  /   \\   /   \\
o       o       o
  \\   /   \\   /
    o       o
  /   \\   /   \\
o       o       o
  \\   /   \\   /
    o       o
\`\`\`

### PRZ-006 · Placing a crystal
When you receive a crystal, you place it at once on an empty node of your grid. You choose the node. What happens when there is no room is told in PRZ-049.

### PRZ-007 · A placed crystal stays
You cannot move a placed crystal to another node. Only the swap spell lets you do that (PRZ-070).

### PRZ-008 · The number on a rune
The number on a rune card tells how many cards of that kind are in the deck. There are 20 cards; the six kinds, their names and the number of cards of each are reconstructed. What the runes do is told in PRZ-078 to PRZ-083.

| Rune | Cards |
|---|---|
| A, Rune of the Spring | 4 |
| B, Rune of the Road | 3 |
| C, Rune of Change | 4 |
| D, Rune of the Altar | 4 |
| E, Rune of Exchange | 2 |
| F, Rune of the Deep | 3 |

## Setup for four players

### PRZ-009 · Temples
The 5 temples are laid in a ring in random order, with the four-player side up.

### PRZ-010 · Wilderness
Two wilderness cards go into each gap between temples. You may begin in any gap; from there the numbers rise clockwise.

*Ring of 15 cards:* temple, 1, 2, temple, 3, 4, temple, 5, 6, temple, 7, 8, temple, 9, 10.

### PRZ-011 · Supply
All 60 crystals form the supply, which is common to all players.

### PRZ-012 · Rune piles
The 20 rune cards are shuffled and each temple gets a pile of 4. The top card of each pile is turned face up.

### PRZ-013 · Objectives
Three of the 5 temple objectives are revealed at random; the other 2 are out of the game. The rune objective is always in play.

### PRZ-014 · Figure and markers
You have 1 figure and 6 markers. One marker goes on space 0 of the score track; 5 are left for curses.

### PRZ-015 · First player
At a real table the player who last broke something begins. Here the first player is drawn at random or chosen by the host.

### PRZ-016 · Grids in basic mode
In basic mode the first player gets grid 1A, and the others, clockwise, get 2A, 3A and 4A.

### PRZ-017 · Starting crystals
Take 2 colourless crystals from the supply and place them on any two nodes of your grid.

### PRZ-018 · No grid effects in basic mode
In basic mode the special effects of the grids are not used. They belong to advanced mode (PRZ-105).

### PRZ-019 · Figures start off the ring
No figure stands on the ring at the start. The only exception is the figure of the virtual player in a two-player game (PRZ-099).

## Setup changes for two and three players

### PRZ-020 · Spaces marked X
With 2 or 3 players the other side of the temples is used. A curse whose track space bears an X can never be broken. Which spaces bear the X is reconstructed (the names of the spaces are in PRZ-063).

| Temple | X on |
|---|---|
| Red | right 3 |
| Yellow | right 3 |
| Blue | left 3 |
| Green | right 3 |
| Purple | left 3 |

### PRZ-021 · A shorter ring
Lay out all ten wilderness cards, then remove 4 and 7. The ring closes up to 13 cards.

*Ring of 13 cards:* temple, 1, 2, temple, 3, temple, 5, 6, temple, 8, temple, 9, 10.

### PRZ-022 · Two temple objectives
Only 2 temple objectives are revealed.

### PRZ-023 · Grids in basic mode
In basic mode three players use grids 1A, 2A and 3A; two players use 1A and 2A.

### PRZ-024 · Everything else
Everything else is as with four players. Two players also follow the rules of the virtual player (PRZ-098 to PRZ-104).

## The turn

### PRZ-025 · Rounds
The game is played in rounds. In each round the first player takes a turn, then the others clockwise.

### PRZ-026 · Two steps of a turn
Your turn has two steps, both obligatory and in this order:

1. move your figure,
2. collect crystals or break a curse.

### PRZ-027 · When you may cast spells
You may cast the swap spell and the exchange spell any number of times in your turn: before step 1, between the steps and after step 2. With grid 1B you may also cast them between collecting and breaking (PRZ-122). You may not cast them in the middle of collecting, of breaking or of another spell. Each cast leaves you with fewer crystals than before, so every turn comes to an end.

## Movement

### PRZ-028 · Your first turn
In your first turn you do not move: you put your figure on any unoccupied card, temple or wilderness. Then you do step 2 as usual.

### PRZ-029 · One to three steps
In every later turn you must move your figure 1, 2 or 3 steps clockwise.

### PRZ-030 · Wilderness or temples
Before moving, choose wilderness or temples. Only cards of that kind count as steps, and only on them can you stop; you pass all the others as if they were not there.

*Example:* you stand on wilderness 6 in a four-player game, with no figure ahead. You can reach wilderness 7, 8 or 9, or one of the next three temples.

### PRZ-031 · The starting card does not bind you
It does not matter what kind of card you set out from. From a temple you may go over wilderness, and from wilderness over temples.

### PRZ-032 · Jumping over figures
If another figure stands on a card of the chosen kind, you jump over that card: you do not count it and you cannot stop there.

*Example:* you stand on wilderness 6, and other figures stand on 7 and 8. Your three nearest wilderness cards are 9, 10 and 1.

### PRZ-033 · Never back to your own card
You never finish the move on the card you set out from, and counting stops after one lap. With a range of 3 you can reach the next three free cards of the chosen kind, with a range of 4 the next four, and so on, if there are that many.

*Example:* you stand on a temple and other figures stand on three more. The only temple you can go to is the fifth.

### PRZ-034 · Speed spell
With the speed spell you buy a longer range.

| Extra range | Price |
|---|---|
| +1 | 1 crystal |
| +2 | 3 crystals |
| +3 | 6 crystals |

### PRZ-035 · Paying for speed
You may pay for the speed spell with crystals of any kind. They go to the supply before your figure moves. If the option *spell payment* is set to *colourless*, only colourless crystals pay for the speed spell and the swap spell (PRZ-070).

### PRZ-036 · At most six steps
The speed spell adds at most +3 and can be cast once per move. So you never move farther than 6 steps.

### PRZ-037 · You pay for the distance you go
Distances 1, 2 and 3 are free; 4 costs 1 crystal, 5 costs 3 and 6 costs 6. You pay for the distance you really go.

### PRZ-038 · No speed in the first turn
In the turn in which you put your figure on the ring (PRZ-028) you cannot cast the speed spell.

### PRZ-039 · One figure per card
Two figures never stand on the same card.

## Collecting crystals

### PRZ-040 · What you may do where
On wilderness, step 2 is collecting crystals. On a temple you choose: collect or break a curse (PRZ-058). On exchange and upgrade cards you may also choose to exchange or upgrade nothing (PRZ-044, PRZ-046).

### PRZ-041 · Direct gain
On wilderness 1, 3, 5, 7 and 9 and on temples you take what the card shows. You cannot refuse it. The crystals shown on the wilderness cards are reconstructed.

| Wilderness | You take |
|---|---|
| 1 | 3 colourless |
| 3 | 1 red, 1 colourless |
| 5 | 1 yellow, 1 colourless |
| 7 (only with 4 players) | 3 colourless |
| 9 | 1 blue, 1 colourless |

### PRZ-042 · Collecting at a temple
Collecting at a temple gives you 1 crystal of the temple's colour.

### PRZ-043 · Exchange
On wilderness 6 and 10 you may return exactly 3 colourless crystals from your grid to the supply and take 2 crystals of two different colours.

*Example:* red and blue are fine, two reds are not.

### PRZ-044 · One exchange per visit
You may exchange once per visit, and you may also decline. Without 3 colourless crystals you cannot exchange.

### PRZ-045 · Only colours
An exchange gives only coloured crystals, never colourless ones.

### PRZ-046 · Upgrade
Wilderness 2, 4 and 8 have five spaces, one of each colour (reconstructed; card 4 is used only with 4 players). Move 0, 1 or 2 colourless crystals from your grid to free spaces of the card, each to a different space. When all are put down, take one crystal for each, in the colour of the space it covers. You cannot cover a space whose colour can be had nowhere (PRZ-056).

### PRZ-047 · Clearing the card
If 2 or fewer spaces of the card are free after your upgrade, all the colourless crystals on it return to the supply.

*Example:* one space is covered and you cover two more. Two are left free, so the 3 crystals return to the supply and all five spaces are free again.

### PRZ-048 · Crystals wait on the card
Colourless crystals stay on an upgrade card from turn to turn. They leave it only when the card is cleared (PRZ-047), when rune C empties it (PRZ-079) or when somebody takes them for want of others (PRZ-053).

### PRZ-049 · A full grid
A grid holds 12 crystals at most. What you have just taken and cannot fit is discarded to the supply. You never discard crystals already placed to make room.

### PRZ-050 · Choosing what you keep
If only some of the new crystals fit, you choose which ones before you take any of them. All that fit must be placed. Crystals that can be had nowhere (PRZ-056) are left out of this choice.

### PRZ-051 · Nodes freed by paying
Nodes that you empty by paying may be used for the crystals you take in the same operation. Rune C has one exception (PRZ-079).

### PRZ-052 · When the supply runs short
Whenever you are to take a crystal, for whatever reason, take it from the supply if its kind is there. If not, go on to PRZ-053 and then to PRZ-054. Do this for each crystal separately.

### PRZ-053 · First from the upgrade cards
If the supply has no colourless crystals but some lie on upgrade cards, take one from there. You choose the card and the space, and that space becomes free. Coloured crystals never lie on these cards, so for colours you skip this rule.

### PRZ-054 · Then from another player
Otherwise take the crystal from the other player who has the most crystals of that kind. If several are tied, you choose whom you take it from.

### PRZ-055 · Which crystal you take
When you take a crystal from a player, you choose the node it comes from.

### PRZ-056 · A crystal that can be had nowhere
If nobody else has such a crystal either, you take nothing for it. A kind that can be had nowhere is not offered when you choose; what you have already chosen in the same operation counts as gone.

### PRZ-057 · You take only what you can place
You take crystals from upgrade cards and from players (PRZ-053, PRZ-054) only if you can place them. So you first choose what you keep (PRZ-050), and then where each of those crystals comes from.

## Breaking curses

### PRZ-058 · When you may break a curse
You may break a curse only on a temple, instead of collecting. You break at most one curse per turn.

### PRZ-059 · The price
You pay with a chain of 3, 4 or 5 crystals from your own grid.

### PRZ-060 · What a chain is
A chain is a run of different nodes, each joined to the next by a line, all with a crystal on them. A chain has no gaps and uses no node twice. Lines have no direction, so you may follow the chain whichever way suits you.

### PRZ-061 · Colours in order
The colours of the chain, in order, must be the first 3, 4 or 5 colours of the temple's curse arc, read from its left or its right end. Each arc has 9 crystals, and the middle one is the fifth from either end. The colours of most arcs, and which temple has which arc, are reconstructed.

| Temple | From the left end | From the right end |
|---|---|---|
| Red | red, yellow, yellow, green, blue | blue, red, red, purple, blue |
| Yellow | blue, yellow, yellow, green, purple | yellow, red, red, green, purple |
| Blue | yellow, yellow, blue, purple, red | red, blue, blue, green, red |
| Green | red, red, yellow, purple, yellow | blue, blue, red, green, yellow |
| Purple | yellow, blue, blue, purple, green | red, blue, yellow, purple, green |

### PRZ-062 · Colourless does not fit
A colourless crystal matches no colour of the arc. It is not a joker.

### PRZ-063 · The space on the track
The end and the length of your chain decide which track space you take. That space must be free: no marker and no X. The number of spaces and their values are reconstructed.

| Space | Chain | Points |
|---|---|---|
| left 3 | 3 crystals from the left end | 3 |
| left 5 | 4 crystals from the left end | 5 |
| centre 8 | 5 crystals from either end | 8 |
| right 5 | 4 crystals from the right end | 5 |
| right 3 | 3 crystals from the right end | 3 |

### PRZ-064 · A longer chain passes by
A marker or an X on the space of a shorter chain from the same end does not stop a longer chain.

### PRZ-065 · Choosing the chain
If several chains fit, you choose the nodes. You may use a shorter chain than you could. Two ways through the same nodes, for the same end and length, are one choice.

### PRZ-066 · Paying, marking, scoring
The crystals of the chain return to the supply. Then you put your marker on the track space and score its value at once.

### PRZ-067 · One marker per space
Each space takes only one marker. This is true of the centre space too, although it can be reached from both ends.

### PRZ-068 · Taking the rune
After placing the marker, take the face-up rune of that temple, if there is one. Then turn up the next card of its pile.

### PRZ-069 · From when the rune works
A rune you have gained works from your next collecting on. The lasting effect of rune F works at once (PRZ-083).

### PRZ-070 · Swap spell
Pay 1 crystal of any kind, then let two crystals of your grid change places. You may repeat this spell. If the option *spell payment* is set to *colourless*, the crystal you pay must be colourless.

### PRZ-071 · What you may swap
The crystal you pay is not one of the two, and both places must hold a crystal: you cannot move one to an empty node. So you need at least 3 crystals in your grid. The two may be of the same kind, but then nothing changes except that you have paid.

### PRZ-072 · Exchange spell
Pay 4 crystals of any kinds, then take 1 crystal of any kind; it may be colourless. You may repeat this spell. The option *spell payment* does not affect it.

### PRZ-073 · Pay first
What you pay is in the supply before you take. So a crystal you have just paid may be the one you take.

### PRZ-074 · Only in your own turn
You cannot cast spells in another player's turn.

## Rune resonance

### PRZ-075 · When runes resonate
Resonance starts when you collect crystals on a card whose rune tablet shows a rune of a kind you own. It is not optional, except where PRZ-081 says so. Which tablet is on which card is reconstructed.

| Rune | Cards with its tablet |
|---|---|
| A | wilderness 1, 5, 7 |
| B | wilderness 3, 9 |
| C | wilderness 2, 4, 8 |
| D | Red, Yellow and Blue Temple |
| E | wilderness 6, 10 |
| F | Green and Purple Temple |

### PRZ-076 · Several runes of one kind
All your runes of that kind work at the same time, and each copy adds its gain.

### PRZ-077 · Not when breaking
Breaking a curse never starts resonance.

### PRZ-078 · Runes A, B, D and F
You take the crystals of the rune together with those of the card: it is one pool, and you place it in any order. The crystals given by the runes are reconstructed.

| Rune | You take |
|---|---|
| A | 2 colourless |
| B | 1 of any colour |
| D | 1 of any colour |
| F | 1 colourless |

### PRZ-079 · Rune C
Rune C works in this order (the crystal in point 1 is reconstructed):

1. take 1 colourless crystal for each rune C you own,
2. return all colourless crystals on this card to the supply (once, however many runes C you have),
3. upgrade (PRZ-046), with the crystals just taken if you wish.

The extra crystal of grid 1A (PRZ-111) comes in point 1. Point 1 is over before the upgrade, so its crystals cannot use nodes that the upgrade will empty.

### PRZ-080 · Rune C without an upgrade
Rune C works even if you then upgrade nothing.

### PRZ-081 · Rune E
When you exchange on a card with its tablet, each rune E of yours lets you take 1 extra crystal of any colour; colours may repeat. With two runes E an exchange gives you 4 crystals in total. You may decline the extra ones.

### PRZ-082 · Rune E without an exchange
If you do not exchange, rune E does nothing.

### PRZ-083 · Rune F lasts
From the moment you gain rune F, and wherever your figure stands, the exchange spell (PRZ-072) costs you 3 crystals. More runes F, or rune F together with grid 1A, do not lower the price further.

### PRZ-084 · Runes stay with you
You keep your runes to the end of the game; they are never spent.

## End of the game

### PRZ-085 · The last round
When a player has placed the fifth curse marker, finish the round. Everyone will then have had the same number of turns.

### PRZ-086 · Playing to the end of the round
The rest of the round is played by all the normal rules. Others may place their fifth marker too.

### PRZ-087 · Rune objective
You score for the number of different kinds of runes you own. That 3 kinds give 4 points is printed; the other values are reconstructed.

| Different kinds | Points |
|---|---|
| 0 | 0 |
| 1 | 1 |
| 2 | 2 |
| 3 | 4 |
| 4 | 7 |
| 5 | 11 |

### PRZ-088 · Temple objectives
For each revealed temple objective, the player with the most markers at that temple scores 4 points and the second scores 2.

### PRZ-089 · You must be there
Only players with at least one marker at that temple count.

### PRZ-090 · Tie for first place
If players are tied for first place, they share 6 points equally, rounded down. Then nobody scores for second place.

*Example:* two tied players score 3 points each, three score 2 each, four score 1 each.

### PRZ-091 · Tie for second place
If players are tied for second place, they share 2 points equally, rounded down.

*Example:* two tied players score 1 point each, three score nothing.

### PRZ-092 · Leftover crystals
Crystals left in your grid give no points.

### PRZ-093 · More than 50 points
If you pass 50 points, you go on round the score track. The app always keeps your true score.

## Winner and ties

### PRZ-094 · The winner
The player with the most victory points wins.

### PRZ-095 · First tie-break
If players are tied, the one with the most coloured crystals left in the grid wins.

### PRZ-096 · Second tie-break
If they are still tied, the one with the most colourless crystals left wins.

### PRZ-097 · Third tie-break
If they are still tied, the winner is the one of them whose turn came latest in the round. So there is always exactly one winner.

## Two players: the virtual player

### PRZ-098 · Markers of the virtual player
Before play, 5 markers of an unused colour are put on the 5-point spaces shown below, one at each temple. These spaces count as occupied. The choice between the two 5-point spaces is reconstructed.

| Temple | Marker of the virtual player |
|---|---|
| Red | left 5 |
| Yellow | left 5 |
| Blue | right 5 |
| Green | left 5 |
| Purple | right 5 |

### PRZ-099 · Figure of the virtual player
A figure of an unused colour is put on a random temple.

### PRZ-100 · It blocks the way
The virtual player's figure blocks like any other: you cannot stop on its card, and you jump over it without counting.

### PRZ-101 · How it moves
After your move and before your step 2, the virtual player's figure goes one card counter-clockwise. It counts temples and wilderness alike and jumps over players' figures.

*Example:* you stand on wilderness 6, and the virtual figure on 8. You move one wilderness step and land on 9 (card 7 is not in play); then the virtual figure goes to the temple just before 8.

### PRZ-102 · It waits while you place your figure
In a turn in which a player puts a figure on the ring (PRZ-028), the virtual player's figure does not move.

### PRZ-103 · The virtual player and temple objectives
When temple objectives are scored, the markers of the virtual player count like a player's: for first place, for second place and in ties.

*Example:* you have 2 markers at a temple, the other player 1 and the virtual player 1. You score 4 points, the other player 1.

### PRZ-104 · What the virtual player does not do
Points of the virtual player are lost, and it cannot win. It scores nothing for its five spaces and has no runes, no crystals and no turns.

## Advanced mode: choosing grids

### PRZ-105 · Sides of the grids
For each of the 4 grids the players choose side A or side B; in the app the host does this.

### PRZ-106 · Who chooses when
The 4 grids lie face up. The last player chooses first, then the choice goes counter-clockwise, and the first player chooses last.

### PRZ-107 · With two or three players
With 2 or 3 players all 4 grids are offered too. Those that nobody takes are not used.

### PRZ-108 · Starting crystals
After the choice each player takes 2 colourless crystals, as in PRZ-017.

### PRZ-109 · The grid beats the rule
If the effect of your grid contradicts a rule, the effect wins.

### PRZ-110 · How long effects work
Grid effects work from the first turn to the end of the game. Grid 1A adds nothing to the 2 starting crystals. Grids 2A and 3A also give you something when you choose them (PRZ-114, PRZ-117).

## Grid effects

### PRZ-111 · Grid 1A: one more colourless
Whenever you take at least one colourless crystal, you take one more.

### PRZ-112 · Grid 1A: what counts as once
One collecting together with its resonance counts as one taking, however many colourless crystals it brings. Each exchange spell with which you choose a colourless crystal is another taking, so it gives you 2.

### PRZ-113 · Grid 1A: cheaper exchange spell
The exchange spell costs you 3 crystals. Rune F does not lower this further (PRZ-083).

### PRZ-114 · Grid 2A: three charges
When you choose this grid, take 3 colourless crystals from the supply and put them into its three charge slots. If the option *grid 2A* is set to *any colourless*, there are no slots: you place these 3 crystals on any empty nodes.

### PRZ-115 · Grid 2A: using charges
Once in each of your turns, at a moment when spells are allowed (PRZ-027), you may return any number of charges to the supply and take up to as many crystals of any kinds. You place them in your grid, within its limit of 12. With the option *any colourless* you return colourless crystals from your nodes instead of charges, as many as you like.

### PRZ-116 · Grid 2A: slots are not nodes
Charge slots cannot be refilled; charges cannot be paid with, swapped or taken by others (they do not count in PRZ-054). In the tie-break PRZ-096 they do count as colourless crystals. With the option *any colourless* this rule does not apply.

### PRZ-117 · Grid 3A: a rune to start with
When you choose this grid, take one of the 5 face-up runes at once. Then turn up the next card of that pile, so that its temple shows a rune again.

### PRZ-118 · Grid 3A: the rune works
Your starting rune works like any other: it resonates, and rune F also makes the exchange spell cheaper.

### PRZ-119 · Grid 3A: the kind that does not score
The kind of your starting rune does not count for the rune objective (PRZ-087), neither on this card nor on any later card of that kind.

### PRZ-120 · Grid 4A: rewards for markers
For each curse marker you place you receive the reward below, after scoring the space and before taking the rune. These rewards are reconstructed.

| Your marker | Reward |
|---|---|
| 1st | 2 colourless crystals |
| 2nd | 1 crystal of any colour |
| 3rd | 2 crystals of any colours, which may be the same |
| 4th | 2 points |
| 5th | 3 points |

### PRZ-121 · Grid 4A: a reward is not collecting
A reward is not collecting, so it starts no resonance.

### PRZ-122 · Grid 1B: collect and break
On a temple you may collect and break a curse in the same turn, in either order, each once. You must do at least one of the two. Between them you may cast spells (PRZ-027).

### PRZ-123 · Grid 1B: the order matters
If you collect first, the new crystal may be part of the chain. If you break first, the new rune may already resonate when you collect.

### PRZ-124 · Grid 2B: a higher level
When you break a curse with a chain of 3 or 4, you may pay 2 extra crystals of any kind and put your marker one level higher on the same end. With a chain of 3 you may instead pay 3 extra crystals and go two levels higher. The option *spell payment* does not affect this.

### PRZ-125 · Grid 2B: the chain must be real
The chain itself must have at least 3 matching crystals. The extra ones do not replace it.

### PRZ-126 · Grid 2B: which space must be free
Only the space that you really mark must be free and without an X. So you may use a chain whose own space is taken or has an X, if you can pay for a free level above it; without the extra payment you may not.

### PRZ-127 · Grid 2B: where the extra comes from
The extra crystals come from what is left in your grid and need not be connected. Points and rune are as for the higher space.

### PRZ-128 · Grid 3B: go anywhere
In step 1 your figure may go to any unoccupied card, at no cost. It may not stay on the card it stands on.

### PRZ-129 · Grid 4B: a neighbour's rune
When you gain a rune for breaking a curse, you may take the face-up rune of this temple, of the next temple clockwise or of the next temple counter-clockwise. Then turn up the next card of the pile you took it from.

### PRZ-130 · Grid 4B: empty piles
If this temple's pile is empty, you may still take a neighbour's rune. If all three piles are empty, you gain none.

### PRZ-131 · Grid 4B: one kind more
For the rune objective you count one kind more than you own; 6 kinds give 16 points. Even without a single rune you count 1 kind and score 1 point.

## About this table

### PRZ-132 · Round limit
Only a fifth curse ends the game (PRZ-085), and nobody is forced to break curses. So that games of bots cannot go on for ever, the option *round limit* can set a number, for example 100: after that many full rounds comes the final scoring. Normally there is no limit.

### PRZ-133 · Chance that can be checked
Everything left to chance is drawn from one source, always in this order: first player (unless the host chooses), order of the temples, the open rune of each temple, objectives, and with two players the temple of the virtual player's figure. After that only one thing is left to chance: which of the face-down runes is turned up next, and that is drawn at the moment it is turned up. So nobody, not even the program, knows it before. After the game you can check that every draw was fair.
`;export{e as default};