import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useField } from './field.tsx';
import { nativeSelect, selectIndicator } from './theme/recipes/native-select.ts';

const Select = chakra('select', nativeSelect);
const Indicator = chakra('span', { base: selectIndicator });

export interface NativeSelectProps extends ComponentProps<typeof Select> {
  placeholder?: string;
}

export function NativeSelect({ children, placeholder, ...rest }: NativeSelectProps) {
  return (
    <chakra.div position="relative">
      <Select {...useField()} {...rest}>
        {placeholder && <option value="">{placeholder}</option>}
        {children}
      </Select>
      <Indicator aria-hidden>
        <ChevronDown size={16} />
      </Indicator>
    </chakra.div>
  );
}
