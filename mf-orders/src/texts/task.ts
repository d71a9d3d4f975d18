import { isolateName } from '@hawiyat/shared/locale/bidi';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';

const toOrder = (order: string | undefined) => (order === undefined ? '' : messages.toOrder(order));

export const messages = texts('mf-orders/task', {
  toOrder: (order: string): string => ` للطلب ${isolateName(order)}`,
  assigned: (name: string, order?: string): string => `تم تعيين السائق ${isolateName(name)}${toOrder(order)}`,
  takenOff: (name: string, order?: string): string =>
    `تم إلغاء تعيين السائق ${isolateName(name)}${toOrder(order)}`,
  changed: (name: string) => `تم تغيير السائق إلى ${isolateName(name)}`,
  several: (count: number) => `عُيّن ${pluralizeInline(count, 'driver')}`,
  assignTo: (number: string) => `تعيين سائق للطلب ${isolateName(number)}`,
  change: 'تغيير السائق',
  changeOf: (number: string) => `تغيير سائق الطلب ${isolateName(number)}`,
  takeOff: 'إلغاء التعيين',
  /** For the timeline. */
  undone: 'تراجع عن تغيير السائق',
  /** `غير سارية في يوم المهمة: رخصة القيادة، التأمين للمركبة`; the documents may still be valid today. */
  expired: (documents: readonly string[]) => `غير سارية في يوم المهمة: ${documents.join('، ')}`,
});
