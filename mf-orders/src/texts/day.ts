import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';
import { day as dayText, time } from '@hawiyat/shared/locale/dates';
import { count } from '@hawiyat/shared/locale/numbers';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { noun, pluralize, pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';
import type { Leg } from '../board/day/travel.ts';
import { durationText, kilometersPerHour, kilometersText, roadFactor } from '../board/day/travel.ts';

const lateOrder = noun(
  'لا توجد طلبات متأخرة | طلب واحد متأخر | طلبان متأخران | طلبين متأخرين | طلبات متأخرة | طلبًا متأخرًا | طلب متأخر',
);
const failedOrder = noun(
  'لم يتعذر تنفيذ أي طلب | تعذّر تنفيذ طلب واحد | تعذّر تنفيذ طلبين | تعذّر تنفيذ طلبين | طلبات تعذّر تنفيذها | طلبًا تعذّر تنفيذه | طلب تعذّر تنفيذه',
);

export const messages = texts('mf-orders/day', {
  empty: 'لا توجد طلبات في هذا اليوم',
  emptyHint: 'يمكنك اختيار يوم آخر، أو تقديم عروض على الطلبات الجديدة.',
  previous: 'اليوم السابق',
  next: 'اليوم التالي',
  today: 'اليوم',
  kind: { delivery: 'توصيل', ...subOrderTypeLabel },
  onMap: (kind: string, number: string) => `${kind}، الحاوية ${isolate(number)}`,
  placeOnMap: (place: string, driver: string) => `${place}، السائق ${isolateName(driver)}`,
  depot: 'موقع الانطلاق',
  map: 'خريطة طلبات اليوم. استخدم الأسهم للتحريك.',
  done: (done: number, of: number) => `${count(done)} من ${count(of)}`,
  doneSpoken: (done: number, of: number) => `أُنجز ${count(done)} من ${count(of)}`,
  allDone: 'اكتملت أعمال هذا اليوم',
  overdue: (orders: number) => pluralize(orders, lateOrder),
  failedOnes: (orders: number) => pluralize(orders, failedOrder),
  estimate: `تقدير: مسافة مستقيمة × ${roadFactor}، بسرعة ${kilometersPerHour} كم/س`,
  travelLeft: (leg: Leg): string => `المتبقي على الطريق: ${messages.leg(leg)}`,
  lanes: 'طلبات اليوم حسب السائق',
  noDriver: 'بلا سائق',
  orders: (orders: number) => pluralize(orders, 'order'),
  arranged: 'ترتيب محفوظ',
  suggested: 'ترتيب مقترح: الأقرب فالأقرب',
  idle: 'لا طلبات',
  allAssigned: 'لكل طلب سائق',
  leg: ({ minutes, kilometers }: Leg): string =>
    `${durationText(minutes)} · ${isolate(kilometersText(kilometers))} كم`,
  legSpoken: (leg: Leg): string => `من الموقع السابق: ${messages.leg(leg)}`,
  lateSince: (day: string) => `متأخر منذ ${dayText(day)}`,
  doneAt: (moment: string, isThatDay: boolean) =>
    `أُنجز ${isThatDay ? '' : `${dayText(moment)}، `}${time(moment)}`,
  proof: 'إثبات التوصيل',
  proofOf: (number: string) => `إثبات توصيل الحاوية ${isolate(number)}، يفتح في علامة تبويب جديدة`,
  sending: 'جاري الإرسال...',
  move: 'نقل إلى…',
  moveStop: (number: string) => `نقل ${isolateName(number)} إلى…`,
  order: 'الترتيب لدى السائق',
  earlier: 'تقديم',
  later: 'تأخير',
  moveTo: (name: string) => `نقل إلى ${isolateName(name)}`,
  placeOf: (place: number, of: number) => `الموقع ${count(place)} من ${count(of)}`,
  fromTo: (from: string, to: string) => `من ${isolateName(from)} إلى ${isolateName(to)}`,
  reasons: ['موقع أقرب', 'توزيع الطلبات', 'تعطل الشاحنة'],
  usualReasons: 'أسباب معتادة',
  current: (container: string, name: string | undefined) =>
    `الحاوية ${isolate(container)} · ${name === undefined ? 'بلا سائق' : `السائق الحالي: ${isolateName(name)}`}`,
  drivers: 'السائقون',
  confirm: 'نقل',
  moving: 'جاري النقل...',
  back: 'رجوع',
  orderSaved: 'تم ترتيب المحطات',
  orderRestored: 'عاد ترتيب المحطات كما كان',
  moveFailed: 'تعذّر النقل. يرجى إعادة المحاولة.',
  loaded: (orders: number) => `تم تحميل ${pluralizeGenitive(orders, 'order')}`,
});
