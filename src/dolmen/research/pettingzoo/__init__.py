"""The games as PettingZoo environments: `labyrinth_v0`, `nawiedzone_krainy_v0`, `przepowiednia_v0` and `rune_stones_v0`."""
