import { wrongField } from '../../kernel/domain-error.ts';

export const webhookAddressWrong = wrongField(
  'webhook-address-wrong',
  'url',
  'يجب أن يبدأ العنوان بـ \u2066https://\u2069، وألا يحمل اسم مستخدم أو كلمة مرور.',
  { code: true, english: 'A webhook’s address begins with https:// and holds no name or password.' },
);
