import { createHash } from 'node:crypto';
import { reachable } from './reachable.ts';
import type { Surface } from './surface.ts';

/** Twelve hexadecimal digits by module and name: where two releases have the same, nothing has to be compared. */
export type Fingerprints = Record<string, Record<string, string>>;

/** Of each name's shape, with everything that it speaks of. */
export function fingerprintsOf({ modules, types }: Surface): Fingerprints {
  return Object.fromEntries(
    Object.entries(modules).map(([module, names]) => [
      module,
      Object.fromEntries(
        Object.entries(names).map(([name, shape]) => {
          const text = JSON.stringify([shape, reachable(shape, types)]);
          return [name, createHash('sha256').update(text).digest('hex').slice(0, 12)];
        }),
      ),
    ]),
  );
}
