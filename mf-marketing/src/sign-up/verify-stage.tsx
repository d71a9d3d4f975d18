import { Banner, Button, Field, Stack, TextInput } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type FormEvent, useRef } from 'react';
import { arabicPlaceholder } from './draft-field.tsx';
import { isProven } from './proof.ts';
import { Resend } from './resend.tsx';
import { signUp, verifyTexts } from './sign-up-messages.ts';
import { confirm } from './sign-up-steps.ts';
import { $code, $marks, $proof, $said, $sending, editCode, editData } from './sign-up-store.ts';
import { useComplaints } from './use-complaints.ts';

/** The code from the letter; once it was right, only what is left to do. */
export function VerifyStage() {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sending = useStore($sending);
  const proof = useStore($proof);
  const said = useStore($said);
  const attempt = useComplaints(form);
  const done = isProven(proof, proof.email, Date.now());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    button.current?.focus();
    attempt();
    confirm();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="5">
        {done ? !said && <Banner tone="success">{verifyTexts.proven}</Banner> : <CodeField />}
        <Button
          ref={button}
          type="submit"
          h={{ base: '12', md: '11' }}
          busy={sending === 'code'}
          busyText={signUp.busy}
        >
          {verifyTexts.submit}
        </Button>
        {!done && <Resend />}
        <Button look="ghost" onClick={editData} disabled={sending !== null}>
          {verifyTexts.edit}
        </Button>
      </Stack>
    </form>
  );
}

function CodeField() {
  const code = useStore($code);
  const mark = useStore($marks).code;
  const said = useStore($said);
  const sending = useStore($sending);
  return (
    // What stands right above it is not said twice.
    <Field
      label={verifyTexts.code}
      hint={verifyTexts.codeHint}
      error={mark === said?.text ? undefined : mark}
    >
      <TextInput
        name="code"
        aria-label={verifyTexts.codeForReaders}
        aria-required
        aria-invalid={mark ? true : undefined}
        placeholder={verifyTexts.codePlaceholder}
        value={code}
        onChange={(event) => editCode(event.target.value)}
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
