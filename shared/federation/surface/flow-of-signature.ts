import type { Fault, Flow, Way } from './fault.ts';
import type { Parameter, Signature } from './surface.ts';

/**
 * Compares functions: what is called against how it is called. The arguments go the other way than the function does.
 * @param called the function that is there
 * @param calling as its caller knows it
 */
export function flowOfSignature(flow: Flow, called: Signature, calling: Signature, way: Way): Fault[] {
  const { toHost, at } = way;
  const back = { toHost: !toHost, at };
  if ((called.generic ?? []).length !== (calling.generic ?? []).length)
    return [{ at, why: 'it has another number of type parameters' }];

  const generic = (calling.generic ?? []).flatMap((shape, place) =>
    flow(shape, called.generic?.[place] ?? 'unknown', { ...back, at: `${at}<${place + 1}>` }),
  );
  const count = Math.max(called.takes.length, calling.takes.length);
  const isOne = count === 1;
  const places = Array.from({ length: count }, (_, place) => place);
  const takes = places.flatMap((place): Fault[] => {
    const there = isOne ? `${at}(…)` : `${at}(${place + 1})`;
    const [passed, taken] = [parameterAt(calling, place), parameterAt(called, place)];
    if (passed && taken) {
      const faults = flow(passed.type, taken.type, { ...back, at: there });
      const isAsked = isOptional(passed) && !isOptional(taken);
      return isAsked ? [...faults, { at: there, why: 'it must be passed' }] : faults;
    }
    if (taken && !isOptional(taken)) return [{ at: there, why: 'it must be passed' }];
    // A function of the remote's need not look at everything that it is told.
    if (passed && !toHost) return [{ at: there, why: 'the remote may pass it, and the host takes none' }];
    return [];
  });
  return [...generic, ...takes, ...flow(called.gives, calling.gives, { toHost, at: `${at}()` })];
}

const isOptional = (parameter: Parameter) => Boolean(parameter.optional ?? parameter.rest);

/** A rest parameter stands for all from its place on. */
function parameterAt({ takes }: Signature, place: number): Parameter | undefined {
  const last = takes.at(-1);
  if (!last?.rest || place < takes.length - 1) return takes[place];
  const { type } = last;
  return typeof type === 'object' && 'list' in type ? { ...last, type: type.list } : last;
}
