import { pages as settings } from '../src/account/pages.ts';

/** Of a company's people; those of one container and one driver have an id in their address. */
export const screens = [
  ...['/dashboard', '/dashboard/statement', '/drivers', '/vehicles', '/vehicles?view=documents'],
  ...['/containers', '/containers?view=table', '/containers?view=map', '/containers?status=rented'],
  ...['/orders', '/orders?tab=accepted_orders', '/orders?tab=sub_orders', '/orders/work'],
  ...['/orders?tab=accepted_orders&view=board', '/orders?tab=accepted_orders&view=day'],
  ...['/settings', ...settings.map(({ path }) => `/settings/${path}`)],
];
