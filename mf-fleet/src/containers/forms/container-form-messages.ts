import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';

export const messages = {
  form: {
    chooseType: 'اختر نوع الحاوية',
    chooseSize: 'اختر حجم الحاوية',
    typeFirst: 'يرجى اختيار نوع الحاوية أولاً',
    numberHint: 'حروف وأرقام وشرطات، كما هو مكتوب على الحاوية.',
    held: 'هذه الحاوية مرتبطة بطلب قائم. تغيير حالتها يدويًا لا يغيّر الطلب.',
  },
  adding: {
    submit: 'إضافة الحاوية',
    busyText: 'جاري الإضافة...',
    submitMany: (count: number) => `إضافة ${pluralizeGenitive(count, 'container')}`,
    added: (count: number) =>
      count === 1 ? 'تم إضافة الحاوية بنجاح!' : `تم إضافة ${pluralizeGenitive(count, 'container')} بنجاح!`,
  },
  additionUndone: 'حُذف ما أُضيف',
  numbering: {
    label: 'ترقيم الحاويات',
    automatic: 'تلقائي',
    range: 'نطاق أرقام، من رقم إلى رقم',
    list: 'قائمة أرقام',
    fields: { count: 'العدد', prefix: 'بادئة الرقم (اختياري)', from: 'من', to: 'إلى', list: 'الأرقام' },
    listHint: 'افصل بين الأرقام بفاصلة أو مسافة.',
    preview: (count: number) => (count === 1 ? 'رقم الحاوية:' : 'أرقام الحاويات:'),
    taken: 'أرقام مستخدمة من قبل، ولو لحاويات محذوفة أو مؤرشفة:',
  },
  editing: {
    submit: 'حفظ التعديلات',
    busyText: 'جاري الحفظ...',
    success: 'تم تعديل الحاوية بنجاح!',
  },
  notArchived: 'لا يمكن أرشفة الحاوية لارتباطها بطلب قائم.',
  deleting: {
    question: 'هل تريد حذف الحاوية',
    warning: 'تحذير: هذا الإجراء لا يمكن التراجع عنه',
    lost: 'سيتم حذف الحاوية وجميع البيانات المرتبطة بها نهائيًا.',
    held: 'لا يمكن حذف الحاوية لارتباطها بطلب قائم.',
    holder: 'الطلب المرتبط بها:',
    confirm: 'حذف الحاوية',
    busyText: 'جاري الحذف...',
    success: 'تم حذف الحاوية بنجاح!',
  },
};
