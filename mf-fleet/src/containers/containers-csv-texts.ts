import { sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import { csvExample } from '@hawiyat/shared/contract/core/csv';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import type { ImportTexts } from '../components/csv/import-texts.ts';

export const texts: ImportTexts = {
  title: 'استيراد الحاويات',
  columns: ['نوع الحاوية', 'حجم الحاوية', 'السعر (ر.س)'],
  choices: [
    ...Object.entries(sizesOfType).map(
      ([type, sizes]) => `${type}: ${sizes.map((size) => sizeLabel[size]).join('، ')}.`,
    ),
    `حالة الحاوية: ${Object.values(statusLabel).join('، ')}.`,
  ],
  hint: 'رقم حاوية مسجّلة يعدّلها، ورقم جديد يضيف حاوية بهذا الرقم، ودون رقم تُضاف حاوية برقم تلقائي.',
  template: {
    headings: ['رقم الحاوية', 'نوع الحاوية', 'حجم الحاوية', 'السعر (ر.س)', 'حالة الحاوية'],
    example: [`${csvExample} A-101`, 'حاويات أنقاض', sizeLabel['20 yard'], '450.00', statusLabel.available],
  },
};
