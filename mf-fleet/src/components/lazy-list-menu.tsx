import type { Csv } from '@hawiyat/shared/components/csv-import/use-csv';
import { Box, lazyPart, whenIdle } from '@hawiyat/shared/ui';
import type { ComponentType } from 'react';

/** The menu loads when the browser is idle, and its place is reserved. */
export function lazyListMenu(bring: () => Promise<ComponentType<{ csv: Csv }>>) {
  let isPressed = false;
  const load = () => {
    // A retry is a press and does not wait.
    const turn = isPressed ? Promise.resolve() : whenIdle();
    isPressed = true;
    return turn.then(bring);
  };
  return lazyPart(load, {
    loading: () => <Box boxSize={{ base: '11', md: '10' }} />,
    failed: 'button',
  });
}
