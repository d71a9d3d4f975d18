import type { TrialScreen } from '@hawiyat/shared/contract/platform/releases';

export const trial: TrialScreen[] = [{ path: '/dashboard' }, { path: '/dashboard/statement' }];
