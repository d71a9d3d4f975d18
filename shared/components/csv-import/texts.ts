import { noun, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';

const otherPrice = noun('| سعر واحد آخر | سعران آخران | سعرين آخرين | أسعار أخرى | سعرًا آخر | سعر آخر');
const otherDoubt = noun(
  '| قيمة واحدة أخرى | قيمتان أخريان | قيمتين أخريين | قيم أخرى | قيمةً أخرى | قيمة أخرى',
);
const otherFault = noun('| خطأ واحد آخر | خطآن آخران | خطأين آخرين | أخطاء أخرى | خطأً آخر | خطأ آخر');

export const messages = texts('components/csv-import', {
  chooseFile: 'اختيار ملف CSV',
  changeFile: 'اختيار ملف آخر',
  noFile: 'اختر ملفًا، أو اسحبه إلى هنا',
  needed: (columns: readonly string[]) => `الأعمدة المطلوبة: ${columns.join('، ')}.`,
  template: 'تنزيل نموذج الملف',
  templateFile: 'نموذج',
  limits: 'ملف CSV حتى 5,000 صف، وحجمه حتى 900 كيلوبايت.',
  exportShows:
    'في نموذج الملف الأعمدة كلها وسطر مثال لا يُستورد. ويمكنك أيضًا تصدير القائمة ثم تعديل الملف الناتج.',

  trying: 'جاري فحص الملف...',
  retry: 'إعادة المحاولة',
  preview: 'معاينة دون حفظ',
  result: 'نتيجة الاستيراد',
  created: 'إضافة',
  changed: 'تعديل',
  unchanged: 'دون تغيير',
  rejected: 'صفوف مرفوضة',
  nothing: 'لن يتغير شيء باستيراد هذا الملف.',
  goodOnes: 'ستُستورد الصفوف الصحيحة فقط. صحّح الصفوف المرفوضة واستوردها من جديد.',
  fix: 'صحّح الصفوف المرفوضة واستوردها من جديد.',

  prices: 'قراءة الأسعار',
  readAs: 'تُقرأ',
  otherPrices: (amount: number) => `و${pluralizeInline(amount, otherPrice)}`,

  doubts: 'انتبه',
  doubtful: 'تُستورد هذه القيم كما كُتبت.',
  otherDoubts: (amount: number) => `و${pluralizeInline(amount, otherDoubt)}`,

  faults: 'أسباب الرفض',
  line: 'السطر',
  field: 'الحقل',
  others: (amount: number) => `و${pluralizeInline(amount, otherFault)}`,
  rejectedFile: 'الصفوف-المرفوضة',
  saveRejected: 'تنزيل الصفوف المرفوضة',

  confirm: 'استيراد',
  importing: 'جاري الاستيراد...',
  success: 'تم الاستيراد بنجاح!',
  cancel: 'إلغاء',
  close: 'إغلاق',
});
