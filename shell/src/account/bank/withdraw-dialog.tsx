import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { withdrawChange } from './bank-account.ts';

export const WithdrawDialog = (shown: DialogProps) => (
  <ConfirmDialog
    {...shown}
    question="هل تريد سحب هذا التغيير؟"
    warning="يُلغى الطلب، ويبقى الحساب الحالي معمولًا به."
    confirm="سحب التغيير"
    busyText="جاري السحب..."
    success="تم سحب التغيير"
    send={withdrawChange}
  />
);
