import type { ContainerStatus } from '@hawiyat/shared/contract/fleet/containers';
import { statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralizeGenitive, pluralizeInline } from '@hawiyat/shared/locale/plurals';

const many = (n: number) => pluralizeGenitive(n, 'container');

export const messages = {
  region: 'الحاويات المحددة',
  selected: (n: number) => `حُددت ${pluralizeInline(n, 'container')}`,
  select: (number: string) => `تحديد الحاوية ${number}`,
  selectAll: 'تحديد كل النتائج',
  selectAllOf: (n: number) => `تحديد كل النتائج (${count(n)})`,
  labels: 'طباعة الملصقات',
  labelsBusy: 'جاري تجهيز الملصقات...',
  undone: (n: number) => `تم التراجع عن تغيير ${many(n)}`,
  notUndone: (n: number) => `تعذّر التراجع عن تغيير ${many(n)}، لأن تعديلاً آخر جاء بعده`,
  notAll: (n: number) => `لم تتغيّر ${pluralizeInline(n, 'container')}:`,
  nothing: 'لا شيء يتغيّر بهذا الاختيار.',
  busyText: 'جاري الحفظ...',

  status: {
    action: 'تغيير الحالة',
    field: 'الحالة الجديدة',
    submit: (n: number) => `تغيير حالة ${many(n)}`,
    done: (n: number, status: ContainerStatus) => `تم تغيير حالة ${many(n)} إلى «${statusLabel[status]}»`,
    same: (n: number) => `${pluralizeInline(n, 'container')} على هذه الحالة من قبل.`,
    held: (n: number) => `${pluralizeInline(n, 'container')} ضمن طلبات قائمة، ولا تتغيّر حالتها هنا.`,
  },
  price: {
    action: 'تغيير السعر',
    rule: 'طريقة التغيير',
    rules: { set: 'سعر واحد', more: 'زيادة', less: 'خفض' },
    set: 'السعر الجديد (ر.س)',
    more: 'نسبة الزيادة (%)',
    less: 'نسبة الخفض (%)',
    percentWrong: (most: number) => `يرجى كتابة نسبة أكبر من صفر وأقل من ${count(most)}`,
    submit: (n: number) => `تغيير سعر ${many(n)}`,
    done: (n: number) => `تم تغيير سعر ${many(n)}`,
    same: (n: number) => `${pluralizeInline(n, 'container')} بهذا السعر من قبل.`,
    impossible: (n: number) => `${pluralizeInline(n, 'container')} لا يبقى لها سعر صحيح، فلا تتغيّر.`,
    preview: 'السعر قبل التغيير وبعده',
    number: 'رقم الحاوية',
    before: 'قبل',
    after: 'بعد',
    others: (n: number) => `و${pluralizeInline(n, 'container')} غيرها`,
  },
};
