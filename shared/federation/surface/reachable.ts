import type { Shape, Surface } from './surface.ts';

/** Our named types that a shape speaks of, and those that they speak of. */
export function reachable(shape: unknown, types: Surface['types']): Surface['types'] {
  const found: Record<string, Shape> = {};
  const visit = (it: unknown) => {
    if (typeof it !== 'object' || it === null) return;
    if ('ref' in it && typeof it.ref === 'string' && !(it.ref in found)) {
      const type = types[it.ref];
      if (type === undefined) throw new Error(`${it.ref} is spoken of and not described`);
      found[it.ref] = type;
      visit(type);
    }
    Object.values(it).forEach(visit);
  };
  visit(shape);
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}
