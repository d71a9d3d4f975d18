/** What any call may answer, besides what is the call's own. */
export const messages = {
  invalid: 'البيانات المدخلة غير صحيحة. يرجى مراجعة الحقول.',
  valueMissing: 'هذا الحقل مطلوب',
  valueInvalid: 'القيمة غير صحيحة',
  sessionEnded: 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.',
  notFound: 'العنصر المطلوب غير موجود.',
  conflict: 'عدّل مستخدم آخر هذه البيانات. تم عرض أحدث نسخة، يرجى مراجعتها ثم إعادة المحاولة.',
  tooLarge: 'حجم الطلب أكبر من المسموح به.',
  wrongType: 'نوع المحتوى غير مدعوم.',
  unexpected: 'حدث خطأ غير متوقع. يرجى المحاولة لاحقًا.',
  badOverride: 'عنوان نسخة التطوير غير صالح. افتح العنوان الذي يعرضه الأمر npm run dev بنفسك.',
  busy: 'الخدمة مشغولة حاليًا. يرجى المحاولة بعد قليل.',
} as const;
