import { csvExample } from '@hawiyat/shared/contract/core/csv';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import type { ImportTexts } from '../components/csv/import-texts.ts';

export const texts: ImportTexts = {
  title: 'استيراد السائقين',
  columns: ['اسم السائق', 'رقم الهاتف', 'رقم الهوية'],
  choices: [`حالة التوفر: ${Object.values(availabilityLabel).join('، ')}.`],
  hint: 'الصف الذي فيه رقم هوية مسجّل يعدّل بيانات سائقه، وغيره يضيف سائقًا جديدًا.',
  template: {
    headings: ['اسم السائق', 'رقم الهاتف', 'البريد الإلكتروني', 'حالة التوفر', 'رقم الهوية', 'رقم الرخصة'],
    example: [
      ...[`${csvExample} سالم الدوسري`, '0501234567', 'salim@example.com'],
      ...[availabilityLabel.available, '1001244019', ''],
    ],
  },
};
