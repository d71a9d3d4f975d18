let origin = '';

/** Where the API is: same origin unless set, e.g. `http://127.0.0.1:4000` in tests. */
export function setOrigin(url: string): void {
  origin = url;
}

/** @param path of a call, with its query @returns its address */
export function apiUrl(path: string): string {
  return origin + path;
}
