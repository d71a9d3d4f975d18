import type { Driver } from '@hawiyat/shared/contract/drivers';
import { chakra, Ltr } from '@hawiyat/shared/ui';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { deletionAvailability } from './deletion-availability.ts';
import { deleteDriver } from './driver-commands.ts';
import { messages } from './driver-form-messages.ts';

const Detail = chakra('span', {
  base: { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
});

export function DeleteDriverDialog({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const { question, ...texts } = messages.deleting;
  const labels = messages.form;
  const { name, licenseNumber, availability } = driver;
  const { known, raw } = deletionAvailability(availability);
  return (
    <ConfirmDialog
      {...texts}
      question={
        <>
          {question} <bdi>{name}</bdi>؟
          <Detail mt="2">
            {labels.licenseNumber}: {licenseNumber ? <Ltr>{licenseNumber}</Ltr> : messages.unknown}
          </Detail>
          <Detail>
            {labels.availability}: {known ?? (raw ? <Ltr>{raw}</Ltr> : messages.unknown)}
          </Detail>
        </>
      }
      send={() => deleteDriver(driver.id, onClose)}
      onClose={onClose}
    />
  );
}
