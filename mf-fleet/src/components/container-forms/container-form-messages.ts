/** Validation texts are in the contract, the server's in its answers. */
export const messages = {
  number: 'رقم الحاوية',

  form: {
    type: 'نوع الحاوية',
    chooseType: 'اختر نوع الحاوية',
    size: 'حجم الحاوية',
    chooseSize: 'اختر حجم الحاوية',
    typeFirst: 'يرجى اختيار نوع الحاوية أولاً',
    price: 'السعر (ر.س)',
    status: 'حالة الحاوية',
    held: 'هذه الحاوية مرتبطة بطلب قائم. تغيير حالتها يدويًا لا يغيّر الطلب.',
  },
  adding: {
    title: 'إضافة حاوية جديدة',
    submit: 'إضافة الحاوية',
    busyText: 'جاري الإضافة...',
    success: 'تم إضافة الحاوية بنجاح!',
  },
  editing: {
    title: 'تعديل بيانات الحاوية',
    submit: 'حفظ التعديلات',
    busyText: 'جاري الحفظ...',
    success: 'تم تعديل الحاوية بنجاح!',
  },
  deleting: {
    title: 'حذف الحاوية',
    question: 'هل تريد حذف الحاوية',
    warning: 'تحذير: هذا الإجراء لا يمكن التراجع عنه',
    lost: 'سيتم حذف الحاوية وجميع البيانات المرتبطة بها نهائيًا.',
    held: 'لا يمكن حذف الحاوية لارتباطها بطلب قائم.',
    confirm: 'حذف الحاوية',
    busyText: 'جاري الحذف...',
    success: 'تم حذف الحاوية بنجاح!',
    close: 'إغلاق',
  },
};
