import { useLazy } from '@hawiyat/shared/lib/use-lazy';
import { Box } from '@hawiyat/shared/ui';
import type { Printed } from './orders-print.tsx';

const load = () => import(/* webpackChunkName: "print" */ './orders-print.tsx');

/** The button that prints a list: a chunk of its own, whose place is free until it is there. */
export function LazyPrint(props: Printed) {
  const { chunk } = useLazy(load);
  return chunk ? <chunk.OrdersPrint {...props} /> : <Box minW="24" />;
}
