import { useEffect, useState } from 'react';

/** True after so many milliseconds of waiting, for content that waits for what would otherwise push it down later. */
export function usePatience(milliseconds: number, isWaiting = true): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [milliseconds, isWaiting]);
  return isWaiting && isOver;
}
