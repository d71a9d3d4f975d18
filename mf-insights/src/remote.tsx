import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';

export default {
  name: 'mf-insights',
  contract: remoteContract,
  routes: [{ path: '/dashboard', element: <DashboardScreen /> }],
} satisfies Remote;
