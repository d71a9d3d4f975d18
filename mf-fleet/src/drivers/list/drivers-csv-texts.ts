import { editedDriver } from '@hawiyat/shared/contract/fleet/edited-driver';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { type ImportTexts, templateOf } from '../../components/csv/import-texts.ts';

export const texts: ImportTexts = {
  title: 'استيراد السائقين',
  columns: [editedDriver.name.label, editedDriver.phone.label, editedDriver.identityNumber.label],
  choices: [`${editedDriver.availability.label}: ${Object.values(availabilityLabel).join('، ')}.`],
  hint: 'الصف الذي فيه رقم هوية مسجّل يعدّل بيانات سائقه، وغيره يضيف سائقًا جديدًا.',
  template: templateOf(editedDriver),
};
