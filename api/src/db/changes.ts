import { isDeepStrictEqual } from 'node:util';

/** The fields that differ, as they were and as they are: what the audit trail keeps. */
export interface Changes {
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

/**
 * Compares a row as it was and as it is, in the wire's names.
 * @returns null when nothing differs: then nothing happened
 */
export function changesOf<T extends object>(before: T, after: T): Changes | null {
  const old = new Map<string, unknown>(Object.entries(before));
  const differing = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(old.get(name), value));
  if (differing.length === 0) return null;
  return {
    before: Object.fromEntries(differing.map(([name]) => [name, old.get(name)])),
    after: Object.fromEntries(differing),
  };
}
