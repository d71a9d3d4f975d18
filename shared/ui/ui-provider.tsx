import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Notices } from './notices.tsx';
import { system } from './theme/system.ts';

/** Wraps the whole page once: theme, global styles and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      {children}
      <Notices />
    </ChakraProvider>
  );
}
