import { LRUCache } from 'lru-cache';
import { TooManyWaiting } from './bounded-queue.ts';

export interface Group {
  readonly name: string;
  /** Added to the group's cost within the window; a lower sum comes first. */
  readonly startsAt: number;
}

interface Waiting {
  readonly group: Group;
  readonly go: () => void;
  readonly reject: (reason: unknown) => void;
}

export interface FairQueueLimits {
  readonly slots: number;
  readonly most: number;
  /** Waiting calls of one group, while other groups wait too. */
  readonly mostOfGroup: number;
}

/** Milliseconds after which a group's costs are forgotten. */
const window = 15 * 60_000;
const mostCounted = 10_000;
/** In a crowd the first callers would time out anyway, so the last of equal rank goes first. */
const crowd = 10;
/** Groups that have cost more share a rank. */
const highestRank = 16;

/**
 * A queue where the group with the lowest cost goes first; each further call of a group ranks behind its earlier ones.
 * A call rejects with `TooManyWaiting` when too many of its group wait; a full queue rejects its last-ranked call.
 * It rejects with the signal's reason when the caller leaves. `costOf` returns the cost of a result.
 */
export function fairQueue({ slots, most, mostOfGroup }: FairQueueLimits) {
  let free = slots;
  const waiting: Waiting[] = [];
  const costs = new LRUCache<string, number>({ max: mostCounted, ttl: window, noUpdateTTL: true });

  const ranked = () => {
    const ofGroup = new Map<string, number>();
    return waiting.map((call) => {
      const { name, startsAt } = call.group;
      const before = ofGroup.get(name) ?? 0;
      ofGroup.set(name, before + 1);
      return { call, rank: Math.min(highestRank, startsAt + Math.floor(costs.get(name) ?? 0)) + before };
    });
  };
  const drop = (call: Waiting) => {
    const at = waiting.indexOf(call);
    if (at >= 0) waiting.splice(at, 1);
  };

  const turn = (group: Group, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        drop(call);
        reject(signal?.reason);
      };
      const done = (end: () => void) => {
        drop(call);
        signal?.removeEventListener('abort', leave);
        end();
      };
      const call: Waiting = {
        group,
        go: () => done(resolve),
        reject: (reason) => done(() => reject(reason)),
      };
      const ofGroup = waiting.filter(({ group: { name } }) => name === group.name).length;
      if (ofGroup >= mostOfGroup && ofGroup < waiting.length) return reject(new TooManyWaiting());
      waiting.push(call);
      signal?.addEventListener('abort', leave, { once: true });
      if (waiting.length > most)
        ranked()
          .reduce((last, next) => (next.rank > last.rank ? next : last))
          .call.reject(new TooManyWaiting());
    });

  return async <T>(
    group: Group,
    work: () => Promise<T>,
    costOf: (result: T) => number,
    signal?: AbortSignal,
  ): Promise<T> => {
    signal?.throwIfAborted();
    if (free > 0) free -= 1;
    else await turn(group, signal);
    try {
      const result = await work();
      costs.set(group.name, (costs.get(group.name) ?? 0) + costOf(result));
      return result;
    } finally {
      const isCrowded = waiting.length > crowd;
      const next = ranked().reduce<{ call: Waiting; rank: number } | null>(
        (first, other) =>
          first && (first.rank < other.rank || (first.rank === other.rank && !isCrowded)) ? first : other,
        null,
      );
      if (next) next.call.go();
      else free += 1;
    }
  };
}
