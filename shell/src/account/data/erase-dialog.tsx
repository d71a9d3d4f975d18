import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { eraseData, type Whose } from './data-store.ts';

export const EraseDialog = ({ whose, ...shown }: DialogProps<{ whose: Whose }>) => (
  <ConfirmDialog
    {...shown}
    question={
      <>
        هل تريد حذف بيانات <bdi>{whose.name}</bdi>؟
      </>
    }
    warning={
      whose.kind === 'driver'
        ? 'يُحذف السائق أيضًا من قائمة السائقين، ولا يمكن التراجع.'
        : 'لا يمكن التراجع عن الحذف.'
    }
    confirm="حذف البيانات"
    busyText="جاري الحذف..."
    success="حُذفت البيانات."
    send={() => eraseData(whose)}
  />
);
