/** Apart from the other words, because a screen needs them before it has the dialogs. */
export const containerDialogTitles = {
  add: 'إضافة حاوية جديدة',
  edit: 'تعديل بيانات الحاوية',
  delete: 'حذف الحاوية',
  archive: 'أرشفة الحاوية',
};
