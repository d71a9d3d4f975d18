import { useEffect, useState } from 'react';

/**
 * For content that waits for what would otherwise push it down later.
 * @returns whether so many milliseconds have passed since the component was first shown
 */
export function usePatience(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
