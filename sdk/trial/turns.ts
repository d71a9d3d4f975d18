/** Lets `most` work at the same time; those that only stay on a screen give their turn away. */
export function turns(most: number) {
  let free = most;
  const waiting: (() => void)[] = [];
  const take = (isBack: boolean) =>
    new Promise<void>((resolve) => {
      if (free > 0) {
        free--;
        resolve();
        // What has begun ends first, so that few pages are open.
      } else if (isBack) waiting.unshift(resolve);
      else waiting.push(resolve);
    });
  const give = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  return {
    async inTurn<T>(work: () => Promise<T>): Promise<T> {
      await take(false);
      try {
        return await work();
      } finally {
        give();
      }
    },
    async stays<T>(work: () => Promise<T>): Promise<T> {
      give();
      try {
        return await work();
      } finally {
        await take(true);
      }
    },
  };
}
