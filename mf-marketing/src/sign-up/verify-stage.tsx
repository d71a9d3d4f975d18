import { Alert, Button, Field, Input, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type FormEvent, useRef } from 'react';
import { signUp, verifyTexts } from '../texts/sign-up.ts';
import { arabicPlaceholder } from './draft-field.tsx';
import { act } from './lazy-registration.ts';
import { isProven } from './proof.ts';
import { Resend } from './resend.tsx';
import { $code, $fieldErrors, $message, $proof, $sending } from './sign-up-state.ts';
import { useErrorFocus } from './use-error-focus.ts';

export function VerifyStage() {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sending = useStore($sending);
  const proof = useStore($proof);
  const message = useStore($message);
  const trackAttempt = useErrorFocus(form);
  const isVerified = isProven(proof, proof.email, Date.now());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    button.current?.focus();
    trackAttempt();
    void act(({ confirm }) => confirm());
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="5">
        {isVerified ? !message && <Alert status="success">{verifyTexts.proven}</Alert> : <CodeField />}
        <Button
          ref={button}
          type="submit"
          h={{ base: '12', md: '11' }}
          loading={sending === 'code'}
          loadingText={signUp.busy}
        >
          {verifyTexts.submit}
        </Button>
        {!isVerified && <Resend />}
        <Button variant="ghost" onClick={() => act(({ editData }) => editData())} disabled={sending !== null}>
          {verifyTexts.edit}
        </Button>
      </Stack>
    </form>
  );
}

function CodeField() {
  const code = useStore($code);
  const error = useStore($fieldErrors).code;
  const message = useStore($message);
  const sending = useStore($sending);
  return (
    // The message above already says it.
    <Field
      label={verifyTexts.code}
      required
      hint={verifyTexts.codeHint}
      error={error === message?.text ? undefined : error}
    >
      <Input
        name="code"
        aria-label={verifyTexts.codeForReaders}
        aria-invalid={error ? true : undefined}
        placeholder={verifyTexts.codePlaceholder}
        value={code}
        onChange={({ target }) => act(({ editCode }) => editCode(target.value))}
        disabled={sending === 'code'}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="send"
        dir="ltr"
        h="12"
        fontSize="xl"
        fontWeight="semibold"
        css={{
          ...arabicPlaceholder,
          '&[dir=ltr]': { textAlign: 'center' },
          '&::placeholder': { fontSize: 'md', fontWeight: 'normal' },
        }}
      />
    </Field>
  );
}
