/**
 * Resolves when the browser has nothing more urgent to do. Safari cannot tell: there it is a moment later.
 * @param atLatest milliseconds after which it resolves however busy the browser is; 0 waits as long as it takes
 */
export function whenIdle(atLatest = 0): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, atLatest / 4);
    else requestIdleCallback(() => resolve(), { timeout: atLatest });
  });
}
