/** A separate file, because screens need the titles before the dialogs load. */
export const driverDialogTitles = {
  add: 'إضافة سائق جديد',
  edit: 'تعديل بيانات السائق',
  delete: 'تأكيد الحذف',
};
