export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/** `most` calls wait, `slots` run. Rejects with `TooManyWaiting` when full, with the signal's reason when a caller leaves. */
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
