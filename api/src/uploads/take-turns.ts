/**
 * Lets so many pieces of work run at once; the others wait in their order.
 * @param places how many
 * @returns runs a piece of work when its turn has come, and gives what it gives
 */
export function takeTurns(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
