import { lazyMenu } from '@hawiyat/shared/components/lazy-menu';

// In the selection's chunk, whose columns it prints.
export const LazyMenu = lazyMenu(
  async () => (await import(/* webpackChunkName: "selection" */ './orders-menu.tsx')).OrdersMenu,
);
