import { Button, chakra, Flex, Link, Stack, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type FormEvent, type KeyboardEvent, useRef, useTransition } from 'react';
import { formTexts, signUp } from '../texts/sign-up.ts';
import { AdministratorFields } from './administrator-fields.tsx';
import { BankFields } from './bank-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { act, prepareRegistration } from './lazy-registration.ts';
import { $sending } from './sign-up-state.ts';
import { useErrorFocus } from './use-error-focus.ts';

const Fields = chakra('fieldset', { base: { display: 'contents' } });

export function FormStage() {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const busy = useStore($sending) === 'form';
  const [isSubmitting, startSubmit] = useTransition();
  const trackAttempt = useErrorFocus(form);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Disabling the focused field would drop the focus.
    button.current?.focus({ preventScroll: true });
    trackAttempt();
    startSubmit(() => act(({ submitForm }) => submitForm()));
  };
  return (
    // The browser's own messages are in the browser's language.
    <form
      ref={form}
      onSubmit={submit}
      onKeyDown={focusNext}
      onFocus={prepareRegistration}
      onPointerEnter={prepareRegistration}
      noValidate
    >
      <Stack gap="5">
        <Fields disabled={busy}>
          <CompanyFields />
          <BankFields />
          <AdministratorFields />
        </Fields>
        <Flex direction="column" align={{ base: 'stretch', md: 'center' }} gap="3" pt="1">
          <Button
            ref={button}
            type="submit"
            minW={{ md: 'xs' }}
            h={{ base: '12', md: '11' }}
            loading={busy || isSubmitting}
            loadingText={signUp.busy}
          >
            {formTexts.submit}
          </Button>
          <Consent />
        </Flex>
      </Stack>
    </form>
  );
}

function Consent() {
  const [before, between, after] = formTexts.consent;
  return (
    <Text fontSize="xs" color="fg.muted" textAlign="center">
      {before}
      <Link to="/terms-and-conditions">{formTexts.terms}</Link>
      {between}
      <Link to="/privacy-policy">{formTexts.privacy}</Link>
      {after}
    </Text>
  );
}

/** A touch keyboard's «next» key is Enter: there it moves on, while a hardware keyboard's Enter submits. */
function focusNext(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const inputs = [...currentTarget.querySelectorAll<HTMLInputElement>('input:not([type=file])')];
  inputs[inputs.indexOf(target) + 1]?.focus();
}
