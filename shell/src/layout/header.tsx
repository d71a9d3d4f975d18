import { $session } from '@hawiyat/shared/state';
import { Avatar, chakra, Flex, Heading, IconButton, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Menu } from 'lucide-react';
import type { Ref } from 'react';
import { ThemeToggle } from './theme-toggle.tsx';

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
  },
});

export interface HeaderProps {
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  menuOpen: boolean;
  onMenu: () => void;
}

/** The section's title is the page's h1. */
export function Header({ title, titleRef, menuOpen, onMenu }: HeaderProps) {
  return (
    <Bar>
      <IconButton
        label="فتح القائمة"
        display={{ base: 'inline-flex', lg: 'none' }}
        ms="-2"
        onClick={onMenu}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
      >
        <Menu size={22} />
      </IconButton>
      <Heading as="h1" ref={titleRef} tabIndex={-1} size="xl" truncate outline="none">
        {title}
      </Heading>
      <Flex align="center" gap={{ base: '1', md: '3' }} ms="auto" minW="0" flexShrink="0">
        <ThemeToggle />
        <Company />
      </Flex>
    </Bar>
  );
}

/** On small screens the name is for screen readers only. */
function Company() {
  const company = useStore($session)?.user.company;
  if (!company) return null;
  return (
    <Flex align="center" gap="2.5" minW="0">
      <Avatar name={company.name} src={company.logoUrl} />
      <Text as="bdi" fontWeight="medium" truncate maxW="56" srOnly={{ base: true, md: false }}>
        {company.name}
      </Text>
    </Flex>
  );
}
