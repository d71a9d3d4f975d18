import { largeText } from '@hawiyat/shared/lib/large-text';
import { $session } from '@hawiyat/shared/state';
import { Avatar, Box, chakra, Heading, IconButton, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Menu } from 'lucide-react';
import type { Ref } from 'react';
import { ThemeToggle } from '../components/theme-toggle.tsx';
import { messages } from '../texts/layout.ts';
import { $liveParts } from './use-live.ts';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    h: 'header',
    px: { base: '4', lg: '8' },
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    [largeText]: { gap: '1', px: '3' },
  },
});

interface HeaderProps {
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  /** False where the page has its own h1. */
  isHeading: boolean;
  menuOpen: boolean;
  onMenu: () => void;
}

export function Header({ title, titleRef, isHeading, menuOpen, onMenu }: HeaderProps) {
  const live = useStore($liveParts);
  return (
    <Bar>
      <IconButton
        label={messages.openMenu}
        display={{ base: 'inline-flex', lg: 'none' }}
        ms="-2"
        onClick={onMenu}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
      >
        <Menu size={22} />
      </IconButton>
      <Heading
        as={isHeading ? 'h1' : 'p'}
        ref={titleRef}
        tabIndex={-1}
        size="xl"
        minW="0"
        outline="none"
        css={{ [largeText]: { fontSize: '6vw' } }}
      >
        {title}
      </Heading>
      <Box ms="auto" flexShrink="0">
        {live && <live.NotificationsButton />}
        {/* The menu has the theme too. */}
        <Box as="span" css={{ [largeText]: { display: 'none' } }}>
          <ThemeToggle />
        </Box>
      </Box>
      {live ? <live.AccountMenu /> : <Company />}
    </Bar>
  );
}

/** A long name is truncated, never the title; on small screens only screen readers get it. */
function Company() {
  const company = useStore($session)?.user.company;
  if (!company) return null;
  return (
    <>
      <Box as="span" display="flex" css={{ [largeText]: { display: 'none' } }}>
        <Avatar name={company.name} src={company.logoUrl} />
      </Box>
      <Box as="span" flexShrink="1000" minW="0" ms="-0.5" srOnly={{ base: true, md: false }}>
        <Text as="bdi" display="block" maxW="64" fontWeight="medium" truncate title={company.name}>
          {company.name}
        </Text>
      </Box>
    </>
  );
}
