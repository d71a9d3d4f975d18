import { texts } from '@hawiyat/shared/texts';

/** For a call, and for code that did not load. */
export const { unreachable } = texts('lib/unreachable', {
  unreachable: 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.',
});
