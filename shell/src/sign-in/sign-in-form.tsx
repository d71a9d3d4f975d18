import { CallError } from '@hawiyat/shared/client';
import { signIn as signInEndpoint } from '@hawiyat/shared/contract/account/session';
import { normalizeEmail } from '@hawiyat/shared/contract/core/normalize-text';
import * as z from '@hawiyat/shared/contract/core/schema';
import { emailPattern, emailWrong } from '@hawiyat/shared/contract/core/text';
import { Box, chakra, Link, Stack } from '@hawiyat/shared/ui';
import { PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../texts/sign-in.ts';
import { EmailField, IdentifierField, PasswordField } from './credential-fields.tsx';
import type { SignInDraft, TwoFactorStep, TypedAccount } from './sign-in.ts';
import { $rememberedIdentifier, credentialsOf, enter, signIn, twoFactorStepOf } from './sign-in.ts';

const { domain, password } = signInEndpoint.body.shape;
/** The server answers a missing value as a wrong credential. */
const draftSchema = z.object({
  ...{ domain, password },
  email: z
    .string()
    .check(z.refine((typed) => typed === '' || emailPattern.test(normalizeEmail(typed)), emailWrong)),
});

interface SignInFormProps {
  /** At another way in, or before a two-factor step that the person left again. */
  typed: SignInDraft;
  onType: (typed: TypedAccount) => void;
  onSend: () => void;
  onTwoFactor: (step: TwoFactorStep, draft: SignInDraft) => void;
}

export function SignInForm(props: SignInFormProps) {
  const { form, page, isRemembered, remember } = useSignInForm(props);
  return (
    <PageForm
      {...{ ref: page, form }}
      submit={messages.title}
      busyText={messages.busy}
      w="full"
      onChange={() => props.onType({ domain: form.value('domain') ?? '', email: form.value('email') ?? '' })}
      below={
        <Stack direction="row" flexWrap="wrap" justify="space-between" gap="3" fontSize="sm">
          <Link to="/signin?forgot=password">{messages.forgot.password}</Link>
          <Link to="/signin?forgot=identifier">{messages.forgot.identifier}</Link>
          <Link to="/signin?by=link">{messages.byLink}</Link>
        </Stack>
      }
    >
      <Box>
        <IdentifierField {...messages.identifier} {...form.field('domain')} />
        <RememberLabel>
          <input type="checkbox" checked={isRemembered} onChange={({ target }) => remember(target.checked)} />
          {messages.remember}
        </RememberLabel>
      </Box>
      <EmailField label={messages.email} {...form.register('email')} />
      <PasswordField {...messages.password} {...form.field('password')} />
    </PageForm>
  );
}

function useSignInForm({ typed, onSend, onTwoFactor }: SignInFormProps) {
  const [isRemembered, remember] = useState($rememberedIdentifier.get() !== undefined);
  const isWrong = useRef(false);
  const form = useForm<SignInDraft>({
    schema: draftSchema,
    defaults: typed,
    send: async (draft) => {
      onSend();
      isWrong.current = false;
      try {
        const { session } = await signIn(draft);
        $rememberedIdentifier.set(isRemembered ? credentialsOf(draft).domain : undefined);
        await enter(session);
      } catch (error) {
        const step = twoFactorStepOf(error);
        isWrong.current = error instanceof CallError && error.status === 401;
        if (!step) throw error;
        $rememberedIdentifier.set(isRemembered ? credentialsOf(draft).domain : undefined);
        onTwoFactor(step, draft);
      }
    },
  });
  const page = useRef<HTMLFormElement>(null);
  const { submission } = form;
  // After the form's own focus: the field that is empty, or most likely wrong.
  useEffect(() => {
    if (submission.stage !== 'failed' || !isWrong.current) return;
    const fields = ['domain', 'email', 'password'].map((name) => page.current?.elements.namedItem(name));
    const inputs = fields.filter((field) => field instanceof HTMLInputElement);
    const target = inputs.find(({ value }) => value.trim() === '') ?? inputs.at(-1);
    target?.focus();
    target?.select();
  }, [submission]);
  return { form, page, isRemembered, remember };
}

const RememberLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: { base: '11', md: '9' },
    mt: '1',
    color: 'fg.muted',
    fontSize: 'sm',
    cursor: 'pointer',
    '& > input': { boxSize: '4.5', accentColor: 'var(--hw-colors-brand-solid)', cursor: 'pointer' },
  },
});
