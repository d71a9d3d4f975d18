/** A remote that this browser loads from a development server. */
interface Override {
  readonly remote: string;
  readonly origin: string;
}

/** A released host reads none, whatever a page carries. */
export function readOverrides(): readonly Override[] {
  if (!import.meta.env.DEV) return [];
  return JSON.parse(document.getElementById('overrides')?.textContent ?? '[]');
}

export function isOverridden(url: string): boolean {
  if (!import.meta.env.DEV) return false;
  return readOverrides().some(({ origin }) => new URL(url, location.href).origin === origin);
}
