import { Flex } from '@chakra-ui/react';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { $notices } from '../state/notices.ts';
import type { NoticeList } from './notice-list.tsx';
import { whenIdle } from './when-idle.ts';

const $list = atom<typeof NoticeList | null>(null);

async function load(): Promise<void> {
  const loaded = await import(/* webpackChunkName: "notices" */ './notice-list.tsx');
  $list.set(loaded.NoticeList);
}

/** The live region is always present, because screen readers miss one that appears with its content. */
export function Notices() {
  const notices = useStore($notices);
  const List = useStore($list);
  // Prerendered pages do not contain this region: it is added after hydration.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    setHydrated(true);
    whenIdle()
      .then(load)
      .catch((error) => console.warn('Toasts are plain text', error));
  }, []);
  if (!isHydrated) return null;
  return (
    <Flex
      as="section"
      aria-label="الإشعارات"
      aria-live="polite"
      direction="column"
      align="center"
      gap="2"
      position="fixed"
      bottom="6"
      insetInline="4"
      zIndex="notices"
      pointerEvents="none"
    >
      {/* Without a connection the chunk may be missing; what is said is not. */}
      {List ? <List /> : notices.map(({ id, text }) => <mark key={id}>{text}</mark>)}
    </Flex>
  );
}
