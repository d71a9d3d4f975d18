import type { FirstStep } from '@hawiyat/shared/contract/company/first-day';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { texts } from '@hawiyat/shared/texts';

interface StepText {
  readonly title: string;
  readonly hint: string;
  readonly action: string;
  readonly to: string;
}

export const messages = texts('mf-insights/first-day', {
  title: 'خطواتك الأولى',
  progress: (done: number, all: number) => `${isolate(String(done))} من ${isolate(String(all))}`,
  spoken: (done: number, all: number) => `اكتمل ${done} من ${all}`,
  done: 'مكتملة',
  hide: 'إخفاء',
  hiding: 'جاري الإخفاء...',
  tryFirst: 'تريد أن تجرّب أولًا دون أثر على شركتك؟',
  sandbox: 'ادخل البيئة التجريبية',
  steps: {
    logo: {
      title: 'شعار الشركة',
      hint: 'يظهر للعملاء بجانب عروضك.',
      action: 'إضافة الشعار',
      to: '/settings/company',
    },
    containers: {
      title: 'الحاويات',
      hint: 'واحدة واحدة، أو دفعة واحدة من ملف CSV.',
      action: 'إضافة الحاويات',
      to: '/containers',
    },
    drivers: {
      title: 'السائقون',
      hint: 'لتعيينهم للطلبات، ويدخلون إلى تطبيق السائقين.',
      action: 'إضافة السائقين',
      to: '/drivers',
    },
    place: {
      title: 'المستودع ومناطق الخدمة',
      hint: 'لترتيب الطلبات حسب قربها منك.',
      action: 'تحديد الموقع',
      to: '/settings/service-area',
    },
    offer: {
      title: 'أول عرض',
      hint: 'طلبات العملاء المفتوحة في انتظار عروض.',
      action: 'تقديم عرض',
      to: '/orders?tab=new_orders',
    },
  } satisfies Record<FirstStep, StepText>,
});
