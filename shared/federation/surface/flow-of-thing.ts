import type { Fault, Flow, Way } from './fault.ts';
import { flowOfSignature } from './flow-of-signature.ts';
import type { Shape, Signature, Thing } from './surface.ts';

interface Member {
  readonly type: Shape;
  readonly isOptional: boolean;
}

function membersOf({ has = {} }: Thing): Map<string, Member> {
  return new Map(
    Object.entries(has).map(([name, type]) => [
      name.replace(/\?$/, ''),
      { type, isOptional: name.endsWith('?') },
    ]),
  );
}

/** Compares objects by their members, functions and classes by their signatures. */
export function flowOfThing(flow: Flow, from: Thing, to: Thing, way: Way): Fault[] {
  return [
    ...flowOfMembers(flow, from, to, way),
    ...flowOfBases(from, to, way),
    ...flowOfIndex(flow, from, to, way),
    ...flowOfSignatures(flow, from.calls, to.calls, way),
    ...flowOfSignatures(flow, from.makes, to.makes, { ...way, at: `new ${way.at}` }),
  ];
}

function flowOfMembers(flow: Flow, from: Thing, to: Thing, { toHost, at }: Way): Fault[] {
  const [given, wanted] = [membersOf(from), membersOf(to)];
  const faults = [...wanted].flatMap(([name, { type, isOptional }]): Fault[] => {
    const place = `${at}.${name}`;
    const member = given.get(name) ?? (from.index && { type: from.index, isOptional: true });
    if (!member && isOptional) return [];
    if (!member || (member.isOptional && !isOptional)) {
      if (toHost) return [{ at: place, why: 'the host requires it, and the remote need not pass it' }];
      return [
        { at: place, why: `the remote expects it, and the host ${member ? 'may leave it out' : 'has none'}` },
      ];
    }
    return flow(member.type, type, { toHost, at: place });
  });
  if (!toHost || to.index) return faults;
  // What the host no longer takes would be lost without a word.
  const lost = [...given.keys()].filter((name) => !wanted.has(name));
  return [
    ...faults,
    ...lost.map((name) => ({ at: `${at}.${name}`, why: 'the remote may pass it, and the host takes none' })),
  ];
}

function flowOfBases(from: Thing, to: Thing, { toHost, at }: Way): Fault[] {
  const [host, remote] = toHost ? [to, from] : [from, to];
  return Object.entries(remote.like ?? {}).flatMap(([base, { without = [], must = [] }]): Fault[] => {
    const same = host.like?.[base];
    if (!same) return [{ at, why: `the remote was built for what ${base} has, and the host has none of it` }];
    const lost = (same.without ?? []).filter((text) => !without.includes(text));
    const [asked, kept] = toHost ? [same.must ?? [], must] : [must, same.must ?? []];
    const missing = asked.filter((text) => !kept.includes(text));
    return [
      ...lost.map((name) => ({ at: `${at}.${name}`, why: `the host no longer has it as ${base} has` })),
      ...missing.map((name) => ({
        at: `${at}.${name}`,
        why: toHost ? 'the host requires it' : 'the host may leave it out',
      })),
    ];
  });
}

function flowOfIndex(flow: Flow, from: Thing, to: Thing, { toHost, at }: Way): Fault[] {
  const place = { toHost, at: `${at}[name]` };
  if (!to.index) {
    const isLost = from.index && toHost;
    return isLost ? [{ at: place.at, why: 'the remote passes any name, and the host takes a few' }] : [];
  }
  const { index } = to;
  if (from.index) return flow(from.index, index, place);
  return [...membersOf(from)].flatMap(([name, { type }]) =>
    flow(type, index, { toHost, at: `${at}.${name}` }),
  );
}

function flowOfSignatures(
  flow: Flow,
  from: readonly Signature[] = [],
  to: readonly Signature[] = [],
  way: Way,
): Fault[] {
  return to.flatMap((wanted) => {
    const tries = from.map((signature) => flowOfSignature(flow, signature, wanted, way));
    if (tries.some((faults) => faults.length === 0)) return [];
    return tries[0] ?? [{ at: way.at, why: 'it can no longer be called' }];
  });
}
