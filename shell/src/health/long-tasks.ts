/**
 * Follows the main thread's long tasks from now on.
 * @returns `stop` ends it, with the longest one in milliseconds, 0 when none was long; null where the browser tells none
 */
export function longestTask(): { stop(): number | null } {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return { stop: () => null };
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, Math.round(duration));
  });
  observer.observe({ type: 'longtask' });
  return {
    stop: () => {
      observer.disconnect();
      return Math.min(longest, 600_000);
    },
  };
}
