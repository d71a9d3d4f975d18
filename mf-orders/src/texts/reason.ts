import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-orders/reason', {
  label: 'سبب التغيير',
  hint: 'يظهر في سجل الطلب.',
  missing: 'يرجى كتابة سبب التغيير أولًا.',
});
