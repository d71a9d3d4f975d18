import { defineError, forbidden } from '../kernel/domain-error.ts';

export const ownUploadsUnderWay = defineError({
  id: 'own-uploads-under-way',
  kind: 'too-often',
  text: 'لديك ملفان قيد الرفع. يرجى إعادة المحاولة بعد اكتمال أحدهما.',
  code: true,
  retryAfter: 5,
});
export const uploadsFull = defineError({
  id: 'uploads-full',
  kind: 'full',
  text: 'يستقبل الخادم ملفات كثيرة الآن. يرجى إعادة المحاولة بعد لحظات.',
  code: true,
  retryAfter: 5,
});
export const noUploadsInDemo = forbidden('no-uploads-in-demo', 'رفع الملفات غير متاح في التجربة المباشرة.', {
  code: true,
});
