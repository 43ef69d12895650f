/** What this browser keeps under a key; one without storage forgets, and that is fine. */

export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Forgotten.
  }
}

/** A kept list of names; whatever else is there does not count. */
export function keptNames(key: string): string[] {
  const found = kept(key);
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}
