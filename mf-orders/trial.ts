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
    leavesOut: [
      {
        source: 'src/offering/withdraw-offer-dialog.tsx',
        reason: 'It opens in the dialog that changes an offer, and steps begin on the screen.',
      },
      {
        source: 'src/offering/no-stock-question.tsx',
        reason: 'The demo company has a container for every request.',
      },
    ],
  },
  {
    path: '/orders?tab=accepted_orders',
    shows: { role: 'button', name: 'عرض موقع الطلب' },
    leavesOut: [
      {
        source: 'src/lists/selection/selection-bar.tsx',
        reason: 'A table and cards are selected in different ways, and steps are made in both.',
      },
      { source: 'src/assigning/assign-many-dialog.tsx', reason: 'It needs selected rows.' },
      { source: 'src/assigning/change-driver-dialog.tsx', reason: 'Only the details of an order open it.' },
      { source: 'src/assigning/take-off-dialog.tsx', reason: 'Only the details of an order open it.' },
    ],
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
