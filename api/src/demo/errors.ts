import { conflict, defineError, missing } from '../kernel/domain-error.ts';

export const inSandbox = conflict('in-sandbox', 'أنت في البيئة التجريبية بالفعل.', { code: true });
export const notInSandbox = conflict('not-in-sandbox', 'لست في البيئة التجريبية.', { code: true });
export const noSandbox = missing('no-sandbox', 'لا توجد بيئة تجريبية لشركتك.');
export const sandboxesFull = defineError({
  id: 'sandboxes-full',
  kind: 'full',
  text: 'تعذّر إنشاء بيئة تجريبية الآن لكثرة المستخدم منها. يرجى المحاولة لاحقًا.',
  code: true,
  retryAfter: 3600,
});
export const demosFull = defineError({
  id: 'demos-full',
  kind: 'full',
  text: 'جميع التجارب المباشرة مستخدمة الآن. يرجى المحاولة بعد بضع دقائق.',
  code: true,
  retryAfter: 300,
});
