import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/consents', {
  own: 'موافقتي',
  about:
    'تظهر الإشعارات داخل المنصة دائمًا لأن العمل يقتضيها. وما يظهر خارجها يحتاج إلى موافقتك أنت، ولك العدول عنها في أي وقت.',
  never: 'لم تُسجّل موافقة بعد.',
  given: (at: string, version: number | null) => `وافقت، ${at} (نسخة النص ${version})`,
  withdrawn: (at: string, version: number | null) => `عدلت عن الموافقة، ${at} (نسخة النص ${version})`,
  companySettings: 'إعدادات الشركة',
  company: 'للشركة كلها',
  purposes: 'لماذا نرسلها',
  purpose: {
    accepted: 'لتعيّن سائقًا فور قبول العميل عرضك، وهو تنفيذ للاتفاق معه.',
    requests: 'لتقدّم عرضك قبل غيرك على طلب تناسبه حاوياتك.',
    late: 'لئلا يفوت موعد التوصيل أو التفريغ الذي اتفقت عليه مع العميل.',
    failed: 'لتعرف أن سائقًا لم يعد مطلوبًا، أو أن مهمة تحتاج إلى موعد آخر.',
    lost: 'لتعرف أن حاوية كنت تنتظر قبول عرضها أصبحت متاحة لطلب آخر.',
  },
  otherPurpose: 'لتنفيذ العمل بينك وبين عملائك.',
});
