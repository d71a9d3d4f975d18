import type { TrialScreen } from '@hawiyat/shared/contract/releases';

const button = (name: string) => ({ role: 'button', name });
const dialog = (name: string) => ({ role: 'dialog', name });

export const trial: TrialScreen[] = [
  {
    path: '/containers',
    shows: button('تعديل الحاوية'),
    steps: [
      { press: button('إضافة حاوية جديدة'), shows: dialog('إضافة') },
      { press: button('فترة'), shows: { role: 'textbox', name: 'من' } },
      { press: button('تعديل الحاوية'), shows: dialog('تعديل') },
      // An order holds the first one; this one is free.
      { press: button('حذف الحاوية'), shows: dialog('') },
      { press: button('حذف الحاوية C-0058'), shows: dialog('') },
      { press: button('استيراد CSV'), shows: dialog('') },
      { press: button('الأرشيف'), shows: dialog('أرشيف') },
      { press: button('إجراءات أخرى'), shows: { role: 'menu', name: '' } },
      { press: { role: 'link', name: 'فتح صفحة الحاوية' }, shows: button('طباعة الملصق') },
      { press: button('إضافة صيانة'), shows: dialog('إضافة صيانة') },
      { press: button('طباعة الملصق'), shows: button('طباعة الملصق') },
    ],
  },
  {
    path: '/containers?view=table',
    shows: { role: 'columnheader', name: 'الرقم' },
    steps: [{ press: button('إجراءات أخرى'), shows: { role: 'menu', name: '' } }],
    leavesOut: [
      { source: 'src/containers/selection/selection-dialogs.tsx', reason: 'It needs selected containers.' },
    ],
  },
  { path: '/containers?view=map', shows: { role: 'region', name: 'لدى العملاء' } },
  {
    path: '/drivers',
    shows: button('تعديل'),
    steps: [
      { press: button('إضافة سائق'), shows: dialog('إضافة') },
      { press: button('تعديل'), shows: dialog('تعديل') },
      { press: button('حذف'), shows: dialog('') },
      { press: button('استيراد CSV'), shows: dialog('') },
      { press: button('الأرشيف'), shows: dialog('أرشيف') },
      { press: { role: 'link', name: 'عرض بيانات السائق' }, shows: button('اختيار صورة') },
      { press: button('اختيار صورة'), shows: dialog('صورة السائق') },
    ],
    leavesOut: [
      {
        source: 'src/components/archive/archive-question.tsx',
        reason: 'It opens in the dialog that deletes, and steps begin on the screen.',
      },
      {
        source: 'src/components/driver-forms/busy-driver-dialog.tsx',
        reason: 'Whether it opens or the question depends on the first driver’s tasks.',
      },
      {
        source: 'src/components/driver-forms/delete-driver-dialog.tsx',
        reason: 'As above.',
      },
    ],
  },
  {
    path: '/vehicles',
    leavesOut: [
      ...[
        ...['truck-form-dialog', 'add-document-dialog', 'edit-document-dialog', 'renew-document-dialog'],
        ...['delete-dialogs', 'shown-dialog'],
      ].map((name) => ({
        source: `src/vehicles/${name}.tsx`,
        reason: 'The examples have no trucks and papers yet.',
      })),
    ],
  },
];
