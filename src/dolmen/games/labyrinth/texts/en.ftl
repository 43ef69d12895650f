# Labyrinth: everything that the game says, in English.

## Game

game-title = Labyrinth: Paths of Destiny
game-original-title = Labyrinth: Paths of Destiny / Ścieżki Przeznaczenia
game-summary = Build the maze together, then take a key that is not your own and be the only character on the central tile, in spite of traps, the Golem and your rivals.
game-length = 45–90 minutes

## Components
# Attributes: .cap begins a sentence, .acc, .gen, .loc are cases, .to and .at have a preposition, .text says what it does.

character-C01 = the Sword Master
    .cap = Sword Master
character-C02 = the Sister of War
    .cap = Sister of War
character-C03 = the Mistress of Golems
    .cap = Mistress of Golems
character-C04 = the Paladin
    .cap = Paladin
character-C05 = the Warlock
    .cap = Warlock
character-C06 = the Architect
    .cap = Architect
character-C07 = the Illusionist
    .cap = Illusionist
character-C08 = the High Priestess
    .cap = High Priestess
character-C09 = the Sorceress
    .cap = Sorceress
character-C10 = the Headhunter
    .cap = Headhunter
character-C11 = the Witch
    .cap = Witch
character-C12 = the Thief
    .cap = Thief
character-C13 = the Chaos Mage
    .cap = Chaos Mage
character-C14 = the Seal Warden
    .cap = Seal Warden
character-C15 = the Runesmith
    .cap = Runesmith

ability-C01a = Mastery
    .cost = always
    .text = +3 to combat tests.
ability-C01b = Challenge
    .cost = 1 action
    .text = Attack a character on an adjacent corridor; nobody moves.
ability-C01c = Parry
    .cost = reaction, a Crystal
    .text = When you lose a combat, you lose no life. It does not stop a push and does not work against Rending.
ability-C01d = Riposte
    .cost = always
    .text = When you win a combat that another character started, that character also takes 1 daze token.
ability-C02a = Fury
    .cost = reaction, 1 life, once per combat
    .text = After both rolls: +2 to your result until the end of this combat.
ability-C02b = Rending
    .cost = always
    .text = When you use Fury and win the combat, the loser loses all lives.
ability-C02c = Call of Battle
    .cost = free, a Crystal, once per turn
    .text = You have 1 extra action this turn.
ability-C02d = Hardened
    .cost = always
    .text = A failed risky jump costs you 1 life instead of 2.
ability-C03a = Domination
    .cost = always
    .text = +1 to combat tests.
ability-C03b = Golem Bond
    .cost = always
    .text = You take no Golem tests, and a Golem on your key tile does not keep you on your start space.
ability-C03c = Shatter Artefact
    .cost = free
    .text = Return one of your items to the pool: heal up to 2 lives.
ability-C03d = Command
    .cost = always
    .text = For your Golem Move you reveal 2 cards and choose one of them.
ability-C04a = Faith
    .cost = reaction, a Faith token
    .text = Before the rolls of a combat: +3 to your tests in it, and if you lose it, you lose no life.
ability-C04b = Prayer
    .cost = 1 action, once per turn
    .text = Put 1 Faith token back on your card, which holds at most 3.
ability-C04c = Laying on of Hands
    .cost = 1 action, once per turn
    .text = Heal 1 life.
ability-C04d = Unyielding
    .cost = always
    .text = +2 to Golem tests.
ability-C05a = Hellfire
    .cost = 1 action
    .text = Put a token on an adjacent corridor of an ordinary tile. Whoever enters makes a test: below 8, they lose 1 life. Then the token returns.
ability-C05b = Blood Pact
    .cost = free, 1 life, once per turn
    .text = Activate one of your inactive Crystals.
ability-C05c = Life Drain
    .cost = always
    .text = When you win a combat, you heal 1 life.
ability-C05d = Demonic Strength
    .cost = always
    .text = +1 to combat tests.
ability-C06a = Rebuilding
    .cost = 2 actions
    .text = Remove a face-up ordinary tile without pawns or keys, then draw a tile and place it.
ability-C06b = Rotation
    .cost = 1 action
    .text = Turn a face-up ordinary tile without pawns. You may not close the last way to the centre or to a key tile.
ability-C06c = Blueprints
    .cost = always
    .text = Your Build draws one extra tile, and you choose which to place.
ability-C06d = Swift Building
    .cost = once per turn
    .text = Right after a Build that you paid for with an action, you may Build once more for free.
ability-C07a = Illusion
    .cost = always
    .text = You may place tiles face down, up to three on the board. When a pawn enters one, you choose its rotation.
ability-C07b = Mirror Image
    .cost = reaction, a Crystal
    .text = When another character starts a combat against you, it does not take place.
ability-C07c = Change of Places
    .cost = 2 actions
    .text = Swap places with a character at distance 3 or less. Both must stand on ordinary tiles; nobody explores.
ability-C07d = Glamour
    .cost = always
    .text = +1 to each trap roll.
ability-C08a = Sacrifice
    .cost = 1 action
    .text = Put a token on a character that has none. It may not attack you; in its own turn it may pay 1 life to give the token back.
ability-C08b = Tithe
    .cost = 1 action, once per turn
    .text = Heal as many lives as there are Sacrifice tokens on characters.
ability-C08c = Grace
    .cost = always
    .text = +1 to each trap roll for every Sacrifice token on a character.
ability-C08d = Inviolable
    .cost = reaction
    .text = After a failed Golem test you may take a Sacrifice token back from a character and stay where you are.
ability-C09a = Tornado
    .cost = 1 action
    .text = Put a token on any corridor of a face-up ordinary tile. You move whoever enters to an adjacent corridor; the token returns.
ability-C09b = Teleportation
    .cost = 2 actions
    .text = Go to any corridor of a face-up ordinary tile at distance 2 or less and explore it.
ability-C09c = Levitation
    .cost = always
    .text = Your risky jumps succeed without a roll.
ability-C09d = Magic Shield
    .cost = reaction, a Crystal
    .text = After the rolls of your trap test, ignore all effects of the trap.
ability-C10a = Hunter
    .cost = always
    .text = +2 to combat tests against a character that holds a key.
ability-C10b = Snare Master
    .cost = always
    .text = For Set Trap you look at 2 traps: you place one and mix the other back into the pool.
ability-C10c = Trophy
    .cost = always
    .text = When a character dies in a combat you won, you take what it drops at once; an item only if you have room.
ability-C10d = Ambush
    .cost = always
    .text = When another character enters your corridor, you decide about the free combat before it does.
ability-C11a = Curse
    .cost = 1 action
    .text = Put a token on a character at distance 3 or less: each gives it −1 to all its tests. In its own turn it can shake one off for 1 action.
ability-C11b = Brew
    .cost = always
    .text = Your Rest removes up to 2 daze tokens.
ability-C11c = Evil Eye
    .cost = reaction, a Crystal
    .text = After another character's test: it must repeat the whole test, at most once.
ability-C11d = Karma
    .cost = always
    .text = When a character with a Curse dies, you heal 1 life.
ability-C12a = Agility
    .cost = always
    .text = +2 to each trap roll.
ability-C12b = Theft
    .cost = 1 action
    .text = Choose a character on your corridor and make a test. On 7 or more take an item, on 9 or more an item or a key.
ability-C12c = Acrobat
    .cost = always
    .text = Your safe jump costs 1 action.
ability-C12d = Dodge
    .cost = reaction
    .text = When another character starts a combat against you, make a test: on 9 or more the combat does not take place.
ability-C13a = Chaos Portal
    .cost = 1 action
    .text = Put a token at distance 3 or less. Whoever enters a portal while there is another one makes a test: below 7, they come out of a random other portal.
ability-C13b = Passage
    .cost = 1 action
    .text = Go from one portal to another and explore its corridor.
ability-C13c = Twin Crystal
    .cost = at the start of the game
    .text = You start the game with 2 active Crystals.
ability-C13d = Phasing
    .cost = 2 actions
    .text = Go to any corridor of a neighbouring face-up ordinary tile, even through a wall, and explore it.
ability-C14a = Seal
    .cost = 1 action
    .text = Put a token at distance 3 or less. Other characters pay 1 extra action for a Move or jump to that corridor; entering it breaks the Seal.
ability-C14b = Threshold Guard
    .cost = always
    .text = +2 to combat tests while you stand on a key tile or the centre.
ability-C14c = Recall
    .cost = free, once per turn
    .text = Take back any number of your Seals.
ability-C14d = Stone Will
    .cost = always
    .text = Whenever you would take daze tokens, you take 1 fewer.
ability-C15a = Living Armour
    .cost = reaction, the token
    .text = When an effect would take lives from you, you lose none; the token leaves the card.
ability-C15b = Reforging
    .cost = 2 actions
    .text = Put Living Armour back on your card.
ability-C15c = Satchel
    .cost = always
    .text = You may hold one extra item.
ability-C15d = Rune of Power
    .cost = always
    .text = +1 to combat tests for each item you hold.

tile-dead-end = a tile with a dead end
    .cap = A tile with a dead end
tile-straight = a straight tile
    .cap = A straight tile
tile-bend = a tile with a bend
    .cap = A tile with a bend
tile-fork = a three-way tile
    .cap = A three-way tile
tile-four-way = a four-way tile
    .cap = A four-way tile
tile-five-way = a five-way tile
    .cap = A five-way tile
tile-six-way = a six-way tile
    .cap = A six-way tile
tile-two = a tile with two corridors
    .cap = A tile with two corridors
tile-three = a tile with three corridors
    .cap = A tile with three corridors
tile-bridge = a tile with a bridge
    .cap = A tile with a bridge
tile-bridge-and-third = a tile with a bridge and a third corridor
    .cap = A tile with a bridge and a third corridor

trap-P01 = Poisoned Spears
    .text = 3 × 8+: for each failed roll lose 1 life or take 1 daze token, as you choose.
trap-P02 = Pendulum Blades
    .text = 2 × 8+: lose 1 life for each failed roll.
trap-P03 = Trapdoor
    .text = 1 × 7+: lose 1 life and take 1 daze token.
trap-P04 = Poison Gas
    .text = 2 × 7+: take 1 daze token for each failed roll.
trap-P05 = Falling Boulder
    .text = 1 × 9+: lose 2 lives.
trap-P06 = Wave of Fire
    .text = 3 × 7+: lose 1 life for each failed roll.
trap-P07 = Space Vortex
    .text = 1 × 9+: a random other player moves you to any other corridor; you explore it but pick nothing up.
trap-P08 = Gate of Return
    .text = 1 × 6+: go back to your start space.
trap-P09 = Thieving Tentacles
    .text = 1 × 8+: return one of your items to the pool; if you have none, lose 1 life.
trap-P10 = Mist of Oblivion
    .text = 1 × 8+: one of your active Crystals becomes inactive; if you have none, take 1 daze token.
trap-P11 = Spider Web
    .text = 2 × 9+: take 1 daze token for each failed roll.
trap-P12 = Icy Blast
    .text = 1 × 8+: take 2 daze tokens.
trap-P13 = Moving Walls
    .text = 1 × 8+: lose 1 life, and if you came here by Move, go back where you came from.
trap-P14 = Golem's Call
    .text = 1 × 6+: the Golem appears here and every character here meets it.
trap-P15 = Blood Runes
    .text = 4 × 6+: lose 1 life for each failed roll.

item-I01 = the Sceptre of Control
    .cap = The Sceptre of Control
    .text = When you meet the Golem, you may pay 1 life to ignore it.
item-I02 = the Heart of the Abyss
    .cap = The Heart of the Abyss
    .text = When you have lost all your life tokens, you still have one more life.
item-I03 = the Ring of Might
    .cap = The Ring of Might
    .text = +1 to combat tests.
item-I04 = the Shadow Blade
    .cap = The Shadow Blade
    .text = +2 to combat tests in combats you start.
item-I05 = the Guardian's Shield
    .cap = The Guardian's Shield
    .text = +2 to combat tests in combats that others start.
item-I06 = the Amulet of Caution
    .cap = The Amulet of Caution
    .text = +1 to each trap roll.
item-I07 = the Leaper's Boots
    .cap = The Leaper's Boots
    .text = +3 to jump tests.
item-I08 = the Map of the Labyrinth
    .cap = The Map of the Labyrinth
    .text = Your Build draws one extra tile, and you choose which to place.
item-I09 = the Hourglass
    .cap = The Hourglass
    .text = Free: return it to the pool for 1 extra action this turn.
item-I10 = the Vial of Life
    .cap = The Vial of Life
    .text = Free: return it to the pool to heal up to 2 lives.
item-I11 = the Crystal Wand
    .cap = The Crystal Wand
    .text = Activating a Crystal costs you 1 action.
item-I12 = the Crystal Shard
    .cap = The Crystal Shard
    .text = It carries an extra Crystal of Fate that you use as your own.
item-I13 = the Cloak of Shadows
    .cap = The Cloak of Shadows
    .text = Nobody may start a free combat against you.
item-I14 = the Golem Horn
    .cap = The Golem Horn
    .text = 1 action: the Golem walks exactly 1 corridor; this is your Golem Move of the turn.
item-I15 = the Eye of Truth
    .cap = The Eye of Truth
    .text = Free, once per turn: reveal a face-down trap on your corridor or an adjacent one.

event-E01 = Terror
    .once = a chosen character loses 1 life
    .lasting = no character may use its abilities
event-E02 = Eclipse
    .once = an active Crystal of a chosen character becomes inactive
    .lasting = Crystals cannot be activated
event-E03 = Earthquake
    .once = a tile without pawns or keys is removed
    .lasting = −2 to jump tests
event-E04 = Plague
    .once = a chosen character takes 1 daze token
    .lasting = −1 to each trap roll
event-E05 = Golem's Wrath
    .once = the Golem walks 1, 2 or 3 corridors
    .lasting = numbers on Golem cards are 1 higher
event-E06 = Blood Moon
    .once = your character heals 1 life
    .lasting = the loser of a combat loses 2 lives
event-E07 = Holy Truce
    .once = a chosen character discards all its daze tokens
    .lasting = no combat may be started
event-E08 = Vision
    .once = up to 3 face-down traps are revealed
    .lasting = every Build draws one extra tile
event-E09 = Gift of the Time Mages
    .once = an item is put on a corridor of your choice
    .lasting = everybody may hold one extra item
event-E10 = Transformation
    .once = a chosen character turns into another one
    .lasting = +2 to Golem tests
event-E11 = Haste
    .once = you have 1 extra action this turn
    .lasting = every turn has 3 actions
event-E12 = Annihilation
    .once = every character loses 1 life
    .lasting = nobody heals, and whoever dies comes back with 2 lives

golem-move-1 = 1 corridor
golem-move-2 = 2 corridors
golem-move-3 = 3 corridors
golem-no-move = no move
golem-central = central tile

token-hellfire = a Hellfire token
token-portal = a Chaos Portal
token-tornado = a Tornado token
token-seal = a Seal token
token-curse = a Curse token
token-sacrifice = a Sacrifice token
token-faith = a Faith token
token-armour = Living Armour

test-combat = combat test
test-trap = trap test
test-jump = jump test
test-golem = Golem test
test-hellfire = Hellfire test
test-portal = portal test
test-theft = theft test
test-dodge = dodge test

node-S0 = the eastern start space
    .to = to the eastern start space
    .at = on the eastern start space
node-S1 = the south-eastern start space
    .to = to the south-eastern start space
    .at = on the south-eastern start space
node-S2 = the south-western start space
    .to = to the south-western start space
    .at = on the south-western start space
node-S3 = the western start space
    .to = to the western start space
    .at = on the western start space
node-S4 = the north-western start space
    .to = to the north-western start space
    .at = on the north-western start space
node-S5 = the north-eastern start space
    .to = to the north-eastern start space
    .at = on the north-eastern start space
node-K0 = the eastern key tile
    .to = to the eastern key tile
    .at = on the eastern key tile
node-K1 = the south-eastern key tile
    .to = to the south-eastern key tile
    .at = on the south-eastern key tile
node-K2 = the south-western key tile
    .to = to the south-western key tile
    .at = on the south-western key tile
node-K3 = the western key tile
    .to = to the western key tile
    .at = on the western key tile
node-K4 = the north-western key tile
    .to = to the north-western key tile
    .at = on the north-western key tile
node-K5 = the north-eastern key tile
    .to = to the north-eastern key tile
    .at = on the north-eastern key tile
node-C = the centre
    .to = to the centre
    .at = on the centre
node-1_m3a = corridor A2a
    .to = to corridor A2a
    .at = on corridor A2a
node-1_m3b = corridor A2b
    .to = to corridor A2b
    .at = on corridor A2b
node-1_m3c = corridor A2c
    .to = to corridor A2c
    .at = on corridor A2c
node-2_m3a = corridor A3a
    .to = to corridor A3a
    .at = on corridor A3a
node-2_m3b = corridor A3b
    .to = to corridor A3b
    .at = on corridor A3b
node-2_m3c = corridor A3c
    .to = to corridor A3c
    .at = on corridor A3c
node-m1_m2a = corridor B1a
    .to = to corridor B1a
    .at = on corridor B1a
node-m1_m2b = corridor B1b
    .to = to corridor B1b
    .at = on corridor B1b
node-m1_m2c = corridor B1c
    .to = to corridor B1c
    .at = on corridor B1c
node-0_m2a = corridor B2a
    .to = to corridor B2a
    .at = on corridor B2a
node-0_m2b = corridor B2b
    .to = to corridor B2b
    .at = on corridor B2b
node-0_m2c = corridor B2c
    .to = to corridor B2c
    .at = on corridor B2c
node-1_m2a = corridor B3a
    .to = to corridor B3a
    .at = on corridor B3a
node-1_m2b = corridor B3b
    .to = to corridor B3b
    .at = on corridor B3b
node-1_m2c = corridor B3c
    .to = to corridor B3c
    .at = on corridor B3c
node-2_m2a = corridor B4a
    .to = to corridor B4a
    .at = on corridor B4a
node-2_m2b = corridor B4b
    .to = to corridor B4b
    .at = on corridor B4b
node-2_m2c = corridor B4c
    .to = to corridor B4c
    .at = on corridor B4c
node-3_m2a = corridor B5a
    .to = to corridor B5a
    .at = on corridor B5a
node-3_m2b = corridor B5b
    .to = to corridor B5b
    .at = on corridor B5b
node-3_m2c = corridor B5c
    .to = to corridor B5c
    .at = on corridor B5c
node-m2_m1a = corridor C1a
    .to = to corridor C1a
    .at = on corridor C1a
node-m2_m1b = corridor C1b
    .to = to corridor C1b
    .at = on corridor C1b
node-m2_m1c = corridor C1c
    .to = to corridor C1c
    .at = on corridor C1c
node-m1_m1a = corridor C2a
    .to = to corridor C2a
    .at = on corridor C2a
node-m1_m1b = corridor C2b
    .to = to corridor C2b
    .at = on corridor C2b
node-m1_m1c = corridor C2c
    .to = to corridor C2c
    .at = on corridor C2c
node-0_m1a = corridor C3a
    .to = to corridor C3a
    .at = on corridor C3a
node-0_m1b = corridor C3b
    .to = to corridor C3b
    .at = on corridor C3b
node-0_m1c = corridor C3c
    .to = to corridor C3c
    .at = on corridor C3c
node-1_m1a = corridor C4a
    .to = to corridor C4a
    .at = on corridor C4a
node-1_m1b = corridor C4b
    .to = to corridor C4b
    .at = on corridor C4b
node-1_m1c = corridor C4c
    .to = to corridor C4c
    .at = on corridor C4c
node-2_m1a = corridor C5a
    .to = to corridor C5a
    .at = on corridor C5a
node-2_m1b = corridor C5b
    .to = to corridor C5b
    .at = on corridor C5b
node-2_m1c = corridor C5c
    .to = to corridor C5c
    .at = on corridor C5c
node-3_m1a = corridor C6a
    .to = to corridor C6a
    .at = on corridor C6a
node-3_m1b = corridor C6b
    .to = to corridor C6b
    .at = on corridor C6b
node-3_m1c = corridor C6c
    .to = to corridor C6c
    .at = on corridor C6c
node-m2_0a = corridor D2a
    .to = to corridor D2a
    .at = on corridor D2a
node-m2_0b = corridor D2b
    .to = to corridor D2b
    .at = on corridor D2b
node-m2_0c = corridor D2c
    .to = to corridor D2c
    .at = on corridor D2c
node-m1_0a = corridor D3a
    .to = to corridor D3a
    .at = on corridor D3a
node-m1_0b = corridor D3b
    .to = to corridor D3b
    .at = on corridor D3b
node-m1_0c = corridor D3c
    .to = to corridor D3c
    .at = on corridor D3c
node-0_0a = corridor D4a
    .to = to corridor D4a
    .at = on corridor D4a
node-0_0b = corridor D4b
    .to = to corridor D4b
    .at = on corridor D4b
node-0_0c = corridor D4c
    .to = to corridor D4c
    .at = on corridor D4c
node-1_0a = corridor D5a
    .to = to corridor D5a
    .at = on corridor D5a
node-1_0b = corridor D5b
    .to = to corridor D5b
    .at = on corridor D5b
node-1_0c = corridor D5c
    .to = to corridor D5c
    .at = on corridor D5c
node-2_0a = corridor D6a
    .to = to corridor D6a
    .at = on corridor D6a
node-2_0b = corridor D6b
    .to = to corridor D6b
    .at = on corridor D6b
node-2_0c = corridor D6c
    .to = to corridor D6c
    .at = on corridor D6c
node-m3_1a = corridor E1a
    .to = to corridor E1a
    .at = on corridor E1a
node-m3_1b = corridor E1b
    .to = to corridor E1b
    .at = on corridor E1b
node-m3_1c = corridor E1c
    .to = to corridor E1c
    .at = on corridor E1c
node-m2_1a = corridor E2a
    .to = to corridor E2a
    .at = on corridor E2a
node-m2_1b = corridor E2b
    .to = to corridor E2b
    .at = on corridor E2b
node-m2_1c = corridor E2c
    .to = to corridor E2c
    .at = on corridor E2c
node-m1_1a = corridor E3a
    .to = to corridor E3a
    .at = on corridor E3a
node-m1_1b = corridor E3b
    .to = to corridor E3b
    .at = on corridor E3b
node-m1_1c = corridor E3c
    .to = to corridor E3c
    .at = on corridor E3c
node-0_1a = corridor E4a
    .to = to corridor E4a
    .at = on corridor E4a
node-0_1b = corridor E4b
    .to = to corridor E4b
    .at = on corridor E4b
node-0_1c = corridor E4c
    .to = to corridor E4c
    .at = on corridor E4c
node-1_1a = corridor E5a
    .to = to corridor E5a
    .at = on corridor E5a
node-1_1b = corridor E5b
    .to = to corridor E5b
    .at = on corridor E5b
node-1_1c = corridor E5c
    .to = to corridor E5c
    .at = on corridor E5c
node-2_1a = corridor E6a
    .to = to corridor E6a
    .at = on corridor E6a
node-2_1b = corridor E6b
    .to = to corridor E6b
    .at = on corridor E6b
node-2_1c = corridor E6c
    .to = to corridor E6c
    .at = on corridor E6c
node-m3_2a = corridor F1a
    .to = to corridor F1a
    .at = on corridor F1a
node-m3_2b = corridor F1b
    .to = to corridor F1b
    .at = on corridor F1b
node-m3_2c = corridor F1c
    .to = to corridor F1c
    .at = on corridor F1c
node-m2_2a = corridor F2a
    .to = to corridor F2a
    .at = on corridor F2a
node-m2_2b = corridor F2b
    .to = to corridor F2b
    .at = on corridor F2b
node-m2_2c = corridor F2c
    .to = to corridor F2c
    .at = on corridor F2c
node-m1_2a = corridor F3a
    .to = to corridor F3a
    .at = on corridor F3a
node-m1_2b = corridor F3b
    .to = to corridor F3b
    .at = on corridor F3b
node-m1_2c = corridor F3c
    .to = to corridor F3c
    .at = on corridor F3c
node-0_2a = corridor F4a
    .to = to corridor F4a
    .at = on corridor F4a
node-0_2b = corridor F4b
    .to = to corridor F4b
    .at = on corridor F4b
node-0_2c = corridor F4c
    .to = to corridor F4c
    .at = on corridor F4c
node-1_2a = corridor F5a
    .to = to corridor F5a
    .at = on corridor F5a
node-1_2b = corridor F5b
    .to = to corridor F5b
    .at = on corridor F5b
node-1_2c = corridor F5c
    .to = to corridor F5c
    .at = on corridor F5c
node-m2_3a = corridor G2a
    .to = to corridor G2a
    .at = on corridor G2a
node-m2_3b = corridor G2b
    .to = to corridor G2b
    .at = on corridor G2b
node-m2_3c = corridor G2c
    .to = to corridor G2c
    .at = on corridor G2c
node-m1_3a = corridor G3a
    .to = to corridor G3a
    .at = on corridor G3a
node-m1_3b = corridor G3b
    .to = to corridor G3b
    .at = on corridor G3b
node-m1_3c = corridor G3c
    .to = to corridor G3c
    .at = on corridor G3c
cell-1_m3 = cell A2
    .to = to cell A2
    .at = on cell A2
cell-2_m3 = cell A3
    .to = to cell A3
    .at = on cell A3
cell-m1_m2 = cell B1
    .to = to cell B1
    .at = on cell B1
cell-0_m2 = cell B2
    .to = to cell B2
    .at = on cell B2
cell-1_m2 = cell B3
    .to = to cell B3
    .at = on cell B3
cell-2_m2 = cell B4
    .to = to cell B4
    .at = on cell B4
cell-3_m2 = cell B5
    .to = to cell B5
    .at = on cell B5
cell-m2_m1 = cell C1
    .to = to cell C1
    .at = on cell C1
cell-m1_m1 = cell C2
    .to = to cell C2
    .at = on cell C2
cell-0_m1 = cell C3
    .to = to cell C3
    .at = on cell C3
cell-1_m1 = cell C4
    .to = to cell C4
    .at = on cell C4
cell-2_m1 = cell C5
    .to = to cell C5
    .at = on cell C5
cell-3_m1 = cell C6
    .to = to cell C6
    .at = on cell C6
cell-m2_0 = cell D2
    .to = to cell D2
    .at = on cell D2
cell-m1_0 = cell D3
    .to = to cell D3
    .at = on cell D3
cell-0_0 = cell D4
    .to = to cell D4
    .at = on cell D4
cell-1_0 = cell D5
    .to = to cell D5
    .at = on cell D5
cell-2_0 = cell D6
    .to = to cell D6
    .at = on cell D6
cell-m3_1 = cell E1
    .to = to cell E1
    .at = on cell E1
cell-m2_1 = cell E2
    .to = to cell E2
    .at = on cell E2
cell-m1_1 = cell E3
    .to = to cell E3
    .at = on cell E3
cell-0_1 = cell E4
    .to = to cell E4
    .at = on cell E4
cell-1_1 = cell E5
    .to = to cell E5
    .at = on cell E5
cell-2_1 = cell E6
    .to = to cell E6
    .at = on cell E6
cell-m3_2 = cell F1
    .to = to cell F1
    .at = on cell F1
cell-m2_2 = cell F2
    .to = to cell F2
    .at = on cell F2
cell-m1_2 = cell F3
    .to = to cell F3
    .at = on cell F3
cell-0_2 = cell F4
    .to = to cell F4
    .at = on cell F4
cell-1_2 = cell F5
    .to = to cell F5
    .at = on cell F5
cell-m2_3 = cell G2
    .to = to cell G2
    .at = on cell G2
cell-m1_3 = cell G3
    .to = to cell G3
    .at = on cell G3

## Signs on the table

edge-0 = from the east
edge-1 = from the south-east
edge-2 = from the south-west
edge-3 = from the west
edge-4 = from the north-west
edge-5 = from the north-east

side-0 = east
side-1 = south-east
side-2 = south-west
side-3 = west
side-4 = north-west
side-5 = north-east

sign-lives = lives
sign-crystals = Crystals
sign-daze = daze
sign-keys = keys
sign-items = items
sign-tokens = tokens
sign-golem = the Golem:
sign-event = event
sign-stack = tiles in the stack
sign-traps = traps in the pool
sign-actions = actions
sign-legend = letters at the edges are corridors; ^ bridge, _ corridor under it; x trap, ? face-down trap, * item, k key, G Golem
score-victory = victory

## Options

option-characters = Characters
option-characters-help = Characters are dealt at random, or players choose them in seat order. Default: random.
option-characters-random = at random
option-characters-choose = chosen in seat order
option-max_rounds = Round limit
option-max_rounds-help = After this many rounds a game without a winner ends: more keys win, then the shorter way to the centre, then lives, then items. Default: 60.
option-first_player = First player
option-first_player-help = Who goes first. By default everybody rolls and the highest total goes first, but you may pick a player by seat number.
option-first_player-random = the highest roll
option-first_player-1 = player 1
option-first_player-2 = player 2
option-first_player-3 = player 3
option-first_player-4 = player 4
option-first_player-5 = player 5
option-first_player-6 = player 6

## Questions and their options

ask-choose-character = Which character do you play?
choose-character = Play { $character }
ask-deed = What do you do? Actions left: { $actions }.
move-to = Move { $place_to }
move-to-corridor = Move { $place_to } (leads { $sides })
move-to-sealed = Move { $place_to } for 2 actions (sealed; leads { $sides })
move-face-down = Enter the face-down tile: { $place }
ask-choose-tile = Which tile do you place?
choose-tile = Take { $tile }: { $shape ->
    [1] leads { $first }
    [2] one corridor leads { $first }, the other { $second }
    [3] one corridor leads { $first }, another { $second }, the third { $third }
    [4] the bridge leads { $first }, the corridor under it { $second }
   *[5] the bridge leads { $first }, the corridor under it { $second }, the third { $third }
}{ $traps ->
    [0] {""}
    [1] ; a trap on the first
    [2] ; a trap on the second
   *[3] ; a trap on the third
}{ $items ->
    [0] {""}
    [1] ; an item on the first
    [2] ; an item on the second
   *[3] ; an item on the third
}
ask-place-tile = Where do you place { $tile }?
place-tile = Place it on { $cell }: { $shape ->
    [1] leads { $first }
    [2] one corridor leads { $first }, the other { $second }
    [3] one corridor leads { $first }, another { $second }, the third { $third }
    [4] the bridge leads { $first }, the corridor under it { $second }
   *[5] the bridge leads { $first }, the corridor under it { $second }, the third { $third }
}
place-face-down = Place it face down on { $cell }
ask-swift = Do you build once more for free?
build-again = Build again
ask-remove-tile = Which tile do you remove?
remove-tile = Remove { $tile } from { $cell }
ask-choose-rotation = How do you turn { $tile } on { $cell }?
choose-rotation = Turned like this: { $shape ->
    [1] leads { $first }
    [2] one corridor leads { $first }, the other { $second }
    [3] one corridor leads { $first }, another { $second }, the third { $third }
    [4] the bridge leads { $first }, the corridor under it { $second }
   *[5] the bridge leads { $first }, the corridor under it { $second }, the third { $third }
}
ask-choose-snare = Which trap do you set?
choose-snare = Set { $trap }
ask-set-trap = Where do you set the trap?
set-trap = Set it { $node_at }
set-trap-corridor = Set it { $node_at } (leads { $sides })
ask-next-token = Which token works next on { $victim }?
next-token = Resolve { $token }
ask-blow = Where does the tornado carry { $victim }?
carry-to = Carry { $node_to }
carry-to-corridor = Carry { $node_to } (leads { $sides })
ask-golem-card = Which Golem card do you carry out?
golem-card = Card: { $golem }
ask-step-golem = Where does the Golem go? Steps left: { $left }.
step-golem = The Golem goes { $place_to }
step-golem-corridor = The Golem goes { $place_to } (leads { $sides })
golem-turn-up = The Golem enters the face-down tile: { $place }
ask-use-sceptre = Do you ignore the Golem with the Sceptre of Control?
use-sceptre = Pay 1 life and ignore the Golem
face-golem = Make the Golem test
ask-stay-untouched = Do you take a Sacrifice token back to stay where you are?
take-sacrifice-back = Take it from { $player }
go-home-then = Go back to the start space
ask-shield = { $trap }, failed rolls: { $failed }. Do you use Magic Shield?
use-shield = Magic Shield, for a Crystal
ask-split-harm = Failed rolls: { $failed }. What do you choose?
split-harm = Lives lost: { $lives }, daze tokens taken: { $daze }
ask-vortex = Where does the vortex carry { $victim }?
ask-lose-item = Which item do you lose?
lose-item = Return { $item }
ask-darken-crystal = Which Crystal becomes inactive?
pay-own-crystal = Your own Crystal
ask-choose-fight = Do you start a free combat?
fight-player = Fight { $player }
fight-nobody = Fight nobody
ask-want-fight = { $victim } has come to your corridor. Do you fight?
want-fight = Fight { $player }
let-pass = Do not fight
ask-evade = { $attacker } attacks you. Do you evade the combat?
mirror-image = Mirror Image, for a Crystal
accept-combat = Fight
ask-use-faith = Do you use a Faith token?
use-faith = Use Faith: +3, and no life lost if you lose
ask-act-in-combat = You have { $own }, { $other } has { $theirs }. Do you change anything?
repeat-test = Repeat the test with a Crystal
keep-test = Keep the result
ask-force-combat = { $attacker } has { $first }, { $defender } has { $second }. Whose test is repeated?
force-combat = { $player } repeats the test
let-test-be = Leave it as it is
ask-parry = You would lose { $loss ->
    [one] { $loss } life
   *[other] { $loss } lives
}. Do you use Parry?
use-parry = Parry, for a Crystal
ask-push = Where do you push { $loser }?
push-to = Push { $node_to }
push-to-corridor = Push { $node_to } (leads { $sides })
ask-use-armour = You would lose { $count ->
    [one] { $count } life
   *[other] { $count } lives
}. Do you use Living Armour?
use-armour = Use Living Armour
ask-drop-item = Which item do you drop?
drop-item = Drop { $item }
ask-repeat-test = Do you repeat the { $test }?
ask-force-repeat = { $tester }: { $test }. Do you use the Evil Eye?
force-repeat = Evil Eye, for a Crystal
ask-pay-crystal = Which Crystal do you pay with?
ask-turn-up-crystal = Which Crystal do you activate?
ask-pick-up = What do you pick up?
take-item = Take { $item }
pick-no-more = Take nothing more
take-key = Take the key
take-dropped-key = Take the key that { $player } dropped
ask-exchange = What do you put down to take { $item }?
exchange-item = Put down { $item }
ask-choose-target = { $event }: { $event_once }. Which character do you choose?
choose-target = { $player }'s character
ask-choose-steps = How many corridors does the Golem walk?
choose-steps = { $steps ->
    [one] { $steps } corridor
   *[other] { $steps } corridors
}
ask-see-trap = Which trap do you reveal? You may still reveal: { $left }.
see-trap = Reveal the trap { $node_at }
see-trap-corridor = Reveal the trap { $node_at } (leads { $sides })
see-no-more = Reveal no more
ask-place-gift = Where does { $item } go?
ask-place-unknown = Where does the item go?
place-gift = Put it { $node_at } (leads { $sides })
ask-turn-tile = Which tile do you turn?
turn-tile = The tile on { $cell }: { $shape ->
    [1] leads { $first }
    [2] one corridor leads { $first }, the other { $second }
    [3] one corridor leads { $first }, another { $second }, the third { $third }
    [4] the bridge leads { $first }, the corridor under it { $second }
   *[5] the bridge leads { $first }, the corridor under it { $second }, the third { $third }
}
ask-challenge = Who do you challenge?
ask-shatter = Which item do you shatter?
shatter-item = Shatter { $item }
ask-lift-token = Your supply is empty. Where do you take { $token } from?
lift-from = From { $player }
ask-consecrate = Who gets the Sacrifice token?
put-token-on = Put it on { $player }
ask-hex = Who gets the Curse token?
ask-steal-from = Who do you steal from?
steal-from = Steal from { $player }
ask-take-loot = What do you take from { $victim }?
take-nothing = Take nothing
lift-token = The one { $node_at } (leads { $sides })
ask-lay-token = Where do you put { $token }?
lay-token = Put it { $node_at }
lay-token-corridor = Put it { $node_at } (leads { $sides })
ask-swap-with = Who do you swap places with?
swap-with = Swap with { $player }
ask-travel = Where do you go?
travel-to = Go { $node_to } (leads { $sides })
ask-recall = Which Seal do you take back?
recall-no-more = Take back no more
ask-eye = Which trap do you reveal?
ask-end-turn = You can do nothing more. Do you end your turn?
do-end = End your turn
do-build = Build
do-rebuild = Emergency rebuilding (2 actions)
do-risky-jump = Risky jump ({ $need } or more{ $actions ->
    [1] {""}
   *[other] , { $actions } actions
})
do-fly = Jump without a roll{ $actions ->
    [1] {""}
   *[other] {" "}({ $actions } actions)
}
do-safe-jump = Safe jump ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
})
do-rest = Rest
do-set-trap = Set a trap
do-golem = Golem Move
do-event = Trigger an event
do-crystal = Activate a Crystal ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
})
do-go-home = Return to your start space (2 actions)
do-break-curse = Shake off a Curse (1 action)
do-give-back = Give the Sacrifice back (1 life)
do-attack = Attack { $player }
do-ability = { $ability } ({ $ability_cost })
do-item = Use { $item }
with-shard = The same, with the Crystal in the Shard
shard-crystal = The one in the Crystal Shard
dodge-option = Try to dodge (9 or more)
fury-option = Fury: pay 1 life for +2
force-with-shard = { $player } repeats the test (Crystal in the Shard)
steal-key = Take a key
actions-left = { $actions ->
    [one] You still have { $actions } action.
   *[other] You still have { $actions } actions.
}
key-left = You would leave behind a key that you can take.
lives-at-stake = { $count ->
    [one] You would lose { $count } life.
   *[other] You would lose { $count } lives.
}

## Refusals

too-dazed = A dazed character can only Rest.
must-leave-start = From your start space you must first move to your key tile.
golem-at-door = The Golem stands on your key tile: do a Golem Move first.
too-few-actions = { $need ->
    [one] It costs { $need } action, and you have { $have }.
   *[other] It costs { $need } actions, and you have { $have }.
}
nothing-to-build = No tile in the stack fits anywhere now.
stack-empty = The stack of tiles is empty.
no-emergency = Emergency rebuilding is possible only when no tile in the stack fits anywhere.
not-removable = Only a face-up ordinary tile without pawns or keys can be removed.
no-tile = There is no tile in the maze yet.
no-bridge = You stand neither on a bridge nor under one.
not-dazed = You have no daze tokens.
no-traps-left = There are no traps left in the pool.
golem-moved = You can do a Golem Move only once per turn.
golem-stuck = There is no corridor that the Golem could walk to.
no-events-left = After Annihilation no more events can be triggered.
event-triggered = You can trigger an event only once per turn.
eclipsed = During the Eclipse no Crystal can be activated.
no-inactive-crystal = Only an inactive Crystal of Fate can be activated.
no-active-crystal = This needs an active Crystal of Fate.
not-stranded = You can go back to your start space only when no way to the centre can be made from here any more.
not-cursed = You have no Curse token.
no-sacrifice-here = You have no Sacrifice token.
last-life = You cannot pay with your last life.
trap-there = A trap already lies there.
no-traps-here = Traps may not be set on the centre or on start spaces.
somebody-there = A character already stands there.
not-your-start = You may not enter the start space of another character.
not-adjacent = That corridor is not adjacent to yours.
not-here = That character does not stand on your corridor.
truce-lasts = Nobody may start a combat during the Holy Truce.
bound-by-sacrifice = The Sacrifice token does not let you attack the High Priestess.
cloaked = The Cloak of Shadows prevents free combats against this character.
fought-already = You two have already had your free combat for this entry.
already-furious = Fury can be used only once per combat.
abilities-silent = While Terror lasts, no ability works.
own-test = The Evil Eye works only on other characters' tests.
already-forced = The Evil Eye has already been used on this test.
cell-taken = A tile already lies there.
touches-nothing = A tile must share an edge with another tile.
closes-last-way = Placed like this, the tile would cut { $node } off from the centre: the last way from there enters this cell { $edge }.
fits-nowhere = This tile fits nowhere now.
three-face-down = Three tiles already lie face down on the board.
no-opening-there = The tile must be open where the pawn enters.
golem-not-back-turn = The Golem came from there in the previous player's turn, so it cannot go back.
golem-not-back = The Golem cannot turn straight back.
no-sacrifice-there = This character has no Sacrifice token.
nobody-sacrificed = No character has a Sacrifice token.
already-there = The character already stands there.
carried-here = After being carried here you cannot pick anything up until the end of the turn.
put-down-this-turn = You put this item down this turn, so you cannot take it again yet.
no-room = You have no room for another item.
own-key = You cannot take the key from your own key tile.
lives-by-heart = The Heart of the Abyss keeps you alive: you cannot give it up.
not-for-two = This character does not take part in a two-player game.
character-taken = Somebody already plays this character.
used-this-turn = This can be used only once per turn.
nobody-near = There is no suitable character near enough.
nobody-there = Every other character already has such a token.
nobody-to-rob = There is no other character on your corridor.
nothing-to-steal = This character has nothing to steal.
nothing-to-heal = You already have all your lives.
healing-stopped = While Annihilation lasts, nobody heals.
no-item = You have no item that can be shattered.
tokens-full = All the tokens already lie on your card.
has-sacrifice = This character already has a Sacrifice token.
too-far = That is too far away.
theft-too-low = Your result is too low to take a key.
no-tokens-here = Tokens lie only on corridors of face-up ordinary tiles.
token-there = Such a token already lies there.
no-place-for-token = There is no corridor where this token can be put.
not-ordinary = Both characters must stand on ordinary tiles.
nowhere-to-go = There is no corridor to go to.
no-portal-there = Passage leads only from one portal to another.
no-seals = You have no Seal on the board.
pawn-there = A pawn stands on this tile.
same-picture = That rotation would change nothing.
nothing-to-turn = There is no tile that you can turn.
no-hidden-trap = There is no face-down trap nearby.
trap-known = This trap is already face up.

## What happens

character-dealt = { $player } plays { $character }.
rolled-for-start = { $player } rolls { $total } to see who goes first.
first-player = { $player } goes first.
turn-started = { $player }'s turn.
rolled = { $player } rolls for the { $test }: { $first } + { $second }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} = { $total }.
rolled-less = { $player } rolls for the { $test }: { $first } + { $second } − { $bonus } = { $total }.
by-ability = From { $ability }: { $less ->
    [0] +{ $amount }
   *[other] −{ $amount }
}.
by-item = From { $item }: { $less ->
    [0] +{ $amount }
   *[other] −{ $amount }
}.
by-event = From { $event }: { $less ->
    [0] +{ $amount }
   *[other] −{ $amount }
}.
by-curses = From curses: −{ $amount }.
crystal-used = { $player } repeats the test with a Crystal of Fate.
crystal-spent = { $player } pays with a Crystal of Fate.
crystal-activated = { $player } activates a Crystal of Fate.
crystal-darkened = One of { $player }'s Crystals becomes inactive.
test-forced = { $player } uses the Evil Eye: { $tester } repeats the test.
test-passed = { $player } passes the { $test }.
lives-lost = { $count ->
    [one] { $player } loses { $count } life.
   *[other] { $player } loses { $count } lives.
}
life-paid = { $player } pays 1 life.
healed = { $count ->
    [one] { $player } heals { $count } life.
   *[other] { $player } heals { $count } lives.
}
armour-used = Living Armour protects { $player }.
dazed = { $count ->
    [one] { $player } takes { $count } daze token.
   *[other] { $player } takes { $count } daze tokens.
}
died = { $player }'s character dies.
key-dropped = { $player } drops a key { $node_at }.
item-dropped = { $player } drops { $item } { $node_at }.
trophy-key = { $player } takes a key as a trophy.
trophy-item = { $player } takes { $item } as a trophy.
respawned = { $count ->
    [one] { $player } is back on the start space with { $count } life.
   *[other] { $player } is back on the start space with { $count } lives.
}
sent-home = { $player } is sent back to the start space.
returned-home = { $player } returns to the start space.
moved = { $player } moves { $node_to }.
jumped = { $player } jumps { $node_to }.
fell = { $player } fails the jump and lands { $node_at }.
carried = { $player } is carried { $node_to }.
pushed = { $player } is pushed { $node_to }.
travelled = { $player } appears { $node_at }.
swapped = { $player } and { $other } swap places.
rested = { $count ->
    [one] { $player } rests and discards { $count } daze token.
   *[other] { $player } rests and discards { $count } daze tokens.
}
daze-shed = { $count ->
    [one] { $player } discards { $count } daze token.
   *[other] { $player } discards { $count } daze tokens.
}
tile-drawn = You draw { $tile }.
tile-laid = { $player } places { $tile } on { $cell }.
tile-laid-down = { $player } places a tile face down on { $cell }.
tile-unfit = { $tile_cap } fits nowhere and goes to the bottom of the stack.
tile-removed = { $tile_cap } is removed from { $cell }.
tile-turned = { $player } turns { $tile } on { $cell }.
tile-turned-up = { $tile_cap } on { $cell } is turned face up.
gift-drawn = Gift of the Time Mages: { $item }.
item-laid = A new item { $node_at }: { $item }.
trap-laid = A face-down trap lies { $node_at }.
trap-revealed = A trap is revealed { $node_at }: { $trap }.
trap-seen = You look at a trap: { $trap }.
trap-set = { $player } sets a trap { $node_at }.
trap-avoided = { $player } escapes the { $trap } trap.
trap-failed = { $failed ->
    [one] { $player } fails { $failed } roll against the { $trap } trap.
   *[other] { $player } fails { $failed } rolls against the { $trap } trap.
}
trap-ignored = Magic Shield: { $player } ignores the { $trap } trap.
golem-shuffled = The Golem cards are reshuffled.
golem-card-drawn = { $player } reveals a Golem card: { $golem }.
golem-walked = The Golem walks { $node_to }.
golem-placed = The Golem appears { $node_at }.
golem-ignored = { $player } ignores the Golem.
event-drawn = { $player } triggers an event: { $event }.
event-strikes = Chosen character: { $player }.
combat-started = { $player } attacks { $other }.
combat-cancelled = { $player } evades: the combat does not take place.
dazed-loses = { $player } is dazed and loses without a test.
faith-used = { $player } uses Faith.
fury-used = { $player } flies into a Fury and now has { $total }.
combat-tied = A tie, { $total } to { $total }: both roll again.
combat-won = { $player } beats { $loser }.
rent = Rending: { $player } takes all lives.
parried = { $player } parries the blow.
tornado-came = A tornado seizes { $player }.
seal-broken = { $player } breaks a Seal.
burnt = { $player } burns in Hellfire.
token-laid = { $player } puts { $token } { $node_at }.
token-on = { $player } puts { $token } on { $other }.
token-lifted = { $player } takes up { $token } that lay { $node_at }.
token-taken-back = { $player } takes { $token } back from { $other }.
token-regained = { $player } gets { $token } back.
curse-broken = { $player } shakes off a Curse.
sacrifice-given-back = { $player } gives the Sacrifice token back.
ability-used = { $player } uses { $ability }.
item-used = { $player } uses { $item }.
key-taken = { $player } picks up a key.
item-taken = { $player } picks up { $item }.
item-exchanged = { $player } puts { $item } down and takes { $taken }.
item-returned = { $player } returns { $item } to the pool.
key-stolen = { $player } steals a key from { $other }.
item-stolen = { $player } steals { $item } from { $other }.
theft-failed = { $player } steals nothing.
round-limit = { $rounds ->
    [one] { $rounds } round has been played: the game ends.
   *[other] { $rounds } rounds have been played: the game ends.
}
game-won = { $player } wins the game.
won-race = { $player } is the only character on the central tile and has a key.
won-keys = The last round is over: { $player } has the most keys, { $count }.
won-way = { $count ->
    [0] The last round is over, tied on keys: { $player } stands on the central tile.
    [one] The last round is over, tied on keys: { $player } is nearest to the centre, { $count } step away.
   *[other] The last round is over, tied on keys: { $player } is nearest to the centre, { $count } steps away.
}
won-lives = The last round is over, tied on keys and on distance to the centre: { $player } has the most lives, { $count }.
won-items = The last round is over, tied on keys, distance and lives: { $player } has the most items, { $count }.
won-equal = The last round is over with everything tied: the win is shared.
score-keys = keys carried

## Reasons for a move
# “After this turn: …”

why-win = the game is won in { $best } of 100 tries instead of { $other }
why-way = the way to victory takes about { $best ->
    [one] { $best } action
   *[other] { $best } actions
} instead of { $other }
why-lives = { $best ->
    [one] { $best } life
   *[other] { $best } lives
} instead of { $other }
why-keys = { $best ->
    [one] { $best } key
   *[other] { $best } keys
} instead of { $other }
why-crystals = { $best ->
    [one] { $best } active Crystal
   *[other] { $best } active Crystals
} instead of { $other }
why-items = { $best ->
    [one] { $best } item
   *[other] { $best } items
} instead of { $other }
why-strength = a bonus of { $best } in fights instead of { $other }
why-golem = the Golem comes here with a chance of { $best }% instead of { $other }%
why-rival-way = the nearest opponent needs about { $best ->
    [one] { $best } action
   *[other] { $best } actions
} instead of { $other }
why-rival-lives = the strongest opponent has { $best ->
    [one] { $best } life
   *[other] { $best } lives
} instead of { $other }
