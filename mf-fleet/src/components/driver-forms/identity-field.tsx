import { typedNumber } from '@hawiyat/shared/contract/digits';
import { isIdentityNumber } from '@hawiyat/shared/locale/identity-check';
import { Field, Input } from '@hawiyat/shared/ui';
import { type ChangeEvent, useState } from 'react';
import { arabicPlaceholder } from './arabic-placeholder.ts';
import type { DriverForm } from './driver-form.ts';
import { messages } from './driver-form-messages.ts';

const complete = 10;

/**
 * Warns of an identity number that looks wrong, once it is complete or the field is left, but does not block
 * it: the person holds the card.
 */
export function IdentityField({ form, required }: { form: DriverForm; required: boolean }) {
  const texts = messages.form;
  const field = form.field('identityNumber');
  const typed = typedNumber(form.value('identityNumber') ?? '');
  const [blurred, setBlurred] = useState(typed !== '');
  const doubtful = typed !== '' && (blurred || typed.length >= complete) && !isIdentityNumber(typed);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setBlurred(false);
    field.onChange(event);
  };
  return (
    <Field
      label={texts.identityNumber}
      required={required}
      warning={doubtful && texts.identityDoubtful}
      error={form.error('identityNumber')}
    >
      <Input
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.tenDigits}
        css={arabicPlaceholder}
        {...field}
        onChange={change}
        onBlur={() => setBlurred(true)}
      />
    </Field>
  );
}
