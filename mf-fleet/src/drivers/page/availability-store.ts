import type { CallOptions } from '@hawiyat/shared/client';
import { updateDriver } from '@hawiyat/shared/contract/fleet/driver-change';
import type { Availability, Driver } from '@hawiyat/shared/contract/fleet/driver-list';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { applyChanges, createMutation } from '@hawiyat/shared/query';
import { notify, offerUndo } from '@hawiyat/shared/state';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { takesDriver, withoutDriver } from '../../components/drivers.ts';
import { unlessGone } from '../../components/unless-gone.ts';
import { messages } from '../../texts/driver-page.ts';
import { $detail } from './driver-detail-store.ts';

const $updating = createMutation(updateDriver, takesDriver);

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
      await send(driver.id, next.availability, { version });
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

async function send(driverId: string, availability: Availability, options: CallOptions): Promise<void> {
  const sent = $updating.send({ params: { driverId }, body: { availability } }, options);
  await unlessGone(sent, () => applyChanges(withoutDriver(driverId)));
}

function offerFormer(driver: Driver, { saved, before }: Record<'saved' | 'before', Availability>): void {
  const text = (is: Availability) => messages.availabilityIs(isolateName(driver.name), availabilityLabel[is]);
  if (!Object.hasOwn(availabilityLabel, before)) return void notify(text(saved), 'success');
  offerUndo(updateDriver, {
    text: text(saved),
    undo: async ({ undoes }) => {
      $chosen.set({ driverId: driver.id, availability: before });
      await send(driver.id, before, { undoes }).finally(() => $chosen.set(null));
      return text(before);
    },
  });
}

export function useAvailability({ id, availability }: Driver): Availability {
  const chosen = useStore($chosen);
  return chosen?.driverId === id ? chosen.availability : availability;
}
