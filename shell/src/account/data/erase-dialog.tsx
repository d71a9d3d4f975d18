import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { Around } from '../../components/around.tsx';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/data.ts';
import { eraseData, type Whose } from './data-store.ts';

export const EraseDialog = ({ whose, ...shown }: DialogProps<{ whose: Whose }>) => (
  <ConfirmDialog
    {...shown}
    question={
      <Around {...messages.eraseQuestion}>
        <bdi>{whose.name}</bdi>
      </Around>
    }
    warning={whose.kind === 'driver' ? messages.erasing.ofDriver : messages.erasing.ofPerson}
    confirm={shown.title}
    busyText={actions.deleting}
    success={messages.erasing.success}
    send={() => eraseData(whose)}
  />
);
