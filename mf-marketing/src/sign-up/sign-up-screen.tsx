import { Link as PlainLink } from '@hawiyat/shared/router';
import { $theme, toggleTheme } from '@hawiyat/shared/state';
import {
  Alert,
  Box,
  Card,
  chakra,
  Flex,
  Heading,
  IconButton,
  Link,
  Logo,
  Ltr,
  Stack,
  Text,
} from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Moon, Sun } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { formTexts, pendingTexts, signUp, verifyTexts } from '../texts/sign-up.ts';
import { FormStage } from './form-stage.tsx';
import { act } from './lazy-registration.ts';
import { PendingStage } from './pending-stage.tsx';
import { $message, $proof, $stage } from './sign-up-state.ts';
import { Stepper } from './stepper.tsx';
import { useStageFocus } from './use-stage-focus.ts';
import { VerifyStage } from './verify-stage.tsx';

const Home = chakra(PlainLink, { base: { color: 'fg', textDecoration: 'none', borderRadius: 'lg' } });

export function SignUpScreen() {
  const stage = useStore($stage);
  const { email } = useStore($proof);
  const heading = useStageFocus(stage);
  // Coming back after the end starts a new registration.
  useEffect(() => () => void ($stage.get() === 'pending' && act(({ reset }) => reset())), []);

  const title = { form: signUp.title, verify: verifyTexts.title, pending: pendingTexts.title }[stage];
  const top = (lead: ReactNode) => (
    <Box>
      <Heading as="h1" ref={heading} tabIndex={-1} size="2xl" outline="none">
        {title}
      </Heading>
      {lead && (
        <Text color="fg.muted" mt="1" overflowWrap="anywhere">
          {lead}
        </Text>
      )}
    </Box>
  );
  return (
    <Flex direction="column" minH="dvh" px={{ base: '4', md: '8' }} py="5">
      <Flex as="header" align="center" justify="space-between">
        <Home to="/" aria-label={signUp.home}>
          <Logo />
        </Home>
        <ThemeToggle />
      </Flex>
      {stage === 'form' ? (
        <Stack as="main" gap="5" w="full" maxW="56rem" mx="auto" py={{ base: '6', md: '8' }}>
          <Flex wrap="wrap" justify="space-between" align="end" gap="5">
            {top(formTexts.lead)}
            <Stepper stage={stage} />
          </Flex>
          <MessageAlert />
          <FormStage />
          <Text textAlign="center">
            <Link to="/signin">{signUp.signIn}</Link>
          </Text>
        </Stack>
      ) : (
        // Not in the middle, where the next stage, which is higher or lower, would move it.
        <Stack as="main" gap="5" w="full" maxW="md" mx="auto" mt={{ md: '10vh' }} py="6">
          <Stepper stage={stage} />
          <Card p={{ base: '5', md: '8' }} gap="5">
            {top(
              stage === 'verify' && (
                <>
                  {verifyTexts.lead}
                  <Ltr>{email}</Ltr>.
                </>
              ),
            )}
            {/* At the end title and text say it. */}
            {stage === 'verify' ? (
              <>
                <MessageAlert />
                <VerifyStage />
              </>
            ) : (
              <PendingStage />
            )}
          </Card>
        </Stack>
      )}
    </Flex>
  );
}

function ThemeToggle() {
  const theme = useStore($theme);
  return (
    <IconButton label={signUp.theme} onClick={toggleTheme}>
      {theme === 'dark' ? <Sun size={20} /> : <Moon size={20} />}
    </IconButton>
  );
}

function MessageAlert() {
  const message = useStore($message);
  if (!message) return null;
  return (
    <Alert status={message.tone === 'danger' ? 'error' : message.tone}>
      {message.text}
      {message.reason && (
        <Box fontWeight="normal" mt="1">
          {message.reason}
        </Box>
      )}
    </Alert>
  );
}
