import { Box, lazyPart, whenIdle } from '@hawiyat/shared/ui';
import type { ComponentType } from 'react';

/** «⋯» of a list loads when the browser is idle, and its place is reserved. */
export function lazyMenu<Props extends object>(bring: () => Promise<ComponentType<Props>>) {
  let isPressed = false;
  const load = () => {
    const turn = isPressed ? Promise.resolve() : whenIdle();
    isPressed = true;
    return turn.then(bring);
  };
  return lazyPart(load, { loading: () => <Box boxSize={{ base: '11', md: '10' }} />, failed: 'button' });
}
