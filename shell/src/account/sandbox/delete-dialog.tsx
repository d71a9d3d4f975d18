import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/sandbox.ts';
import { removeSandbox } from './sandbox-session.ts';

export const DeleteSandbox = ({ onDeleted, ...shown }: DialogProps<{ onDeleted?: () => void }>) => (
  <ConfirmDialog
    {...shown}
    {...messages.deletion}
    confirm={shown.title}
    busyText={actions.deleting}
    send={async () => {
      await removeSandbox();
      onDeleted?.();
    }}
  />
);
