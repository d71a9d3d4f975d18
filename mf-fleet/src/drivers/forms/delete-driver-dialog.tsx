import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { DeleteOrArchive } from '../../components/archive/delete-or-archive.tsx';
import { BusyDriverDialog } from './busy-driver-dialog.tsx';
import { DeletedDriver } from './deleted-driver.tsx';
import { driverArchive } from './driver-archive.tsx';
import { deleteDriver } from './driver-commands.ts';
import { messages } from './driver-form-messages.ts';
import { useOpenTasks } from './use-open-tasks.ts';

interface DeleteDriverDialogProps {
  driver: Driver;
  onClose: () => void;
}

/** Open tasks block the deletion before the question. */
export function DeleteDriverDialog({ driver, onClose }: DeleteDriverDialogProps) {
  const open = useOpenTasks(driver.id);
  if (open === null) return null;
  return (
    <DeleteOrArchive
      archive={driverArchive}
      item={driver}
      texts={messages.deleting}
      details={<DeletedDriver driver={driver} />}
      blocked={open.total > 0 && <BusyDriverDialog {...{ driver, open, onClose }} />}
      send={() => deleteDriver(driver.id, onClose)}
      onClose={onClose}
    />
  );
}
