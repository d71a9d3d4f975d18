import { $session } from '@hawiyat/shared/state';
import { Center, Flex, Heading, LinkButton, Stack, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { MapPinOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { $sidebar } from '../composition/areas.ts';
import { messages as account } from '../texts/account.ts';
import { messages as layout } from '../texts/layout.ts';
import { $otherSection, usePageTitle } from './page-title.ts';
import { VisitorLayout } from './visitor-layout.tsx';

const { notFound: messages } = account;

export const NotFoundScreen = () => (useStore($session) ? <InPanel /> : <ForVisitors />);

/** The layout's header has the h1. */
function InPanel() {
  useEffect(() => {
    $otherSection.set(layout.notFound);
    return () => $otherSection.set(null);
  }, []);
  const [, ...sections] = useStore($sidebar);
  return (
    <Center minH="64" px="4" py="16">
      <Content ways={sections} />
    </Center>
  );
}

const visitorsWays = [
  { path: '/signin', title: messages.signIn },
  { path: '/signup', title: messages.signUp },
  { path: '/#contact-us', title: messages.contact },
];

function ForVisitors() {
  const heading = usePageTitle(layout.notFound);
  return (
    <VisitorLayout>
      <Center as="main" flex="1" py="10">
        <Content ways={visitorsWays}>
          <Heading as="h1" ref={heading} tabIndex={-1} size="2xl" outline="none">
            {layout.notFound}
          </Heading>
        </Content>
      </Center>
    </VisitorLayout>
  );
}

type Ways = readonly { path: string; title: string | null }[];

const Content = ({ ways, children }: { ways: Ways; children?: ReactNode }) => (
  <Stack align="center" textAlign="center" gap="2">
    <Center boxSize="16" mb="2" borderRadius="full" bg="brand.subtle" color="brand.fg" aria-hidden>
      <MapPinOff size={28} />
    </Center>
    {children}
    <Text color="fg.muted">{messages.reason}</Text>
    <Flex as="nav" aria-label={messages.ways} wrap="wrap" justify="center" gap="3" mt="5">
      <LinkButton to="/">{messages.home}</LinkButton>
      {ways.map(({ path, title }) => (
        <LinkButton key={path} to={path} variant="outline">
          {title}
        </LinkButton>
      ))}
    </Flex>
  </Stack>
);
