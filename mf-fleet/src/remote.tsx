import { panelScreens } from '@hawiyat/shared/federation/panel-screens';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';

export default {
  name: 'mf-fleet',
  contract: remoteContract,
  routes: await panelScreens({
    '/containers': async () =>
      (await import(/* webpackChunkName: "containers" */ './containers/containers-screen.tsx'))
        .ContainersScreen,
    '/containers/:containerId': async () =>
      (await import(/* webpackChunkName: "containers-below" */ './container-page/container-page-screen.tsx'))
        .ContainerPageScreen,
    '/drivers': async () =>
      (await import(/* webpackChunkName: "drivers" */ './drivers/drivers-screen.tsx')).DriversScreen,
    '/drivers/:driverId': async () =>
      (await import(/* webpackChunkName: "drivers-below" */ './driver-detail/driver-detail-screen.tsx'))
        .DriverDetailScreen,
    '/vehicles': async () =>
      (await import(/* webpackChunkName: "vehicles" */ './vehicles/vehicles-screen.tsx')).VehiclesScreen,
  }),
} satisfies Remote;
