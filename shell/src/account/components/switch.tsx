import type { ComponentProps } from 'react';
import { SwitchRow } from './settings.styles.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export const Switch = ({ label, checked, onChange, ...input }: SwitchProps) => (
  <SwitchRow>
    <input
      {...input}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </SwitchRow>
);
