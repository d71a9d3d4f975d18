import { Link } from '@hawiyat/shared/router';
import { chakra, Flex, Logo } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';
import { messages } from '../texts/layout.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const Home = chakra(Link, { base: { color: 'fg', textDecoration: 'none', borderRadius: 'lg' } });

export const VisitorLayout = ({ children }: { children: ReactNode }) => (
  <Flex direction="column" minH="dvh" px={{ base: '4', md: '8' }} py="5">
    <Flex as="header" align="center" justify="space-between">
      <Home to="/" aria-label={messages.home}>
        <Logo />
      </Home>
      <ThemeToggle />
    </Flex>
    {children}
  </Flex>
);
