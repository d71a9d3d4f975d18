/** Apart from the other words, because a screen needs them before it has the dialogs. */
export const driverDialogTitles = {
  add: 'إضافة سائق جديد',
  edit: 'تعديل بيانات السائق',
  delete: 'تأكيد الحذف',
};
