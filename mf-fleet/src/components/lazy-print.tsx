import { useLazy } from '@hawiyat/shared/lib/use-lazy';
import { Box } from '@hawiyat/shared/ui';
import { type ComponentType, useCallback } from 'react';

/**
 * The button that prints a list: a chunk of its own that comes when the browser is idle; its place is free until then.
 * @param load must be stable
 */
export function LazyPrint({ load }: { load: () => Promise<{ readonly Print: ComponentType }> }) {
  const whenIdle = useCallback(
    () => new Promise((resolve) => requestIdleCallback(resolve)).then(load),
    [load],
  );
  const { chunk } = useLazy(whenIdle);
  return chunk ? <chunk.Print /> : <Box w="11" />;
}
