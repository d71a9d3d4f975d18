import { panelScreens } from '@hawiyat/shared/federation/panel-screens';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { OpenSettings } from './open-settings.tsx';
import { OrdersScreen } from './orders-screen.tsx';

export default {
  name: 'mf-orders',
  contract: remoteContract,
  routes: [
    { path: '/orders', element: <OrdersScreen /> },
    { path: '/orders/settings', element: <OpenSettings /> },
    ...(await panelScreens({
      '/orders/work': async () =>
        (
          await import(/* webpackChunkName: "orders-work" */ './work-page.tsx')
        ).WorkPage,
    })),
  ],
} satisfies Remote;
