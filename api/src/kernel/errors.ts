import { conflict, defineError, forbidden, missing, tooEarly, wrongInput } from './domain-error.ts';
import { messages } from './messages.ts';

export const invalidInput = wrongInput('invalid', messages.invalid);
export const notFound = missing('not-found', messages.notFound);
export const outdatedEdit = conflict('outdated', messages.conflict, { code: true });
export const changedSince = conflict(
  'changed-since',
  ({ by }: { by: string }) => `تعذّر التراجع، لأن تغييرًا ${by === '' ? 'آخر' : `من ${by}`} جاء بعده.`,
  { code: true },
);
export const tooOften = tooEarly('too-often', (wait) => `محاولات كثيرة. يرجى المحاولة بعد ${wait}.`);
export const signedOut = defineError({ id: 'signed-out', kind: 'signed-out', text: messages.sessionEnded });
export const noRight = forbidden('no-right', messages.noRight, { code: true });
export const otherPurpose = forbidden('other-purpose', 'هذا الرمز مخصص لغرض آخر.', {
  code: true,
  english: 'This token is for another purpose.',
});
export const firstOperatorOnly = defineError({
  id: 'first-operator-only',
  kind: 'signed-out',
  text: 'رمز إدارة المنصة يضيف أول عضو فقط. يرجى تسجيل الدخول باسمك ورمز دخولك.',
  code: true,
});
