/** A remote that this browser takes from a development server, instead of from its release. */
export interface Override {
  readonly remote: string;
  readonly origin: string;
}

/** The overrides that the server wrote into this page. A released host reads none, whatever a page may carry. */
export function readOverrides(): readonly Override[] {
  if (!import.meta.env.DEV) return [];
  return JSON.parse(document.getElementById('overrides')?.textContent ?? '[]');
}

/** Whether an address is on the development server of an overridden remote. */
export function isOverridden(url: string): boolean {
  if (!import.meta.env.DEV) return false;
  return readOverrides().some(({ origin }) => new URL(url, location.href).origin === origin);
}
