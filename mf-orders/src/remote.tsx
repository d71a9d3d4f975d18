import { panelScreens } from '@hawiyat/shared/federation/panel-screens';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { OrdersScreen } from './orders-screen.tsx';

export default {
  name: 'mf-orders',
  contract: remoteContract,
  routes: [
    { path: '/orders', element: <OrdersScreen /> },
    ...(await panelScreens({
      '/orders/work': async () =>
        (
          await import(/* webpackChunkName: "orders-work" */ './queue/work-queue.tsx')
        ).WorkPage,
    })),
  ],
} satisfies Remote;
