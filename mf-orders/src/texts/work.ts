import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';
import { noun, pluralize, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';

const job = noun('لا أعمال | عمل واحد | عملان | عملين | أعمال | عملًا | عمل');
const container = noun('| حاوية متوفرة | حاويتان متوفرتان |  | حاويات متوفرة | حاوية متوفرة | حاوية متوفرة');

export const messages = texts('mf-orders/work', {
  title: 'عمل اليوم',
  loading: 'جاري تحميل عمل اليوم...',
  left: (left: number, total: number) =>
    left === 0
      ? total === 0
        ? 'لا أعمال لهذا اليوم'
        : 'اكتملت أعمال اليوم'
      : `بقي ${pluralize(left, job)} من ${isolate(String(total))}`,
  done: (share: number) => `أُنجز من أعمال اليوم ${share} بالمئة`,
  sections: {
    overdue: 'متأخر',
    unassigned: 'بلا سائق اليوم وغدًا',
    today: 'أعمال اليوم',
    requests: 'طلبات جديدة تناسب أسطولك',
  },
  more: (count: number) => `عرض البقية (${count})`,
  allRequests: 'كل الطلبات الجديدة',
  nothing: 'لا شيء ينتظرك الآن',
  nothingHint: 'يظهر هنا ما يتأخر، وما يحتاج إلى سائق، وأعمال اليوم، والطلبات التي تناسب أسطولك.',
  toOrders: 'إدارة الطلبات',
  kinds: { delivery: 'توصيل', unload: 'تفريغ', return: 'إرجاع' } as Record<string, string>,
  newRequest: 'جديد',
  today: 'اليوم',
  tomorrow: 'غدًا',
  wasDue: (day: string) => `كان موعده ${day}`,
  noDriver: 'بلا سائق',
  notYet: 'لم ينطلق بعد',
  least: (name: string, jobs: number) =>
    `الأقل عملًا: ${isolateName(name)} (${jobs === 0 ? 'بلا طلبات' : pluralizeInline(jobs, 'order')})`,
  nobody: 'لا يوجد سائق متاح',
  stock: (count: number) => `لديك ${pluralizeInline(count, container)}`,
  accepted: (least: string, most: string) =>
    least === most
      ? `عروضك المقبولة ${isolate(least)} ر.س`
      : `عروضك المقبولة من ${isolate(least)} إلى ${isolate(most)} ر.س`,
  assignSuggested: 'تعيينه',
  assignSuggestedTo: (name: string, number: string) =>
    `تعيين السائق ${isolateName(name)} للطلب ${isolateName(number)}`,
  other: 'سائق آخر',
  otherFor: (number: string) => `اختيار سائق آخر للطلب ${isolateName(number)}`,
  assigning: 'جاري التعيين...',
  call: 'اتصال',
  callTo: (name: string) => `الاتصال بالسائق ${isolateName(name)}`,
  offerOn: (what: string) => `تقديم عرض على الطلب، ${what}`,
  offered: (price: string) => `تم تقديم العرض: ${isolate(price)} ر.س`,
  keys: 'مفاتيح الاختصار',
  hints: { move: 'التنقل', undo: 'تراجع', open: 'فتح' },
});
