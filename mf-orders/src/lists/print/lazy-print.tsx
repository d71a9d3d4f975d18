import { Box, lazyPart, whenIdle } from '@hawiyat/shared/ui';

/** The button that prints a list, when the browser is idle; its place is free until then. */
export const LazyPrint = lazyPart(
  async () => {
    await whenIdle();
    // In the chunk of the selection, whose columns it prints.
    return (await import(/* webpackChunkName: "selection" */ './orders-print.tsx')).OrdersPrint;
  },
  { loading: () => <Box minW="24" minH={{ base: '11', md: '10' }} />, failed: 'button' },
);
