import { panelScreens } from '@hawiyat/shared/federation/panel-screens';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { loadPlots } from './parts/plots/plots-store.ts';

export default {
  name: 'mf-insights',
  contract: remoteContract,
  routes: await panelScreens({
    '/dashboard': async () => {
      // What draws the charts weighs most, so it comes beside the screen, and not for whoever opens the statement.
      if (location.pathname === '/dashboard') void loadPlots();
      return (await import(/* webpackChunkName: "dashboard" */ './dashboard-screen.tsx')).DashboardScreen;
    },
    '/dashboard/statement': async () =>
      (await import(/* webpackChunkName: "dashboard-below" */ './statement/statement-screen.tsx'))
        .StatementScreen,
  }),
} satisfies Remote;
