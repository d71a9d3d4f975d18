import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { ArchiveDriverDialog } from '../../components/archive/archive-question.tsx';
import { ArchiveInstead } from '../../components/archive/instead.tsx';
import { BusyDriverDialog } from './busy-driver-dialog.tsx';
import { DeletedDriver } from './deleted-driver.tsx';
import { deleteDriver } from './driver-commands.ts';
import { messages } from './driver-form-messages.ts';
import { useOpenTasks } from './use-open-tasks.ts';

type Stage = 'asking' | 'deleting' | 'archiving';

interface DeleteDriverDialogProps {
  driver: Driver;
  onClose: () => void;
}

/** Open tasks block the deletion before the question. */
export function DeleteDriverDialog({ driver, onClose }: DeleteDriverDialogProps) {
  const open = useOpenTasks(driver.id);
  const [stage, setStage] = useState<Stage>('asking');
  if (open === null) return null;
  return open.total > 0 && stage === 'asking' ? (
    <BusyDriverDialog driver={driver} open={open} onClose={onClose} />
  ) : (
    <DeletionQuestion {...{ driver, stage, setStage, onClose }} />
  );
}

interface DeletionQuestionProps extends DeleteDriverDialogProps {
  stage: Stage;
  setStage: (stage: Stage) => void;
}

function DeletionQuestion({ driver, stage, setStage, onClose }: DeletionQuestionProps) {
  const { title, question, warning, confirm, busyText, success } = messages.deleting;
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
