import { Button, Stack, Text, VisuallyHidden } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { waitInWords } from './resend-wait.ts';
import { signUp, verifyTexts } from './sign-up-messages.ts';
import { resendCode } from './sign-up-steps.ts';
import { $proof, $sending } from './sign-up-store.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Another code, once a minute. A screen reader hears that the wait is over, not every second of it. */
export function Resend() {
  const id = useId();
  const busy = useStore($sending) === 'resend';
  const seconds = useSecondsUntil(useStore($proof).nextCodeAt);
  const isWaiting = seconds > 0;
  return (
    <Stack gap="1.5" textAlign="center">
      <Button
        look="outline"
        onClick={resendCode}
        busy={busy}
        busyText={signUp.busy}
        // Disabled, it would lose the focus of whoever has just pressed it.
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
