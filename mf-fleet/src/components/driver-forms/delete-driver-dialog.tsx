import type { Driver } from '@hawiyat/shared/contract/drivers';
import { chakra, Ltr } from '@hawiyat/shared/ui';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { ArchiveDriverDialog } from '../archive/archive-question.tsx';
import { ArchiveInstead } from '../archive/instead.tsx';
import { BusyDriverDialog } from './busy-driver-dialog.tsx';
import { deletionAvailability } from './deletion-availability.ts';
import { deleteDriver } from './driver-commands.ts';
import { messages } from './driver-form-messages.ts';
import { useOpenTasks } from './use-open-tasks.ts';

const Detail = chakra('span', {
  base: { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
});

interface DeleteDriverDialogProps {
  driver: Driver;
  onClose: () => void;
}

/** A driver with open tasks is refused before anything is asked. */
export function DeleteDriverDialog({ driver, onClose }: DeleteDriverDialogProps) {
  const open = useOpenTasks(driver.id);
  if (open === null) return null;
  return open.total > 0 ? (
    <BusyDriverDialog driver={driver} open={open} onClose={onClose} />
  ) : (
    <DeletionQuestion driver={driver} onClose={onClose} />
  );
}

function DeletionQuestion({ driver, onClose }: DeleteDriverDialogProps) {
  const { title, question, warning, confirm, busyText, success } = messages.deleting;
  const [stage, setStage] = useState<'asking' | 'deleting' | 'archiving'>('asking');
  const labels = messages.form;
  const { name, licenseNumber, availability } = driver;
  const { known, raw } = deletionAvailability(availability);
  if (stage === 'archiving') return <ArchiveDriverDialog item={driver} onClose={onClose} />;
  const send = async () => {
    setStage('deleting');
    await deleteDriver(driver.id, onClose).finally(() => setStage('asking'));
  };
  return (
    <ConfirmDialog
      {...{ title, warning, confirm, busyText, success, send, onClose }}
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
    >
      <ArchiveInstead disabled={stage === 'deleting'} onPress={() => setStage('archiving')} />
    </ConfirmDialog>
  );
}
