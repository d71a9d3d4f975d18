import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { OrdersScreen } from './orders-screen.tsx';

export default {
  name: 'mf-orders',
  contract: remoteContract,
  routes: [{ path: '/orders', element: <OrdersScreen /> }],
} satisfies Remote;
