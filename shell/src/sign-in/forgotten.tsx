import { call } from '@hawiyat/shared/client';
import { forgotIdentifier, forgotPassword } from '@hawiyat/shared/contract/account/account-recovery';
import { askSignInLink } from '@hawiyat/shared/contract/account/sign-in-link';
import { Alert, Box, Link } from '@hawiyat/shared/ui';
import { PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { focus } from '../components/focus.ts';
import { messages as actions } from '../texts/actions.ts';
import { messages as signIn } from '../texts/sign-in.ts';
import { messages } from '../texts/visitors.ts';
import { EmailField, IdentifierField } from './credential-fields.tsx';
import type { TypedAccount } from './sign-in.ts';
import { VisitorPage } from './visitor-page.tsx';

const endpoints = { password: forgotPassword, link: askSignInLink, identifier: forgotIdentifier };

interface ForgottenProps {
  what: keyof typeof endpoints;
  /** At the screens before: a person who has typed an address once does not type it again. */
  typed: TypedAccount;
  onType: (typed: TypedAccount) => void;
}

export function Forgotten({ what, typed, onType }: ForgottenProps) {
  const endpoint = endpoints[what] as typeof forgotPassword;
  const { submit, sent, ...page } = messages.forgotten[what];
  const asksDomain = 'domain' in endpoint.body.shape;
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm<TypedAccount>({
    schema: endpoint.body,
    defaults: { domain: typed.domain, email: typed.email },
    send: async (body) => setAnswer((await call(endpoint, { body })).message),
  });
  return (
    <VisitorPage isNext {...page}>
      {answer === null ? (
        <PageForm
          form={form}
          submit={submit}
          busyText={actions.sending}
          w="full"
          onChange={() => onType({ domain: form.value('domain') ?? '', email: form.value('email') ?? '' })}
        >
          {asksDomain && (
            <IdentifierField {...signIn.identifier} hint={undefined} {...form.register('domain')} />
          )}
          <EmailField label={messages.email} {...form.register('email')} />
          {asksDomain && (
            <Link to="/signin?forgot=identifier" fontSize="sm" alignSelf="start">
              {signIn.forgot.identifier}
            </Link>
          )}
        </PageForm>
      ) : (
        // The same for every address: only the e-mail says whether an account exists.
        <Box ref={focus} tabIndex={-1} outline="none">
          <Alert status="success" quiet>
            {answer}
            <br />
            {`${sent} ${messages.otherMailbox}`.trim()}
          </Alert>
        </Box>
      )}
    </VisitorPage>
  );
}
