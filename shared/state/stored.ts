/** The scripts in the HTML read these keys, too. */
export const storageKeys = { token: 'web_auth_token', user: 'web_auth_user', theme: 'theme' } as const;

/** Reads local storage; without one the page works on. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
