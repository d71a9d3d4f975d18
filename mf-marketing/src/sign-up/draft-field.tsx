import { typedNumber } from '@hawiyat/shared/contract/digits';
import { registrationWarnings } from '@hawiyat/shared/locale/registration-warnings';
import { chakra, Field, TextInput } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ElementType, useState } from 'react';
import type { DraftName } from './draft.ts';
import { $draft, $marks, edit } from './sign-up-store.ts';

interface DraftFieldProps extends ComponentProps<typeof TextInput> {
  name: DraftName;
  label: string;
  hint?: ComponentProps<typeof Field>['hint'];
  /** A number, whose Arabic digits become Latin ones when the field is left. */
  numeric?: boolean;
  /** The control, where it is not a plain line of text. */
  control?: ElementType;
}

/** «10 أرقام» is read from right to left, also where the number itself will not be. */
export const arabicPlaceholder = { '&:placeholder-shown': { direction: 'rtl' } };

const Warning = chakra('span', { base: { display: 'flex', gap: '1.5', color: 'warning.fg' } });

/** One field of the form. What looks wrong is said when it is left, keeps nobody from going on, and goes when it fits. */
export function DraftField({
  name,
  label,
  hint,
  numeric,
  control: Control = TextInput,
  ...rest
}: DraftFieldProps) {
  const draft = useStore($draft);
  const mark = useStore($marks)[name];
  const text = draft[name];
  const [wasLeft, setWasLeft] = useState(text !== '');
  const warnings: Readonly<Record<string, string | undefined>> = registrationWarnings(draft);
  const warning = wasLeft && text.trim() !== '' ? warnings[name] : undefined;

  const leave = () => {
    setWasLeft(true);
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
    <Field label={label} hint={notes} error={mark}>
      <Control
        name={name}
        value={text}
        onChange={(event: { target: { value: string } }) => edit(name, event.target.value)}
        onBlur={leave}
        aria-required
        enterKeyHint="next"
        {...(numeric && { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off', css: arabicPlaceholder })}
        {...rest}
        {...(rest.dir === 'auto' && { dir: text === '' ? 'rtl' : 'auto', css: { textAlign: 'right' } })}
      />
    </Field>
  );
}
