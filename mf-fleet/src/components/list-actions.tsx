import { Box, lazyPart, whenIdle } from '@hawiyat/shared/ui';
import type { ComponentType } from 'react';
import type { Csv } from './csv/use-csv.tsx';

export interface ListActionsProps {
  csv: Csv;
}

/** The buttons load when the browser is idle, and their place is reserved. */
export function lazyListActions(bring: () => Promise<ComponentType<ListActionsProps>>) {
  let isPressed = false;
  const load = () => {
    // A retry is a press and does not wait.
    const turn = isPressed ? Promise.resolve() : whenIdle();
    isPressed = true;
    return turn.then(bring);
  };
  return lazyPart(load, {
    loading: () => <Box w={{ base: 'full', md: '24rem' }} minH={{ base: '11', md: 'auto' }} />,
    failed: 'button',
  });
}
