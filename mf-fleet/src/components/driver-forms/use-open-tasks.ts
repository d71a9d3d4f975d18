import { CallError, call } from '@hawiyat/shared/client';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { driverOpenTasks } from '@hawiyat/shared/contract/orders/driver-tasks';
import { useEffect, useState } from 'react';

export type OpenTasks = Answer<typeof driverOpenTasks>;

const none: OpenTasks = { tasks: [], total: 0 };
/** Milliseconds after which the question comes without the answer: the server refuses too. */
const patience = 600;

/** @returns a driver's open tasks; null for the moment until they are known */
export function useOpenTasks(driverId: string): OpenTasks | null {
  const [open, setOpen] = useState<OpenTasks | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const settle = (found: OpenTasks) => !leaving.signal.aborted && setOpen((known) => known ?? found);
    const timer = setTimeout(() => settle(none), patience);
    call(driverOpenTasks, { params: { driverId } }, leaving.signal).then(settle, (error: unknown) => {
      if (!(error instanceof CallError)) console.error(error);
      settle(none);
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [driverId]);
  return open;
}
