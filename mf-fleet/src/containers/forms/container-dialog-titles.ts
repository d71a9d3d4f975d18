/** A separate file, because screens need the titles before the dialogs load. */
export const containerDialogTitles = {
  add: 'إضافة حاوية جديدة',
  edit: 'تعديل بيانات الحاوية',
  delete: 'حذف الحاوية',
  archive: 'أرشفة الحاوية',
};
