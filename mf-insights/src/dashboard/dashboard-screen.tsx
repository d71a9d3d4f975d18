import { EmptyState } from '@hawiyat/shared/ui';
import { LayoutDashboard } from 'lucide-react';

/** /dashboard, until it is built. */
export function DashboardScreen() {
  return (
    <EmptyState
      title="هذا القسم قيد الإعداد"
      hint="سيظهر هنا فور اكتماله."
      icon={<LayoutDashboard size={24} />}
    />
  );
}
