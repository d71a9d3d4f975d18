import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { OpenSettings } from './open-settings.tsx';
import { OrdersScreen } from './orders-screen.tsx';

export default {
  name: 'mf-orders',
  contract: remoteContract,
  routes: [
    { path: '/orders', element: <OrdersScreen /> },
    { path: '/orders/settings', element: <OpenSettings /> },
  ],
} satisfies Remote;
