import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-insights/actions', {
  title: 'يحتاج إلى إجراء الآن',
  work: 'عمل اليوم',
  withoutDriver: 'لم يُعيَّن سائق، موعدها اليوم أو قبله',
  tomorrow: 'لم يُعيَّن سائق، موعدها غدًا',
  late: 'توصيل متأخر',
  overdue: 'إرجاع متأخر',
  requests: 'طلبات جديدة بانتظار عرض',
  nothing: 'لا شيء ينتظر إجراءً منك الآن.',
});
