import { isDeepStrictEqual } from 'node:util';

export interface Changes {
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

/** Compares two versions of a row, by the field names of the API. Null when nothing differs. */
export function changesOf<T extends object>(before: T, after: T): Changes | null {
  const old = new Map<string, unknown>(Object.entries(before));
  const differing = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(old.get(name), value));
  if (differing.length === 0) return null;
  return {
    before: Object.fromEntries(differing.map(([name]) => [name, old.get(name)])),
    after: Object.fromEntries(differing),
  };
}
