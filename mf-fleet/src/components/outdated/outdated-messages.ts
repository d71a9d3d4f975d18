/** What a form says when somebody else has saved the same thing meanwhile. */
export const messages = {
  title: 'تعديل أحدث من تعديلك',
  by: (name: string, at: string) => `عدّل ${name} هذه البيانات، ${at}:`,
  byNobody: 'تغيّرت هذه البيانات بعد فتح النموذج:',
  from: 'من',
  to: 'إلى',
  isNew: 'قيمة جديدة',
  nothing: 'غير محدد',
  rest: 'الأخذ بالقيم الجديدة يضعها في الحقول دون حفظ، ويبقى ما كتبته في الحقول الأخرى.',
  take: 'الأخذ بالقيم الجديدة',
  keep: 'حفظ قيمي',
};
