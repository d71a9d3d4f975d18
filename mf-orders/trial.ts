import type { TrialScreen } from '@hawiyat/shared/contract/platform/releases';

export const trial: TrialScreen[] = [
  {
    path: '/orders',
    shows: { role: 'button', name: 'تقديم عرض على' },
    steps: [
      { press: { role: 'button', name: 'تقديم عرض على' }, shows: { role: 'dialog', name: 'إنشاء عرض' } },
      { press: { role: 'button', name: 'عرض موقع' }, shows: { role: 'dialog', name: 'خريطة الموقع' } },
    ],
  },
  {
    path: '/orders?scope=mine',
    steps: [
      {
        press: { role: 'button', name: 'تعديل العرض أو سحبه' },
        shows: { role: 'dialog', name: 'تعديل العرض' },
      },
    ],
  },
  {
    path: '/orders?tab=accepted_orders',
    shows: { role: 'button', name: 'عرض موقع الطلب' },
  },
  {
    path: '/orders?tab=accepted_orders&view=board',
    shows: { role: 'region', name: 'لوحة الطلبات' },
    steps: [
      {
        press: { role: 'button', name: 'تعيين سائق للحاوية' },
        shows: { role: 'dialog', name: 'تعيين سائق' },
      },
    ],
  },
  {
    path: '/orders?tab=accepted_orders&view=day',
    steps: [{ press: { role: 'button', name: 'نقل ' }, shows: { role: 'dialog', name: 'نقل إلى' } }],
  },
  { path: '/orders/work' },
  { path: '/orders?tab=sub_orders', shows: { role: 'tab', name: 'الطلبات الفرعية' } },
];
