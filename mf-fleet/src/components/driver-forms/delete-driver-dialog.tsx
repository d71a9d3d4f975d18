import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { ArchiveDriverDialog } from '../archive/archive-question.tsx';
import { ArchiveInstead } from '../archive/instead.tsx';
import { BusyDriverDialog } from './busy-driver-dialog.tsx';
import { DeletedDriver } from './deleted-driver.tsx';
import { deleteDriver } from './driver-commands.ts';
import { messages } from './driver-form-messages.ts';
import { useOpenTasks } from './use-open-tasks.ts';

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
          {question} <bdi>{driver.name}</bdi>؟
          <DeletedDriver driver={driver} />
        </>
      }
    >
      <ArchiveInstead disabled={stage === 'deleting'} onPress={() => setStage('archiving')} />
    </ConfirmDialog>
  );
}
