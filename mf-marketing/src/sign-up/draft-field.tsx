import { typedNumber } from '@hawiyat/shared/contract/digits';
import { registrationWarnings } from '@hawiyat/shared/locale/registration-warnings';
import { Field, Input } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type ComponentProps, type ElementType, useState } from 'react';
import { afterPress } from './after-press.ts';
import type { DraftName } from './draft.ts';
import { edit } from './lazy-registration.ts';
import { $draft, $fieldErrors } from './sign-up-state.ts';

interface DraftFieldProps extends ComponentProps<typeof Input> {
  name: DraftName;
  label: string;
  hint?: ComponentProps<typeof Field>['hint'];
  /** Arabic digits become Latin ones on blur. */
  numeric?: boolean;
  control?: ElementType;
}

/** An Arabic placeholder stays right to left in a left-to-right field. */
export const arabicPlaceholder = { '&:placeholder-shown': { direction: 'rtl' } };

/** Warnings appear on blur and never keep the form from being submitted. */
export function DraftField({
  name,
  label,
  hint,
  numeric,
  control: Control = Input,
  ...rest
}: DraftFieldProps) {
  const draft = useStore($draft);
  const error = useStore($fieldErrors)[name];
  const text = draft[name];
  const [wasBlurred, setWasBlurred] = useState(text !== '');
  const warnings: Readonly<Record<string, string | undefined>> = registrationWarnings(draft);
  const warning = wasBlurred && text.trim() !== '' ? warnings[name] : undefined;

  const blur = () => {
    afterPress(() => setWasBlurred(true));
    if (numeric) edit(name, typedNumber(text));
  };
  return (
    <Field label={label} required hint={hint} warning={warning} error={error}>
      <Control
        name={name}
        value={text}
        onChange={(event: { target: { value: string } }) => edit(name, event.target.value)}
        onBlur={blur}
        enterKeyHint="next"
        {...(numeric && { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off', css: arabicPlaceholder })}
        {...rest}
        {...(rest.dir === 'auto' && { dir: text === '' ? 'rtl' : 'auto', css: { textAlign: 'right' } })}
      />
    </Field>
  );
}
