// @ts-check

/**
 * Lets some work at the same time, and others only stay beside them.
 * @param {number} most
 */
export function turns(most) {
  let free = most;
  /** @type {(() => void)[]} */
  const waiting = [];
  const take = (/** @type {boolean} */ isBack) =>
    new Promise((/** @type {(value: void) => void} */ resolve) => {
      if (free > 0) {
        free--;
        resolve();
        // Who has begun ends first, so that few pages are open.
      } else if (isBack) waiting.unshift(resolve);
      else waiting.push(resolve);
    });
  const give = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  return {
    /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
    async inTurn(work) {
      await take(false);
      try {
        return await work();
      } finally {
        give();
      }
    },
    /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
    async stays(work) {
      give();
      try {
        return await work();
      } finally {
        await take(true);
      }
    },
  };
}
