import { EmptyState } from '@hawiyat/shared/ui';
import { Users } from 'lucide-react';

/** /drivers and what lies below it, until the drivers are built. */
export function DriversScreen() {
  return (
    <EmptyState title="هذا القسم قيد الإعداد" hint="سيظهر هنا فور اكتماله." icon={<Users size={24} />} />
  );
}
