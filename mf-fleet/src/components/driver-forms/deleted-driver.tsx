import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { chakra, Ltr } from '@hawiyat/shared/ui';
import { deletionAvailability } from './deletion-availability.ts';
import { messages } from './driver-form-messages.ts';

const Detail = chakra('span', {
  base: { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
});

/** What tells a driver from one of the same name, whether he may be deleted or not. */
export function DeletedDriver({ driver: { licenseNumber, availability } }: { driver: Driver }) {
  const labels = messages.form;
  const { known, raw } = deletionAvailability(availability);
  return (
    <>
      <Detail mt="2">
        {labels.licenseNumber}: {licenseNumber ? <Ltr>{licenseNumber}</Ltr> : messages.unknown}
      </Detail>
      <Detail>
        {labels.availability}: {known ?? (raw ? <Ltr>{raw}</Ltr> : messages.unknown)}
      </Detail>
    </>
  );
}
