import type { TrialScreen } from '@hawiyat/shared/contract/releases';

export const trial: TrialScreen[] = [{ path: '/dashboard' }, { path: '/dashboard/statement' }];
