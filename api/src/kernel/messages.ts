/** Texts that errors of several domains share. */
export const messages = {
  invalid: 'البيانات المدخلة غير صحيحة. يرجى مراجعة الحقول.',
  valueMissing: 'هذا الحقل مطلوب',
  valueInvalid: 'القيمة غير صحيحة',
  notFound: 'العنصر المطلوب غير موجود.',
  conflict: 'عدّل مستخدم آخر هذه البيانات. تم عرض أحدث نسخة، يرجى مراجعتها ثم إعادة المحاولة.',
  sessionEnded: 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.',
  noRight: 'لا تملك صلاحية تنفيذ هذا الإجراء.',
} as const;
