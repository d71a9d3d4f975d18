import { Link } from '@hawiyat/shared/router';
import { Box, chakra, Flex, Logo } from '@hawiyat/shared/ui';
import { SignOutButton } from '../sign-in/sign-out-button.tsx';
import { messages } from '../texts/layout.ts';
import { SectionsNav } from './sections-nav.tsx';
import { ThemeChoiceGroup } from './theme-choice.tsx';

const Home = chakra(Link, {
  base: {
    display: 'inline-flex',
    borderRadius: 'lg',
    color: 'sidebar.strong',
    textDecoration: 'none',
    _focusVisible: { outlineColor: 'accent.graphic' },
  },
});

export function SidebarContent() {
  return (
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
}
