/** Keys that the scripts in the HTML read, too. */
export const storageKeys = { token: 'web_auth_token', user: 'web_auth_user', theme: 'theme' } as const;

/**
 * Reads local storage; without one the page works on.
 * @returns the text, or null when there is none
 */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or with null removes it. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (reason) {
    // Private windows and full disks throw: the page continues, the next one starts without the value.
    console.warn(`The browser did not keep ${key}`, reason);
  }
}

/** Calls back when another tab changes a key, or clears everything. */
export function onStoredElsewhere(key: string, changed: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed();
  });
}
