import { tooEarly, wrongField } from '../kernel/domain-error.ts';

export const csvCommasAmbiguous = wrongField(
  'csv-commas-ambiguous',
  'csv',
  ({ decimal, thousands }: { decimal: number; thousands: number }) =>
    `الفاصلة في أسعار الملف للهللات في السطر ${decimal} وللآلاف في السطر ${thousands}. يرجى كتابة الأسعار كلها دون فواصل للآلاف.`,
);
export const importsTooOften = tooEarly(
  'imports-too-often',
  (wait) => `استوردت شركتك ملفات كثيرة في هذه الساعة. يرجى المحاولة بعد ${wait}.`,
  { code: 'quota_reached' },
);
