/** There are as many waiting as there may be. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/**
 * A queue with an end: so many pieces of work at once, so many that wait for them in their order, and no more.
 * @param slots how many at once
 * @param most how many may wait
 * @returns runs a piece of work when its turn has come, and gives what it gives. It rejects with `TooManyWaiting` at once,
 * and with the signal's reason when the waiting caller has gone: then the work never begins
 */
export function boundedQueue(
  slots: number,
  most: number,
): <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  let free = slots;
  const waiting = new Set<() => void>();

  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(go);
        reject(signal?.reason);
      };
      const go = () => {
        waiting.delete(go);
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(go);
      signal?.addEventListener('abort', leave, { once: true });
    });

  return async (work, signal) => {
    signal?.throwIfAborted();
    if (free > 0) free -= 1;
    else if (waiting.size >= most) throw new TooManyWaiting();
    else await turn(signal);
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) next();
      else free += 1;
    }
  };
}
