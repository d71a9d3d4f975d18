import { useEffect, useState } from 'react';

/** True after so many milliseconds, for content that waits for what would otherwise push it down later. */
export function usePatience(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
