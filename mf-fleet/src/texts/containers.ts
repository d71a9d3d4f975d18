import type { ContainerStatus } from '@hawiyat/shared/contract/fleet/container-list';
import { nearDay, weekday } from '@hawiyat/shared/locale/dates';
import { count } from '@hawiyat/shared/locale/numbers';
import { noun, pluralize, pluralizeGenitive, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { daysAfter } from '@hawiyat/shared/locale/today';
import { texts } from '@hawiyat/shared/texts';

const freeContainer = noun(
  'لا توجد حاويات متوفرة | حاوية واحدة متوفرة | حاويتان متوفرتان | حاويتين متوفرتين | حاويات متوفرة | حاوية متوفرة | حاوية متوفرة',
);
const lateContainer = noun(
  '| حاوية واحدة متأخرة | حاويتان متأخرتان | حاويتين متأخرتين | حاويات متأخرة | حاوية متأخرة | حاوية متأخرة',
);
/** «واحدة تعود», «4 تعود». */
const coming = noun('| واحدة تعود | اثنتان تعودان | اثنتين تعودان | تعود | تعود | تعود');

export const messages = texts('mf-fleet/containers', {
  add: 'إضافة حاوية جديدة',
  editNamed: (number: string) => `تعديل الحاوية ${number}`,
  deleteNamed: (number: string) => `حذف الحاوية ${number}`,
  open: (number: string) => `فتح صفحة الحاوية ${number}`,
  openOrder: (number: string) => `فتح الطلب ${number}`,
  menuOf: (number: string) => `إجراءات أخرى للحاوية ${number}`,
  menu: { page: 'صفحة الحاوية', archive: 'أرشفة', order: (number: string) => `الطلب ${number}` },
  tabs: 'تصفية الحاويات',
  search: 'البحث برقم الحاوية أو نوعها...',
  filters: 'تصفية الحاويات حسب النوع والحجم واليوم',
  late: 'المتأخرة في الإرجاع',
  backWithin: (days: number) => `تعود خلال ${pluralizeGenitive(days, 'day')}`,
  views: { label: 'طريقة العرض', cards: 'بطاقات', table: 'جدول', map: 'خريطة' },
  loading: 'جاري تحميل الحاويات...',
  loadingRest: 'جاري تحميل بقية الحاويات...',
  emptyHint: 'أضف حاويتك الأولى لتظهر هنا.',
  empty: {
    all: 'لا توجد حاويات',
    available: 'لا توجد حاويات متوفرة',
    rented: 'لا توجد حاويات مؤجرة',
    maintenance: 'لا توجد حاويات في الصيانة',
    reserved: 'لا توجد حاويات محجوزة',
  } satisfies Record<ContainerStatus | 'all', string>,
  free: {
    label: 'متوفرة',
    /** «اليوم»، «غدًا الأربعاء»، «الخميس 3 ديسمبر»، «من 3 ديسمبر إلى 5 ديسمبر». */
    onDays: ([from, to]: readonly [from: string, to: string], today: string) => {
      if (from !== to) return `من ${nearDay(from, today)} إلى ${nearDay(to, today)}`;
      if (from === today) return 'اليوم';
      return from === daysAfter(today, 1)
        ? `غدًا ${weekday(from)}`
        : `${weekday(from)} ${nearDay(from, today)}`;
    },
    dayOf: (days: string) => `يوم ${days}`,
    count: (containers: number) => pluralize(containers, freeContainer),
    coming: (containers: number) => pluralize(containers, coming),
    /** All of the free containers, which come back before the days. */
    allComing: (free: number) => (free === 1 ? 'تعود' : free === 2 ? 'تعودان' : 'تعود كلها'),
    ofThem: (free: number) => (free === 2 ? 'منهما' : 'منها'),
    before: (isOneDay: boolean, days: string) => `${isOneDay ? 'قبله' : 'قبل ذلك'}: ${days}`,
    onDay: (day: string, containers: number) => `${day} ${pluralizeInline(containers, 'container')}`,
    later: 'بعد ذلك',
    days: (days: readonly string[]) => days.join('، و'),
    back: (hasFree: boolean, days: string) => `وتعود${hasFree ? ' غيرها' : ''}: ${days}.`,
    late: (containers: number) => `و${pluralize(containers, lateContainer)} في الإرجاع.`,
    others: (others: readonly string[]) => `غير المتوفرة: ${others.join(' و')}.`,
    those: (containers: number, [one, two]: readonly [one: string, two: string]) =>
      containers === 1 ? `واحدة ${one}` : containers === 2 ? `اثنتان ${two}` : `${count(containers)} ${one}`,
    out: ['مؤجرة', 'مؤجرتان'] as const,
    committed: ['محجوزة', 'محجوزتان'] as const,
    maintenance: ['في الصيانة', 'في الصيانة'] as const,
  },
});
