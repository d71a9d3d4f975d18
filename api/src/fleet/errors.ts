import { numberTaken } from '@hawiyat/shared/contract/fleet/container-numbers';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { conflict, type Limit, missing, wrongField } from '../kernel/domain-error.ts';

export const viewsFull = conflict(
  'views-full',
  ({ most }: Limit) => `لا يمكن حفظ أكثر من ${most} عرضًا. احذف عرضًا لا تحتاجه.`,
);
export const viewNameTaken = wrongField('view-name-taken', 'name', 'لديك عرض محفوظ بهذا الاسم.');
export const containersFull = conflict(
  'containers-full',
  ({ most }: Limit) => `بلغت شركتك الحد الأعلى للحاويات، وهو ${most} حاوية.`,
  { code: 'quota_reached' },
);
export const driversFull = conflict(
  'drivers-full',
  ({ most }: Limit) => `بلغت شركتك الحد الأعلى للسائقين، وهو ${most} سائق.`,
  { code: 'quota_reached' },
);
export const containerMissing = missing('container-missing', 'الحاوية غير موجودة.');
export const containerHeld = conflict('container-held', 'لا يمكن حذف الحاوية لارتباطها بطلب قائم.');
export const containerHeldArchive = conflict(
  'container-held-archive',
  'لا يمكن أرشفة الحاوية لارتباطها بطلب قائم.',
);
export const containerNotArchived = missing(
  'container-not-archived',
  'الحاوية ليست في الأرشيف، وربما انتهت مدة استعادتها.',
);
export const containerNumberTaken = conflict('container-number-taken', numberTaken, {
  field: 'containerNumber',
});
export const containerNumbersTaken = conflict(
  'container-numbers-taken',
  ({ numbers }: { numbers: string }) =>
    `أرقام مستخدمة من قبل: ${numbers
      .split(',')
      .map((number) => isolate(number))
      .join('، ')}`,
  { field: 'numbers' },
);
export const sizeNotOfType = wrongField('size-not-of-type', 'size', 'الحجم المختار لا يناسب نوع الحاوية.');
export const maintenanceMissing = missing('maintenance-missing', 'ملاحظة الصيانة غير موجودة.');
export const maintenanceInFuture = wrongField(
  'maintenance-in-future',
  'day',
  'لا يمكن أن يكون يوم الصيانة بعد اليوم',
);
export const maintenanceFull = conflict(
  'maintenance-full',
  ({ most }: Limit) => `بلغت ملاحظات صيانة هذه الحاوية حدها الأعلى، وهو ${most} ملاحظة.`,
  { code: 'quota_reached' },
);
export const pictureMissing = missing('picture-missing', 'الصورة غير موجودة.');
export const picturesFull = conflict(
  'pictures-full',
  ({ most }: Limit) => `بلغت صور هذه الحاوية حدها الأعلى، وهو ${most} صورة.`,
  { code: 'quota_reached' },
);
export const driverMissing = missing('driver-missing', 'السائق غير موجود.');
export const driverDetailsMissing = missing('driver-details-missing', 'لم يتم العثور على بيانات السائق');
export const driverBusy = conflict('driver-busy', 'لا يمكن حذف السائق لوجود طلب قائم لديه.');
export const driverBusyArchive = conflict('driver-busy-archive', 'لا يمكن أرشفة السائق لوجود طلب قائم لديه.');
export const driverNotArchived = missing(
  'driver-not-archived',
  'السائق ليس في الأرشيف، وربما انتهت مدة استعادته.',
);
export const restoredPhoneTaken = conflict(
  'restored-phone-taken',
  'لا يمكن استعادة السائق: رقم هاتفه مسجّل لسائق آخر. غيّر رقم السائق الآخر أولًا.',
);
export const restoredIdentityTaken = conflict(
  'restored-identity-taken',
  'لا يمكن استعادة السائق: رقم هويته مسجّل لسائق آخر.',
);
export const phoneTaken = conflict('phone-taken', 'رقم الهاتف مستخدم من قبل.', { field: 'phone' });
export const identityTaken = conflict('identity-taken', 'رقم الهوية مستخدم من قبل.', {
  field: 'identityNumber',
});
