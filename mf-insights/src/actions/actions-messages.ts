/** What the card of things to do says. */
export const messages = {
  title: 'يحتاج إلى إجراء الآن',
  orders: 'لم يُعيَّن سائق لطلبات اليوم',
  subOrders: 'لم يُعيَّن سائق لطلبات اليوم الفرعية',
  late: 'توصيل متأخر',
  overdue: 'إرجاع متأخر',
  requests: 'طلبات جديدة بانتظار عرض',
  nothing: 'لا شيء ينتظر إجراءً منك الآن.',
};
