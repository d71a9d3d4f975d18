import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { editedDriver } from '@hawiyat/shared/contract/fleet/edited-driver';
import { chakra, Ltr } from '@hawiyat/shared/ui';
import { deletionAvailability } from './deletion-availability.ts';
import { messages } from './driver-form-messages.ts';

const Detail = chakra('span', {
  base: { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
});

/** Tells drivers of the same name apart. */
export function DeletedDriver({ driver: { licenseNumber, availability } }: { driver: Driver }) {
  const { known, raw } = deletionAvailability(availability);
  return (
    <>
      <Detail mt="2">
        {editedDriver.licenseNumber.label}: {licenseNumber ? <Ltr>{licenseNumber}</Ltr> : messages.unknown}
      </Detail>
      <Detail>
        {editedDriver.availability.label}: {known ?? (raw ? <Ltr>{raw}</Ltr> : messages.unknown)}
      </Detail>
    </>
  );
}
