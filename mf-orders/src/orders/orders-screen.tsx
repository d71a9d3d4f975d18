import { EmptyState } from '@hawiyat/shared/ui';
import { ClipboardList } from 'lucide-react';

/** /orders, until it is built. */
export function OrdersScreen() {
  return (
    <EmptyState
      title="هذا القسم قيد الإعداد"
      hint="سيظهر هنا فور اكتماله."
      icon={<ClipboardList size={24} />}
    />
  );
}
