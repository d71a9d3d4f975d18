import type { ImportTexts } from '../components/csv/import-texts.ts';

export const texts: ImportTexts = {
  title: 'استيراد الحاويات',
  columns: ['نوع الحاوية', 'حجم الحاوية', 'السعر (ر.س)'],
  hint: 'الصف الذي فيه رقم حاوية يعدّلها، والصف الذي لا رقم فيه يضيف حاوية جديدة.',
  noun: 'container',
};
