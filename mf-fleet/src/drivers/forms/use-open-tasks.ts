import { CallError, call } from '@hawiyat/shared/client';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { driverOpenTasks } from '@hawiyat/shared/contract/orders/driver-tasks';
import { useEffect, useState } from 'react';

export type OpenTasks = Answer<typeof driverOpenTasks>;

const noTasks: OpenTasks = { tasks: [], total: 0 };
/** Milliseconds to wait for the tasks; later ones replace the question. */
const patience = 600;

export function useOpenTasks(driverId: string): OpenTasks | null {
  const [open, setOpen] = useState<OpenTasks | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => setOpen((known) => known ?? noTasks), patience);
    call(driverOpenTasks, { params: { driverId } }, leaving.signal)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted && !(error instanceof CallError)) console.error(error);
        return noTasks;
      })
      .then((found) => !leaving.signal.aborted && setOpen(found));
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [driverId]);
  return open;
}
