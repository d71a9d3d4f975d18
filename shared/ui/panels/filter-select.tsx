import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NativeSelect } from '../native-select.tsx';

const Labelled = chakra('div', {
  base: {
    minW: '0',
    '& > span': { color: 'fg.muted', fontSize: 'xs' },
    // «All» must not look like a placeholder.
    '& select:has(> option[value=""]:checked)': { color: 'fg' },
    '&[data-narrows] select': { bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg' },
  },
});

export interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value | '';
  /** The option that clears the filter; a sort has none. */
  all?: string;
  options: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
  /** Whether the value filters; without `all` the caller knows. */
  narrows?: boolean;
  children?: ReactNode;
}

export const FilterSelect = <Value extends string>({
  label,
  value,
  all,
  options,
  labels,
  onChange,
  narrows = all !== undefined && value !== '',
  children,
}: FilterSelectProps<Value>) => (
  <Labelled {...(narrows && { 'data-narrows': '' })}>
    <span aria-hidden>{label}</span>
    <NativeSelect
      aria-label={label}
      value={value}
      options={options.map((option) => [option, labels[option]])}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {all && <option value="">{all}</option>}
      {children}
    </NativeSelect>
  </Labelled>
);
