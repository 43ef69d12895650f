/** Calls of the administrator's page. */
import type {
  AdminAudit,
  AdminGuests,
  AdminLoad,
  AdminRules,
  AdminTables,
  NewInvitation,
  NewNotice,
  NewRestriction,
} from "../../generated/wire";
import { call } from "../wire";

const ADMIN = "/api/admin";
const at = (...path: (string | number)[]): string => [ADMIN, ...path.map(encodeURIComponent)].join("/");

export const backupFile = at("backup");
export const admin = {
  signIn: (token: string): Promise<AdminRules> => call("POST", at("sign-in"), { token }),
  signOut: (): Promise<void> => call("POST", at("sign-out"), {}),
  rules: (): Promise<AdminRules> => call("GET", ADMIN),
  tables: (search: string, only: string, offset: number): Promise<AdminTables> =>
    call("GET", `${at("tables")}?${new URLSearchParams({ search, only, offset: String(offset) }).toString()}`),
  guests: (search: string, offset: number): Promise<AdminGuests> =>
    call("GET", `${at("guests")}?${new URLSearchParams({ search, offset: String(offset) }).toString()}`),
  load: (): Promise<AdminLoad> => call("GET", at("load")),
  audit: (before: number): Promise<AdminAudit> => call("GET", `${at("audit")}?before=${before}`),
  notice: (notice: NewNotice): Promise<AdminRules> => call("POST", at("notices"), notice),
  endNotice: (id: number): Promise<AdminRules> => call("POST", at("notices", id, "end"), {}),
  restrict: (restriction: NewRestriction): Promise<AdminRules> => call("POST", at("restrictions"), restriction),
  lift: (id: number): Promise<AdminRules> => call("POST", at("restrictions", id, "lift"), {}),
  signGuestOut: (guest: string): Promise<AdminRules> => call("POST", at("guests", guest, "sign-out"), {}),
  close: (table: string, reason: string): Promise<void> => call("POST", at("tables", table, "close"), { reason }),
  replaceKey: (hours: number): Promise<AdminRules> => call("POST", at("key"), { keep_hours: hours }),
  invite: (invitation: NewInvitation): Promise<AdminRules> => call("POST", at("invitations"), invitation),
  endToken: (id: string): Promise<AdminRules> => call("POST", at("tokens", id, "end"), {}),
};
