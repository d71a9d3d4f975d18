import type { Section } from '@hawiyat/shared/contract/platform/areas';
import { Link, useLocation } from '@hawiyat/shared/router';
import { Box, chakra, Flex, IconButton, Logo, Drawer as Panel, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { useId } from 'react';
import { $sidebar, currentOf } from '../composition/areas.ts';
import { SignOutButton } from '../sign-in/sign-out.tsx';
import { messages } from '../texts/layout.ts';
import { ThemeChoiceGroup } from './theme-choice.tsx';
import { $liveParts } from './use-live.ts';

const Home = chakra(Link, {
  base: {
    display: 'inline-flex',
    borderRadius: 'lg',
    color: 'sidebar.strong',
    textDecoration: 'none',
    _focusVisible: { outlineColor: 'accent.graphic' },
  },
});

export const SidebarContent = () => (
  <Flex direction="column" h="full" px="4" pt="3" pb="4" overflowY="auto" fontSize="sm">
    <Box px="2" mb="6">
      <Home to="/dashboard" aria-label={messages.home}>
        <Logo />
      </Home>
    </Box>
    <SectionsNav />
    <Box mt="auto" pt="6">
      <ThemeChoiceGroup />
      <SignOutButton />
    </Box>
  </Flex>
);

const ordersPath = '/orders';

const Item = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    h: '11',
    px: '3',
    borderRadius: 'md',
    color: 'sidebar.fg',
    textDecoration: 'none',
    transition: 'background-color 120ms, color 120ms',
    _hover: { bg: 'sidebar.hover', color: 'sidebar.strong' },
    _focusVisible: { outlineColor: 'accent.graphic' },
    _currentPage: {
      bg: 'sidebar.active',
      color: 'sidebar.strong',
      fontWeight: 'semibold',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        insetBlock: '2.5',
        w: '3px',
        borderRadius: 'full',
        bg: 'accent.graphic',
      },
    },
  },
});

function SectionsNav() {
  const sidebar = useStore($sidebar);
  const { pathname } = useLocation();
  const current = currentOf(pathname)?.path;
  const badgeId = useId();
  const live = useStore($liveParts);
  return (
    <chakra.nav aria-label={messages.menu}>
      <Stack as="ul" gap="1">
        {sidebar.map((section, at) => (
          <chakra.li key={section.path} position="relative">
            <Item
              to={section.path}
              {...(section.path === current && { 'aria-current': 'page' })}
              {...(section.path === ordersPath && { 'aria-describedby': badgeId })}
              // Takes the focus when the drawer opens.
              {...(at === 0 && { 'data-autofocus': '' })}
            >
              <SectionIcon icon={section.icon} />
              {section.title}
            </Item>
            {section.path === ordersPath && live && <live.RequestsBadge id={badgeId} />}
          </chakra.li>
        ))}
      </Stack>
    </chakra.nav>
  );
}

const SectionIcon = ({ icon }: Pick<Section, 'icon'>) => (
  <chakra.svg
    viewBox="0 0 24 24"
    boxSize="20px"
    flexShrink="0"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={icon ?? ''} />
  </chakra.svg>
);

/** The sidebar of small screens. Mounting it opens it; a navigation closes it. */
export const Drawer = ({ onClose }: { onClose: () => void }) => (
  <Panel data-host="" onLeave={onClose} aria-label={messages.menu} bg="bg.sidebar" color="sidebar.fg">
    <SidebarContent />
    <IconButton
      label={messages.closeMenu}
      size="sm"
      position="absolute"
      top="2.5"
      insetInlineEnd="3"
      color="sidebar.fg"
      _hover={{ bg: 'sidebar.hover', color: 'sidebar.strong' }}
      _focusVisible={{ outlineColor: 'accent.graphic' }}
      onClick={onClose}
    >
      <X size={20} />
    </IconButton>
  </Panel>
);
