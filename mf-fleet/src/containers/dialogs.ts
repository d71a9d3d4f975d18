import { createDialogs } from '@hawiyat/shared/components/dialogs';

/** Of the list and of a container's page. */
export const dialogs = createDialogs(
  {
    add: 'إضافة حاوية جديدة',
    edit: 'تعديل بيانات الحاوية',
    delete: 'حذف الحاوية',
    archive: 'أرشفة الحاوية',
    status: 'تغيير حالة الحاويات المحددة',
    price: 'تغيير سعر الحاويات المحددة',
    addNote: 'إضافة صيانة',
    editNote: 'تعديل الصيانة',
    deleteNote: 'حذف الصيانة',
    deletePicture: 'حذف الصورة',
  },
  () => import(/* webpackChunkName: "container-dialogs" */ './shown-dialogs.ts'),
);
