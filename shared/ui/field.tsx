import { chakra } from '@chakra-ui/react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { field } from './theme/recipes/field.ts';

const Root = chakra('div', { base: field.root });
const Label = chakra('label', { base: field.label });
const Note = chakra('p', { base: field.note });
const RequiredIndicator = chakra('span', { base: field.requiredIndicator });

interface FieldControl {
  readonly id?: string;
  readonly 'aria-required'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

const FieldContext = createContext<FieldControl>({});

/** Attributes that connect a control to the label, hint and error of its field. */
export const useField = (): FieldControl => useContext(FieldContext);

export interface FieldProps {
  label: ReactNode;
  /** Marks the label only; the schema validates. */
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** One control: Input, MoneyInput, NativeSelect. */
  children: ReactNode;
}

/** A control with its label, hint and error, tied together for screen readers. */
export function Field({ label, required = false, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const control = {
    id,
    'aria-describedby': `${errorId} ${hintId}`.trim() || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {required && <RequiredIndicator aria-hidden> *</RequiredIndicator>}
      </Label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && <Note id={hintId}>{hint}</Note>}
      {error && (
        <Note id={errorId} color="danger.fg">
          {error}
        </Note>
      )}
    </Root>
  );
}
