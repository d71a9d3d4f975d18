import { LRUCache } from 'lru-cache';
import { TooManyWaiting } from './bounded-queue.ts';

/** Who asks for a turn. */
export interface Group {
  readonly name: string;
  /** Groups with a lower rank come first: what a group has cost within the window, and where it began. */
  readonly startsAt: number;
}

interface Waiting {
  readonly group: Group;
  readonly go: () => void;
  readonly reject: (reason: unknown) => void;
}

export interface FairQueueLimits {
  /** Concurrent runs. */
  readonly slots: number;
  /** Waiting ones. */
  readonly most: number;
  /** Waiting ones of one group, as soon as others wait, too. */
  readonly mostOfGroup: number;
}

/** Milliseconds after which a group begins anew. */
const window = 15 * 60_000;
const mostCounted = 10_000;
/** Above it whoever came first would wait too long anyway, so that of equal ones the last goes first. */
const crowd = 10;
/** Groups that have cost more than this are alike. */
const highestRank = 16;

/**
 * A queue in which nobody waits for those who have had much: the group that has cost least goes first, and of its
 * waiting ones each further one counts as if those before it had run. Equal ones keep their order, unless it is crowded.
 * @returns a function that runs work when its turn comes, and returns its result; `costOf` says what the result costs
 *   the group. It rejects with `TooManyWaiting` when too many of the group wait; when too many wait at all, whoever would
 *   come last is rejected, and of equal ones who waits longest. It rejects with the signal's reason when the caller leaves:
 *   then the work never begins
 */
export function fairQueue({ slots, most, mostOfGroup }: FairQueueLimits) {
  let free = slots;
  const waiting: Waiting[] = [];
  const costs = new LRUCache<string, number>({ max: mostCounted, ttl: window, noUpdateTTL: true });

  /** The waiting ones with their ranks, in their order. */
  const ranked = () => {
    const ofGroup = new Map<string, number>();
    return waiting.map((one) => {
      const { name, startsAt } = one.group;
      const before = ofGroup.get(name) ?? 0;
      ofGroup.set(name, before + 1);
      return { one, rank: Math.min(highestRank, startsAt + Math.floor(costs.get(name) ?? 0)) + before };
    });
  };
  const drop = (one: Waiting) => {
    const at = waiting.indexOf(one);
    if (at >= 0) waiting.splice(at, 1);
  };

  const turn = (group: Group, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        drop(one);
        reject(signal?.reason);
      };
      const done = (end: () => void) => {
        drop(one);
        signal?.removeEventListener('abort', leave);
        end();
      };
      const one: Waiting = { group, go: () => done(resolve), reject: (reason) => done(() => reject(reason)) };
      const ofGroup = waiting.filter(({ group: { name } }) => name === group.name).length;
      if (ofGroup >= mostOfGroup && ofGroup < waiting.length) return reject(new TooManyWaiting());
      waiting.push(one);
      signal?.addEventListener('abort', leave, { once: true });
      if (waiting.length > most)
        ranked()
          .reduce((last, next) => (next.rank > last.rank ? next : last))
          .one.reject(new TooManyWaiting());
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
      const next = ranked().reduce<{ one: Waiting; rank: number } | null>(
        (first, other) =>
          first && (first.rank < other.rank || (first.rank === other.rank && !isCrowded)) ? first : other,
        null,
      );
      if (next) next.one.go();
      else free += 1;
    }
  };
}
