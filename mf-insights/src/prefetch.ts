import { fetchActions, fetchStats } from '@hawiyat/shared/contract/company/dashboard';
import { firstCall, type Prefetch } from '@hawiyat/shared/federation/prefetch';

export const prefetch: Prefetch = { '/dashboard': [firstCall(fetchActions), firstCall(fetchStats)] };
