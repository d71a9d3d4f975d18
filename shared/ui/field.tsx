import { chakra } from '@chakra-ui/react';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5', minW: '0' } });
const Caption = chakra('div', { base: { display: 'flex', gap: '1' } });
const Label = chakra('label', { base: { fontWeight: 'medium' } });
const Note = chakra('p', { base: { fontSize: 'xs', color: 'fg.muted' } });
const RequiredIndicator = chakra('span', { base: { color: 'danger.fg' } });

interface FieldControl {
  readonly id?: string;
  readonly 'aria-required'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

const FieldContext = createContext<FieldControl>({});

export const useField = (): FieldControl => useContext(FieldContext);

export interface FieldProps {
  label: ReactNode;
  /** Marks the field only; the schema validates. */
  required?: boolean | undefined;
  hint?: ReactNode;
  /** Prevents no submit. An error replaces it. */
  warning?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

export function Field({ label, required = false, hint, warning, error, children }: FieldProps) {
  const id = useId();
  const message = error || warning;
  const messageId = message ? `${id}-message` : '';
  const hintId = hint ? `${id}-hint` : '';
  const control = {
    id,
    'aria-describedby': `${messageId} ${hintId}`.trim() || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  const Icon = error ? CircleAlert : TriangleAlert;
  return (
    <Root>
      <Caption>
        <Label htmlFor={id}>{label}</Label>
        {required && <RequiredIndicator aria-hidden>*</RequiredIndicator>}
      </Caption>
      <FieldContext value={control}>{children}</FieldContext>
      {message && (
        <Note id={messageId} display="flex" gap="1.5" color={error ? 'danger.fg' : 'warning.fg'}>
          <chakra.span flexShrink="0" pt="0.5" aria-hidden>
            <Icon size={14} />
          </chakra.span>
          <span>{message}</span>
        </Note>
      )}
      {hint && <Note id={hintId}>{hint}</Note>}
    </Root>
  );
}
