import { Box, lazyPart, whenIdle } from '@hawiyat/shared/ui';
import type { ComponentType } from 'react';
import type { Csv } from './csv/use-csv.tsx';

export interface ListActionsProps {
  csv: Csv;
}

/** Printing, files and the archive of a list: their buttons come when the browser is idle; their place is free until then. */
export function lazyListActions(bring: () => Promise<ComponentType<ListActionsProps>>) {
  let isPressed = false;
  const load = () => {
    // A retry is a press, which does not wait.
    const turn = isPressed ? Promise.resolve() : whenIdle();
    isPressed = true;
    return turn.then(bring);
  };
  return lazyPart(load, {
    loading: () => <Box w={{ base: 'full', md: '24rem' }} minH={{ base: '11', md: 'auto' }} />,
    failed: 'button',
  });
}
