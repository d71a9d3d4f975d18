import { Box, Card, Heading, Link, Stack, Text } from '@hawiyat/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../components/page-title.ts';
import { VisitorLayout } from '../components/visitor-layout.tsx';
import { messages } from '../texts/layout.ts';

interface VisitorPageProps {
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

export function VisitorPage({ title, about, notice, footer = back, isNext, children }: VisitorPageProps) {
  const heading = usePageTitle(title);
  const replaces = useRef(isNext);
  useEffect(() => {
    if (replaces.current) heading.current?.focus();
  }, [heading]);
  return (
    <VisitorLayout>
      <Box as="main" w="full" maxW="md" m="auto" py="6">
        {notice && <Box mb="4">{notice}</Box>}
        <Card p={{ base: '5', md: '8' }}>
          <Heading as="h1" ref={heading} tabIndex={-1} size="2xl" outline="none">
            {title}
          </Heading>
          <Text color="fg.muted" mt="1" mb="6">
            {about}
          </Text>
          <Stack gap="5">{children}</Stack>
        </Card>
        <Text textAlign="center" mt="5">
          {footer}
        </Text>
      </Box>
    </VisitorLayout>
  );
}
