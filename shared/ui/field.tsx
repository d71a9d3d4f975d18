import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';

export interface FieldProps {
  label: ReactNode;
  /** Marks the label only; the schema validates. */
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** One control: TextInput, MoneyInput, SelectInput. */
  children: ReactNode;
}

const Label = chakra('label', { base: { fontWeight: 'medium' } });
const Note = chakra('p', { base: { fontSize: 'xs' } });

/** A control with its label, hint and error, tied together for screen readers. */
export function Field({ label, required = false, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const wires = {
    id,
    'aria-describedby': `${errorId} ${hintId}`.trim() || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <Stack gap="1.5" minW="0">
      <Label htmlFor={id}>
        {label}
        {required && (
          <chakra.span color="danger.fg" aria-hidden>
            {' *'}
          </chakra.span>
        )}
      </Label>
      <FieldContext value={wires}>{children}</FieldContext>
      {hint && (
        <Note id={hintId} color="fg.muted">
          {hint}
        </Note>
      )}
      {error && (
        <Note id={errorId} color="danger.fg">
          {error}
        </Note>
      )}
    </Stack>
  );
}
