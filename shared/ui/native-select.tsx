import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useField } from './field.tsx';
import { input } from './theme/recipes/input.ts';

const Select = chakra('select', {
  base: {
    ...input.base,
    appearance: 'none',
    pe: '10',
    cursor: 'pointer',
    '&:has(> option[value=""]:checked)': { color: 'fg.subtle' },
  },
});
const Indicator = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '3',
    insetBlock: '0',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});

export interface NativeSelectProps extends ComponentProps<typeof Select> {
  placeholder?: string;
  /** After the children. */
  options?: readonly (readonly [value: string | number, text: ReactNode])[];
}

export const NativeSelect = ({ children, placeholder, options, ...rest }: NativeSelectProps) => (
  <chakra.div position="relative">
    <Select {...useField()} {...rest}>
      {placeholder && <option value="">{placeholder}</option>}
      {children}
      {options?.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
    <Indicator aria-hidden>
      <ChevronDown size={16} />
    </Indicator>
  </chakra.div>
);
