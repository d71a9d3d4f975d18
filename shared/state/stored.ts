/**
 * What the browser keeps under a key. A browser that forbids its storage keeps nothing, and the page works on without.
 * @returns the text, or null when there is none
 */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key, or with null removes it. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (reason) {
    // Private windows and full disks refuse: the page goes on, the next one will not remember.
    console.warn(`The browser did not keep ${key}`, reason);
  }
}

/** Calls back when another tab of the same browser changes a key, or clears everything. */
export function onStoredElsewhere(key: string, changed: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed();
  });
}
