import { ChakraProvider, Flex, LocaleProvider } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { $notices } from '../state/notices.ts';
import { NoticeList } from './notice-list.tsx';
import { messages } from './texts.ts';
import { system } from './theme/system.ts';

/** Wraps the whole page once, inside of the router: theme, global styles, reading direction and toasts. */
export const UiProvider = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>
    {/* Without it Chakra's components run from left to right, whatever the document says. */}
    <LocaleProvider locale="ar-SA-u-ca-gregory-nu-latn">
      {children}
      <Notices />
    </LocaleProvider>
  </ChakraProvider>
);

/** The live region is always present, because screen readers miss one that appears with its content. */
function Notices() {
  // Prerendered pages do not contain this region: it is added after hydration.
  const [isHydrated, setHydrated] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isAbove = useIsAbove(list);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <Flex
      as="section"
      ref={list}
      aria-label={messages.notices}
      aria-live="polite"
      aria-keyshortcuts="F8"
      data-print="no"
      direction="column"
      align={{ base: 'center', md: 'flex-end' }}
      gap="2"
      position="fixed"
      {...(isAbove ? { top: '20' } : { bottom: '6' })}
      insetInlineStart={{ base: '4', md: 'auto' }}
      insetInlineEnd="4"
      maxW={{ md: '26rem' }}
      zIndex="notices"
      pointerEvents="none"
    >
      <NoticeList />
    </Flex>
  );
}

/** Whether the toasts would cover the row that the person works on, so that they belong to the top. */
function useIsAbove(list: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const place = () => {
      if (list.current?.contains(document.activeElement)) return;
      const focused = document.activeElement?.closest('[data-row], tr, [role=row]');
      const row = (focused ?? document.querySelector('[data-row][data-current]'))?.getBoundingClientRect();
      const toasts = list.current?.getBoundingClientRect();
      if (!row || !toasts?.height) return setAbove(false);
      const isBeside = row.right < toasts.left || row.left > toasts.right;
      setAbove(!isBeside && row.bottom > innerHeight - toasts.height - 48);
    };
    const wait = () => void requestAnimationFrame(place);
    const stop = $notices.listen(wait);
    addEventListener('focusin', wait);
    return () => {
      stop();
      removeEventListener('focusin', wait);
    };
  }, [list]);
  return isAbove;
}
