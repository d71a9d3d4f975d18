import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Notices } from './notices.tsx';
import { system } from './theme/system.ts';

/** Wraps the whole page once, inside of the router: theme, global styles, reading direction and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      {/* Without it Chakra's components run from left to right, whatever the document says. */}
      <LocaleProvider locale="ar-SA-u-ca-gregory-nu-latn">
        {children}
        <Notices />
      </LocaleProvider>
    </ChakraProvider>
  );
}
