/** Runs once the browser has nothing more urgent to do. */
export const whenIdle: (run: () => void) => unknown =
  typeof requestIdleCallback === 'undefined' ? setTimeout : requestIdleCallback;
