import { isolateName } from '@hawiyat/shared/locale/bidi';
import { noun } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';

export const truckNoun = noun('لا توجد مركبات | مركبة واحدة | مركبتان | مركبتين | مركبات | مركبة | مركبة');

export const messages = texts('mf-fleet/trucks', {
  caption: 'المركبات',
  loading: 'جاري تحميل المركبات...',
  empty: 'لا توجد مركبات',
  emptyHint: 'أضف شاحناتك مع سائقيها لتظهر اللوحة على طلبات السائق، ولتُنبَّه قبل انتهاء وثائقها.',
  plate: 'رقم اللوحة',
  name: 'الاسم أو الطراز',
  capacity: 'الحمولة',
  tons: 'طن',
  driver: 'السائق',
  noDriver: 'بلا سائق',
  documents: 'الوثائق',
  noDocuments: 'لا وثائق مسجّلة',
  actions: 'الإجراءات',
  editNamed: (plate: string) => `تعديل المركبة ${isolateName(plate)}`,
  removeNamed: (plate: string) => `حذف المركبة ${isolateName(plate)}`,
  documentsOf: (plate: string) => `وثائق المركبة ${isolateName(plate)}`,
  dialogs: { add: 'إضافة مركبة', edit: 'تعديل المركبة', delete: 'حذف المركبة' },
});
