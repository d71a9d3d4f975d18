import { useLazy } from '@hawiyat/shared/lib/use-lazy';
import { Box, whenIdle } from '@hawiyat/shared/ui';
import type { Printed } from './orders-print.tsx';

// In the chunk of the selection, whose columns it prints.
const load = () => whenIdle().then(() => import(/* webpackChunkName: "selection" */ './orders-print.tsx'));

/** The button that prints a list, when the browser is idle; its place is free until then. */
export function LazyPrint(props: Printed) {
  const { chunk } = useLazy(load);
  return chunk ? <chunk.OrdersPrint {...props} /> : <Box minW="24" minH={{ base: '11', md: '10' }} />;
}
