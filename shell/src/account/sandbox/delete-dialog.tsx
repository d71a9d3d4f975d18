import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { removeSandbox } from './sandbox-session.ts';

export const DeleteSandbox = ({ onDeleted, ...shown }: DialogProps<{ onDeleted?: () => void }>) => (
  <ConfirmDialog
    {...shown}
    question="هل تريد حذف البيئة التجريبية بكل ما فيها؟"
    warning="لا يمكن التراجع عن الحذف، ويشمل كل من يستخدمها من زملائك."
    confirm="حذف البيئة التجريبية"
    busyText="جاري الحذف..."
    success="تم حذف البيئة التجريبية."
    send={async () => {
      await removeSandbox();
      onDeleted?.();
    }}
  >
    بيانات شركتك الحقيقية لا تتأثر.
  </ConfirmDialog>
);
