import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { removeSandbox } from './sandbox-session.ts';

export interface DeleteSandboxProps {
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteSandbox({ onClose, onDeleted }: DeleteSandboxProps) {
  return (
    <ConfirmDialog
      title="حذف البيئة التجريبية"
      question="هل تريد حذف البيئة التجريبية بكل ما فيها؟"
      warning="لا يمكن التراجع عن الحذف، ويشمل كل من يستخدمها من زملائك."
      confirm="حذف البيئة التجريبية"
      busyText="جاري الحذف..."
      success="تم حذف البيئة التجريبية."
      send={async () => {
        await removeSandbox();
        onDeleted?.();
      }}
      onClose={onClose}
    >
      بيانات شركتك الحقيقية لا تتأثر.
    </ConfirmDialog>
  );
}
