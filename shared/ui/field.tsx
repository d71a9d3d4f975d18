import { Field as Parts, useFieldContext } from '@chakra-ui/react';
import type { ReactNode } from 'react';

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
export function Field({ label, required, hint, error, children }: FieldProps) {
  return (
    <Parts.Root required={required} invalid={Boolean(error)}>
      <Parts.Label>
        {label}
        <Parts.RequiredIndicator> *</Parts.RequiredIndicator>
      </Parts.Label>
      {children}
      {hint && <Parts.HelperText>{hint}</Parts.HelperText>}
      <Parts.ErrorText>{error}</Parts.ErrorText>
    </Parts.Root>
  );
}

/**
 * Attributes that connect a control to its field. Chakra names the error in `aria-errormessage` alone, which few screen
 * readers say; and `required` lets browsers call an untouched field invalid.
 */
export function useField() {
  const field = useFieldContext();
  if (!field) return {};
  const { invalid, required, ids, ariaDescribedby } = field;
  const described = [invalid && ids.errorText, ariaDescribedby].filter(Boolean).join(' ');
  return {
    id: ids.control,
    required: false,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': described || undefined,
  };
}
