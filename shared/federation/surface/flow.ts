import { type Fault, type Flow, other, type Way } from './fault.ts';
import { flowOfCall } from './flow-of-call.ts';
import { flowOfExternal } from './flow-of-external.ts';
import { flowOfThing } from './flow-of-thing.ts';
import type { Shape, Surface, Thing } from './surface.ts';

/**
 * Begins a comparison of two releases. A value of one side's type must do where the other side expects its own: what the host
 * gives may have more and never less; what it takes may ask for less and never more, and must still be taken at all.
 */
export function flowBetween(types: {
  readonly host: Surface['types'];
  readonly remote: Surface['types'];
}): Flow {
  /** Pairs that fit, or are being compared: a type that speaks of itself fits if everything else of it does. */
  let assumed: ReadonlySet<string> = new Set();

  const flow: Flow = (from, to, way) => {
    const [fromTypes, toTypes] = way.toHost ? [types.remote, types.host] : [types.host, types.remote];
    const compare = () => between(resolved(from, fromTypes), resolved(to, toTypes), way);
    if (typeof from === 'string' || typeof to === 'string' || !('ref' in from && 'ref' in to))
      return compare();

    const pair = `${way.toHost} ${from.ref} ${to.ref}`;
    if (assumed.has(pair)) return [];
    const before = assumed;
    assumed = new Set([...before, pair]);
    const faults = compare();
    // Whatever believed in this pair was wrong to do so.
    if (faults.length > 0) assumed = before;
    return faults;
  };

  function between(from: Shape, to: Shape, way: Way): Fault[] {
    if (to === 'unknown' || to === 'any' || from === 'any' || from === 'never') return [];
    if (to === 'void') return [];
    if (typeof from === 'object' && 'either' in from)
      return from.either.flatMap((shape) => flow(shape, to, way));
    const external = flowOfExternal(flow, from, to, way);
    if (external) return external;
    if (typeof to === 'object' && 'either' in to) return intoEither(from, to.either, way);
    if (typeof from === 'string' || typeof to === 'string')
      return isPrimitive(from, to) ? [] : other(from, to, way);
    if ('is' in from) return 'is' in to && from.is === to.is ? [] : other(from, to, way);
    if ('list' in to) {
      if ('list' in from) return flow(from.list, to.list, { ...way, at: `${way.at}[]` });
      if ('tuple' in from)
        return from.tuple.flatMap((shape) => flow(shape, to.list, { ...way, at: `${way.at}[]` }));
      return other(from, to, way);
    }
    if ('tuple' in to) {
      if (!('tuple' in from) || from.tuple.length !== to.tuple.length) return other(from, to, way);
      return to.tuple.flatMap((shape, place) =>
        flow(from.tuple[place] ?? 'undefined', shape, { ...way, at: `${way.at}[${place}]` }),
      );
    }
    if ('param' in from || 'param' in to || 'deferred' in from || 'deferred' in to)
      return JSON.stringify(from) === JSON.stringify(to) ? [] : other(from, to, way);
    if ('endpoint' in from && 'endpoint' in to) return flowOfCall(flow, from.endpoint, to.endpoint, way);
    if (isThing(from) && isThing(to)) return flowOfThing(flow, from, to, way);
    return other(from, to, way);
  }

  function intoEither(from: Shape, choices: readonly Shape[], way: Way): Fault[] {
    const tries = choices.map((choice) => flow(from, choice, way));
    if (tries.some((faults) => faults.length === 0)) return [];
    // Of several objects the nearest one tells what is wrong; of plain values none does.
    const near = isPlain(from) ? [] : tries.filter((_, place) => !isPlain(choices[place] ?? 'never'));
    return near.sort((a, b) => a.length - b.length)[0] ?? other(from, { either: choices }, way);
  }

  return flow;
}

function resolved(shape: Shape, types: Surface['types']): Shape {
  if (typeof shape === 'string' || !('ref' in shape)) return shape;
  return resolved(types[shape.ref] ?? 'unknown', types);
}

const isPlain = (shape: Shape) => typeof shape === 'string' || 'is' in shape;

const isThing = (shape: Shape): shape is Thing =>
  typeof shape === 'object' &&
  !['is', 'either', 'list', 'tuple', 'ref', 'external', 'param', 'deferred', 'endpoint'].some(
    (text) => text in shape,
  );

function isPrimitive(from: Shape, to: Shape): boolean {
  if (from === to) return true;
  if (to === 'object') return typeof from === 'object' && !('is' in from);
  return typeof from === 'object' && 'is' in from && typeof from.is === to;
}
