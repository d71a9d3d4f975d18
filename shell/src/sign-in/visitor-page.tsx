import { Link as PlainLink } from '@hawiyat/shared/router';
import { Box, Card, chakra, Flex, Heading, Link, Logo, Text } from '@hawiyat/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { ThemeToggle } from '../components/theme-toggle.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { messages } from '../texts/layout.ts';

const Home = chakra(PlainLink, { base: { color: 'fg', textDecoration: 'none', borderRadius: 'lg' } });

export interface VisitorPageProps {
  title: string;
  about: ReactNode;
  notice?: ReactNode;
  /** The way back by default. */
  footer?: ReactNode;
  /** It replaces a screen at the same address, so its heading takes the focus. */
  isNext?: boolean;
  children: ReactNode;
}

const back = <Link to="/signin">{messages.backToSignIn}</Link>;

export function VisitorPage({
  title,
  about,
  notice,
  footer = back,
  isNext = false,
  children,
}: VisitorPageProps) {
  const heading = usePageTitle(title);
  const replaces = useRef(isNext);
  useEffect(() => {
    if (replaces.current) heading.current?.focus();
  }, [heading]);
  return (
    <Flex direction="column" minH="dvh" px={{ base: '4', md: '8' }} py="5">
      <Flex as="header" align="center" justify="space-between">
        <Home to="/" aria-label={messages.home}>
          <Logo />
        </Home>
        <ThemeToggle />
      </Flex>
      <Box as="main" w="full" maxW="md" m="auto" py="6">
        {notice && <Box mb="4">{notice}</Box>}
        <Card p={{ base: '5', md: '8' }}>
          <Heading as="h1" ref={heading} tabIndex={-1} size="2xl" outline="none">
            {title}
          </Heading>
          <Text color="fg.muted" mt="1" mb="6">
            {about}
          </Text>
          {children}
        </Card>
        <Text textAlign="center" mt="5">
          {footer}
        </Text>
      </Box>
    </Flex>
  );
}
