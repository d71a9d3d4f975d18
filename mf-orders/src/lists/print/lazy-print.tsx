import { Box, lazyPart, whenIdle } from '@hawiyat/shared/ui';

/** Loads when the browser is idle; its place is reserved. */
export const LazyPrint = lazyPart(
  async () => {
    await whenIdle();
    // In the selection's chunk, whose columns it prints.
    return (await import(/* webpackChunkName: "selection" */ './orders-print.tsx')).OrdersPrint;
  },
  { loading: () => <Box minW="24" minH={{ base: '11', md: '10' }} />, failed: 'button' },
);
