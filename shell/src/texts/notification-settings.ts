import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/notification-settings', {
  loading: 'جاري تحميل الإعدادات...',
  failed: 'تعذّر تحميل الإعدادات',
  sound: 'صوت عند وصول إشعار',
  device: 'إشعارات الجهاز والصفحة غير ظاهرة',
  devicePermission: {
    denied: 'منعها هذا المتصفح. اسمح بها لهذا الموقع من إعدادات المتصفح.',
    default: 'يطلب المتصفح موافقتك أولًا.',
    unsupported: 'لا يدعمها هذا المتصفح.',
  },
  quiet: { label: 'ساعات هدوء', hint: 'لا يظهر فيها شيء ولا يُسمع، ويبقى كل شيء في القائمة.' },
  from: 'من',
  until: 'إلى',
  shown: 'ما يظهر فور وصوله',
  about: 'تُحفظ لشركتك كلها، والأوقات بتوقيت الرياض.',
  saved: 'تم حفظ إعدادات الإشعارات',
  restored: 'عادت إعدادات الإشعارات كما كانت',
  outdated: 'عُدّلت هذه الإعدادات من مكان آخر، وهذه قيمها الآن.',
  saveFailed: 'تعذّر حفظ الإعدادات.',
});
