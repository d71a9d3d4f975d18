import type { Availability, Driver } from '@hawiyat/shared/contract/fleet/drivers';
import * as endpoints from '@hawiyat/shared/contract/fleet/drivers';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { notify, offerUndo } from '@hawiyat/shared/state';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { updateDriver } from '../forms/driver-commands.ts';
import { messages } from './driver-detail-messages.ts';
import { $detail } from './driver-detail-store.ts';

/** The choice until it is saved. */
export const $chosen = atom<{ readonly driverId: string; readonly availability: Availability } | null>(null);
let saving = false;

/** Shows the choice immediately; of quick choices the last one counts. */
export function chooseAvailability(driver: Driver, availability: Availability): void {
  const before = driver.availability;
  $chosen.set({ driverId: driver.id, availability });
  if (!saving) void save(driver, before);
}

async function save(driver: Driver, before: Availability): Promise<void> {
  saving = true;
  let saved: Availability = before;
  try {
    for (let next = $chosen.get(); next && next.availability !== saved; next = $chosen.get()) {
      // The person may have opened another driver meanwhile.
      if (next.driverId !== driver.id) break;
      const known = $detail.get().details?.driver;
      const version = known?.id === driver.id ? known.version : driver.version;
      const change = { availability: next.availability };
      await updateDriver(driver.id, change, undefined, { version, onGone: () => $chosen.set(null) });
      saved = next.availability;
    }
    if (saved !== before) offerFormer(driver, { saved, before });
  } catch (error) {
    console.warn('The availability could not be saved', error);
    notify(error instanceof Error ? error.message : String(error), 'error');
  } finally {
    saving = false;
    $chosen.set(null);
  }
}

function offerFormer(driver: Driver, { saved, before }: Record<'saved' | 'before', Availability>): void {
  const text = (is: Availability) => messages.availabilityIs(isolateName(driver.name), availabilityLabel[is]);
  if (!Object.hasOwn(availabilityLabel, before)) return void notify(text(saved), 'success');
  offerUndo(endpoints.updateDriver, {
    text: text(saved),
    undo: async ({ undoes }) => {
      $chosen.set({ driverId: driver.id, availability: before });
      const onGone = () => $chosen.set(null);
      await updateDriver(driver.id, { availability: before }, undefined, { undoes, onGone }).finally(onGone);
      return text(before);
    },
  });
}

/** What was just chosen counts before it is saved. */
export function useAvailability({ id, availability }: Driver): Availability {
  const chosen = useStore($chosen);
  return chosen?.driverId === id ? chosen.availability : availability;
}
