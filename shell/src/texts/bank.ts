import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/bank', {
  loading: 'جاري تحميل الحساب البنكي...',
  current: 'الحساب المعمول به',
  none: 'لم يُسجَّل حساب بنكي بعد.',
  change: 'تغيير الحساب البنكي',
  add: 'إضافة حساب بنكي',
  fields: {
    iban: { label: 'رقم الآيبان (IBAN)', hint: 'يبدأ بـ SA ويليه 22 رقمًا.' },
    bankName: { label: 'اسم البنك' },
    bankAccountNumber: { label: 'رقم الحساب البنكي' },
    bankAccountName: { label: 'اسم صاحب الحساب', hint: 'كما هو مسجّل في البنك.' },
    password: { label: 'كلمة مرورك', hint: 'نطلبها مرة أخرى لحماية أموال شركتك.' },
  },
  ibanDoubt: 'يبدو أن رقم الآيبان غير صحيح. يرجى التأكد منه.',
  changing: { submit: 'إرسال رمز التأكيد', success: 'أُرسل رمز التأكيد إلى بريدك الإلكتروني' },
  changingAbout:
    'يبقى الحساب الحالي معمولًا به حتى تؤكد الجديد برمز يصلك بالبريد الإلكتروني، وتعتمده إدارة المنصة. ويُبلَّغ مالكو الشركة كلهم.',
  approved: (day: string) => `اعتُمد هذا الحساب في ${day}.`,
  rejected: (day: string | null) => `رُفض تغيير الحساب البنكي${day ? ` في ${day}` : ''}`,
  reason: 'السبب:',
  formerStays: 'بقي الحساب السابق معمولًا به، ويمكنك تقديم طلب جديد.',
  next: 'الحساب الجديد',
  waiting: 'قيد المراجعة',
  unconfirmed: 'ينتظر التأكيد',
  deletedUser: 'مستخدم محذوف',
  requested: (at: string) => ({ before: 'طلبه', after: ` في ${at}.` }),
  review: 'تراجعه إدارة المنصة، ويبقى الحساب الحالي معمولًا به حتى تعتمده.',
  confirming: { submit: 'تأكيد الحساب الجديد', busyText: 'جاري التأكيد...' },
  confirmed: 'أُرسل الحساب الجديد إلى المراجعة',
  code: (until: string) => ({
    label: 'رمز التأكيد',
    hint: `أرسلناه إلى البريد الإلكتروني لمن طلب التغيير، وهو صالح حتى ${until}.`,
  }),
  withdrawing: {
    title: 'سحب تغيير الحساب البنكي',
    question: 'هل تريد سحب هذا التغيير؟',
    warning: 'يُلغى الطلب، ويبقى الحساب الحالي معمولًا به.',
    confirm: 'سحب التغيير',
    busyText: 'جاري السحب...',
    success: 'تم سحب التغيير',
  },
});
