import type { TrialScreen } from '@hawiyat/shared/contract/platform/releases';

export const trial: TrialScreen[] = [
  {
    path: '/dashboard',
    leavesOut: [
      {
        source: 'src/first-day/first-day-card.tsx',
        reason: 'A company that has completed an order has no first steps.',
      },
    ],
  },
  { path: '/dashboard/statement' },
];
