import { type ReactNode, useId } from 'react';

export interface ChoiceProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Choice({ label, hint, checked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <label data-choice="">
      <input
        type="checkbox"
        checked={checked}
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint && <small id={id}>{hint}</small>}
      </span>
    </label>
  );
}
