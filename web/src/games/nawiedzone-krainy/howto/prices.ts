/** What it costs to enter plains, forest and mountains. */
import terrainFile from "../../../../../src/dolmen/games/nawiedzone_krainy/data/terrains.toml";

export const ENTRY = (terrainFile["terrain"] as { entry?: number }[]).slice(0, 3).map(({ entry = 0 }) => entry);
