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
  examples: import.meta.env.DEV ? [await ringExample()] : undefined,
} satisfies Remote;

async function ringExample() {
  const { DonutCard } = await import('./stats/donut-card.tsx');
  return { title: 'حلقة الطلبات', element: <DonutCard /> };
}
