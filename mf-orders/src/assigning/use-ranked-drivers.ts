import { call } from '@hawiyat/shared/client';
import { type AssignableDriver, listAssignableDrivers } from '@hawiyat/shared/contract/drivers';
import { useEffect, useState } from 'react';

/** Milliseconds after which choosing goes on without knowing what each driver has to do. */
const patience = 5000;

/**
 * The drivers with what they have to do, best first.
 * @param day of the job
 * @returns undefined while the answer is on its way, null when it cannot be had
 */
export function useRankedDrivers(day: string): readonly AssignableDriver[] | null | undefined {
  const [ranked, setRanked] = useState<readonly AssignableDriver[] | null>();
  useEffect(() => {
    const running = new AbortController();
    const { signal } = running;
    const giveUp = setTimeout(() => {
      running.abort();
      setRanked(null);
    }, patience);
    call(listAssignableDrivers, { query: { day } }, signal)
      .then(
        ({ drivers }) => !signal.aborted && setRanked(drivers),
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn('What the drivers have to do is not known', error);
          setRanked(null);
        },
      )
      .finally(() => clearTimeout(giveUp));
    return () => {
      clearTimeout(giveUp);
      running.abort();
    };
  }, [day]);
  return ranked;
}
