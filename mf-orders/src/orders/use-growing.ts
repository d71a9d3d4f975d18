import { startTransition, useEffect, useState } from 'react';

/** Rows at a time: as many as fill the tallest screen. A whole long table at once would hold up the page while it is laid out. */
const step = 30;

/**
 * Draws a long list piece by piece: the first rows at once, the others one task after the other.
 * @param total how many rows there are
 * @returns how many to draw now
 */
export function useGrowing(total: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn >= total) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)));
    return () => clearTimeout(timer);
  }, [drawn, total]);
  return drawn;
}
