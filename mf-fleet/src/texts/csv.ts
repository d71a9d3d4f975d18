import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-fleet/csv', {
  containers: {
    name: 'الحاويات',
    title: 'استيراد الحاويات',
    hint: 'رقم حاوية مسجّلة يعدّلها، ورقم جديد يضيف حاوية بهذا الرقم، ودون رقم تُضاف حاوية برقم تلقائي.',
  },
  drivers: {
    name: 'السائقون',
    title: 'استيراد السائقين',
    hint: 'الصف الذي فيه رقم هوية مسجّل يعدّل بيانات سائقه، وغيره يضيف سائقًا جديدًا.',
  },
});
