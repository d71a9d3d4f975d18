import { isolateName } from '@hawiyat/shared/locale/bidi';
import { counted, countedAlone, type Noun, noun, order, result } from '@hawiyat/shared/locale/noun';
import { count } from '@hawiyat/shared/locale/numbers';
import { texts } from '@hawiyat/shared/texts';
import type { State } from '../lists/filters/orders-query.ts';

const ordersIn: Record<State, Noun> = {
  needsAction: noun(
    'لا توجد طلبات تحتاج إلى إجراء | طلب واحد يحتاج إلى إجراء | طلبان يحتاجان إلى إجراء | طلبين يحتاجان إلى إجراء | طلبات تحتاج إلى إجراء | طلبًا يحتاج إلى إجراء | طلب يحتاج إلى إجراء',
  ),
  open: noun(
    'لا توجد طلبات مفتوحة | طلب مفتوح واحد | طلبان مفتوحان | طلبين مفتوحين | طلبات مفتوحة | طلبًا مفتوحًا | طلب مفتوح',
  ),
  finished: noun(
    'لا توجد طلبات منتهية | طلب منتهٍ واحد | طلبان منتهيان | طلبين منتهيين | طلبات منتهية | طلبًا منتهيًا | طلب منتهٍ',
  ),
  all: order,
};

const rules = new Intl.PluralRules('ar');
export const messages = texts('mf-orders/lists', {
  unassignedStrip: {
    now: (orders: number) => `${counted(orders, order)} بلا سائق`,
    tomorrow: (orders: number) => `${counted(orders, order)} بلا سائق غدًا`,
    region: 'طلبات بلا سائق',
    work: 'عمل اليوم',
    assignToFirst: 'تعيين سائق لأقدم طلب بلا سائق',
  },
  tabs: 'إدارة الطلبات',
  newOrders: 'الطلبات الجديدة',
  acceptedOrders: 'الطلبات المقبولة',
  subOrders: 'الطلبات الفرعية',
  loading: 'جاري تحميل الطلبات...',
  empty: 'لا توجد طلبات حاليًا',
  noMatch: 'لا توجد طلبات تطابق التصفية',
  number: 'رقم الحاوية',
  containerType: 'نوع الحاوية',
  type: 'النوع',
  size: 'الحجم',
  startDay: 'يوم البدء',
  duration: 'المدة',
  unloads: 'عدد مرات التفريغ',
  location: 'الموقع',
  offer: 'العرض',
  price: 'السعر',
  driver: 'السائق',
  status: 'الحالة',
  orderType: 'نوع الطلب',
  designatedDay: 'اليوم المحدد',
  filters: 'تصفية الطلبات',
  search: 'البحث برقم الحاوية أو اسم السائق...',
  searchNew: 'البحث بنوع الحاوية أو حجمها...',
  onDay: (day: string) => `يوم ${day}`,
  linked: { late: 'متأخرة', overdue: 'متأخرة', applied: 'بانتظار عرض' },
  scope: 'نطاق الطلبات',
  offerScopes: { open: 'الطلبات المفتوحة', mine: 'عروضي' },
  states: { needsAction: 'يحتاج إلى إجراء', open: 'مفتوحة', finished: 'منتهية', all: 'جميع الحالات' },
  showAllStates: 'عرض جميع الحالات',
  found: (total: number, state: State, filtered: boolean) =>
    filtered ? countedAlone(total, result) : countedAlone(total, ordersIn[state]),
  /** `waiting`: those without an offer, when known. */
  foundNew: (total: number, waiting: number | undefined, filtered: boolean) => {
    if (filtered) return countedAlone(total, result);
    const waits = total > 0 && waiting !== undefined;
    return waits
      ? `${countedAlone(total, order)}، بانتظار عرضك: ${count(waiting)}`
      : countedAlone(total, order);
  },
  searchAll: 'البحث في الكل',
  assignedOnly: 'تم تعيين سائق',
  noDepot: 'لترتيب الطلبات حسب قربها،',
  setDepot: 'حدّد موقع المستودع',
  hiddenOutside: (amount: number) =>
    `${rules.select(amount) === 'few' ? 'أُخفيت' : 'أُخفي'} ${counted(amount, order)} خارج مناطق الخدمة`,
  sortFields: { match: 'الأقرب إلى البحث', deliveryDate: 'تاريخ التوصيل', totalPrice: 'السعر الإجمالي' },
  ascending: 'تصاعدي',
  descending: 'تنازلي',
  sorted: (list: string, field: string, direction: string) => `${list}، مرتبة حسب ${field} ${direction}`,
  bestFirst: (list: string) => `${list}، الأقرب إلى البحث أولًا`,
  /** For screen readers, of what others assign. */
  assigned: (name: string) => `تم تعيين السائق ${isolateName(name)}`,
  blank: {
    requests: {
      hint: 'تظهر هنا طلبات العملاء فور وصولها، فتقدّم عرضك عليها.',
      link: 'إدارة الحاويات',
      to: '/containers',
    },
    accepted: {
      hint: 'يظهر هنا كل طلب يقبل العميل عرضك عليه.',
      link: 'الطلبات الجديدة',
      to: '/orders?tab=new_orders',
    },
    subOrders: {
      hint: 'تظهر هنا مرات التفريغ والإرجاع لطلباتك المقبولة.',
      link: 'الطلبات المقبولة',
      to: '/orders?tab=accepted_orders',
    },
  },
  select: (number: string) => `تحديد الطلب ${isolateName(number)}`,
  restOf: (order: string) => `بقية بيانات الطلب ${isolateName(order)}`,
  selectLoaded: 'تحديد الطلبات المعروضة',
});
