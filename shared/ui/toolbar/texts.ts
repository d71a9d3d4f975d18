import { texts } from '@hawiyat/shared/texts';

export const messages = texts('ui/toolbar', {
  filter: 'تصفية',
  filters: 'التصفية المختارة',
  added: (labels: readonly string[]) => `تمت إضافة التصفية: ${labels.join('، ')}`,
  removed: (label: string) => `تمت إزالة التصفية: ${label}`,
  remove: (label: string) => `إزالة التصفية: ${label}`,
});
