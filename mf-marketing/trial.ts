import type { TrialScreen } from '@hawiyat/shared/contract/platform/releases';

export const trial: TrialScreen[] = [
  { path: '/' },
  {
    path: '/signup',
    steps: [
      // Nothing is filled in, so nothing is sent.
      { press: { role: 'button', name: 'إرسال رمز التحقق' }, shows: { role: 'alert', name: '' } },
    ],
  },
  { path: '/privacy-policy' },
  { path: '/terms-and-conditions' },
];
