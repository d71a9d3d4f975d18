import { Link } from '@hawiyat/shared/router';
import { addToTitle, mayI } from '@hawiyat/shared/state';
import { Box, chakra, Heading, Stack, Text } from '@hawiyat/shared/ui';
import { useEffect } from 'react';
import { NotFoundScreen } from '../components/not-found-screen.tsx';
import { groupTitles, pages, type SettingsPage } from './pages.ts';
import { SettingsIcon } from './settings-icon.tsx';
import { SettingsNav } from './settings-nav.tsx';

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

/** An empty `path` shows the list of all pages. */
export function Settings({ path }: { path: string }) {
  const mine = pages.filter(({ right }) => mayI(right));
  const page = mine.find((candidate) => candidate.path === path);
  const title = page?.title;
  useEffect(() => (title ? addToTitle('name', title) : undefined), [title]);
  if (path === '') return <SettingsList pages={mine} />;
  if (!page) return <NotFoundScreen />;
  return (
    <Box
      display={{ lg: 'grid' }}
      gridTemplateColumns={{ lg: '13rem minmax(0, 1fr)' }}
      gap="8"
      alignItems="start"
    >
      <SettingsNav pages={mine} current={page} />
      <Box as="section" aria-label={page.title} minW="0">
        <Heading size="xl">{page.title}</Heading>
        <Text color="fg.muted" mt="1" mb="5">
          {page.about}
        </Text>
        <page.Page />
      </Box>
    </Box>
  );
}

function SettingsList({ pages: mine }: { pages: readonly SettingsPage[] }) {
  return (
    <Stack gap="8" maxW="4xl">
      {(['person', 'company'] as const).map((group) => {
        const members = mine.filter((page) => page.group === group);
        return (
          members.length > 0 && (
            <Box as="section" key={group}>
              <Heading mb="3">{groupTitles[group]}</Heading>
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
          )
        );
      })}
    </Stack>
  );
}
