import { type Fault, type Flow, other, type Way } from './fault.ts';
import type { Shape } from './surface.ts';

/** What comes out of these is what was put in, so their arguments go the way that they themselves go. */
const carries =
  /^(js#(Promise|Iterable|Iterator|Generator|AsyncIterable|Array|Set|Map|ReadonlySet|ReadonlyMap)$|nanostores#|zod#|react#(\w*Event|RefObject)@|@chakra-ui\/react#ConditionalValue@)/;

const nodeLike = ['string', 'number', 'boolean', 'bigint', 'null', 'undefined'];

/**
 * Compares what a package declares: by name and major version, then by its arguments.
 * @returns undefined when neither side is a package's
 */
export function flowOfExternal(flow: Flow, from: Shape, to: Shape, way: Way): Fault[] | undefined {
  const target = external(to);
  const given = external(from);
  if (target?.name.startsWith('react#ReactNode@')) {
    const isNode = /^react#React(Node|Element|Portal)@/.test(given?.name ?? '');
    if (isNode && majorOf(given?.name) === majorOf(target.name)) return [];
    if (typeof from === 'string' && nodeLike.includes(from)) return [];
    if (typeof from === 'object' && 'is' in from) return [];
  }
  if (target && given?.name === target.name) {
    if (given.args.length !== target.args.length) return other(from, to, way);
    return target.args.flatMap((arg, place) => {
      const it = given.args[place] ?? 'never';
      const faults = flow(it, arg, way);
      // Of anything else nobody here knows which way its arguments go, so they must fit on both.
      return carries.test(target.name) || faults.length > 0
        ? faults
        : flow(arg, it, { ...way, toHost: !way.toHost });
    });
  }
  // A prop that takes one value for each width of the page takes a single one too.
  if (target?.name.startsWith('@chakra-ui/react#ConditionalValue@'))
    return flow(from, target.args[0] ?? 'never', way);
  if (target) return other(from, to, way);
  if (given && !(typeof to === 'object' && 'either' in to) && to !== 'object') return other(from, to, way);
  return undefined;
}

function external(shape: Shape): { name: string; args: readonly Shape[] } | undefined {
  if (typeof shape === 'string' || !('external' in shape)) return undefined;
  return { name: shape.external, args: shape.args ?? [] };
}

const majorOf = (name: string | undefined) => name?.slice(name.lastIndexOf('@'));
