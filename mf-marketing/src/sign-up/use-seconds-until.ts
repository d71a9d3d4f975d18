import { useEffect, useState } from 'react';

/** @param time milliseconds of the clock @returns whole seconds that are left, counted down each second; 0 when it is over */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((time - now) / 1000));
  const isOver = left === 0;
  // A new time may be set when the last reading of the clock is old.
  useEffect(() => setNow(Date.now()), [time]);
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
