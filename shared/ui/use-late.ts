import { useEffect, useState } from 'react';

/** Milliseconds; after that a dialog can be left, and the result comes as a toast. */
const lateAfter = 10_000;

export function useLate(busy: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late;
}
