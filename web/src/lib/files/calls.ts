/** Calls about tables as files, tables that go on from others, and tables with the same deal. */
import type { Group, Imported, NewBranch, Tries } from "../../generated/wire";
import type { TableState } from "../types";
import { call } from "../wire";

/** No file of a table is larger; the server says the same. */
export const LARGEST = 2 * 1024 * 1024;

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const bring = (file: Blob): Promise<Imported> => call("POST", "/api/import", file);
export const sealedFile = (table: string): string => `${at(table)}/sealed`;
export const branch = (table: string, asked: NewBranch): Promise<TableState> =>
  call("POST", `${at(table)}/branch`, asked);
export const tries = (table: string): Promise<Tries> => call("GET", `${at(table)}/tries`);
export const group = (table: string): Promise<Group> => call("GET", `${at(table)}/group`);
export const closeGroup = (table: string): Promise<Group> => call("POST", `${at(table)}/group`, { action: "close" });
