import { useLazy } from '@hawiyat/shared/lib/use-lazy';
import { Box } from '@hawiyat/shared/ui';
import type { ComponentType } from 'react';

/** The button that prints a list: a chunk of its own, whose place is free until it is there. @param load must be stable */
export function LazyPrint({ load }: { load: () => Promise<{ readonly Print: ComponentType }> }) {
  const { chunk } = useLazy(load);
  return chunk ? <chunk.Print /> : <Box w="11" />;
}
