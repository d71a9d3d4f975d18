import { order } from '@hawiyat/shared/locale/noun';
import { count } from '@hawiyat/shared/locale/numbers';
import { type Noun, noun, pluralize } from '@hawiyat/shared/locale/plurals';
import type { Scope } from './filters/orders-address.ts';

/** What a list's length counts. */
const counted: Record<Scope, Noun> = {
  open: noun(
    'لا توجد طلبات مفتوحة',
    'طلب مفتوح واحد',
    'طلبان مفتوحان',
    'طلبين مفتوحين',
    'طلبات مفتوحة',
    'طلبًا مفتوحًا',
    'طلب مفتوح',
  ),
  finished: noun(
    'لا توجد طلبات منتهية',
    'طلب منتهٍ واحد',
    'طلبان منتهيان',
    'طلبين منتهيين',
    'طلبات منتهية',
    'طلبًا منتهيًا',
    'طلب منتهٍ',
  ),
  all: order,
};

const change = noun('', 'تغيير واحد', 'تغييران', 'تغييرين', 'تغييرات', 'تغييرًا', 'تغيير');

export const messages = {
  tabs: 'إدارة الطلبات',
  newOrders: 'الطلبات الجديدة',
  acceptedOrders: 'الطلبات المقبولة',
  subOrders: 'الطلبات الفرعية',

  loading: 'جاري تحميل الطلبات...',
  failed: 'حدث خطأ في التحميل',
  empty: 'لا توجد طلبات حاليًا',
  noMatch: 'لا توجد طلبات تطابق التصفية',
  clearFilter: 'مسح التصفية',

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
  scopes: { open: 'مفتوحة', finished: 'منتهية', all: 'الكل' },
  found: (total: number, scope: Scope, filtered: boolean) =>
    filtered ? pluralize(total, 'result') : pluralize(total, counted[scope]),
  foundNew: (total: number, waiting: number | undefined, filtered: boolean) => {
    if (filtered) return pluralize(total, 'result');
    const waits = total > 0 && waiting !== undefined;
    return waits ? `${pluralize(total, order)}، بانتظار عرضك: ${count(waiting)}` : pluralize(total, order);
  },
  searchAll: 'البحث في الكل',
  waiting: (changes: number) =>
    `${pluralize(changes, change)}، ${changes === 1 ? 'عرضه' : changes === 2 ? 'عرضهما' : 'عرضها'}`,
  removeFilter: (filter: string) => `إزالة التصفية: ${filter}`,
  allDrivers: 'جميع السائقين',
  assignedOnly: 'تم تعيين سائق',
  allStatuses: 'جميع الحالات',
  allTypes: 'جميع الأنواع',
  sortBy: 'الترتيب حسب',
  sortedBy: (field: string) => `الترتيب حسب ${field}`,
  sortFields: { deliveryDate: 'تاريخ التوصيل', totalPrice: 'السعر الإجمالي' },
  ascending: 'تصاعدي',
  descending: 'تنازلي',
  turnToDescending: (field: string) => `ترتيب تصاعدي حسب ${field}، اضغط للتبديل إلى التنازلي`,
  turnToAscending: (field: string) => `ترتيب تنازلي حسب ${field}، اضغط للتبديل إلى التصاعدي`,
  sorted: (list: string, field: string, direction: string) => `${list}، مرتبة حسب ${field} ${direction}`,
  unassigned: 'لم يُعيَّن سائق',
  isNew: 'جديد',
};
