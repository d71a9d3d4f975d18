import { texts } from '@hawiyat/shared/texts';

export const { unreachable } = texts('lib/unreachable', {
  unreachable: 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.',
});
