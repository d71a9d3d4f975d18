import { Link } from '@hawiyat/shared/router';
import { addToTitle } from '@hawiyat/shared/state';
import { Box, chakra, Heading, Stack, Text, Link as TextLink } from '@hawiyat/shared/ui';
import { useEffect } from 'react';
import { NotFoundScreen } from '../components/not-found-screen.tsx';
import { messages } from '../texts/account.ts';
import { ownGroups, ownPages, type SettingsPage } from './pages.ts';
import { SettingsIcon } from './settings-icon.tsx';

const Entry = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: '3',
    rowGap: '1',
    p: '4',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderRadius: 'xl',
    textDecoration: 'none',
    _hover: { borderColor: 'brand.fg' },
    '& > svg': { gridRow: '1 / 3', mt: '0.5', color: 'brand.fg' },
    '& > span': { gridColumn: '2', color: 'fg.muted', fontSize: 'sm' },
    '& > strong': { fontWeight: 'semibold' },
  },
});

/** Of a list the toolbar stands beside the title, where the window has room. */
const Section = chakra('section', {
  base: {
    minW: '0',
    '& > [data-head]': { mb: '5' },
    '& > [data-toolbar]': { mb: '4' },
    '&:has(> [data-toolbar])': {
      xl: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) fit-content(55%)', columnGap: '6' },
      '& > *': { gridColumn: '1 / -1' },
      '& > [data-head]': { gridColumn: '1', mb: '4' },
      '& > [data-toolbar]': { gridColumn: '2', gridRow: { xl: '1' }, alignSelf: 'center' },
    },
  },
});

/** An empty `path` shows the list of all pages. */
export function Settings({ path }: { path: string }) {
  const page = ownPages().find((candidate) => candidate.path === path);
  const title = page?.title;
  useEffect(() => (title ? addToTitle('name', title) : undefined), [title]);
  if (path === '') return <SettingsList />;
  if (!page) return <NotFoundScreen />;
  return (
    <Box
      display={{ lg: 'grid' }}
      gridTemplateColumns={{ lg: '13rem minmax(0, 1fr)' }}
      gap="8"
      alignItems="start"
    >
      <Section aria-label={page.title} gridColumn="2" gridRow="1">
        <Box display={{ lg: 'none' }} mb="4">
          <TextLink to="/settings">{messages.allSettings}</TextLink>
        </Box>
        <Box data-head="">
          <Heading size="xl">{page.title}</Heading>
          <Text color="fg.muted" mt="1">
            {page.about}
          </Text>
        </Box>
        <page.Page />
      </Section>
      <SettingsNav current={page} />
    </Box>
  );
}

const SettingsList = () => (
  <Stack gap="8" maxW="4xl">
    {ownGroups().map(({ group, title: groupTitle, members }) => (
      <Box as="section" key={group}>
        <Heading mb="3">{groupTitle}</Heading>
        <Box display="grid" gap="3" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
          {members.map(({ path, title, about }) => (
            <Entry key={path} to={`/settings/${path}`}>
              <SettingsIcon path={path} size={20} />
              <strong>{title}</strong>
              <span>{about}</span>
            </Entry>
          ))}
        </Box>
      </Box>
    ))}
  </Stack>
);

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
const SettingsNav = ({ current }: { current: SettingsPage }) => (
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
              <Item to={`/settings/${page.path}`} aria-current={page === current ? 'page' : undefined}>
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
