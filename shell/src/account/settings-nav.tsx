import { Link } from '@hawiyat/shared/router';
import { Box, chakra } from '@hawiyat/shared/ui';
import { messages } from '../texts/account.ts';
import { ownGroups, type SettingsPage } from './pages.ts';
import { SettingsIcon } from './settings-icon.tsx';

const Item = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    px: '3',
    py: '2',
    borderRadius: 'md',
    color: 'fg.muted',
    fontSize: 'sm',
    textDecoration: 'none',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '& svg': { flexShrink: '0' },
    _currentPage: { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
  },
});

/** Behind the page in the order of the keyboard, before it for the eye. */
export function SettingsNav({ current }: { current: SettingsPage }) {
  return (
    <chakra.nav
      aria-label={messages.settings}
      display={{ base: 'none', lg: 'block' }}
      gridColumn="1"
      gridRow="1"
      position="sticky"
      top="20"
    >
      {ownGroups().map(({ group, title, members }) => (
        <Box key={group} mb="5">
          <Box px="3" mb="1" color="fg.muted" fontSize="xs" fontWeight="semibold" id={`nav-${group}`}>
            {title}
          </Box>
          <chakra.ul aria-labelledby={`nav-${group}`} listStyleType="none">
            {members.map((page) => (
              <li key={page.path}>
                <Item
                  to={`/settings/${page.path}`}
                  {...(page === current && { 'aria-current': 'page' as const })}
                >
                  <SettingsIcon path={page.path} size={18} />
                  {page.title}
                </Item>
              </li>
            ))}
          </chakra.ul>
        </Box>
      ))}
    </chakra.nav>
  );
}
