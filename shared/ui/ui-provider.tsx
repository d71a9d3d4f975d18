import { ChakraProvider, Flex, LocaleProvider } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { NoticeList } from './notice-list.tsx';
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

/** The live region is always present, because screen readers miss one that appears with its content. */
function Notices() {
  // Prerendered pages do not contain this region: it is added after hydration.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <Flex
      as="section"
      aria-label="الإشعارات"
      aria-live="polite"
      data-print="no"
      direction="column"
      align="center"
      gap="2"
      position="fixed"
      bottom="6"
      insetInline="4"
      zIndex="notices"
      pointerEvents="none"
    >
      <NoticeList />
    </Flex>
  );
}
