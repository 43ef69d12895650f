/** Whether what has happened since the reader's last choice is shown: after an absence, or because they asked for it. */

/** For a watcher, who makes no choices, it begins at the moment `since`; -1 for a player. */
export interface Wanted {
  asked: boolean;
  since: number;
}

export const recap: { wanted: Wanted | null } = $state({ wanted: null });
