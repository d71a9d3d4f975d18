import { sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import { editedContainer } from '@hawiyat/shared/contract/fleet/edited-container';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { type ImportTexts, templateOf } from '../../components/csv/import-texts.ts';

export const texts: ImportTexts = {
  title: 'استيراد الحاويات',
  columns: [editedContainer.type.label, editedContainer.size.label, editedContainer.price.label],
  choices: [
    ...Object.entries(sizesOfType).map(
      ([type, sizes]) => `${type}: ${sizes.map((size) => sizeLabel[size]).join('، ')}.`,
    ),
    `${editedContainer.status.label}: ${Object.values(statusLabel).join('، ')}.`,
  ],
  hint: 'رقم حاوية مسجّلة يعدّلها، ورقم جديد يضيف حاوية بهذا الرقم، ودون رقم تُضاف حاوية برقم تلقائي.',
  template: templateOf(editedContainer),
};
