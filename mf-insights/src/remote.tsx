import { panelScreens } from '@hawiyat/shared/federation/panel-screens';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';

export default {
  name: 'mf-insights',
  contract: remoteContract,
  routes: await panelScreens({
    '/dashboard': async () =>
      (await import(/* webpackChunkName: "dashboard" */ './dashboard-screen.tsx')).DashboardScreen,
    '/dashboard/statement': async () =>
      (await import(/* webpackChunkName: "dashboard-below" */ './statement/statement-screen.tsx'))
        .StatementScreen,
  }),
  examples: async () => {
    const { DonutCard } = await import(/* webpackChunkName: "dashboard" */ './stats/donut-card.tsx');
    return [{ title: 'حلقة الطلبات', element: <DonutCard /> }];
  },
} satisfies Remote;
