import { type HTMLChakraProps, NativeSelect as Parts } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { RefAttributes } from 'react';
import { useField } from './field.tsx';

type NativeSelectProps = HTMLChakraProps<'select', { placeholder?: string | undefined }> &
  RefAttributes<HTMLSelectElement>;

/** The browser's select, with `<option>` elements; `placeholder` is an empty first option that asks to choose. */
export function NativeSelect(props: NativeSelectProps) {
  return (
    <Parts.Root>
      <Parts.Field {...useField()} {...props} />
      <Parts.Indicator aria-hidden>
        <ChevronDown size={16} />
      </Parts.Indicator>
    </Parts.Root>
  );
}
