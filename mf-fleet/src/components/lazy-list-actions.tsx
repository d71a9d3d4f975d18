import { useLazy } from '@hawiyat/shared/lib/use-lazy';
import { Flex, whenIdle } from '@hawiyat/shared/ui';
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
  return (
    <Flex
      gap="2"
      wrap="wrap"
      w={{ base: 'full', md: chunk ? 'auto' : '24rem' }}
      minH={{ base: '11', md: 'auto' }}
    >
      {chunk && <chunk.ListActions csv={csv} />}
    </Flex>
  );
}
