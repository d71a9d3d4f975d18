import { Link } from '@hawiyat/shared/router';
import { Box, chakra, Flex } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';
import { messages } from '../texts/fleet.ts';

const { pages: names } = messages;

const Row = chakra('nav', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      flex: 'none',
      h: { base: '11', md: '9' },
      px: '3.5',
      borderRadius: 'md',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      outlineOffset: '-2px',
      _hover: { color: 'fg', bg: 'bg.muted' },
    },
    '& > a[aria-current]': { color: 'fg', bg: 'bg.emphasized' },
  },
});

const pages = [
  ['drivers', '/drivers'],
  ['trucks', '/vehicles'],
  ['documents', '/vehicles?view=documents'],
] as const;

/** Drivers, trucks and documents share one section of the sidebar. */
export const FleetPages = ({ current }: { current: (typeof pages)[number][0] }) => (
  <Row aria-label={names.label}>
    {pages.map(([page, to]) => (
      <Link key={page} to={to} {...(page === current && { 'aria-current': 'page' })}>
        {names[page]}
      </Link>
    ))}
  </Row>
);

export const PageHead = ({ current, children }: { current: 'trucks' | 'documents'; children: ReactNode }) => (
  <Flex gap="3" wrap={{ base: current === 'documents' ? 'wrap' : 'nowrap', md: 'nowrap' }}>
    <FleetPages current={current} />
    <Box flex="1" minW={{ md: '0' }}>
      {children}
    </Box>
  </Flex>
);
