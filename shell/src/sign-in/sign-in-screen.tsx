import { Link as PlainLink } from '@hawiyat/shared/router';
import { $sessionEnd } from '@hawiyat/shared/state';
import { Alert, Box, Card, chakra, Flex, Heading, Link, Logo, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ThemeToggle } from '../layout/theme-toggle.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { SignInForm } from './sign-in-form.tsx';

const Home = chakra(PlainLink, { base: { color: 'fg', textDecoration: 'none', borderRadius: 'lg' } });

/** Shown at /signin, and at any panel address without a session. */
export function SignIn() {
  const heading = usePageTitle('تسجيل الدخول');
  const ended = useStore($sessionEnd);
  const [isTried, setTried] = useState(false);
  return (
    <Flex direction="column" minH="dvh" px={{ base: '4', md: '8' }} py="5">
      <Flex as="header" align="center" justify="space-between">
        <Home to="/" aria-label="منصة حاويات، الصفحة الرئيسية">
          <Logo />
        </Home>
        <ThemeToggle />
      </Flex>
      <Box as="main" w="full" maxW="md" m="auto" py="6">
        {ended && !isTried && (
          <Box mb="4">
            <Alert status={ended === 'signed-out' ? 'success' : 'info'}>
              {ended === 'signed-out' ? 'تم تسجيل الخروج' : 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.'}
            </Alert>
          </Box>
        )}
        <Card p={{ base: '5', md: '8' }}>
          <Heading as="h1" ref={heading} tabIndex={-1} size="2xl" outline="none">
            تسجيل الدخول
          </Heading>
          <Text color="fg.muted" mt="1" mb="6">
            أدخل بيانات مسؤول الشركة للدخول إلى لوحة التحكم.
          </Text>
          <SignInForm onSend={() => setTried(true)} />
        </Card>
        <Text textAlign="center" mt="5">
          <Link to="/signup">ليس لديك حساب؟ سجّل شركتك</Link>
        </Text>
      </Box>
    </Flex>
  );
}
