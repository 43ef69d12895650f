/** What this browser remembers between visits, as JSON; without storage everything is forgotten, and nothing breaks. */

/** What is stored under a key; null when there is nothing, or nothing that can be read. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** A stored list of names; anything else that is found there is left out. */
export function storedNames(key: string): string[] {
  const found = stored(key);
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Forbidden or full: remembered only until the page is left.
  }
}
