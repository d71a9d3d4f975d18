import { typedNumber } from '@hawiyat/shared/contract/core/digits';
import { readIdentifier, readPhone } from '@hawiyat/shared/contract/core/read-number';
import { registrationWarnings } from '@hawiyat/shared/locale/registration-warnings';
import { Field, Input } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type ComponentProps, type ElementType, useState } from 'react';
import { formTexts } from '../texts/sign-up.ts';
import { afterPress } from './after-press.ts';
import type { DraftName } from './draft.ts';
import { edit } from './lazy-registration.ts';
import { $draft, $fieldErrors } from './sign-up-state.ts';

interface DraftFieldProps extends ComponentProps<typeof Input> {
  name: DraftName;
  /** Instead of the field's own. */
  hint?: ComponentProps<typeof Field>['hint'];
  /** On blur it becomes the number that is read of it, in Latin digits. */
  numeric?: boolean;
  /** Digits that the number has at most; signs around and between them do not count. */
  most?: number;
  control?: ElementType;
}

interface FieldText {
  readonly label: string;
  readonly placeholder: string;
  readonly hint?: string;
}

/** An Arabic placeholder stays right to left in a left-to-right field. */
export const arabicPlaceholder = { '&:placeholder-shown': { direction: 'rtl' } };

function within(most: number, text: string): string {
  const last = [...text.matchAll(/\p{Nd}/gu)][most];
  return last ? text.slice(0, last.index) : text;
}

const read = (name: DraftName, text: string) =>
  name === 'companyPhoneNumber' ? readPhone(text) : readIdentifier(text);

/** Warnings appear on blur and never keep the form from being submitted. */
export function DraftField({
  name,
  hint,
  numeric,
  most = Number.POSITIVE_INFINITY,
  control: Control = Input,
  ...rest
}: DraftFieldProps) {
  const own: FieldText = formTexts.fields[name];
  const draft = useStore($draft);
  const error = useStore($fieldErrors)[name];
  const text = draft[name];
  const [wasBlurred, setWasBlurred] = useState(text !== '');
  const warnings: Readonly<Record<string, string | undefined>> = registrationWarnings(draft);
  const warning = wasBlurred && text.trim() !== '' ? warnings[name] : undefined;

  const blur = () => {
    afterPress(() => setWasBlurred(true));
    if (!numeric) return;
    const number = read(name, text);
    edit(name, typeof number === 'string' ? number : typedNumber(text));
  };
  return (
    <Field label={own.label} required hint={hint ?? own.hint} warning={warning} error={error}>
      <Control
        name={name}
        placeholder={own.placeholder}
        value={text}
        onChange={(event: { target: { value: string } }) => edit(name, within(most, event.target.value))}
        onBlur={blur}
        enterKeyHint="next"
        {...(numeric && { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off', css: arabicPlaceholder })}
        {...rest}
        {...(rest.dir === 'auto' && { dir: text === '' ? 'rtl' : 'auto', css: { textAlign: 'right' } })}
      />
    </Field>
  );
}
