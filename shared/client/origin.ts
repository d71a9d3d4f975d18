let origin = '';

/** The API has the page's origin unless set, e.g. `http://127.0.0.1:4000` in tests. */
export function setOrigin(url: string): void {
  origin = url;
}

/** @param path of a call, with its query @returns its URL */
export function apiUrl(path: string): string {
  return origin + path;
}
