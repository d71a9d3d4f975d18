import { panelScreens } from '@hawiyat/shared/federation/panel-screens';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';

export default {
  name: 'mf-fleet',
  contract: remoteContract,
  routes: await panelScreens({
    '/containers': async () =>
      (await import(/* webpackChunkName: "containers" */ './containers/list/containers-screen.tsx'))
        .ContainersScreen,
    '/containers/:containerId': async () =>
      (await import(/* webpackChunkName: "containers-below" */ './containers/page/container-page-screen.tsx'))
        .ContainerPageScreen,
    '/drivers': async () =>
      (await import(/* webpackChunkName: "drivers" */ './drivers/list/drivers-screen.tsx')).DriversScreen,
    '/drivers/:driverId': async () =>
      (await import(/* webpackChunkName: "drivers-below" */ './drivers/page/driver-detail-screen.tsx'))
        .DriverDetailScreen,
    '/vehicles': async () =>
      (await import(/* webpackChunkName: "vehicles" */ './vehicles-screen.tsx')).VehiclesScreen,
  }),
} satisfies Remote;
