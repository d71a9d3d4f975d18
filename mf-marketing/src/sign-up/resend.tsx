import { Button, Stack, Text, VisuallyHidden } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { signUp, verifyTexts } from '../texts/sign-up.ts';
import { act } from './lazy-registration.ts';
import { waitInWords } from './resend-wait.ts';
import { $proof, $sending } from './sign-up-state.ts';

/** Screen readers announce the end of the wait, not every second. */
export function Resend() {
  const id = useId();
  const busy = useStore($sending) === 'resend';
  const seconds = useSecondsUntil(useStore($proof).nextCodeAt);
  const isWaiting = seconds > 0;
  return (
    <Stack gap="1.5" textAlign="center">
      <Button
        variant="outline"
        onClick={() => act(({ resendCode }) => resendCode())}
        loading={busy}
        loadingText={signUp.busy}
        // A disabled button would lose the focus right after being pressed.
        aria-disabled={isWaiting || busy || undefined}
        aria-describedby={isWaiting ? id : undefined}
      >
        {verifyTexts.resend}
      </Button>
      {isWaiting && (
        <Text id={id} fontSize="xs" color="fg.muted">
          {verifyTexts.wait(waitInWords(seconds))}
        </Text>
      )}
      <VisuallyHidden role="status">{isWaiting ? '' : verifyTexts.waitOver}</VisuallyHidden>
    </Stack>
  );
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((time - now) / 1000));
  const isOver = left === 0;
  // A new time may arrive long after the clock was last read.
  useEffect(() => setNow(Date.now()), [time]);
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
