import { Link } from '@hawiyat/shared/router';
import { $session } from '@hawiyat/shared/state';
import { Avatar, Box, chakra, Ltr, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { SignOutButton } from '../sign-in/sign-out.tsx';
import { messages } from '../texts/live-parts.ts';
import { ownGroups } from './pages.ts';

const Button = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '1000',
    minW: '11',
    minH: '11',
    px: '1',
    mx: '-1',
    borderRadius: 'lg',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});

const Panel = chakra('nav', {
  base: {
    position: 'fixed',
    inset: 'auto',
    top: 'header',
    insetInlineEnd: { base: '3', lg: '8' },
    w: '18rem',
    maxW: 'calc(100vw - 24px)',
    maxH: 'calc(100dvh - 80px)',
    overflowY: 'auto',
    p: '2',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'lg',
    '& ul': { listStyle: 'none', py: '1', borderTopWidth: '1px' },
    '& h2': { px: '3', pt: '2', color: 'fg.muted', fontSize: 'xs', fontWeight: 'semibold' },
  },
});

const Item = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: { base: '11', md: '9' },
    px: '3',
    borderRadius: 'md',
    color: 'fg',
    fontSize: 'sm',
    textDecoration: 'none',
    _hover: { bg: 'bg.muted' },
    _currentPage: { color: 'brand.fg', fontWeight: 'semibold' },
  },
});

/** The button takes its colors from the sidebar; the menu has a light ground. */
const ownColors = {
  '--hw-colors-sidebar-danger': 'var(--hw-colors-danger-fg)',
  '--hw-colors-sidebar-hover': 'var(--hw-colors-bg-muted)',
};

export function AccountMenu() {
  const user = useStore($session)?.user;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (!user) return null;
  const { company } = user;
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <Button
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={messages.accountOf(company.name)}
      >
        <Avatar name={company.name} src={company.logoUrl} />
        <Text
          as="bdi"
          display={{ base: 'none', md: 'block' }}
          minW="0"
          maxW="64"
          fontWeight="medium"
          truncate
          title={company.name}
        >
          {company.name}
        </Text>
        <Box as="span" flexShrink="0" display={{ base: 'none', md: 'block' }} color="fg.muted">
          <ChevronDown size={16} aria-hidden />
        </Box>
      </Button>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        aria-label={messages.account}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <Box px="3" py="2">
          <Text as="bdi" display="block" fontWeight="semibold" overflowWrap="anywhere">
            {user.name}
          </Text>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            <Ltr>{user.email}</Ltr>
          </Text>
          <Text color="fg.muted" fontSize="sm" mt="1">
            {messages.identifier} <Ltr>{company.identifier}</Ltr>
          </Text>
        </Box>
        {ownGroups().map(({ group, title: groupTitle, members }) => (
          <chakra.ul key={group} aria-label={groupTitle}>
            {members.map(({ path, title }) => (
              <li key={path}>
                <Item to={`/settings/${path}`} onClick={close}>
                  {title}
                </Item>
              </li>
            ))}
          </chakra.ul>
        ))}
        <Box borderTopWidth="1px" pt="1" css={ownColors}>
          <SignOutButton />
        </Box>
      </Panel>
    </>
  );
}
