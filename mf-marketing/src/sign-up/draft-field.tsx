import { typedNumber } from '@hawiyat/shared/contract/digits';
import { registrationWarnings } from '@hawiyat/shared/locale/registration-warnings';
import { chakra, Field, Input } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ElementType, useState } from 'react';
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

const Warning = chakra('span', { base: { display: 'flex', gap: '1.5', color: 'warning.fg' } });

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
    setWasBlurred(true);
    if (numeric) edit(name, typedNumber(text));
  };
  const notes = (warning || hint) && (
    <>
      {warning && (
        <Warning>
          <chakra.span flexShrink="0" pt="0.5" aria-hidden>
            <TriangleAlert size={14} />
          </chakra.span>
          {warning}
        </Warning>
      )}
      {hint}
    </>
  );
  return (
    <Field label={label} hint={notes} error={error}>
      <Control
        name={name}
        value={text}
        onChange={(event: { target: { value: string } }) => edit(name, event.target.value)}
        onBlur={blur}
        aria-required
        enterKeyHint="next"
        {...(numeric && { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off', css: arabicPlaceholder })}
        {...rest}
        {...(rest.dir === 'auto' && { dir: text === '' ? 'rtl' : 'auto', css: { textAlign: 'right' } })}
      />
    </Field>
  );
}
