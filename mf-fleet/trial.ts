import type { TrialScreen } from '@hawiyat/shared/contract/platform/releases';

const button = (name: string) => ({ role: 'button', name });
const dialog = (name: string) => ({ role: 'dialog', name });
const line = (name: string) => ({ role: 'menuitem', name });
const menu = { press: button('إجراءات القائمة'), shows: { role: 'menu', name: 'إجراءات القائمة' } };

export const trial: TrialScreen[] = [
  {
    path: '/containers',
    shows: button('تعديل الحاوية'),
    steps: [
      { press: button('إضافة حاوية جديدة'), shows: dialog('إضافة') },
      { press: button('تعديل الحاوية'), shows: dialog('تعديل') },
      // An order holds the first container; this one is free.
      { press: button('حذف الحاوية'), shows: dialog('') },
      { press: button('حذف الحاوية C-0058'), shows: dialog('') },
      menu,
      { press: line('استيراد CSV'), shows: dialog('') },
      menu,
      { press: line('الأرشيف'), shows: dialog('أرشيف') },
      { press: button('إجراءات أخرى'), shows: { role: 'menu', name: '' } },
      { press: line('صفحة الحاوية'), shows: button('طباعة الملصق') },
      { press: button('إضافة صيانة'), shows: dialog('إضافة صيانة') },
      { press: button('طباعة الملصق'), shows: button('طباعة الملصق') },
    ],
  },
  {
    path: '/containers?from=2030-01-01&to=2030-01-05',
    shows: button('تعديل الحاوية'),
    steps: [{ press: button('تصفية'), shows: { role: 'textbox', name: 'من' } }],
  },
  {
    path: '/containers?view=table',
    // Cards have it too.
    shows: { role: 'checkbox', name: 'تحديد كل النتائج' },
    steps: [
      { press: button('إجراءات أخرى'), shows: { role: 'menu', name: '' } },
      { press: { role: 'checkbox', name: 'تحديد كل النتائج' }, shows: button('تغيير الحالة') },
      { press: button('تغيير الحالة'), shows: dialog('تغيير حالة') },
      { press: button('تغيير السعر'), shows: dialog('') },
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
      menu,
      { press: line('استيراد CSV'), shows: dialog('') },
      menu,
      { press: line('الأرشيف'), shows: dialog('أرشيف') },
      { press: { role: 'link', name: 'عرض بيانات السائق' }, shows: button('اختيار صورة') },
      { press: { role: 'radio', name: 'مفتوحة' }, shows: { role: 'radio', name: 'مفتوحة' } },
      { press: button('اختيار صورة'), shows: dialog('صورة السائق') },
      { press: button('رابط الدخول'), shows: dialog('رابط دخول السائق') },
    ],
  },
  {
    path: '/vehicles',
    shows: button('تعديل المركبة'),
    steps: [
      { press: button('إضافة مركبة'), shows: dialog('إضافة مركبة') },
      { press: button('تعديل المركبة'), shows: dialog('تعديل المركبة') },
      { press: button('حذف المركبة'), shows: dialog('') },
    ],
  },
  {
    path: '/vehicles?view=documents',
    shows: button('تجديد'),
    steps: [
      { press: button('إضافة وثيقة'), shows: dialog('إضافة وثيقة') },
      { press: button('تجديد'), shows: dialog('تجديد الوثيقة') },
      { press: button('تعديل'), shows: dialog('تعديل الوثيقة') },
      { press: button('حذف'), shows: dialog('') },
    ],
  },
];
