import { useLazy } from '@hawiyat/shared/lib/use-lazy';
import { Box, whenIdle } from '@hawiyat/shared/ui';
import { type ComponentType, useCallback } from 'react';
import type { Csv } from './csv/use-csv.tsx';

interface LazyListActionsProps {
  /** Must be stable. */
  load: () => Promise<{ readonly ListActions: ComponentType<{ csv: Csv }> }>;
  csv: Csv;
}

/** Printing, files and the archive of a list: their buttons come when the browser is idle; their place is free until then. */
export function LazyListActions({ load, csv }: LazyListActionsProps) {
  const { chunk } = useLazy(useCallback(() => whenIdle().then(load), [load]));
  return chunk ? (
    <chunk.ListActions csv={csv} />
  ) : (
    <Box w={{ base: '12rem', md: '24rem' }} h={{ base: '11', md: 'auto' }} />
  );
}
