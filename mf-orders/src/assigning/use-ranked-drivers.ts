import { call } from '@hawiyat/shared/client';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { listAssignableDrivers } from '@hawiyat/shared/contract/fleet/driver-list';
import { useEffect, useState } from 'react';

/** Milliseconds to wait for the workloads before choosing without them. */
const patience = 5000;

type RankedDrivers = Answer<typeof listAssignableDrivers>;

/** Undefined while loading, null when unavailable. `task`: a single task, which distances refer to. */
export function useRankedDrivers(day: string, task: string | undefined): RankedDrivers | null | undefined {
  const [ranked, setRanked] = useState<RankedDrivers | null>();
  useEffect(() => {
    const running = new AbortController();
    const { signal } = running;
    const giveUp = setTimeout(() => {
      running.abort();
      setRanked(null);
    }, patience);
    call(listAssignableDrivers, { query: { day, task } }, signal)
      .then(
        (answer) => !signal.aborted && setRanked(answer),
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
  }, [day, task]);
  return ranked;
}
