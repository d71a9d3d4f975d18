import type { Right } from '@hawiyat/shared/contract/core/roles';
import { type LazyPart, lazyPart } from '@hawiyat/shared/ui';
import type { ComponentType } from 'react';

export interface SettingsPage {
  /** Below `/settings/`. */
  readonly path: string;
  readonly title: string;
  readonly about: string;
  readonly group: 'person' | 'company';
  readonly right: Right;
  readonly Page: LazyPart<object>;
}

const lazyPage = (bring: () => Promise<ComponentType>) => lazyPart(bring, { height: '19.5rem' });

/** In the order of the menu. */
export const pages: readonly SettingsPage[] = [
  {
    path: 'profile',
    title: 'ملفي الشخصي',
    about: 'اسمك وصلاحيتك في الشركة.',
    group: 'person',
    right: 'own',
    Page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "settings-person" */ './profile/profile-page.tsx')).ProfilePage,
    ),
  },
  {
    path: 'security',
    title: 'الأمان',
    about: 'كلمة مرورك، والتحقق بخطوتين.',
    group: 'person',
    right: 'own',
    Page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "settings-person" */ './security/security-page.tsx')).SecurityPage,
    ),
  },
  {
    path: 'sessions',
    title: 'الجلسات والأجهزة',
    about: 'الأجهزة التي دخلت منها إلى حسابك، وإنهاء ما لا تعرفه منها.',
    group: 'person',
    right: 'own',
    Page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "settings-person" */ './sessions/sessions-page.tsx')).SessionsPage,
    ),
  },
  {
    path: 'notifications',
    title: 'الإشعارات والموافقات',
    about: 'ما يصل إليك، ولماذا، وموافقتك على ما يظهر خارج المنصة.',
    group: 'person',
    right: 'own',
    Page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "settings-person" */ './notifications/notifications-page.tsx'))
          .NotificationsPage,
    ),
  },
  {
    path: 'data',
    title: 'البيانات الشخصية',
    about: 'نسخة من البيانات، وحذفها، ومدة الاحتفاظ بها.',
    group: 'person',
    right: 'own',
    Page: lazyPage(
      async () => (await import(/* webpackChunkName: "settings-person" */ './data/data-page.tsx')).DataPage,
    ),
  },
  {
    ...{ path: 'company', title: 'بيانات الشركة', group: 'company', right: 'see-work' },
    about: 'اسم الشركة وشعارها وعنوانها، وكيف يصل إليها الناس.',
    Page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "settings-company" */ './company/company-page.tsx')).CompanyPage,
    ),
  },
  {
    ...{ path: 'bank', title: 'الحساب البنكي', group: 'company', right: 'see-bank' },
    about: 'الحساب الذي تُحوَّل إليه مستحقات الشركة.',
    Page: lazyPage(
      async () => (await import(/* webpackChunkName: "settings-company" */ './bank/bank-page.tsx')).BankPage,
    ),
  },
  {
    path: 'people',
    title: 'المستخدمون والصلاحيات',
    about: 'من يدخل إلى حساب الشركة، وما يستطيع كلٌّ منهم فعله.',
    group: 'company',
    right: 'manage-people',
    Page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "settings-lists" */ './people/people-page.tsx')).PeoplePage,
    ),
  },
  {
    ...{ path: 'service-area', title: 'المستودع ومناطق الخدمة', group: 'company', right: 'see-work' },
    about: 'حدّد من أين تنطلق شاحناتك، وأين تعمل، فتظهر الطلبات الأقرب إليك أولًا.',
    Page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "settings-company" */ './service-area/service-area-page.tsx'))
          .ServiceAreaPage,
    ),
  },
  {
    ...{ path: 'work', title: 'أيام العمل والعروض', group: 'company', right: 'see-work' },
    about: 'متى تعمل شركتك، ومن أي سعر ومدة تبدأ عروضها.',
    Page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "settings-company" */ './working-days/work-page.tsx')).WorkPage,
    ),
  },
  {
    path: 'audit',
    title: 'سجل العمليات',
    about: 'من فعل ماذا ومتى، وما كان قبل كل تغيير وبعده. لا يمكن لأحد تعديل السجل أو حذفه.',
    group: 'company',
    right: 'see-audit-log',
    Page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "settings-lists" */ './audit-log/audit-log-page.tsx'))
          .AuditLogPage,
    ),
  },
  {
    path: 'sandbox',
    title: 'البيئة التجريبية',
    about: 'جرّب كل شيء على بيانات غير حقيقية، دون أن يمس ذلك شركتك.',
    group: 'company',
    right: 'use-sandbox',
    Page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "settings-company" */ './sandbox/sandbox-page.tsx')).SandboxPage,
    ),
  },
];

/** Pages for visitors by their whole path, all in the chunk `visitors`. */
export const visitorPages: Readonly<Record<string, LazyPart<object>>> = {
  '/join': lazyPage(
    async () => (await import(/* webpackChunkName: "visitors" */ './join/join-page.tsx')).JoinPage,
  ),
  '/reset-password': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "visitors" */ './reset-password/reset-password.tsx')).ResetPassword,
  ),
  '/signin-link': lazyPage(
    async () => (await import(/* webpackChunkName: "visitors" */ '../sign-in/sign-in-link.tsx')).SignInLink,
  ),
};

export const groupTitles: Readonly<Record<SettingsPage['group'], string>> = {
  person: 'حسابي',
  company: 'الشركة',
};
