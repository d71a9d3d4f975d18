import { sizesOfType } from '@hawiyat/shared/contract/containers';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import type { ImportTexts } from '../components/csv/import-texts.ts';

export const texts: ImportTexts = {
  title: 'استيراد الحاويات',
  columns: ['نوع الحاوية', 'حجم الحاوية', 'السعر (ر.س)'],
  choices: Object.entries(sizesOfType).map(
    ([type, sizes]) => `${type}: ${sizes.map((size) => sizeLabel[size]).join('، ')}.`,
  ),
  hint: 'الصف الذي فيه رقم حاوية يعدّلها، والصف الذي لا رقم فيه يضيف حاوية جديدة.',
};
