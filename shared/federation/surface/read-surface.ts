import * as z from '@hawiyat/shared/contract/schema';
import { reachable } from './reachable.ts';
import type { Surface } from './surface.ts';

const shape = z.union([z.string(), z.record(z.string(), z.unknown())]);
const surface = z.object({
  format: z.literal(1),
  libraries: z.record(z.string(), z.string()),
  modules: z.record(z.string(), z.record(z.string(), shape)),
  types: z.record(z.string(), shape),
});

const isSurface = (item: unknown): item is Surface => z.safeParse(surface, item).success;

/**
 * Reads `surface.json` of a release.
 * @throws Error when it is none, is of another form of description, or speaks of what it does not describe
 */
export function readSurface(text: string): Surface {
  const told: unknown = JSON.parse(text);
  if (!isSurface(told)) throw new Error('surface.json is no description of this form');
  reachable([told.modules, told.types], told.types);
  return told;
}
