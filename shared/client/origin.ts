let origin = '';

/** The API has the page's origin unless a test or tool sets it. */
export function setOrigin(url: string): void {
  origin = url;
}

export const apiUrl = (path: string): string => origin + path;
