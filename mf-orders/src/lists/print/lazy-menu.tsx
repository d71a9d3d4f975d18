import { Box, lazyPart, whenIdle } from '@hawiyat/shared/ui';

/** «⋯» of a list loads when the browser is idle; its place is reserved. */
export const LazyMenu = lazyPart(
  async () => {
    await whenIdle();
    // In the selection's chunk, whose columns it prints.
    return (await import(/* webpackChunkName: "selection" */ './orders-menu.tsx')).OrdersMenu;
  },
  { loading: () => <Box boxSize={{ base: '11', md: '10' }} />, failed: 'button' },
);
