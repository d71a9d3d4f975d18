import { noun } from '@hawiyat/shared/locale/noun';
import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/live-parts', {
  account: 'الحساب والإعدادات',
  accountOf: (company: string) => `الحساب والإعدادات، ${company}`,
  identifier: 'معرّف المنشأة:',
  newRequests: (requests: string) => `الطلبات الجديدة: ${requests}`,
  notifications: 'الإشعارات',
  notificationsOf: (unread: string) => `الإشعارات، ${unread}`,
  moreThan: (unread: string) => `أكثر من ${unread}`,
  unread: noun('| واحد جديد | اثنان جديدان |  | جديدة | جديدًا | جديد'),
  connection: {
    offline: (lastUpdate: string) => `أنت غير متصل بالإنترنت. آخر تحديث: ${lastUpdate}`,
    refused: 'لا يسمح المتصفح بالتحديث المباشر لهذا الموقع، لذا تُحدَّث البيانات كل 10 ثوانٍ.',
    cut: (lastUpdate: string) => `التحديث المباشر متوقف مؤقتًا. آخر تحديث: ${lastUpdate}`,
    restored: 'عاد الاتصال، وتم تحديث البيانات',
  },
  consent: { given: 'سُجّلت موافقتك', withdrawn: 'سُحبت موافقتك' },
  sandbox: {
    mark: 'تجريبي',
    name: 'البيئة التجريبية',
    short: 'بيئة تجريبية، وبياناتها غير حقيقية.',
    about: 'أنت في البيئة التجريبية. بياناتها غير حقيقية، ولا يصل شيء مما تفعله هنا إلى العملاء أو السوق.',
    leave: 'العودة إلى شركتك',
    leaving: 'جاري العودة...',
    delete: 'حذف البيئة التجريبية',
  },
  demo: {
    name: 'التجربة المباشرة',
    short: 'تجربة مباشرة، وبياناتها غير حقيقية.',
    about: (until?: string) =>
      `تجربة مباشرة ببيانات غير حقيقية${until ? `، متاحة لك حتى الساعة ${until}` : ''}.`,
    signUp: 'سجّل شركتك',
    end: 'إنهاء التجربة',
  },
});
