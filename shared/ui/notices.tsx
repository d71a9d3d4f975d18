import { Flex } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { NoticeList } from './notice-list.tsx';

/** The live region is always present, because screen readers miss one that appears with its content. */
export function Notices() {
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
