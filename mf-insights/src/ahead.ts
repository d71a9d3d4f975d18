import { fetchActions, fetchStats } from '@hawiyat/shared/contract/dashboard';
import { type Ahead, firstCall } from '@hawiyat/shared/federation/ahead';

export const ahead: Ahead = { '/dashboard': [firstCall(fetchActions), firstCall(fetchStats)] };
