import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { ContainersScreen } from './containers/containers-screen.tsx';
import { DriverDetailScreen } from './driver-detail/driver-detail-screen.tsx';
import { DriversScreen } from './drivers/drivers-screen.tsx';

export default {
  name: 'mf-fleet',
  contract: remoteContract,
  routes: [
    { path: '/containers', element: <ContainersScreen /> },
    { path: '/drivers', element: <DriversScreen /> },
    { path: '/drivers/:driverId', element: <DriverDetailScreen /> },
  ],
} satisfies Remote;
