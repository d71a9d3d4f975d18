import type { TrialScreen } from '@hawiyat/shared/contract/platform/releases';

export const trial: TrialScreen[] = [
  {
    path: '/',
    leavesOut: [
      {
        source: 'src/landing/start-visit.ts',
        reason: 'It starts a session, and only where the server has a demo.',
      },
    ],
  },
  {
    path: '/signup',
    steps: [
      // Nothing is filled in, so nothing is sent.
      { press: { role: 'button', name: 'إرسال رمز التحقق' }, shows: { role: 'alert', name: '' } },
    ],
    leavesOut: [
      {
        source: 'shared/contract/account/common-passwords.ts',
        reason: 'It loads when a password is typed, and a step only presses.',
      },
    ],
  },
  { path: '/privacy-policy' },
  { path: '/terms-and-conditions' },
];
