import type { TrialScreen } from '@hawiyat/shared/contract/platform/releases';

const button = (name: string) => ({ role: 'button', name });
const dialog = (name: string) => ({ role: 'dialog', name });

export const trial: TrialScreen[] = [
  {
    path: '/orders',
    shows: button('تقديم عرض على'),
    steps: [
      { press: button('تقديم عرض على'), shows: dialog('إنشاء عرض') },
      { press: button('عرض موقع'), shows: dialog('خريطة الموقع') },
    ],
  },
  {
    path: '/orders?scope=mine',
    steps: [{ press: button('تعديل العرض أو سحبه'), shows: dialog('تعديل العرض') }],
  },
  { path: '/orders?tab=accepted_orders', shows: button('عرض موقع الطلب') },
  {
    path: '/orders?tab=accepted_orders&view=board',
    shows: { role: 'region', name: 'لوحة الطلبات' },
    steps: [{ press: button('تعيين سائق للحاوية'), shows: dialog('تعيين سائق') }],
  },
  {
    path: '/orders?tab=accepted_orders&view=day',
    steps: [{ press: button('نقل '), shows: dialog('نقل إلى') }],
  },
  { path: '/orders/work' },
  { path: '/orders?tab=sub_orders', shows: { role: 'tab', name: 'الطلبات الفرعية' } },
];
