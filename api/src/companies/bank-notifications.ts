import type { Notification } from '@hawiyat/shared/contract/core/events';

// Everyone in the company sees them: they must not name the accounts.

const address = '/settings/bank';
const action = 'عرض الحساب البنكي';

export const bankApprovedNotification = (): Notification => ({
  kind: 'bank-change',
  title: 'اعتُمد الحساب البنكي الجديد',
  text: 'تُحوَّل مستحقات الشركة إليه من الآن.',
  address,
  action,
});

export const bankRejectedNotification = (): Notification => ({
  kind: 'bank-change',
  title: 'رُفض تغيير الحساب البنكي',
  text: 'بقي الحساب السابق معمولًا به. السبب في صفحة الحساب البنكي.',
  address,
  action,
});
