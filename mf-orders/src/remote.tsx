import { panelScreens } from '@hawiyat/shared/federation/panel-screens';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { Navigate } from '@hawiyat/shared/router';
import { settingsPath } from './components/settings-path.ts';
import { OrdersScreen } from './orders-screen.tsx';

export default {
  name: 'mf-orders',
  contract: remoteContract,
  routes: [
    { path: '/orders', element: <OrdersScreen /> },
    // Where they once were: people have kept the address.
    { path: '/orders/settings', element: <Navigate to={settingsPath} replace /> },
    ...(await panelScreens({
      '/orders/work': async () =>
        (
          await import(/* webpackChunkName: "orders-work" */ './work-page.tsx')
        ).WorkPage,
    })),
  ],
} satisfies Remote;
