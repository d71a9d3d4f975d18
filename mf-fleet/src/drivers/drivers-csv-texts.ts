import type { ImportTexts } from '../components/csv/import-texts.ts';

export const texts: ImportTexts = {
  title: 'استيراد السائقين',
  columns: ['اسم السائق', 'رقم الهاتف', 'رقم الهوية'],
  hint: 'الصف الذي فيه رقم هوية مسجّل يعدّل بيانات سائقه، وغيره يضيف سائقًا جديدًا.',
};
