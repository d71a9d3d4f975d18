import type { Shape, Surface } from './surface.ts';

/** Our named types that a shape speaks of, and those that they speak of. */
export function reachable(shape: unknown, types: Surface['types']): Surface['types'] {
  const found: Record<string, Shape> = {};
  const visit = (item: unknown) => {
    if (typeof item !== 'object' || item === null) return;
    if ('ref' in item && typeof item.ref === 'string' && !(item.ref in found)) {
      const type = types[item.ref];
      if (type === undefined) throw new Error(`${item.ref} is spoken of and not described`);
      found[item.ref] = type;
      visit(type);
    }
    Object.values(item).forEach(visit);
  };
  visit(shape);
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}
