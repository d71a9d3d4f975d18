import { updateDriver } from '@hawiyat/shared/contract/fleet/driver-change';
import type { Availability, Driver } from '@hawiyat/shared/contract/fleet/driver-list';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { applyChanges, createMutation } from '@hawiyat/shared/query';
import { notify } from '@hawiyat/shared/state';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { takesDriver, withoutDriver } from '../../components/drivers.ts';
import { unlessGone } from '../../components/unless-gone.ts';
import { messages } from './driver-detail-messages.ts';
import { $detail } from './driver-detail-store.ts';

const $updating = createMutation(updateDriver, takesDriver);

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
      const change = { params: { driverId: driver.id }, body: { availability: next.availability } };
      await unlessGone($updating.send(change, { version }), () => applyChanges(withoutDriver(driver.id)));
      saved = next.availability;
    }
    if (saved !== before) offerUndo(driver, { saved, before });
  } catch (error) {
    console.warn('The availability could not be saved', error);
    notify(error instanceof Error ? error.message : String(error), 'error');
  } finally {
    saving = false;
    $chosen.set(null);
  }
}

function offerUndo(driver: Driver, { saved, before }: { saved: Availability; before: Availability }): void {
  const isKnown = Object.hasOwn(availabilityLabel, before);
  const undo = () => {
    const known = $detail.get().details?.driver;
    chooseAvailability(known?.id === driver.id ? known : { ...driver, availability: saved }, before);
  };
  notify(messages.availabilityIs(isolateName(driver.name), availabilityLabel[saved]), 'success', {
    ...(isKnown && { action: { label: messages.undo, run: undo } }),
  });
}

/** What was just chosen counts before it is saved. */
export function useAvailability({ id, availability }: Driver): Availability {
  const chosen = useStore($chosen);
  return chosen?.driverId === id ? chosen.availability : availability;
}
