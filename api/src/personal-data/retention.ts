import type { Retention } from '@hawiyat/shared/contract/account/personal-data';

/** Retention after an account ends, as the privacy policy says. */
export const retentions = {
  account: {
    what: 'بيانات الحساب والتعريف',
    period: 'حتى 5 سنوات من حذف الحساب',
    why: 'إثبات التعاملات وتسوية المطالبات',
    years: 5,
  },
  orders: {
    what: 'سجلات الطلبات والمدفوعات',
    period: 'حتى 5 سنوات من حذف الحساب',
    why: 'الالتزامات المحاسبية والضريبية',
    years: 5,
  },
  proofs: {
    what: 'إثباتات التوصيل',
    period: 'حتى 5 سنوات من حذف الحساب',
    why: 'تسوية النزاعات',
    years: 5,
  },
  technical: {
    what: 'عنوان بروتوكول الإنترنت ونوع الجهاز وبيانات التصفح',
    period: 'بقدر الحاجة إلى أمن المنصة، وبما لا يتجاوز سنة واحدة',
    why: 'الحماية من إساءة الاستخدام',
    years: 1,
  },
  location: {
    what: 'الموقع الجغرافي الاختياري',
    period: 'حتى انتهاء الطلب أو إيقاف الإذن',
    why: 'تنفيذ الطلب',
    years: 0,
  },
} as const satisfies Readonly<Record<string, Retention & { readonly years: number }>>;

export function yearsAfter(moment: Date, years: number): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
