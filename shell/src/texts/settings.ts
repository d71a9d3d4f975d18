import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/settings', {
  ownerOnly: 'يعدّل مالك الشركة هذه الإعدادات.',
  save: 'حفظ الإعدادات',
  undo: 'التراجع عن التغييرات',
  invalid: 'يوجد خطأ في الحقول، يرجى مراجعتها',
  unsaved: 'لديك تغييرات لم تُحفظ',
  allSaved: 'كل التغييرات محفوظة',
  saved: (settings: string) => `تم حفظ ${settings}`,
  restored: (settings: string) => `عادت ${settings} كما كانت`,
});
