/** Resolves when the browser is idle; Safari cannot tell. @param atLatest milliseconds; 0 waits as long as it takes */
export const whenIdle = (atLatest = 0): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, atLatest / 4);
    else requestIdleCallback(() => resolve(), { timeout: atLatest });
  });
