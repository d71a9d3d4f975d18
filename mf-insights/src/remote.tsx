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
    const { messages } = await import(/* webpackChunkName: "dashboard" */ './texts/stats.ts');
    return [{ title: messages.donut.example, element: <DonutCard /> }];
  },
} satisfies Remote;
