import { useLocation } from '@hawiyat/shared/router';
import { Box, chakra, Presence, SkipNavLink } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { $otherSection, usePageTitle } from '../components/page-title.ts';
import { titleOf } from '../composition/areas.ts';
import { messages } from '../texts/layout.ts';
import { Header } from './header.tsx';
import { Drawer, SidebarContent } from './sidebar.tsx';
import { $liveParts, useLive } from './use-live.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const Sidebar = chakra('aside', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'fixed',
    insetBlock: '0',
    insetInlineStart: '0',
    zIndex: 'sidebar',
    w: 'sidebar',
    bg: 'bg.sidebar',
    _dark: { borderInlineEndWidth: '1px' },
  },
});

const Main = chakra('main', {
  base: {
    w: 'full',
    maxW: 'page',
    mx: 'auto',
    px: { base: '4', lg: '8' },
    py: { base: '5', lg: '8' },
    // On small screens a toast can be scrolled away from what it covers.
    pb: { base: '32', lg: '8' },
    outline: 'none',
  },
});

/** `data-host` marks the host's own (`health/layout-check.ts`). `title` names pages without a section. */
export function Layout({ title, children }: { title?: string | undefined; children: ReactNode }) {
  const { pathname } = useLocation();
  const section = useStore($otherSection) ?? title ?? titleOf(pathname) ?? messages.notFound;
  const heading = usePageTitle(section);
  useScrollRestoration();
  useLive();
  const [content, isNamed] = useNamedPage();
  const [menu, setMenu] = useState(false);
  const live = useStore($liveParts);
  return (
    <>
      <SkipNavLink to="content" data-host="" />
      <Sidebar data-host="">
        <SidebarContent />
      </Sidebar>
      <Presence>{menu && <Drawer onClose={() => setMenu(false)} />}</Presence>
      <Box ms={{ lg: 'sidebar' }} minW="0" data-host="">
        <Header
          title={section}
          titleRef={heading}
          isHeading={!isNamed}
          menuOpen={menu}
          onMenu={() => setMenu(true)}
        />
        {live && <live.SandboxStrip />}
        {live && <live.ConnectionStrip />}
        <Main ref={content} id="content" tabIndex={-1} data-host="content">
          {children}
        </Main>
      </Box>
    </>
  );
}

/** A page of one thing has its own h1 and says so at the content's landmark, whatever release it is from. */
function useNamedPage(): [RefObject<HTMLElement | null>, boolean] {
  const content = useRef<HTMLElement>(null);
  const [isNamed, setNamed] = useState(false);
  useLayoutEffect(() => {
    const { current } = content;
    if (!current) return;
    const read = () => setNamed('named' in current.dataset);
    read();
    // Synchronous, or the page has two h1 for a moment.
    const changes = new MutationObserver(() => flushSync(read));
    changes.observe(current, { attributeFilter: ['data-named'] });
    return () => changes.disconnect();
  }, []);
  return [content, isNamed];
}
