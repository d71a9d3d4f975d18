import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/profile', {
  name: { label: 'الاسم', hint: 'يظهر لزملائك وفي سجل التغييرات.' },
  email: 'البريد الإلكتروني',
  role: 'الصلاحية',
  company: 'الشركة',
  editName: 'تعديل الاسم',
  editing: { submit: 'حفظ الاسم', success: 'تم حفظ الاسم.' },
  nameRestored: 'عاد الاسم كما كان',
  leave: 'مغادرة الشركة',
  leaveAbout: 'تنتهي صلاحية دخولك إلى حساب الشركة. لا يغادر آخر مالك قبل أن يعيّن مالكًا آخر.',
  leaveQuestion: { before: 'هل تريد مغادرة', after: '؟' },
  leaving: {
    warning: 'تنتهي جلساتك فورًا، ولا تستطيع الدخول إلا بدعوة جديدة.',
    busyText: 'جاري المغادرة...',
    success: 'غادرت الشركة.',
  },
});
